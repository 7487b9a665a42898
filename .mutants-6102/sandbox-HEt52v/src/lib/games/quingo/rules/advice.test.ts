// @ts-nocheck
import { describe, expect, it } from 'vitest';
import { sumsOf, type Die } from './dice';
import { adviceOf, isHelped } from './help';
import type { Box, Mark, Values } from './sheet';
import { sheetOf, type Lap } from './table';
import { limits, pool, prepared, table } from './testing';

/** What there is to choose from, where it is not as usual. */
interface Choice {
	/** Of 100 first turns, how many can make a number; others are easy: 60. */
	readonly ease?: Readonly<Record<number, number>>;
	readonly checked?: readonly Box[];
	readonly crossed?: readonly Box[];
	readonly values?: Values;
	readonly lap?: Lap;
}

const opened = table().tell(...prepared, pool(1, 1, 1, 1, 1), limits({ ana: 1, ben: 2, carla: 2 })).context;
/** Ana may take one of the dice that show these numbers; her wilds are 2, 15, 18, 7 and 5. */
function advise(shown: readonly number[], choice: Choice = {}) {
	const { ease = {}, checked = [], crossed = [], values = opened.values, lap } = choice;
	const marks: Partial<Record<Box, Mark>> = {};
	for (const box of checked) marks[box] = 'checked';
	for (const box of crossed) marks[box] = 'crossed';
	const sheet = { ...sheetOf(opened, 'ana'), marks };
	const context = { ...opened, values, lap, sheets: { ...opened.sheets, ana: sheet } };
	const sums = sumsOf(shown.map((shows): Die => [20, shows]));
	const made = Array.from({ length: 121 }, (_, number) => ease[number] ?? 60);
	return adviceOf(context, 'ana', sums, made);
}

describe('which box to check [Q-10] [Q-11]', () => {
	it('is the one that brings more now', () => {
		expect(advise([8, 9])).toEqual({ box: 9, band: 1, points: 9, bonus: 0, why: 'most' });
	});
	it('is the one with the larger share of a bonus, where they are worth nearly as much', () => {
		// A fifth of 11 for the 5, a fifth of 3 for the 6.
		expect(advise([5, 6])).toEqual({ box: 5, band: 0, points: 5, bonus: 0, why: 'nearer' });
	});
	it('has no share of a bonus that a cross took', () => {
		expect(advise([5, 6], { crossed: [1] })).toMatchObject({ box: 6, why: 'most' });
	});
	it('has no share of a bonus in the last lap, where there is one move [Q-9]', () => {
		const values: Values = { bonuses: [20, 1, 1, 1], wild: 4 };
		const lap: Lap = { filler: 'ben', toMove: ['ana'], rolledAgain: false };
		expect(advise([5, 6], { values })).toMatchObject({ box: 5, why: 'nearer' });
		expect(advise([5, 6], { values, lap })).toMatchObject({ box: 6, why: 'most' });
		// Nor is anything hard that can be made now.
		expect(advise([5, 6], { lap, ease: { 5: 0, 6: 0 } })).toMatchObject({ box: 6, why: 'most' });
		expect(advise([9, 10], { lap, ease: { 9: 60, 10: 90 } })).toMatchObject({ box: 10 });
	});
	it('is worth the less, the easier it is made later', () => {
		expect(advise([9, 10], { ease: { 9: 60, 10: 90 } })).toMatchObject({ box: 9, why: 'nearer' });
	});
	it('is the one that is seldom made, when no other is made as seldom', () => {
		expect(advise([5, 10], { ease: { 5: 30, 10: 0 } })).toMatchObject({ box: 10, why: 'hard' });
		expect(advise([5, 10], { ease: { 5: 0, 10: 30 } })).toMatchObject({ box: 10, why: 'most' });
	});
	it('is the one that wins a bonus, if the bonus is worth it', () => {
		const checked = [2, 3, 4, 5];
		expect(advise([1, 10], { checked })).toMatchObject({ box: 1, points: 12, bonus: 11, why: 'finishes' });
		// The bonus counts once.
		expect(advise([1, 20], { checked })).toMatchObject({ box: 20, why: 'most' });
	});
	it('can be a wild, which costs nothing in the end and has no bonus', () => {
		const values: Values = { bonuses: [1, 1, 1, 1], wild: 4 };
		const checked = [2];
		expect(advise([1, 2], { values, checked })).toEqual({
			box: 'wild-1',
			band: 4,
			points: 4,
			bonus: 0,
			why: 'most'
		});
		// The 6 is made every time, and a bonus that it could help to is lost.
		const given = { values, checked, crossed: [7], ease: { 6: 100 } };
		expect(advise([2, 6], given)).toMatchObject({ box: 'wild-1', why: 'gives' });
	});
});

it('a way of help has all that comes before it, and itself', () => {
	const ways = ['off', 'hints', 'ways', 'odds', 'advice'] as const;
	expect(ways.map((way) => isHelped(table().context, 'ana', way))).toEqual([true, true, true, false, false]);
});
