import { expect, it } from 'vitest';
import { box } from '..';
import { factTypes } from './facts';

const readFact = (value: unknown) => box.read(value);
import golden from '../journals/sino-v1.json';
import ways from '../journals/sino-v2-ways.json';
import { opening, table } from './testing';

it('tells every kind of fact in its golden journals', () => {
	const rows = [golden, ways].flatMap(({ tables }) => tables.flatMap<object>(({ rows }) => rows));
	const told = rows.flatMap((row) => ('fact' in row ? [(row.fact as { type: string }).type] : []));
	expect(factTypes.filter((type) => !told.includes(type))).toEqual([]);
});

const people = (count: number) =>
	Array.from({ length: count }, (_, i) => ({ id: String(i), name: `P${String(i)}` }));

it.each([
	['one player', { players: people(1) }],
	['five players', { players: people(5) }],
	['odds without hints', { options: { hints: false, odds: true } }],
	['twenty scores', { scores: Array.from({ length: 20 }, () => 1) }],
	['a score of nothing', { scores: Array.from({ length: 21 }, () => 0) }],
	[
		'four colours',
		{ colours: (['blue', 'red', 'green', 'yellow'] as const).map((hue) => ({ hue, name: null })) }
	],
	[
		'a colour with a name of 13 letters',
		{
			colours: (['blue', 'red', 'green', 'yellow', 'brown'] as const).map((hue) => ({
				hue,
				name: 'x'.repeat(13)
			}))
		}
	]
])('opens no table with %s', (_, change) => {
	expect(readFact(opening(change)).ok).toBe(false);
});

it.each([
	['a number 11', { type: 'dice.rolled', dice: [{ colour: 'red', number: 11 }] }],
	[
		'six dice',
		{ type: 'dice.rolled', dice: Array.from({ length: 6 }, () => ({ colour: 'red', number: 10 })) }
	],
	['a colour of no die', { type: 'dice.rolled', dice: [{ colour: 'pink', number: 4 }] }],
	['a row of no board', { type: 'row.announced', player: 'ana', line: 'across-6' }],
	['four numbers for a bonus', { type: 'bonus.won', player: 'ana', numbers: [1, 2, 3, 4] }]
])('reads no fact with %s [S-1]', (_, fact) => {
	expect(readFact(fact).ok).toBe(false);
});

it('reads a blue 7, so that the table hears in words why it cannot be [S-1]', () => {
	expect(readFact({ type: 'dice.rolled', dice: [{ colour: 'blue', number: 7 }] }).ok).toBe(true);
});

it('reads all that can be chosen at an opening, and keeps it', () => {
	const colours = (['blue', 'red', 'green', 'yellow', 'brown'] as const).map((hue, i) => ({
		hue,
		name: [null, 'A', 'x'.repeat(12), 'Dark green', 'Ñu'][i] ?? null
	}));
	const chosen = opening({
		players: people(4),
		options: { hints: true, odds: true },
		without: ['1', '3'],
		colours,
		scores: Array.from({ length: 21 }, (_, i) => (i === 0 ? 99 : 1))
	});
	expect(readFact(chosen)).toEqual({ ok: true, fact: chosen });
	expect(table(chosen).context).toMatchObject({ colours, scores: chosen.scores, without: ['1', '3'] });
	expect(readFact(opening({ players: people(2), options: { hints: true, odds: false } })).ok).toBe(true);
	expect(table().context.colours[1]).toEqual({ hue: 'orange', name: null });
});

it.each(['', ' Red', 'Dark  red', 'x'.repeat(13)])('calls no colour %j', (name) => {
	const [, ...others] = table().context.colours;
	expect(readFact(opening({ colours: [{ hue: 'blue', name }, ...others] })).ok).toBe(false);
	expect(readFact(opening({ colours: [{ hue: 'blue', name: 'Sky' }, ...others] })).ok).toBe(true);
});

it.each([
	['a score of 100', { scores: Array.from({ length: 21 }, () => 100) }],
	['half a point', { scores: Array.from({ length: 21 }, () => 1.5) }],
	['another box', { box: 'quingo' }],
	['an option that is none', { options: { hints: true, odds: true, more: true } }],
	['a colour and more', { colours: table().context.colours.map((colour) => ({ ...colour, more: 1 })) }]
])('opens no table with %s either', (_, change) => {
	expect(readFact({ ...opening(), ...change }).ok).toBe(false);
});
