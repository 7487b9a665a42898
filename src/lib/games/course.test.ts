import { expect, it } from 'vitest';
import { fold, outcomeOf, readRows } from '$lib/domain/fold';
import { findBox, findUi } from '$lib/games/registry';
import { box as cardBingo } from './card-bingo';
import * as cards from './card-bingo/rules/testing';
import { goldenOf } from './golden.testing';

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

it('an extra hand of Card Bingo that is won without a card, because all others who tied went home, is one of the course [C-6]', async () => {
	const facts = [
		...[cards.opening({ players: cards.people(13), decks: 3 }), ...cards.called(...cards.anas)],
		...[...cards.claimed('ana', cards.anas), ...cards.claimed('ben', cards.anas)],
		...[cards.awarded, cards.opened, { type: 'player.left', player: 'ben' }]
	];
	const rows = facts.map((fact, seq) => ({ table: 't', seq, at: seq, v: 1, fact }));
	const folded = fold(cardBingo, rows);
	const stats = await findUi('card-bingo').then((ui) => ui?.loadStats?.());
	if (!folded.ok) throw new Error(folded.why);
	expect(folded.refused).toEqual([]);
	expect(stats?.ofTable(folded).course[0]).toEqual({ players: ['ana'], totals: [0, 1] });
});
