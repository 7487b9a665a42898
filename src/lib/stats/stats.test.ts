import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headToHead, statsOf, type FinishedTable } from './stats';

const same = (id: string) => id;
let count = 0;
/** A game by its scores, as in { ana: 5, ben: 3 }; who has most has won, all of them. [G-6] */
function game(scores: Record<string, number>, winners?: readonly string[]): FinishedTable {
	const players = Object.entries(scores).map(([id, score]) => ({ id, name: id.toUpperCase(), score }));
	const most = Math.max(...players.map(({ score }) => score));
	return {
		id: `g${++count}`,
		changedAt: count,
		players,
		winners: winners ?? players.filter(({ score }) => score === most).map(({ id }) => id)
	};
}

describe('the stats of a player', () => {
	const games = [
		game({ ana: 5, ben: 3 }),
		game({ ana: 9, ben: 3, cleo: 4 }),
		game({ ana: 2, cleo: 8 }),
		game({ ana: 4, ben: 4 }),
		game({ ana: 0, ben: 0 }, [])
	];
	const [ana, ...others] = statsOf(games, same);
	it('are derived from the tables', () => {
		expect(ana).toMatchObject({
			...{ player: 'ana', name: 'ANA', played: 5, won: 3, average: 4, longestStreak: 2, streak: 0 },
			best: { score: 9, table: games[1]?.id }
		});
		expect(ana?.scores.map(({ score }) => score)).toEqual([5, 9, 2, 4, 0]);
	});
	it('a win that is shared counts for all who share it, and is counted apart as well [G-6]', () => {
		expect(others.map(({ player, won, played, shared }) => [player, won, played, shared])).toEqual([
			['ben', 1, 4, 1],
			['cleo', 1, 2, 0]
		]);
		expect(ana?.shared).toBe(1);
		const pairs = [
			{ ...game({ ana: 5, ben: 5, cleo: 3, dora: 3 }), partners: true },
			{ ...game({ ana: 5, ben: 5, cleo: 5, dora: 5 }), partners: true }
		];
		expect(statsOf(pairs, same).map(({ won, shared }) => [won, shared])).toEqual([
			...[
				[2, 1],
				[2, 1]
			],
			...[
				[1, 1],
				[1, 1]
			]
		]);
		// Who had two seats shares nothing with themselves.
		expect(statsOf([game({ ana: 5, anna: 5 })], () => 'ana')).toMatchObject([{ won: 1, shared: 0 }]);
	});
	it('head to head, a shared win counts for neither', () => {
		expect(headToHead('ana', games, same)).toEqual([
			{ player: 'ben', name: 'BEN', together: 4, won: 2, lost: 0 },
			{ player: 'cleo', name: 'CLEO', together: 2, won: 1, lost: 1 }
		]);
		expect(headToHead('nobody', games, same)).toEqual([]);
	});
	it('are led by the lowest score where that wins, and by those that are counted as the last one was', () => {
		const lowest = (scores: Record<string, number>) => ({
			...game(scores),
			lowest: true,
			winners: [Object.entries(scores).toSorted(([, a], [, b]) => a - b)[0]?.[0] ?? '']
		});
		const golf = [game({ ana: 90, ben: 2 }), lowest({ ana: 31, ben: 40 }), lowest({ ana: 28, ben: 12 })];
		expect(statsOf(golf, same).map(({ name, best }) => [name, best])).toEqual([
			['ANA', { score: 28, table: golf[2]?.id }],
			['BEN', { score: 12, table: golf[2]?.id }]
		]);
		expect(statsOf([lowest({ ana: 7, anna: 3 })], () => 'ana')).toMatchObject([{ best: { score: 3 } }]);
	});
	it('of no tables there are none', () => {
		expect(statsOf([], same)).toEqual([]);
	});
});

it('counts two who are one as one, also where both sat at one table', () => {
	const one = (id: string) => (id === 'anna' ? 'ana' : id);
	const games = [game({ anna: 7, ben: 1 }), game({ ana: 2, anna: 6, ben: 4 })];
	expect(statsOf(games, one)[0]).toMatchObject({
		player: 'ana',
		played: 2,
		won: 2,
		best: { score: 7 },
		average: 6.5
	});
	expect(headToHead('ben', games, one)).toMatchObject([{ player: 'ana', together: 2, won: 0, lost: 2 }]);
});

it.each(['__proto__', 'constructor', 'toString'])('takes %s for a player like any other', (id) => {
	const games = [{ ...game({ ben: 1 }), players: [{ id, name: id, score: 3 }], winners: [id] }];
	expect(statsOf(games, same)).toMatchObject([{ player: id, played: 1, won: 1 }]);
});

it('what one has won of another, the other has lost', () => {
	const seats = fc.dictionary(fc.constantFrom('ana', 'ben', 'cleo'), fc.integer({ min: 0, max: 3 }), {
		minKeys: 1
	});
	fc.assert(
		fc.property(fc.array(seats, { maxLength: 20 }), (all) => {
			const games = all.map((scores) => game(scores));
			const numbers = statsOf(games, same);
			for (const { player, played, won, longestStreak, streak } of numbers) {
				expect(won).toBeLessThanOrEqual(played);
				expect(longestStreak).toBeLessThanOrEqual(won);
				expect(streak).toBeLessThanOrEqual(longestStreak);
				for (const other of headToHead(player, games, same)) {
					const back = headToHead(other.player, games, same).find((one) => one.player === player);
					expect([back?.together, back?.won, back?.lost]).toEqual([other.together, other.lost, other.won]);
				}
			}
		})
	);
});
