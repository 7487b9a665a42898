import { describe, expect, it } from 'vitest';
import type { ParkerFact, ParkerOpening } from './facts';
import type { Line, NamedLine } from './lines';
import { decidedBy, penalties } from './outcomes';
import { gains, tally, winnersOf } from './round';
import { resultOf } from './scoring';
import { awarded, called, claimed, ended, opened, shouted, table, whys, type Told } from './testing';

const points = (change: Partial<ParkerOpening> = {}) => table({ variant: 'points', ...change });
const line = (line: Line, numbers: number[], printed?: number): NamedLine =>
	printed === undefined ? { line, numbers } : { line, numbers, printed };
const naming = (player: string, ...lines: NamedLine[]): ParkerFact => ({
	type: 'line.claimed',
	player,
	lines
});
const sayingAll = (...facts: (ParkerFact | ParkerFact[])[]) => facts.flat();
/** Calls all of these but the last, then the last: the number that completes them. */
const score = (calls: number[], lines: NamedLine[], freeCentre = false) =>
	resultOf(lines, calls, { freeCentre, pattern: undefined }).score;
const scores = (told: Told) => Object.fromEntries(tally(told.context));

const first = line('row-1', [4, 17, 32, 50, 63]);
const third = line('row-3', [4, 17, 32, 50, 63]);
const nColumn = line('column-N', [31, 33, 35, 40, 45]);
// The B column's total is 38 and it crosses the first row in B 4.
const bColumn = line('column-B', [4, 5, 7, 9, 13]);
// The second row's total is 170 and it crosses the N column in N 33.
const second = line('row-2', [8, 16, 33, 49, 64]);
// Both cross in the centre, N 35.
const diagonal = line('diagonal-down', [14, 30, 35, 54, 67]);

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

describe('PB-15 to 1000', () => {
	const big = sayingAll(
		called(8, 16, 49, 64, 31, 35, 40, 45, 33),
		shouted('ana'),
		naming('ana', second, nColumn),
		awarded
	);
	it('the first to reach or pass it wins, and the table is over', () => {
		const told = points().tell(...big);
		expect(told.state).toBe('over');
		expect(told.snapshot.state).toBe('over');
		expect(scores(told)).toEqual({ ana: 1176 });
		expect(whys(told.tell(opened, ...called(1)).refused)).toEqual(['evening-is-over', 'evening-is-over']);
	});
	it('only the winner of a round scores, and below 1000 it goes on', () => {
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			...claimed('ana', 'row-1', [...first.numbers]),
			awarded
		);
		expect(told.state).toBe('betweenRounds');
		expect(told.tell(opened).state).toBe('calling');
		expect(scores(told)).toEqual({ ana: 166 });
	});
	it('exactly 1000 wins', () => {
		const printed = sayingAll(
			called(4, 17, 32, 50, 63),
			shouted('ben'),
			naming('ben', { ...first, printed: 999 }),
			awarded,
			opened
		);
		const told = points().tell(...printed);
		expect(told.state).toBe('calling');
		const exact = told.tell(
			...called(4, 17, 32, 50, 63),
			shouted('ben'),
			naming('ben', { ...first, printed: 1 }),
			awarded
		);
		expect([exact.state, scores(exact)]).toEqual(['over', { ben: 1000 }]);
	});
	it('if two pass it in one shared round the higher total wins, equal ones share', () => {
		const both = (ben: number) =>
			points().tell(
				...called(4, 17, 32, 50, 63),
				shouted('ben'),
				naming('ben', { ...first, printed: ben }),
				awarded,
				opened,
				...called(31, 33, 35, 40, 45),
				shouted('ana'),
				shouted('ben'),
				naming('ana', { ...nColumn, printed: 500 }),
				naming('ben', { ...nColumn, printed: 500 }),
				{ type: 'first.named', player: null },
				awarded
			);
		expect(scores(both(50))).toEqual({ ana: 1000, ben: 1050 });
		expect(both(50).state).toBe('over');
	});
	it('an evening that ends before 1000 has no winner', () => {
		expect(points().tell(...called(1), ended).state).toBe('over');
	});
});

