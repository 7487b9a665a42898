import { expect, it } from 'vitest';
import { fold, outcomeOf, readRows } from '$lib/domain/fold';
import type { Fact } from '$lib/domain/rows';
import { findBox, findUi } from '$lib/games/registry';
import { courseOf as drawnOf } from '$lib/ui/table/end/course';
import { m } from '$lib/i18n';
import * as bingOh from './bing-oh/rules/testing';
import * as cards from './card-bingo/rules/testing';
import { gainsIn } from './course';
import { goldenOf } from './golden.testing';
import * as parker from './parker-bingo/rules/testing';
import * as quingo from './quingo/rules/testing';

// What everybody had after each step of a game: drawn for a past game, and saved with it for a spreadsheet. Sino, whose
// rows are won all at the end or one by one, has none.

it.each(['any-game', 'bing-oh', 'card-bingo', 'parker-bingo', 'quingo'])(
	'%s: the course of a game ends with its totals',
	async (name) => {
		const [box, ui] = await Promise.all([findBox(name), findUi(name)]);
		const stats = await ui?.loadStats?.();
		if (!box || !stats) throw new Error(name);
		let long = 0;
		for (const { tables } of goldenOf(name))
			for (const { rows } of tables) {
				const folded = fold(box, readRows(box, rows).rows);
				if (!folded.ok) throw new Error(name);
				const { course } = stats.ofTable(folded);
				const { scores } = outcomeOf(folded);
				const ends = scores.map(({ player }) =>
					course.find(({ players }) => players.includes(player))?.totals.findLast((total) => total !== null)
				);
				if (ends.every((total) => total === undefined)) continue;
				expect(ends).toEqual(scores.map(({ score }) => score));
				long = Math.max(long, ...course.map(({ totals }) => totals.length));
			}
		expect(long).toBeGreaterThan(1);
	}
);

/** Returns the course of a game, all of whose facts fit. */
async function courseOf(name: string, facts: readonly Fact[]) {
	const [box, ui] = await Promise.all([findBox(name), findUi(name)]);
	const stats = await ui?.loadStats?.();
	if (!box || !stats) throw new Error(name);
	const folded = fold(
		box,
		facts.map((fact, seq) => ({ table: 't', seq, at: seq, v: 1, fact }))
	);
	if (!folded.ok) throw new Error(folded.why);
	expect(folded.refused).toEqual([]);
	return stats.ofTable(folded).course;
}

const leaves = (player: string) => ({ type: 'player.left', player });

it('an extra hand of Card Bingo that is won without a card, because all others who tied went home, is one of the course [C-6]', async () => {
	const course = await courseOf('card-bingo', [
		...[cards.opening({ players: cards.people(13), decks: 3 }), ...cards.called(...cards.anas)],
		...[...cards.claimed('ana', cards.anas), ...cards.claimed('ben', cards.anas)],
		...[cards.awarded, cards.opened, leaves('ben')]
	]);
	expect(course[0]).toEqual({ players: ['ana'], totals: [0, 1] });
	// Ben tied, and went home before the extra hand was over.
	expect(course[1]).toEqual({ players: ['ben'], totals: [0, null] });
});

const joined = { type: 'player.joined', player: { id: 'zoe', name: 'Zoe' } };
const joinedGreen = { ...joined, colour: 'green' };
const row = parker.firstRow;
const wonBy = (player: string) => [
	...parker.called(...row),
	...parker.claimed(player, 'row-1', row),
	parker.awarded
];
const hand = (player: string) => [...cards.called(...cards.anas), ...cards.claimed(player, cards.anas)];
const poolOf15 = quingo.pool(1, 2, 3, 4, 5);
const allOfIt = (player: string, ...others: string[]) => [
	...[poolOf15, quingo.limits({ [player]: 5, ...Object.fromEntries(others.map((other) => [other, 6])) })],
	quingo.checked(player, 15, [4, 1], [6, 2], [8, 3], [10, 4], [20, 5])
];

it.each<[string, readonly Fact[], Readonly<Record<string, readonly (number | null)[]>>]>([
	[
		'parker-bingo',
		[
			...[parker.opening(), ...wonBy('ana'), parker.opened, ...parker.called(1), joined],
			...[...wonBy('ben').filter((fact) => fact.type !== 'ball.called' || fact.number !== 1), parker.opened],
			...[leaves('ben'), ...wonBy('zoe'), parker.ended]
		],
		{ ana: [1, 1, 1], ben: [0, 1, null], zoe: [null, 0, 1] }
	],
	[
		'bing-oh',
		[
			...[
				bingOh.opening({ keeping: 'tally', players: bingOh.twoPlayers }),
				bingOh.scored(['ana']),
				joinedGreen
			],
			...[bingOh.scored(['ben']), leaves('ben'), bingOh.scored(['zoe']), { type: 'game.ended' }]
		],
		{ ana: [5, 5, 5], ben: [0, 5, null], zoe: [null, 0, 5] }
	],
	[
		'card-bingo',
		[
			...[cards.opening(), ...hand('ana'), cards.opened, joined, ...hand('ben'), cards.opened],
			...[leaves('ben'), ...hand('zoe'), cards.ended]
		],
		{ ana: [1, 1, 1], ben: [0, 1, null], zoe: [null, 0, 1] }
	],
	[
		'quingo',
		[
			...[quingo.opening(), ...quingo.prepared, ...allOfIt('ana', 'ben', 'carla'), leaves('ben'), joined],
			...[quingo.wilds('zoe'), ...allOfIt('zoe', 'ana', 'carla'), quingo.ended]
		],
		{ ana: [15, 15], ben: [0, null], zoe: [null, 15] }
	]
])('%s: nothing is in the course while a player was not at the table', async (name, facts, expected) => {
	const course = await courseOf(name, facts);
	const totals = Object.fromEntries(course.map(({ players, totals }) => [players.join(), totals]));
	expect(totals).toMatchObject(expected);
	// What the end draws of the gains is that, too; it begins at nought.
	const drawn = drawnOf(course.length, gainsIn(course)).map(([, ...after]) => after);
	expect(drawn).toEqual(course.map(({ totals }) => totals));
});

it.each<[string, Fact, string]>([
	['parker-bingo', parker.opening(), 'Round'],
	['bing-oh', bingOh.opening(), 'Round'],
	['card-bingo', cards.opening(), 'Hand'],
	['quingo', quingo.opening(), 'Round'],
	['quingo', quingo.opening({ keeping: 'sheets' }), 'Mark']
])('%s: a step of the course goes by the word of its box', async (name, first, word) => {
	const [box, ui] = await Promise.all([findBox(name), findUi(name)]);
	const stats = await ui?.loadStats?.();
	const folded = box && fold(box, [{ table: 't', seq: 0, at: 0, v: 1, fact: first }]);
	if (!stats || !folded?.ok) throw new Error(name);
	expect(stats.step?.(folded.snapshot) ?? m.numbers_round()).toBe(word);
});
