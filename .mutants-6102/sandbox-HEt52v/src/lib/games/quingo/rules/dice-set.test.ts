// @ts-nocheck
import { describe, expect, it } from 'vitest';
import {
	canMake,
	isSameSet,
	largestSum,
	largestWild,
	noDice,
	sizes,
	sumsOf,
	usualSet,
	waysToMake,
	whyNoSet,
	withoutDice,
	type Die
} from './dice';
import { easeOf } from './ease';
import { bandOf, boxes, emptySheet, isFull, numberOf, openBoxes, withMark, withoutMark } from './sheet';

const shown = (...shows: number[]): Die[] => shows.map((one) => [20, one]);

describe('a set of dice', () => {
	it('is the same where every size is', () => {
		expect(isSameSet(usualSet, { ...usualSet })).toBe(true);
		for (const sides of sizes)
			expect(isSameSet(usualSet, { ...usualSet, [`d${String(sides)}`]: 1 })).toBe(false);
	});
	it('without some of its dice has none of a size at the least [G-1]', () => {
		const gone = { ...noDice, d4: 1, d6: 9, d20: 4 };
		expect(withoutDice(usualSet, gone)).toEqual({ ...usualSet, d4: 3, d6: 0, d20: 0 });
		expect(withoutDice(usualSet, noDice)).toEqual(usualSet);
	});
	it('can be 60 dice, and no more', () => {
		expect(whyNoSet({ ...noDice, d6: 60 }, 3)).toBeUndefined();
		expect(whyNoSet({ ...noDice, d6: 61 }, 3)).toEqual({ why: 'set-too-large', most: 60 });
	});
	it('shows at most what its six largest dice do, those that there are [Q-2]', () => {
		expect(largestWild({ ...noDice, d4: 7, d20: 1 })).toBe(20 + 5 * 4);
		expect(largestWild({ ...noDice, d4: 1, d6: -2 })).toBe(4);
		expect(largestWild(noDice)).toBe(0);
	});
});

describe('the sums of a pool [Q-5]', () => {
	it('are known with the fewest dice that show them', () => {
		const sums = sumsOf(shown(1, 1, 2, 4));
		expect([...sums.slice(0, 10)]).toEqual([0, 1, 1, 2, 1, 2, 2, 3, 4, 255]);
		expect(sums).toHaveLength(largestSum + 1);
	});
	it('go as far as six d20 show, whatever lies there', () => {
		const sums = sumsOf(shown(20, 20, 20, 20, 20, 20, 20));
		expect([sums[100], sums[120], sums[119]]).toEqual([5, 6, 255]);
		expect([canMake(sums, 120, 6), canMake(sums, 120, 5), canMake(sums, 140, 6)]).toEqual([
			true,
			false,
			false
		]);
	});
	it('are none at all: nobody makes nothing', () => {
		expect(canMake(sumsOf(shown(1)), 0, 6)).toBe(false);
		expect([...waysToMake(3, shown(1, 1), 6)]).toEqual([]);
	});
	it('have their ways with fewest dice first, and of as many the largest die first', () => {
		const ways = [...waysToMake(6, shown(3, 1, 5, 2, 4, 3, 6), 3)];
		expect(ways.map((way) => way.map(([, shows]) => shows).join('+'))).toEqual([
			'6',
			'5+1',
			'4+2',
			'3+3',
			'3+2+1'
		]);
	});
});

describe('how easily a number is made', () => {
	it('is told of 100 first turns, and the same on every device', () => {
		expect(easeOf({ ...noDice, d4: 1 }, 5)).toEqual([0, 26, 31, 25, 19, 0]);
		expect(easeOf({ ...noDice, d4: 2, d6: -1 }, 9)).toEqual([0, 45, 51, 52, 57, 20, 16, 8, 4, 0]);
	});
});

describe('a sheet', () => {
	it('has each box in one band', () => {
		expect(boxes.map(bandOf)).toEqual(
			[0, 1, 2, 3, 4].flatMap((band) => Array.from({ length: 5 }, () => band))
		);
	});
	it('has the number of a wild where it is made up [Q-2]', () => {
		expect(numberOf(emptySheet, 'wild-1')).toBeUndefined();
		expect(numberOf({ ...emptySheet, wilds: [2, 15, 18, 7, 5] }, 'wild-5')).toBe(5);
		expect(numberOf(emptySheet, 20)).toBe(20);
	});
	it('is full with its last box, and no more when a mark is taken back', () => {
		const full = boxes.reduce((sheet, box) => withMark(sheet, box, 'crossed'), emptySheet);
		expect([isFull(emptySheet), isFull(full), openBoxes(full)]).toEqual([false, true, []]);
		const again = withoutMark(full, 'wild-2');
		expect([isFull(again), openBoxes(again), again.marks[1]]).toEqual([false, ['wild-2'], 'crossed']);
	});
});
