// @ts-nocheck
import { expect, test } from 'vitest';
import { foldTimes } from './fold';

test('2,000 facts are folded in less than 200 ms', { timeout: 20_000 }, () => {
	// The quickest of seven: what else the machine is busy with can only make the others slower.
	expect(Math.min(...foldTimes(2000, 7).fold)).toBeLessThan(200);
});
