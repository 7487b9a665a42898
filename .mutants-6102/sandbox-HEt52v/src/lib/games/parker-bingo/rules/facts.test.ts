// @ts-nocheck
import { expect, it } from 'vitest';
import { box } from '../index';
import { facts } from './facts';
import cards from '../journals/cards-v2.json';
import house from '../journals/house-v2.json';
import golden from '../journals/normal-v1.json';
import { opening } from './testing';

it('tells every kind of fact in its golden journals', () => {
	const told = [...golden.tables, ...cards.tables, ...house.tables].flatMap(({ rows }) =>
		rows.flatMap((row) => ('fact' in row && row.fact ? [row.fact.type] : []))
	);
	expect(Object.keys(facts).filter((type) => !told.includes(type))).toEqual([]);
});

const many = (length: number) => Array.from({ length }, (_, i) => ({ id: String(i), name: `P${String(i)}` }));

it.each([
	['no name', [{ id: 'a', name: '' }], /name/],
	['a name of blanks', [{ id: 'a', name: '   ' }], /name/],
	['25 letters', [{ id: 'a', name: 'x'.repeat(25) }], /name/],
	['300 emoji', [{ id: 'a', name: '👩‍👩‍👧‍👦'.repeat(300) }], /name/],
	[
		'two with one name',
		[
			{ id: 'a', name: 'Ana' },
			{ id: 'b', name: 'ana' }
		],
		/one name/
	],
	[
		'two with one id',
		[
			{ id: 'a', name: 'Ana' },
			{ id: 'a', name: 'Ben' }
		],
		/one id/
	],
	['nobody', [], /length/],
	['41 players', many(41), /length/]
])('opens no table with %s [G-5]', (_, players, problem) => {
	const reading = box.read(
		opening({ players: players.length === 1 ? [...players, { id: 'z', name: 'Zoe' }] : players })
	);
	expect(reading).toMatchObject({ ok: false, problem: expect.stringMatching(problem) as string });
});

it('opens one with 40 [PB-1]', () => {
	expect(box.read(opening({ players: many(40) })).ok).toBe(true);
});

it.each(['Ana', '李', '👩‍👩‍👧‍👦'.repeat(24), '__proto__', '<img onerror>', 'Ñandú', 'é'.repeat(24)])(
	'seats %s [G-5]',
	(name) => {
		expect(
			box.read(
				opening({
					players: [
						{ id: 'a', name: name.normalize('NFC') },
						{ id: 'b', name: 'Ben' }
					]
				})
			).ok
		).toBe(true);
	}
);
