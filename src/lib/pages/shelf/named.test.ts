import { expect, it } from 'vitest';
import type { TableSummary } from '$lib/storage/summary';
import { named } from './named';

const card = (scores: readonly number[], more: Partial<TableSummary> = {}) => {
	const players = scores.map((score, i) => ({ id: String(i), name: 'ABCDEF'.charAt(i), score }));
	const table: TableSummary = {
		...{ id: 't', box: 'any-game', variant: 'any-game', edition: 1, status: 'in-play' },
		...{ players, winners: [], openedAt: 0, changedAt: 0, seated: [], rows: 1, cache: 1 },
		...more
	};
	return named(table)
		.map(({ name }) => name)
		.join('');
};

it.each([
	['four are all named', [1, 2, 3, 4], {}, 'ABCD'],
	['of five the one with least is counted', [5, 1, 3, 4, 9], {}, 'ACDE'],
	['of equal ones the first are named', [0, 0, 0, 0, 0], {}, 'ABCD'],
	['where the lowest leads', [50, 40, 30, 20, 10], { lowest: true }, 'BCDE'],
	['who won is named, whatever others have', [90, 80, 70, 60, 1], { winners: ['4'] }, 'ABCE']
])('%s', (_, scores, more, names) => {
	expect(card(scores, more)).toBe(names);
});
