import { describe, expect, it } from 'vitest';
import {
	claimView,
	newClaimDraft,
	offersFor,
	readClaimDraft,
	stepBack,
	withLine,
	withSecond,
	type ClaimDraft
} from './claim-view';
import { called, table } from './testing';

const round = table({ variant: 'points' }).tell(...called(8, 16, 49, 64, 31, 35, 40, 45, 33)).round;
const filled = (draft: ClaimDraft, numbers: number[]): ClaimDraft => ({ ...draft, numbers });
const first = filled(withLine(newClaimDraft('ana', '1.0'), 'row-2'), [8, 16, 33, 49, 64]);

describe('a claim half said', () => {
	it('is read back as it was kept', () => {
		const second = withLine(withSecond(first, { line: 'row-2', numbers: [8, 16, 33, 49, 64] }), 'column-N');
		for (const draft of [newClaimDraft('ana', '1.0'), first, second])
			expect(readClaimDraft(structuredClone(draft))).toEqual(draft);
	});
	it.each([
		undefined,
		'half',
		{ player: 'ana', shout: '1.0', line: 'row-1' },
		{ ...newClaimDraft('ana', '1.0'), line: 'corners' },
		{ ...newClaimDraft('ana', '1.0'), numbers: [99, 1, 2, 3, 4] },
		{ ...newClaimDraft('ana', '1.0'), more: 1 }
	])('of another shape is no claim: %j', (kept) => {
		expect(readClaimDraft(kept)).toBeUndefined();
	});
	it('knows the number in which a second line crosses the first [PB-20]', () => {
		const second = withLine(withSecond(first, { line: 'row-2', numbers: [8, 16, 33, 49, 64] }), 'column-N');
		expect(second.numbers).toEqual([undefined, 33, undefined, undefined, undefined]);
		expect(claimView(round, filled(second, [31, 33, 35, 40, 45])).result?.score?.points).toBe(1176);
	});
	it('is taken back step by step, down to the shout', () => {
		let draft: ClaimDraft | undefined = withLine(
			withSecond(first, { line: 'row-2', numbers: [8, 16, 33, 49, 64] }),
			'column-N'
		);
		let steps = 0;
		while ((draft = stepBack(draft))) steps++;
		// The second line, the second place, five numbers, and the first line.
		expect(steps).toBe(8);
	});
	it('offers every number of its column for a free centre [PB-3]', () => {
		const free = table({ options: { freeCentre: true, winnerCalls: false } }).tell(...called(31)).round;
		const row = withLine(newClaimDraft('ana', '1.0'), 'row-3');
		expect(offersFor(free, row, 2).called).toHaveLength(15);
		expect(offersFor(free, row, 1)).toEqual({
			called: [],
			others: Array.from({ length: 15 }, (_, i) => 16 + i)
		});
	});
});
