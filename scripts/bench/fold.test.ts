import { expect, test } from 'vitest';
import { median } from './evening.mjs';
import { foldTimes } from './fold';

test('2,000 facts are folded in less than 200 ms', { timeout: 20_000 }, () => {
	expect(median(foldTimes(2000, 7).fold)).toBeLessThan(200);
});
