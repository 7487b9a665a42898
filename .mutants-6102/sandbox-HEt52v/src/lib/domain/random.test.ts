// @ts-nocheck
import { createCipheriv } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { chance, type Chance } from './random';
import { newId, newSeed } from './ids';
import { tries } from './tries.testing';

const draws = tries(100_000, 1_000_000);

/** Pearson's chi-square of counts that should all be alike. */
function chiSquare(counts: readonly number[]): number {
	const total = counts.reduce((sum, count) => sum + count, 0);
	const expected = total / counts.length;
	return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** The bound that chance alone passes once in about 30,000 tries (4 sigma, Wilson and Hilferty). */
const limit = (cells: number): number => {
	const freedom = cells - 1;
	return freedom * (1 - 2 / (9 * freedom) + 4 * Math.sqrt(2 / (9 * freedom))) ** 3;
};

/** Counts the draws; each seed and draw number gives a thousand of them, as a long evening would. */
function count(cells: number, draw: (chance: Chance) => number, seed: string): number[] {
	const counts = Array.from({ length: cells }, () => 0);
	for (let i = 0; i < draws / 1000; i++) {
		const one = chance(seed, i);
		for (let j = 0; j < 1000; j++) {
			const cell = draw(one);
			counts[cell] = (counts[cell] ?? NaN) + 1;
		}
	}
	return counts;
}

describe('draws are uniform: a hundred thousand each, a million in the long run [G-7]', () => {
	test.each([3, 7, 52, 75, 1000])('below(%d)', (n) => {
		expect(chiSquare(count(n, (one) => one.below(n), `below-${n}`))).toBeLessThan(limit(n));
	});
	test.each([6, 20])('a die of %d sides', (sides) => {
		expect(chiSquare(count(sides, (one) => one.die(sides) - 1, `die-${sides}`))).toBeLessThan(limit(sides));
	});
	test('the first draw of each draw number, which is what a table uses', () => {
		const counts = Array.from({ length: 20 }, () => 0);
		for (let i = 0; i < tries(20_000, 100_000); i++) counts[chance('first', i).below(20)]! += 1;
		expect(chiSquare(counts)).toBeLessThan(limit(20));
	});

	const tiles = Array.from({ length: 75 }, (_, i) => i);
	test('every place of a shuffled cage', () => {
		const first = [...tiles].fill(0);
		const middle = [...tiles].fill(0);
		const last = [...tiles].fill(0);
		const orders = tries(8_000, 40_000);
		for (let i = 0; i < orders; i++) {
			const order = chance('places', i).shuffled(tiles);
			first[order[0]!]! += 1;
			middle[order[37]!]! += 1;
			last[order[74]!]! += 1;
		}
		for (const counts of [first, middle, last]) expect(chiSquare(counts)).toBeLessThan(limit(75));
	}, 60_000);
	test('the first place', () => {
		const ten = tiles.slice(0, 10);
		const counts = count(10, (one) => one.shuffled(ten)[0]!, 'first-place');
		expect(chiSquare(counts)).toBeLessThan(limit(10));
	}, 60_000);
	test('every pair of the first two places', () => {
		const six = tiles.slice(0, 6);
		const pairs = count(
			30,
			(one) => {
				const [a, b] = one.shuffled(six) as [number, number];
				return a * 5 + (b > a ? b - 1 : b);
			},
			'pairs'
		);
		expect(chiSquare(pairs)).toBeLessThan(limit(30));
	}, 60_000);
	test('every order of four', () => {
		const orders = new Map<string, number>();
		for (let i = 0; i < draws / 1000; i++) {
			const one = chance('orders', i);
			for (let j = 0; j < 240; j++) {
				const order = one.shuffled([0, 1, 2, 3]).join('');
				orders.set(order, (orders.get(order) ?? 0) + 1);
			}
		}
		expect(orders.size).toBe(24);
		expect(chiSquare([...orders.values()])).toBeLessThan(limit(24));
	});
});

describe('the test itself', () => {
	test('finds a byte taken modulo the bound', () => {
		const counts = count(75, (one) => (one.below(2 ** 32) & 255) % 75, 'biased');
		expect(chiSquare(counts)).toBeGreaterThan(limit(75));
	});
	test('finds the shuffle that swaps with any place', () => {
		const biased = (one: Chance) => {
			const order = [0, 1, 2, 3, 4, 5];
			for (let i = 0; i < 6; i++) {
				const j = one.below(6);
				[order[i], order[j]] = [order[j]!, order[i]!];
			}
			return order;
		};
		const counts = count(
			30,
			(one) => {
				const [a, b] = biased(one) as [number, number];
				return a * 5 + (b > a ? b - 1 : b);
			},
			'biased-shuffle'
		);
		expect(chiSquare(counts)).toBeGreaterThan(limit(30));
	});
	test('knows the textbook bound', () => {
		// 4 sigma, 74 degrees of freedom: 131.6 by the tables.
		expect(limit(75)).toBeGreaterThan(129);
		expect(limit(75)).toBeLessThan(134);
	});
});

describe('words past the last full multiple are thrown away', () => {
	it('gives both halves of a bound of two thirds of a word as often', () => {
		// Plain modulo gives the lower half of 2/3 of the span twice as often as the upper one.
		const bound = Math.floor((2 ** 32 * 2) / 3);
		const low = count(2, (one) => (one.below(bound) < bound / 2 ? 0 : 1), 'two-thirds');
		expect(chiSquare(low)).toBeLessThan(limit(2));
		const modulo = count(2, (one) => (one.below(2 ** 32) % bound < bound / 2 ? 0 : 1), 'two-thirds');
		expect(chiSquare(modulo)).toBeGreaterThan(limit(2));
	});
});

describe('a seed gives the same draws forever', () => {
	it('known answers: changing one would change every table that is being played', () => {
		const one = chance('a-table-for-tests', 1);
		expect(Array.from({ length: 12 }, () => one.below(75))).toEqual([
			38, 37, 53, 17, 10, 36, 40, 50, 41, 16, 17, 34
		]);
		expect(chance('a-table-for-tests', 2).shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([
			3, 1, 8, 6, 7, 5, 9, 4, 2
		]);
		expect(chance('0123456789abcdef0123456789abcdef', 2 ** 40).below(2 ** 32)).toBe(1712729421);
	});
	it("reads the words of ChaCha20 as OpenSSL's own gives them", () => {
		const key = Buffer.alloc(32);
		key.write('0123456789abcdef0123456789abcdef');
		const counterAndNonce = Buffer.alloc(16);
		counterAndNonce.writeBigUInt64LE(9n, 8);
		const stream = createCipheriv('chacha20', key, counterAndNonce).update(Buffer.alloc(256));
		const one = chance('0123456789abcdef0123456789abcdef', 9);
		for (let at = 0; at < 256; at += 4) expect(one.below(2 ** 32)).toBe(stream.readUInt32LE(at));
	});
	it('a draw does not depend on the draws before it', () => {
		const again = chance('x', 7).below(1000);
		chance('x', 6).below(1000);
		expect(chance('x', 7).below(1000)).toBe(again);
	});
	it('draws and seeds differ', () => {
		const values = new Set(
			Array.from({ length: 100 }, (_, i) => [
				chance('x', i).below(2 ** 32),
				chance(`x${i}`, 0).below(2 ** 32)
			]).flat()
		);
		expect(values.size).toBeGreaterThanOrEqual(199);
	});
	it('a bound of 1 leaves no choice, and the last thing to be shuffled has none either', () => {
		expect(chance('x', 0).below(1)).toBe(0);
		const [two, word] = [chance('x', 0), chance('x', 0)];
		two.shuffled(['a', 'b']);
		word.below(2 ** 32);
		expect(two.below(2 ** 32)).toBe(word.below(2 ** 32));
	});
	it('leaves what it shuffles alone', () => {
		const things = Object.freeze([1, 2, 3]);
		expect([...chance('x', 0).shuffled(things)].sort()).toEqual([1, 2, 3]);
	});
});

describe('what is a bug, not bad luck', () => {
	it.each([0, -1, 2.5, NaN, 2 ** 32 + 1])('a bound of %d', (bound) => {
		expect(() => chance('x', 0).below(bound)).toThrow(RangeError);
	});
	it.each(['', 'a b', 'é', 'x'.repeat(33)])('the seed %j', (seed) => {
		expect(() => chance(seed, 0)).toThrow(RangeError);
	});
	it.each([-1, 0.5, 2 ** 53])('draw number %d', (draw) => {
		expect(() => chance('x', draw)).toThrow(RangeError);
	});
});

test('seeds and ids are fresh, and fit where they are kept', () => {
	const made = Array.from({ length: 100 }, () => [newSeed(), newId()]).flat();
	expect(new Set(made).size).toBe(200);
	for (const text of made) expect(text).toMatch(/^(?:[0-9a-f]{32}|[0-9a-f]{20})$/);
});
