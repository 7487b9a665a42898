import { expect, it } from 'vitest';
import type { TableSummary } from '$lib/storage/summary';
import { named } from './named';

const table: TableSummary = {
	...{ id: 't', box: 'any-game', variant: 'any-game', edition: 1, status: 'in-play' },
	...{ players: [], winners: [], openedAt: 0, changedAt: 0, seated: [], rows: 1, cache: 1 }
};
const card = (scores: readonly number[], { gone, ...change }: Partial<TableSummary> & { gone?: string }) => {
	const players = scores.map((score, i) => ({
		...{ id: String(i), name: 'ABCDEF'.charAt(i), score },
		left: gone === String(i)
	}));
	const { shown, more } = named({ ...table, players, ...change });
	return `${shown.map(({ name }) => name).join('')}${more ? `+${String(more)}` : ''}`;
};

it.each([
	['four are all named', [1, 2, 3, 4], {}, 'ABCD'],
	['of five the one with least is counted', [5, 1, 3, 4, 9], {}, 'ACDE+1'],
	['of equal ones the first are named', [0, 0, 0, 0, 0], {}, 'ABCD+1'],
	['where the lowest leads', [50, 40, 30, 20, 10], { lowest: true }, 'BCDE+1'],
	[
		'partners share a row',
		[7, 9, 7, 9],
		{
			pairs: [
				['0', '2'],
				['1', '3']
			]
		},
		'A + CB + D'
	],
	['of a pair beside others', [7, 9, 7, 1, 2, 3], { pairs: [['0', '2']] }, 'A + CBEF+1'],
	['who left stands behind who is there', [52, 78, 60, 50, 70], { lowest: true, gone: '0' }, 'BCDE+1'],
	['who won is named, whatever others have', [90, 80, 70, 60, 1], { winners: ['4'] }, 'ABCE+1']
])('%s', (_, scores, more, names) => {
	expect(card(scores, more)).toBe(names);
});

it('of partners it says that they left where both did', () => {
	const players = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, score: 0, left: 'acb'.includes(id) }));
	const pairs = [
		['a', 'c'],
		['b', 'd']
	];
	expect(named({ ...table, players, pairs }).shown.map(({ left }) => left)).toEqual([true, false]);
});
