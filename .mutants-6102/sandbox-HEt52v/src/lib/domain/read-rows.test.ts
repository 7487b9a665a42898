// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { box } from '$lib/games/any-game';
import { ended, joins, opening, scored, table } from '$lib/games/any-game/rules/testing';
import { fold, noLongerFit, readRows, type Folded } from './fold';
import { momentsKnown } from './moments';
import type { Fact, Row } from './rows';

const row = (seq: number, fact: Fact, more: object = {}): Row => ({
	table: 't',
	seq,
	at: 0,
	v: 2,
	fact,
	...more
});
const { context } = table();
const round = (number: number) => ({ ...scored(context, number, 0, 0), round: number });
const folded = (...rows: Row[]): Folded => {
	const result = fold(box, rows);
	if (!result.ok) throw new Error(result.why);
	return result;
};

describe('what is wrong with a row that is set aside', () => {
	it.each<[unknown, number | undefined, RegExp]>([
		[7, undefined, /^Invalid type/],
		[{ table: 't', seq: 1.5, at: 0, strikes: 0 }, undefined, /^seq: /],
		[{ table: 't', seq: '1', at: 0, strikes: 0 }, undefined, /^Invalid type/],
		[{ table: 't', seq: 2, at: -1, strikes: 0 }, 2, /^at: /],
		[row(0, ended), 0, /^seq: 0 after 0$/],
		[row(1, ended, { table: 'u' }), 1, /^table: is of "u"$/],
		[row(1, { type: 'x' }), 1, /^fact\.type: "x" is no fact of any-game$/]
	])('%j', (bad, seq, problem) => {
		const read = readRows(box, [row(0, opening()), bad, row(5, ended)]);
		expect(read.rows.map(({ seq }) => seq)).toEqual([0, 5]);
		expect(read.damaged.map(({ raw, seq }) => ({ raw, seq }))).toEqual([{ raw: bad, seq }]);
		expect(read.damaged[0]?.problem).toMatch(problem);
		expect(read.newer).toBe(false);
	});
	it('is of another app, where the rules of the table are of a later edition', () => {
		const read = (edition: number) => readRows(box, [row(0, opening({ edition }))]);
		expect([read(1).newer, read(2).newer]).toEqual([false, true]);
		expect(read(2).rows).toHaveLength(1);
	});
});

describe('what is refused', () => {
	it('stands in the order of the journal, marks and facts alike', () => {
		const { refused } = folded(
			row(0, opening()),
			row(1, round(2)),
			{ table: 't', seq: 2, at: 0, strikes: 99 },
			row(3, round(3)),
			{ table: 't', seq: 4, at: 0, restores: 99 }
		);
		expect(refused.map(({ seq, why }) => [seq, why])).toEqual([
			[1, 'another-round'],
			[2, 'nothing-to-strike'],
			[3, 'another-round'],
			[4, 'nothing-to-restore']
		]);
	});
	it('no longer fits where it fitted before', () => {
		const rows = [row(0, opening()), row(1, round(1)), row(2, round(2)), row(3, round(7))];
		const struck: Row = { table: 't', seq: 4, at: 0, strikes: 1 };
		expect(noLongerFit(folded(...rows), folded(...rows, struck)).map(({ seq }) => seq)).toEqual([2]);
	});
});

describe('moments of a journal of version 1', () => {
	const known = (old: readonly number[], ...rows: Row[]) =>
		momentsKnown.upJournal(box, rows, new Set(old)).map((row) => ('moment' in row ? row.moment : undefined));
	const open = row(0, opening());
	const strike = (seq: number, strikes: number, more: object = {}): Row => ({
		table: 't',
		seq,
		at: 0,
		strikes,
		...more
	});

	it('are those at which its facts were said', () => {
		expect(momentsKnown).toMatchObject({ from: 1, name: 'moments-known' });
		expect(known([0, 1, 2], open, row(1, round(1)), row(2, round(2)))).toEqual([
			undefined,
			{ round: 1 },
			{ round: 2 }
		]);
	});
	it('are not moved on by what did not fit, nor by what was struck, which has the moment of its place', () => {
		const rows = [open, row(1, round(1)), row(2, round(7)), row(3, round(2)), strike(4, 1), row(5, ended)];
		expect(known([0, 1, 2, 3, 5], ...rows)).toEqual([
			undefined,
			{ round: 1 },
			{ round: 1 },
			{ round: 1 },
			undefined,
			{ round: 1 }
		]);
	});
	it('are what stood by then: what a newer app wrote, or struck, is not asked', () => {
		const rows = [open, row(1, round(1)), row(2, round(2))];
		const late = [undefined, { round: 1 }, { round: 2 }, undefined];
		expect(known([0, 1, 2], ...rows, strike(3, 1, { by: 'hand' }))).toEqual(late);
		expect(known([0, 1], ...rows, row(3, round(3)))).toEqual([undefined, { round: 1 }, undefined, undefined]);
		const written = known([0, 1, 2], ...rows, row(3, round(9), { replaces: 1 }));
		expect(written).toEqual(late);
	});
	it('are not known of a journal that opens no table, or one that the box does not have', () => {
		expect(known([0], row(0, ended))).toEqual([undefined]);
		expect(known([0, 1], row(0, { ...opening(), variant: 'toString' } as Fact), row(1, ended))).toEqual([
			undefined,
			undefined
		]);
		expect(known([0, 1], row(0, joins('Zoe')), row(1, ended))).toEqual([undefined, undefined]);
		expect(known([0], row(0, joins('Zoe')), strike(1, 0))).toEqual([undefined, undefined]);
		expect(known([])).toEqual([]);
	});
	it('are not written where a box tells none', () => {
		const silent = {
			...box,
			variants: { 'any-game': { ...box.variants['any-game']!, moment: () => ({}) } }
		};
		expect(momentsKnown.upJournal(silent, [open, row(1, round(1))], new Set([0, 1]))[1]).not.toHaveProperty(
			'moment'
		);
	});
});
