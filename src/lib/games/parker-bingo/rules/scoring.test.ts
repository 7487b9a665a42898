import { describe, expect, it } from 'vitest';
import type { NamedLine } from './lines';
import { penalties } from './outcomes';
import { resultOf } from './scoring';
import { awarded, called, shouted, whys } from './testing';
import {
	points,
	line,
	naming,
	score,
	scores,
	first,
	third,
	nColumn,
	bColumn,
	second,
	diagonal
} from './points.testing';

describe('worked figures of the sheet', () => {
	it('PB-16 a line brings its total', () => {
		expect(score([4, 17, 32, 50, 63], [first])).toMatchObject({ kind: 'bingo', points: 166 });
	});
	it('PB-17 through the centre it brings twice that', () => {
		expect(score([4, 17, 32, 50, 63], [third])).toMatchObject({ kind: 'centre', points: 332 });
		expect(score([31, 33, 35, 40, 45], [nColumn])).toMatchObject({ kind: 'centre', points: 368 });
	});
	it('PB-18 a double bingo: both totals and 100', () => {
		expect(score([17, 32, 50, 63, 5, 7, 9, 13, 4], [first, bColumn])).toMatchObject({
			kind: 'double',
			bonus: 100,
			points: 166 + 38 + 100
		});
	});
	it('PB-19 a double centre bingo: 2 x 170 + 4 x 184 + 100', () => {
		expect(score([8, 16, 49, 64, 31, 35, 40, 45, 33], [second, nColumn])).toMatchObject({
			kind: 'double-centre',
			parts: [
				{ total: 170, times: 2 },
				{ total: 184, times: 4 }
			],
			points: 1176
		});
	});
	it('PB-19 two centre lines: 4 x 184 + 4 x 200 + 100', () => {
		expect(score([31, 33, 40, 45, 14, 30, 54, 67, 35], [nColumn, diagonal])).toMatchObject({
			kind: 'double-centre',
			points: 1636
		});
	});
});

describe('PB-20 doubles', () => {
	it('the crossing must be the latest called of the nine', () => {
		expect(score([17, 32, 50, 63, 5, 7, 9, 4, 13], [first, bColumn])).toMatchObject({
			kind: 'bingo',
			points: 166
		});
	});
	it('a late claim can be a double too', () => {
		expect(score([17, 32, 50, 63, 5, 7, 9, 13, 4, 70, 71], [first, bColumn])).toMatchObject({
			kind: 'double',
			points: 304
		});
	});
	it('with a free centre two centre lines never are one, even when the centre was called last', () => {
		expect(score([31, 33, 40, 45, 14, 30, 54, 67], [nColumn, diagonal], true)).toMatchObject({
			kind: 'centre',
			points: 400
		});
		expect(score([31, 33, 40, 45, 14, 30, 54, 67, 35], [nColumn, diagonal], true)).toMatchObject({
			kind: 'centre',
			points: 400
		});
	});
	it('with a free centre a line through it can be half of a double, whenever the centre is called', () => {
		const calls = [8, 16, 49, 64, 31, 40, 45, 33];
		for (const all of [calls, [...calls, 35], [35, ...calls]])
			expect(score(all, [second, nColumn], true)).toMatchObject({ kind: 'double-centre', points: 1176 });
		// Where it is not free, the N column waited for it.
		expect(score([...calls, 35], [second, nColumn])).toMatchObject({ kind: 'centre', points: 368 });
	});
	it('with a free centre, too, the crossing must be the latest called', () => {
		expect(score([17, 32, 50, 63, 5, 7, 9, 4, 13], [first, bColumn], true)).toMatchObject({ kind: 'bingo' });
	});
	it('one right line of two scores as a single, without a penalty', () => {
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			shouted('ana'),
			naming('ana', first, bColumn),
			awarded
		);
		expect(penalties(told.round)).toEqual([]);
		expect(scores(told)).toEqual({ ana: 166 });
	});
	it('two right lines under whatever word get the full kind; the order named does not matter', () => {
		for (const lines of [
			[first, bColumn],
			[bColumn, first]
		])
			expect(score([17, 32, 50, 63, 5, 7, 9, 13, 4], lines)).toMatchObject({ kind: 'double', points: 304 });
	});
	it('of three lines on one number the two that score most', () => {
		// Through the centre N 35: third row 169, N column 184, diagonal 200.
		const row = line('row-3', [4, 17, 35, 50, 63]);
		const calls = [4, 17, 50, 63, 31, 33, 40, 45, 14, 30, 54, 67, 35];
		expect(score(calls, [row, nColumn, diagonal])).toMatchObject({ points: 4 * 184 + 4 * 200 + 100 });
	});
	it('a line through the centre that scores more than the double beside it counts alone', () => {
		const through = line('column-N', [32, 37, 38, 39, 40]);
		const calls = [32, 37, 38, 39, 40, 17, 50, 63, 5, 7, 9, 13, 4];
		expect(score(calls, [first, bColumn])).toMatchObject({ kind: 'double', points: 304 });
		expect(score(calls, [first, bColumn, through])).toMatchObject({ kind: 'centre', points: 372 });
	});
	it('a claim has a double whether or not that is what counts', () => {
		const through = line('column-N', [32, 37, 38, 39, 40]);
		const calls = [32, 37, 38, 39, 40, 17, 50, 63, 5, 7, 9, 13, 4];
		const has = (...lines: NamedLine[]) =>
			resultOf(lines, calls, { freeCentre: false, pattern: undefined }).double;
		expect([has(first, bColumn, through), has(first, bColumn)]).toEqual([true, true]);
		expect([has(first, through), has(first), has(nColumn)]).toEqual([false, false, false]);
	});
	it('two rows side by side are no double', () => {
		const other = line('row-2', [5, 18, 33, 51, 64]);
		expect(score([...first.numbers, ...other.numbers], [first, other])).toMatchObject({
			kind: 'bingo',
			points: 171
		});
	});
	it('says in which numbers lines differ, and takes lines read back in part', () => {
		const said = (...lines: NamedLine[]) =>
			points().tell(...called(1), shouted('ana'), naming('ana', ...lines)).refused;
		expect(said(first, line('column-B', [1, 5, 7, 9, 13]))).toEqual([
			{ why: 'crossing-differs', numbers: [4, 1] }
		]);
		expect(said(first, line('column-B', []))).toEqual([]);
		expect(said(line('row-1', []), bColumn)).toEqual([]);
	});
	it('knows no corners, beside a line neither [PB-11]', () => {
		const told = points().tell(
			...called(1),
			shouted('ana'),
			naming('ana', first, line('corners', [4, 63, 13, 75]))
		);
		expect(whys(told.refused)).toEqual(['corners-are-no-line']);
	});
	it.each([
		['a line twice', [first, first], 'line-twice'],
		[
			'different numbers where the lines cross',
			[first, line('column-B', [1, 5, 7, 9, 13])],
			'crossing-differs'
		],
		['one number in two places', [first, line('row-2', [8, 17, 33, 49, 64])], 'number-twice']
	])('refuses %s', (_, lines, why) => {
		expect(whys(points().tell(...called(1), shouted('ana'), naming('ana', ...lines)).refused)).toEqual([why]);
	});
});
