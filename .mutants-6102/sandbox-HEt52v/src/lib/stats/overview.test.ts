// @ts-nocheck
import { expect, it } from 'vitest';
import { axisMarks, boxRecord, recordsOf, winsOverTime, type BoxTable } from './overview';

const table = (id: string, box: string, month: number, winner: string, ...others: string[]): BoxTable => ({
	id,
	box,
	changedAt: new Date(2026, month, 10).getTime(),
	players: [winner, ...others].map((name, i) => ({ id: name, name: name.toUpperCase(), score: 9 - i })),
	winners: [winner]
});
const tables = [
	table('1', 'sino', 3, 'ana', 'ben'),
	table('2', 'quingo', 4, 'ben', 'ana', 'cleo'),
	table('3', 'sino', 6, 'anna', 'ben'),
	table('4', 'sino', 6, 'ana', 'cleo')
];
/** Anna is Ana by now. */
const idOf = (id: string) => (id === 'anna' ? 'ana' : id);

it('knows who played and won what, over all boxes and under every id', () => {
	const [ana, ben] = recordsOf(tables, idOf);
	expect(ana).toMatchObject({ player: 'ana', played: 4, won: 3, streak: 2 });
	expect(ana?.results.map(({ box, won }) => `${box} ${String(won)}`)).toEqual([
		'sino true',
		'quingo false',
		'sino true',
		'sino true'
	]);
	expect(ben).toMatchObject({ player: 'ben', played: 3, won: 1 });
});

it('names those who lead a box, and nobody where nobody has won', () => {
	expect(boxRecord('sino', tables, idOf)).toEqual({ box: 'sino', played: 3, leaders: ['ANA'] });
	expect(boxRecord('bing-oh', tables, idOf)).toEqual({ box: 'bing-oh', played: 0, leaders: [] });
});

it('counts wins month by month, quiet months too', () => {
	const { months, lines } = winsOverTime('ana', tables, idOf);
	expect(months.map((at) => new Date(at).getMonth())).toEqual([3, 4, 5, 6]);
	expect(lines.map(({ player, wins }) => [player, ...wins])).toEqual([
		['ana', 1, 1, 1, 3],
		['ben', 0, 1, 1, 1]
	]);
	expect(winsOverTime('ana', [], idOf)).toEqual({ months: [], lines: [] });
});

it.each([
	[0, [0, 1]],
	[3, [0, 1, 2, 3]],
	[7, [0, 2, 4, 6, 8]],
	[14, [0, 5, 10, 15]],
	[60, [0, 20, 40, 60]],
	[260, [0, 100, 200, 300]]
])('marks an axis up to %i', (highest, marks) => {
	expect(axisMarks(highest)).toEqual(marks);
});
