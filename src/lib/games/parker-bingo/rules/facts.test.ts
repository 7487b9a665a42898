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

const four = [
	['ana', 'carla'],
	['ben', 'dora']
];
it.each([
	['partners in Normal', { partners: four }, 'partners'],
	['partners who do not pair up', { variant: 'points', partners: [...four, ['ana', 'ben']] }, 'partners'],
	['a pattern in Points', { variant: 'points', pattern: 'full' }, 'pattern'],
	['another goal in Normal', { goal: 500 }, 'goal'],
	['a caller from elsewhere', { caller: 'zoe' }, 'caller'],
	['a set without a name', { cards: { seed: '', size: 60 } }, 'cards.seed'],
	['a name of 33 letters', { cards: { seed: 'x'.repeat(33), size: 60 } }, 'cards.seed'],
	['a name with a blank', { cards: { seed: 'puma tuba', size: 60 } }, 'cards.seed'],
	['a name that begins with a blank', { cards: { seed: ' puma', size: 60 } }, 'cards.seed'],
	['a set of no cards', { cards: { seed: 'puma', size: 0 } }, 'cards.size'],
	['a set of 3004', { cards: { seed: 'puma', size: 3004 } }, 'cards.size']
])('opens no table with %s, and says where it is', (_, change, place) => {
	expect(box.read({ ...opening(), ...change })).toMatchObject({
		ok: false,
		problem: expect.stringMatching(new RegExp(`^${place}`)) as string
	});
});

it.each([
	['puma-tuba', 60],
	['x', 1],
	['~'.repeat(32), 3003]
])('opens one with the cards of %s [PB-4]', (seed, size) => {
	expect(box.read(opening({ cards: { seed, size } })).ok).toBe(true);
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
