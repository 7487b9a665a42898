// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	canMake,
	communityDice,
	countOf,
	inOrder,
	largestWild,
	simplestWay,
	sizes,
	sumOf,
	sumsOf,
	usualSet,
	waysToMake,
	whyNoSet,
	without,
	type Die
} from './dice';
import { easeOf } from './ease';

const d = (sides: Die[0], ...shows: number[]): Die[] => shows.map((shown) => [sides, shown]);
const die = fc
	.constantFrom(...sizes)
	.chain((sides) => fc.integer({ min: 1, max: sides }).map((shows): Die => [sides, shows]));

/** Every choice of at most `limit` dice, the slow way. */
function choices(pool: readonly Die[], limit: number): readonly (readonly Die[])[] {
	const [first, ...rest] = pool;
	if (!first || limit === 0) return [[]];
	return [...choices(rest, limit), ...choices(rest, limit - 1).map((others) => [first, ...others])];
}
const shown = (way: readonly Die[]) =>
	way
		.map(([, shows]) => shows)
		.sort((a, b) => b - a)
		.join('+');

describe('what a pool can make', () => {
	it('[Q-5] is every sum of at most `limit` dice, and no other', () => {
		fc.assert(
			fc.property(fc.array(die, { maxLength: 9 }), fc.integer({ min: 1, max: 6 }), (pool, limit) => {
				const sums = sumsOf(pool);
				const slow = new Set(choices(pool, limit).map(sumOf));
				for (let sum = 1; sum <= 120; sum++)
					expect(canMake(sums, sum, limit), String(sum)).toBe(slow.has(sum));
			})
		);
	});
	it('[Q-5] every way to make it, each once, fewest dice first', () => {
		fc.assert(
			fc.property(
				fc.array(die, { maxLength: 9 }),
				fc.integer({ min: 1, max: 40 }),
				fc.integer({ min: 1, max: 6 }),
				(pool, sum, limit) => {
					const ways = [...waysToMake(sum, pool, limit)];
					const slow = choices(pool, limit).filter((dice) => dice.length > 0 && sumOf(dice) === sum);
					expect(ways.map(shown).sort()).toEqual([...new Set(slow.map(shown))].sort());
					expect(ways.map(({ length }) => length)).toEqual(ways.map(({ length }) => length).sort());
					for (const way of ways) expect('left' in without(pool, way)).toBe(true);
				}
			)
		);
	});
	test.each<[string, Die[], number, number, string[]]>([
		['[Q-5] the print’s 19 of three dice', [...d(4, 4), ...d(12, 12), ...d(10, 3)], 19, 3, ['12+4+3']],
		['[Q-5] not with two', [...d(4, 4), ...d(12, 12), ...d(10, 3)], 19, 2, []],
		['one die before two', [...d(6, 5, 1), ...d(8, 6)], 6, 2, ['6', '5+1']],
		['equal dice are one way', d(6, 3, 3, 3), 6, 6, ['3+3']],
		['an empty pool', [], 6, 6, []]
	])('%s', (_, pool, sum, limit, ways) => {
		expect([...waysToMake(sum, pool, limit)].map(shown)).toEqual(ways);
		expect(simplestWay(sum, pool, limit)?.length).toBe(ways[0]?.split('+').length);
	});
	it('is known for forty dice, six to combine and twelve players well within 2 ms', () => {
		const pool = sizes.flatMap((sides) => d(sides, ...Array.from({ length: 7 }, (_, i) => (i % sides) + 1)));
		const time = () => {
			const start = performance.now();
			for (let i = 0; i < 20; i++) {
				const sums = sumsOf(pool.slice(0, 40));
				for (let player = 1; player <= 12; player++)
					for (let sum = 1; sum <= 120; sum++) canMake(sums, sum, (player % 6) + 1);
			}
			return (performance.now() - start) / 20;
		};
		time();
		expect(Math.min(time(), time(), time())).toBeLessThan(2);
	});
});

describe('dice of the box', () => {
	it('[Q-3] player dice are taken from the set', () => {
		expect(communityDice(usualSet, 4)).toEqual({ ...usualSet, d6: usualSet.d6 - 4 });
		expect(countOf(communityDice(usualSet, 4))).toBe(24);
	});
	test.each([
		['[Q-2] six dice of the usual set: four d20, two d12', usualSet, 104],
		['[Q-2] a pool of fewer than six', { d4: 1, d6: 0, d8: 0, d10: 1, d12: 0, d20: 0 }, 14]
	])('%s show at most so much', (_, pool, most) => {
		expect(largestWild(pool)).toBe(most);
	});
	const none = { d4: 0, d6: 0, d8: 0, d10: 0, d12: 0, d20: 0 };
	test.each([
		['a d6 for each player', usualSet, 9, { why: 'too-few-d6', players: 9, d6: 8 }],
		['a die for the pool', { ...none, d6: 3 }, 3, { why: 'pool-is-empty' }],
		['not more than a table holds', { ...usualSet, d20: 40 }, 3, { why: 'set-too-large', most: 60 }],
		['the usual set', usualSet, 8, undefined],
		['one die is a pool', { ...none, d4: 1, d6: 2 }, 2, undefined]
	])('a set needs %s', (_, set, players, why) => {
		expect(whyNoSet(set, players)).toEqual(why);
	});
	it('[Q-5] a die is taken once, and equal dice are interchangeable', () => {
		expect(without(d(6, 3, 3, 4), d(6, 3))).toEqual({ left: d(6, 3, 4) });
		expect(without(d(6, 3), d(6, 3, 3))).toEqual({ missing: [6, 3] });
		expect(without(d(6, 3), d(8, 3))).toEqual({ missing: [8, 3] });
	});
	it('they lie by size, and of one size by what they show', () => {
		expect(inOrder([...d(20, 3), ...d(4, 4, 2), ...d(6, 6)])).toEqual([
			...d(4, 2, 4),
			...d(6, 6),
			...d(20, 3)
		]);
	});
});

describe('how easily a number is made', () => {
	const ease = easeOf(communityDice(usualSet, 4), 104);
	it('[Q-2] small ones nearly always, the largest hardly ever', () => {
		expect(ease.slice(1, 6).every((percent) => percent >= 85)).toBe(true);
		expect(ease[104]).toBeLessThan(2);
		expect(ease[30]).toBeGreaterThan(ease[60] as number);
	});
	it('[Q-2] never what a pool cannot show', () => {
		expect(easeOf({ d4: 1, d6: 0, d8: 0, d10: 0, d12: 0, d20: 0 }, 6).slice(5)).toEqual([0, 0]);
	});
});
