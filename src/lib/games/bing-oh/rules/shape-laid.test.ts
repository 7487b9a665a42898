import { describe, expect, it } from 'vitest';
import { hasSix } from './squares';

const from = (start: number, step: number) => Array.from({ length: 6 }, (_, i) => start + step * i);

describe('the chips on a card of six by six [B-7]', () => {
	it.each([
		['the first row', from(0, 1)],
		['the last row', from(30, 1)],
		['a column', from(4, 6)],
		['the diagonal from B 1', from(0, 7)],
		['the diagonal from H 1', from(5, 5)]
	])('six in %s are a row; five of them are none', (_, six) => {
		expect(hasSix([...six, 8, 9])).toBe(true);
		expect(hasSix([...six.slice(1), 8, 9])).toBe(false);
	});

	it('six that go round a corner are none', () => {
		expect(hasSix(from(3, 1))).toBe(false);
	});
});
