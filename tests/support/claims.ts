import type { Locator } from '@playwright/test';
import { type JournalFact, parkerOpening } from './journal.ts';

export const sizes = [
	{ width: 390, height: 844 },
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
	{ width: 820, height: 1180 },
	{ width: 1180, height: 820 }
] as const;

export const opening = (change: Readonly<Record<string, unknown>> = {}) =>
	parkerOpening({ variant: 'points', ...change });
export const called = (...numbers: readonly number[]): JournalFact[] =>
	numbers.map((number) => ({ type: 'ball.called', number }));
export const shouted = (player: string): JournalFact => ({ type: 'bingo.shouted', player });
export const named = (player: string, ...lines: readonly object[]): JournalFact => ({
	type: 'line.claimed',
	player,
	lines
});
export const row = { line: 'row-1', numbers: [4, 17, 32, 50, 63] };
export const column = { line: 'column-B', numbers: [4, 5, 7, 9, 13] };
// All on B 4: Ana's double of 304, Ben's single of 166.
export const both = [
	...called(17, 32, 50, 63, 5, 7, 9, 13, 4),
	...[shouted('ana'), shouted('ben'), named('ana', row, column), named('ben', row)]
];
export const awarded: JournalFact = { type: 'bingo.awarded' };

/** Whether all of it lies on the screen, and nothing over its middle. */
export const inSight = (target: Locator): Promise<boolean> =>
	target.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const on = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
		const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return on && element.contains(hit);
	});
