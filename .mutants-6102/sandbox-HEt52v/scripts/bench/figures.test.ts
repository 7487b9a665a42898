// @ts-nocheck
import { expect, test } from 'vitest';
import { figuresIn, line } from './figures.mjs';

const figures = [
	{ what: 'fold of 2,000 facts, median', figure: 18.42, unit: 'ms', aim: 30, of: 20 },
	{ what: 'dead taps', figure: 0, unit: 'taps' },
	{
		what: 'the shelf with 10,000 past tables, to that with 10',
		figure: 1.234,
		unit: 'times',
		aim: 1.1,
		of: 5
	}
] as const;

test('a figure is told with its aim, and how often it was measured', () => {
	const [fold, taps, shelf] = figures.map((figure) => line(figure, new Map()).replace(/ +/g, ' '));
	expect(fold).toBe(' 18.4 ms fold of 2,000 facts, median (20) ok, aim 30');
	expect(taps).toBe(' 0 taps dead taps');
	expect(shelf).toBe(' 1.23 times the shelf with 10,000 past tables, to that with 10 (5) MISSED, aim 1.1');
});

test('what was printed is found again, also beside an earlier run', () => {
	const before = figuresIn(figures.map((figure) => line(figure, new Map())).join('\n'));
	expect([...before.values()]).toEqual(['18.4', '0', '1.23']);
	const beside = figures.map((figure) => line(figure, before));
	expect(beside[0]).toMatch(/before: 18\.4$/);
	expect(figuresIn(beside.join('\n'))).toEqual(before);
});
