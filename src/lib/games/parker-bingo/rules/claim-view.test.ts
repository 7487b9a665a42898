import { describe, expect, it } from 'vitest';
import {
	countRead,
	newClaimDraft,
	readClaimDraft,
	stepBack,
	withEarlier,
	withLine,
	withNext,
	type ClaimDraft
} from './claim-draft';
import { claimView, offersFor } from './claim-view';
import { called, shouted, table } from './testing';

const round = table({ variant: 'points' }).tell(...called(8, 16, 49, 64, 31, 35, 40, 45, 33)).round;
const filled = (draft: ClaimDraft, numbers: ClaimDraft['numbers']): ClaimDraft => ({ ...draft, numbers });
const first = filled(withLine(newClaimDraft('ana', '1.0'), 'row-2'), [8, 16, 33, 49, 64]);
const second = withLine(withNext(first, { line: 'row-2', numbers: [8, 16, 33, 49, 64] }), 'column-N');

/** The first row of card 17 of puma-tuba. */
const row = [3, 29, 41, 52, 67];

// Four lines cross in the centre, N 35.
const centre = table({ variant: 'points' }).tell(
	...called(4, 17, 50, 63, 31, 33, 40, 45, 14, 30, 54, 67, 11, 26, 48, 61, 35)
).round;
const fourth = withLine(
	(
		[
			['row-3', [4, 17, 35, 50, 63]],
			['column-N', [31, 33, 35, 40, 45]],
			['diagonal-down', [14, 30, 35, 54, 67]]
		] as const
	).reduce((draft, [line, numbers]) => withNext(draft, { line, numbers }), newClaimDraft('ana', '1.0')),
	'diagonal-up'
);

