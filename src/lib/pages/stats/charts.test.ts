import { expect, it } from 'vitest';
import { statsOf, type FinishedTable } from '$lib/stats/stats';
import { courseOf, scoresOverTime } from './charts';

const game = (n: number, scores: Record<string, number>): FinishedTable => ({
	id: `g${n}`,
	changedAt: n,
	players: Object.entries(scores).map(([id, score]) => ({ id, name: id, score })),
	winners: []
});
const day = (at: number) => `day ${at}`;
const chartOf = (games: readonly FinishedTable[]) =>
	scoresOverTime(
		games,
		statsOf(games, (id) => id),
		day
	);

it('draws the scores of each, and nothing where somebody did not sit at the table', () => {
	const chart = chartOf([game(1, { ana: 5, ben: 2 }), game(2, { ana: 7 }), game(3, { ana: 1, ben: 9 })]);
	expect(chart?.foot.labels).toEqual(['day 1', 'day 2', 'day 3']);
	expect(chart?.series).toEqual([
		{ name: 'ana', values: [5, 7, 1] },
		{ name: 'ben', values: [2, null, 9] }
	]);
});

it('one game alone is no picture, and of many the latest hundred are', () => {
	expect(chartOf([game(1, { ana: 5 })])).toBeUndefined();
	const chart = chartOf(Array.from({ length: 130 }, (_, n) => game(n, { ana: n })));
	expect(chart?.foot.labels).toHaveLength(100);
	expect(chart?.series[0]?.values.at(-1)).toBe(129);
});

it('draws at most six lines, of those who played most', () => {
	const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
	const games = [
		game(1, Object.fromEntries(names.map((name) => [name, 1]))),
		game(2, Object.fromEntries(names.slice(3).map((name) => [name, 2])))
	];
	expect(chartOf(games)?.series.map(({ name }) => name)).toEqual(['d', 'e', 'f', 'g', 'h', 'a']);
});

it('follows one game step by step, partners as one', () => {
	const course = [{ players: ['a', 'b'], totals: [1, 3, 3] }];
	const chart = courseOf({ course }, 'Hand', (player) => player.toUpperCase());
	expect(chart?.series).toEqual([{ name: 'A and B', values: [1, 3, 3], leads: false }]);
	expect(chart?.foot).toEqual({ title: 'Hand', labels: ['1', '2', '3'] });
	const low = [...course, { players: ['c'], totals: [0, 1, 2] }];
	expect(
		courseOf({ course: low }, 'Hand', (player) => player, ['c'])?.series.map(({ leads }) => leads)
	).toEqual([false, true]);
	expect(courseOf({ course: [{ players: ['a'], totals: [1] }] }, 'Hand', (player) => player)).toBeUndefined();
	expect(courseOf({ course: [] }, 'Hand', (player) => player)).toBeUndefined();
});
