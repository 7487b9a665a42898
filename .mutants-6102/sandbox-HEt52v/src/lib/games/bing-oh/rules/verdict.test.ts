// @ts-nocheck
import { describe, expect, it } from 'vitest';
import type { Context } from './game';
import { openTable } from './game';
import { opening } from './testing';
import type { Shape } from './spaces';
import { verdictOn } from './verdict';

const row = [6, 7, 8, 9, 10, 11];
const column = row.map((_, i) => 2 + 6 * i);
const diagonal = row.map((_, i) => 5 + 5 * i);
const corners = [0, 5, 30, 35];

interface Lies {
	readonly taken?: readonly number[];
	readonly maybe?: readonly number[];
	readonly foreign?: number;
	readonly demand?: Shape;
}
/** Ana's card, with chips on these squares. */
function lying({ taken = [], maybe = taken, foreign = 0, demand }: Lies): Context {
	const context = openTable(opening());
	const own = taken.length - foreign;
	return {
		...context,
		piles: { ...context.piles, card: { ana: { ana: own, ...(foreign > 0 && { ben: foreign }) } } },
		known: { ana: { card: 1, spaces: [], taken, maybe } },
		demands: demand ? { ana: demand } : {}
	};
}

describe('B-7 a BING-OH! by the chips that the ledger knows', () => {
	const cases: readonly (readonly [string, Lies, ReturnType<typeof verdictOn>])[] = [
		['a row across', { taken: row }, { right: true, shape: 'horizontal' }],
		['a column', { taken: [...column, 1] }, { right: true, shape: 'vertical' }],
		['a diagonal', { taken: diagonal }, { right: true, shape: 'diagonal' }],
		['five of six', { taken: row.slice(1) }, { right: false, shape: 'row' }],
		['six that do not stand in a line', { taken: [...row.slice(1), 12] }, { right: false, shape: 'row' }],
		[
			'no shape but the one asked for',
			{ taken: row, demand: 'vertical' },
			{ right: false, shape: 'vertical' }
		],
		['the shape asked for', { taken: column, demand: 'vertical' }, { right: true, shape: 'vertical' }],
		['four corners', { taken: corners, demand: 'corners' }, { right: true, shape: 'corners' }],
		['four corners, not asked for', { taken: corners }, { right: false, shape: 'row' }],
		['a shape that the table judges', { taken: row, demand: 'z' }, undefined],
		['a chip that may lie there', { taken: row.slice(1), maybe: row }, undefined],
		['a chip of an opponent in the row', { taken: row, foreign: 1 }, undefined],
		[
			'a chip of an opponent, and no row at all',
			{ taken: [1, 2, 3], foreign: 1 },
			{ right: false, shape: 'row' }
		]
	];
	it.each(cases)('%s', (_, lies, verdict) => {
		expect(verdictOn(lying(lies), 'ana')).toEqual(verdict);
	});
	it('says nothing of a card that is not known', () => {
		expect(verdictOn(openTable(opening()), 'ana')).toBeUndefined();
	});
});