describe('a claim half said', () => {
	it('is read back as it was kept', () => {
		const fifth = withNext(fourth, { line: 'diagonal-up', numbers: [11, 26, 35, 48, 61] });
		const unread = { ...first, unread: true } as const;
		const gone = { ...first, was: [3, second], ahead: [7, fourth] } as const;
		for (const draft of [newClaimDraft('ana', '1.0'), first, second, fourth, fifth, unread, gone])
			expect(readClaimDraft(structuredClone(draft))).toEqual(draft);
	});
	it.each([
		undefined,
		'half',
		{ player: 'ana', shout: '1.0', line: 'row-1' },
		{ ...newClaimDraft('ana', '1.0'), line: 'corners' },
		{ ...newClaimDraft('ana', '1.0'), numbers: [99, 1, 2, 3, 4] },
		{ ...newClaimDraft('ana', '1.0'), unread: false },
		{ ...newClaimDraft('ana', '1.0'), earlier: Array(5).fill({ line: 'row-1', numbers: [4] }) }
	])('of another shape is no claim: %j', (kept) => {
		expect(readClaimDraft(kept)).toBeUndefined();
	});
	it('is read beside a correction that is half made', () => {
		expect(readClaimDraft({ ...second, fix: { seq: 7 } })).toEqual(second);
	});
	it('has a line named before read again, in the place of the last one', () => {
		const column = { line: 'column-N', numbers: [31, 33, 35, 40, 45] } as const;
		const row = { line: 'row-2', numbers: [8, 16, 33, 49, 64] } as const;
		const two = { ...filled(second, column.numbers), printed: 184 };
		const again = withEarlier(two, 0, column);
		expect(again).toEqual({ ...two, ...row, printed: undefined, earlier: [column] });
		const three = { ...fourth, printed: 184 };
		expect(withEarlier(three, 1, row).earlier.map(({ line }) => line)).toEqual([
			'row-3',
			'diagonal-down',
			'row-2'
		]);
		expect(withEarlier({ ...two, earlier: [{ ...row, printed: 170 }] }, 0, column).printed).toBe(170);
		expect(withEarlier(two, 1, column)).toBe(two);
	});
	it.each([
		['nothing', newClaimDraft('ana', '1.0'), 0],
		['a line and its numbers', first, 6],
		['the second line and where it crosses the first', second, 8],
		['its printed total', { ...first, printed: 170 }, 7],
		['the card that was named', { ...first, card: 17 }, 7],
		['that one number was not called', { ...first, unread: true as const }, 7],
		['four lines, three of them whole', fourth, 20]
	])('counts what was read back: %s', (_, draft, count) => {
		expect(countRead(draft)).toBe(count);
	});
	it('knows the number in which a second line crosses the first [PB-20]', () => {
		expect(second.numbers).toEqual([undefined, 33, undefined, undefined, undefined]);
		expect(claimView(round, filled(second, [31, 33, 35, 40, 45])).result?.score?.points).toBe(1176);
	});
	it('is taken back step by step, down to the shout', () => {
		const steps = (draft: ClaimDraft): number => {
			let count = 0;
			for (let left = stepBack(draft); left && count < 99; left = stepBack(left)) count++;
			return count;
		};
		// The second line, the second place, five numbers, and the first line.
		expect(steps(second)).toBe(8);
		// Of the lines after the first only what no earlier line had said: three times four numbers.
		expect(steps(fourth)).toBe(2 + 2 * (4 + 2) + 6);
	});
	it('of four lines on one number the two that score most count [PB-20]', () => {
		const four = claimView(centre, filled(fourth, [11, 26, 35, 48, 61]));
		expect(four.lines.map(({ line }) => line)).toEqual(['row-3', 'column-N', 'diagonal-down', 'diagonal-up']);
		expect(four.result?.score).toMatchObject({
			kind: 'double-centre',
			parts: [{ line: { line: 'column-N' } }, { line: { line: 'diagonal-down' } }],
			points: 1636
		});
	});
	it('offers no number twice that a line before has on the card [PB-20]', () => {
		const { called: offered } = offersFor(round, second, 0);
		expect(offered).toEqual([31, 35, 40, 45]);
		expect(offersFor(round, second, 1).called).toContain(33);
		// A row beside the second one: B 8 is on the card already.
		const beside = withLine(withNext(first, { line: 'row-2', numbers: [8, 16, 33, 49, 64] }), 'row-1');
		expect(offersFor(round, beside, 0)).toEqual({
			called: [],
			others: [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15]
		});
	});
	it('offers what was read of the line in its place, for no number moves under a finger', () => {
		const column = filled(withLine(newClaimDraft('ana', '1.0'), 'column-N'), [31, 33]);
		expect(offersFor(round, column, 2).called).toEqual([31, 33, 35, 40, 45]);
	});
	it('offers what was called first, and nothing before a line is picked', () => {
		expect(offersFor(round, withLine(newClaimDraft('ana', '1.0'), 'row-3'), 2)).toEqual({
			called: [31, 33, 35, 40, 45],
			others: [32, 34, 36, 37, 38, 39, 41, 42, 43, 44]
		});
		expect(offersFor(round, newClaimDraft('ana', '1.0'), 2)).toEqual({ called: [], others: [] });
	});
	it('offers every number of its column for a free centre [PB-3]', () => {
		const free = table({ options: { freeCentre: true, winnerCalls: false } }).tell(...called(31)).round;
		const row = withLine(newClaimDraft('ana', '1.0'), 'row-3');
		expect(offersFor(free, row, 2)).toEqual({
			called: Array.from({ length: 15 }, (_, i) => 31 + i),
			others: []
		});
		expect(offersFor(free, row, 1)).toEqual({
			called: [],
			others: Array.from({ length: 15 }, (_, i) => 16 + i)
		});
	});
	it('is a claim on a card of the set when its line lies on one, by hand too [PB-10]', () => {
		const cards = { seed: 'puma-tuba', size: 60 };
		const wrong = table({ cards }).tell(
			...called(3, 29, 41, 52),
			shouted('ana'),
			{ type: 'line.claimed', player: 'ana', card: 17, lines: [{ line: 'row-1', numbers: row }] },
			...called(67)
		).round;
		const draft = filled(withLine(newClaimDraft('ana', '1.1'), 'row-1'), row);
		expect(claimView(wrong, draft).verdict?.missing.map(({ number }) => number)).toEqual([3, 29, 41, 52]);
		expect(claimView(wrong, draft).squares.map(({ state }) => state)).toEqual([
			...['lost', 'lost', 'lost', 'lost', 'found']
		]);
		expect(claimView(wrong, filled(draft, [4, 29, 41, 52, 67]))).toMatchObject({
			refusal: { why: 'on-no-card' },
			result: undefined
		});
	});
	it('goes back from the lines of a card to the question which card', () => {
		const draft = { ...filled(withLine(newClaimDraft('ana', '1.0'), 'row-1'), row), card: 17 };
		expect(stepBack(draft, true)).toEqual(newClaimDraft('ana', '1.0'));
		expect(stepBack(draft)).toEqual({ ...newClaimDraft('ana', '1.0'), card: 17 });
		// And from there to whose shout it was.
		const asked = { ...newClaimDraft('ana', '1.0'), card: 17 };
		expect(stepBack(asked)).toEqual(newClaimDraft('ana', '1.0'));
	});
	it('goes back from the total that the card prints to the line as it was read, also of a line named before [PB-4] [G-3]', () => {
		const read = filled(withLine(newClaimDraft('ana', '1.0'), 'row-1'), row);
		for (const card of [undefined, 17])
			expect(stepBack({ ...read, card, printed: 200 })).toEqual({ ...read, card });
		const next = withNext(newClaimDraft('ana', '1.0'), { line: 'row-1', numbers: row, printed: 200 });
		expect(stepBack(next)).toEqual({ ...read, printed: 200 });
	});
	it('keeps the number in which another line crosses the one that was read back by mistake', () => {
		const row = filled(withLine(newClaimDraft('ana', '1.0'), 'row-2'), [8, 16, 33]);
		expect(withLine(row, 'column-N').numbers).toEqual([undefined, 33, undefined, undefined, undefined]);
		for (const line of ['column-G', 'row-1', 'row-2'] as const)
			expect(withLine(row, line).numbers).toEqual(Array(5).fill(undefined));
	});
});
