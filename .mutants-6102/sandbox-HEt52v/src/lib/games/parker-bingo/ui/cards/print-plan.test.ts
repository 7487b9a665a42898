// @ts-nocheck
import { describe, expect, it, test } from 'vitest';
import { cardSet } from '../../rules/card-set';
import { cuttingMarks, gridOf, margin, papers, perPageChoices, sheetsOf } from '$lib/ui/print/paper';
import { markerSide, markersOn, tileSide } from './print-plan';

describe('sheets', () => {
	const { cards } = cardSet('puma-tuba', 13);
	test.each([
		[1, 13, 1],
		[2, 7, 1],
		[4, 4, 1],
		[6, 3, 1]
	] as const)('13 cards, %d a page: %d sheets', (perPage, count, onLast) => {
		const sheets = sheetsOf(cards, perPage);
		expect(sheets).toHaveLength(count);
		expect(sheets.at(-1)).toHaveLength(onLast);
		expect(sheets.flat()).toEqual(cards);
	});
	test.each(perPageChoices)('%d a page fill their grid', (perPage) => {
		expect(gridOf[perPage].columns * gridOf[perPage].rows).toBe(perPage);
	});
});

describe('cutting marks', () => {
	it('one card has ticks at its four corners', () => {
		expect(cuttingMarks('a4', 1)).toBe(
			'M10 4v5M10 288v5M200 4v5M200 288v5M4 10h5M201 10h5M4 287h5M201 287h5'
		);
	});
	it('four cards meet in one cross', () => {
		expect(cuttingMarks('a4', 4)).toContain('M103 148.5h4M105 146.5v4');
	});
});

test.each(['a4', 'letter'] as const)('a tile fits its square of the check-board on %s [PB-5]', (paper) => {
	const { width, height } = papers[paper];
	// Fifteen rows under a head of 12 mm, five columns.
	expect((height - 2 * margin - 12) / 15).toBeGreaterThan(tileSide);
	expect((width - 2 * margin) / 5).toBeGreaterThan(tileSide);
	// All 75 on one sheet.
	const fit = (length: number) => Math.floor((length - 2 * margin) / tileSide);
	expect(fit(width) * fit(height)).toBeGreaterThanOrEqual(75);
	expect(markersOn(paper)).toBeGreaterThanOrEqual(24 * 10);
	expect(markerSide).toBeLessThan(tileSide);
});
