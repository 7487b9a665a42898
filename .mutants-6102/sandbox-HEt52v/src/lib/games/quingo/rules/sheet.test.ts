// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
	bandScore,
	boxes,
	boxesOf,
	crossedOut,
	emptySheet,
	isFull,
	openBoxes,
	totalOf,
	type Mark,
	type Sheet,
	type Values
} from './sheet';

const values: Values = { bonuses: [20, 20, 20, 20], wild: 4 };
const all = (mark: Mark): Sheet => ({
	wilds: [1, 2, 3, 4, 5],
	marks: Object.fromEntries(boxes.map((box) => [box, mark]))
});

/** The sheet that the print works out: 114 points. */
const printedExample: { readonly sheet: Sheet; readonly values: Values } = {
	values: { bonuses: [11, 3, 14, 15], wild: 2 },
	sheet: {
		wilds: [2, 15, 18, 7, 5],
		marks: {
			...Object.fromEntries(boxes.map((box) => [box, 'checked'])),
			12: 'crossed',
			14: 'crossed',
			15: 'crossed',
			18: 'crossed',
			'wild-3': 'crossed'
		}
	}
};

describe('the printed example', () => {
	const { sheet, values } = printedExample;
	test.each([
		['[Q-10] 1 to 5: all checked', 0, { plus: 15, minus: 0, bonus: 11, score: 26 }],
		['[Q-10] 6 to 10: all checked', 1, { plus: 40, minus: 0, bonus: 3, score: 43 }],
		['[Q-10] 11 to 15: three crossed', 2, { plus: 24, minus: 41, bonus: 0, score: -17 }],
		['[Q-10] 16 to 20: 18 crossed', 3, { plus: 72, minus: 18, bonus: 0, score: 54 }],
		['[Q-11] wilds: four checked', 4, { plus: 8, minus: 0, bonus: 0, score: 8 }]
	] as const)('%s', (_, band, score) => {
		expect(bandScore(sheet, band, values)).toMatchObject(score);
	});
	it('[Q-12] is worth 114', () => {
		expect(totalOf(sheet, values)).toBe(114);
		expect(isFull(sheet)).toBe(true);
	});
});

describe('a sheet', () => {
	test.each([
		['[Q-12] at most 310', all('checked'), 310],
		['[Q-12] at least -210', all('crossed'), -210],
		['[Q-10] 0 when nothing is marked', emptySheet, 0],
		['[Q-9] open boxes are crossed out at the end', crossedOut(emptySheet), -210]
	])('%s', (_, sheet, total) => {
		expect(totalOf(sheet, values)).toBe(total);
	});
	it('[Q-10] has four bands of five and the wilds', () => {
		expect(([0, 1, 2, 3, 4] as const).map((band) => boxesOf(band))).toEqual([
			[1, 2, 3, 4, 5],
			[6, 7, 8, 9, 10],
			[11, 12, 13, 14, 15],
			[16, 17, 18, 19, 20],
			['wild-1', 'wild-2', 'wild-3', 'wild-4', 'wild-5']
		]);
	});
	it('[Q-12] stays within its bounds, and its marks are its used boxes', () => {
		const mark = fc.constantFrom<Mark | undefined>('checked', 'crossed', undefined);
		const face = (sides: number) => fc.integer({ min: 1, max: sides });
		fc.assert(
			fc.property(
				fc.array(mark, { minLength: 25, maxLength: 25 }),
				fc.tuple(face(20), face(20), face(20), face(20)),
				face(4),
				(marks, bonuses, wild) => {
					const used = boxes.flatMap((box, at) => (marks[at] ? [[box, marks[at]] as const] : []));
					const sheet: Sheet = { wilds: [1, 2, 3, 4, 5], marks: Object.fromEntries(used) };
					const total = totalOf(sheet, { bonuses, wild });
					expect(total).toBeGreaterThanOrEqual(-210);
					expect(total).toBeLessThanOrEqual(310);
					const scores = ([0, 1, 2, 3, 4] as const).map((band) => bandScore(sheet, band, { bonuses, wild }));
					const marked = scores.reduce((sum, { checked, crossed }) => sum + checked + crossed, 0);
					expect(marked + openBoxes(sheet).length).toBe(25);
					expect(isFull(sheet)).toBe(used.length === 25);
				}
			)
		);
	});
});
