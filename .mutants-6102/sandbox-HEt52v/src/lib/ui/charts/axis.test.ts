// @ts-nocheck
import { expect, it } from 'vitest';
import { axisMarks, spread } from './axis.ts';

it.each([
	[0, 1078, [0, 500, 1000]],
	[0, 155, [0, 50, 100, 150]],
	[0, 284, [0, 100, 200]],
	[0, 21, [0, 5, 10, 15, 20]],
	[0, 3, [0, 1, 2, 3]],
	[0, 1, [0, 1]],
	[-40, 60, [-40, -20, 0, 20, 40, 60]],
	[-210, 310, [-200, 0, 200]],
	[-30, 0, [-30, -20, -10, 0]],
	[0, 1_000_000, [0, 200_000, 400_000, 600_000, 800_000, 1_000_000]],
	[7, 7, [7]]
])('marks from %d to %d in steps of 1, 2 or 5', (lowest, highest, marks) => {
	expect(axisMarks(lowest, highest)).toEqual(marks);
});

it('never has more steps than asked, and every step is 1, 2 or 5 times a power of ten', () => {
	for (let highest = 1; highest < 3000; highest += 7) {
		const marks = axisMarks(0, highest);
		const step = (marks[1] ?? 1) - (marks[0] ?? 0);
		expect(marks.length - 1).toBeLessThanOrEqual(5);
		expect(['1', '2', '5']).toContain(String(step).replace(/0+$/, ''));
	}
});

it('takes steps below one only where figures can be', () => {
	expect(axisMarks(0, 1, 5, 0.1)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
});

it.each([
	['far apart, they stay', [10, 60, 110], [10, 60, 110]],
	['two that touch go half each', [50, 60], [40, 70]],
	['equal ones keep their order', [50, 50, 50], [20, 50, 80]],
	['in any order', [110, 10, 60], [110, 10, 60]],
	['at the foot they go up', [195, 200], [170, 200]],
	['at the top they go down', [0, 5], [0, 30]]
])('labels: %s', (_, wanted, placed) => {
	expect(spread(wanted, 30, 0, 200)).toEqual(placed);
});

it('twelve labels share what room there is, and none leaves it', () => {
	const placed = spread(
		Array.from({ length: 12 }, (_, i) => 100 + i),
		30,
		0,
		200
	);
	expect(Math.min(...placed)).toBeGreaterThanOrEqual(0);
	expect(Math.max(...placed)).toBeLessThanOrEqual(200 + 1e-9);
	for (const [i, at] of placed.slice(1).entries()) expect(at - (placed[i] ?? 0)).toBeCloseTo(200 / 11);
});