describe('PB-13 in Points', () => {
	const calls = called(17, 32, 50, 63, 5, 7, 9, 13, 8, 33, 49, 16, 64, 4);
	// All on B 4: Ana's double 304, Ben's single row with a far higher printed total.
	const both = points().tell(
		...calls,
		shouted('ben'),
		shouted('ana'),
		naming('ben', { ...first, printed: 999 }),
		naming('ana', first, bColumn)
	);
	it('a double beats any single, whatever the score', () => {
		expect(winnersOf(both.tell({ type: 'first.named', player: null }, awarded).round)).toEqual(['ana']);
	});
	it('a double through the centre, too', () => {
		const told = points().tell(
			...called(8, 16, 49, 64, 31, 35, 40, 45, 33),
			shouted('ben'),
			shouted('ana'),
			naming('ben', { ...nColumn, printed: 999 }),
			naming('ana', second, nColumn),
			{ type: 'first.named', player: null },
			awarded
		);
		expect([...gains(told.round)]).toEqual([['ana', 1176]]);
	});
	it('says what decided where nobody can say who was first', () => {
		const unsaid = { type: 'first.named', player: null } as const;
		const onThatCall = (ben: NamedLine[], ana: NamedLine[], variant: 'points' | 'normal' = 'points') =>
			decidedBy(
				table({ variant }).tell(
					...calls,
					shouted('ben'),
					shouted('ana'),
					naming('ben', ...ben),
					naming('ana', ...ana),
					unsaid
				).round
			);
		expect(onThatCall([{ ...first, printed: 999 }], [first, bColumn])).toBe('double');
		expect(onThatCall([first], [first, bColumn])).toBe('double');
		expect(onThatCall([{ ...first, printed: 100 }, bColumn], [first, bColumn])).toBe('score');
		expect(onThatCall([{ ...first, printed: 100 }], [first])).toBe('score');
		expect(onThatCall([first, bColumn], [first, bColumn])).toBe('equal');
		expect(onThatCall([{ ...first, printed: 100 }], [first], 'normal')).toBe('total');
	});
	it.each([
		[100, 'score'],
		[303, 'score'],
		[304, 'double'],
		[999, 'double']
	])('of two doubles and a single of %d it was the %s', (printed, what) => {
		const three = points().tell(
			...calls,
			...['ana', 'ben', 'carla'].map(shouted),
			naming('ana', first, bColumn),
			naming('ben', { ...first, printed: 100 }, bColumn),
			naming('carla', { ...first, printed }),
			{ type: 'first.named', player: null }
		);
		expect(winnersOf(three.round)).toEqual(['ana']);
		expect(decidedBy(three.round)).toBe(what);
	});
	it('who was first wins all the same, where the table knows', () => {
		expect(winnersOf(both.tell({ type: 'first.named', player: 'ben' }, awarded).round)).toEqual(['ben']);
	});
	it('between two singles the higher score wins, not the higher total', () => {
		// The third row through the centre scores 2 x 100, the first row 166.
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			shouted('ana'),
			shouted('ben'),
			naming('ana', first),
			naming('ben', { ...third, printed: 100 }),
			{ type: 'first.named', player: null },
			awarded
		);
		expect([...gains(told.round)]).toEqual([['ben', 200]]);
	});
	it('equal ones share, and each scores in full', () => {
		const told = points().tell(
			...called(4, 17, 32, 50, 63),
			shouted('ana'),
			shouted('ben'),
			naming('ana', first),
			naming('ben', { ...first, line: 'row-5' }),
			{ type: 'first.named', player: null },
			awarded
		);
		expect(scores(told)).toEqual({ ana: 166, ben: 166 });
	});
});
