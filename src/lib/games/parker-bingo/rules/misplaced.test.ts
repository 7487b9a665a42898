import { describe, expect, it } from 'vitest';
import { penalties } from './outcomes';
import { winnersOf } from './winners';
import { awarded, called, claimed, closed, firstRow, opened, table, whys } from './testing';

describe('PB-6 misplaced tiles', () => {
	const fix = (called: number, meant: number | null, round = 1) =>
		({ type: 'tile.corrected', round, called, meant }) as const;
	// The caller laid N 32 on 33, so Ana's right line was judged wrong.
	const wronged = table().tell(
		...called(4, 17, 33, 50, 63),
		...claimed('ana', 'row-1', firstRow),
		...called(9, 70)
	);

	it('exchanges a number where it stands', () => {
		expect(table().tell(...called(1, 2, 3), fix(2, 5)).round.calls).toEqual([1, 5, 3]);
	});
	it('strikes a number that was never turned', () => {
		expect(table().tell(...called(1, 2, 3), fix(2, null)).round.calls).toEqual([1, 3]);
	});
	it('judges a wrong claim again and lifts its penalty, calls later', () => {
		expect(wronged.state).toBe('calling');
		expect(penalties(wronged.round)).toHaveLength(1);
		const mended = wronged.tell(fix(33, 32));
		expect(mended.state).toBe('bingoStands');
		expect(penalties(mended.round)).toEqual([]);
		expect(winnersOf(mended.tell(awarded).round)).toEqual(['ana']);
	});
	it('of two claims that it makes right on different calls the earlier has the round', () => {
		const mended = table().tell(
			...called(4, 17, 33, 50, 63),
			...claimed('ana', 'row-1', firstRow),
			...called(1),
			...claimed('ben', 'row-5', firstRow),
			fix(33, 32)
		);
		expect(penalties(mended.round)).toEqual([]);
		expect(winnersOf(mended.tell(awarded).round)).toEqual(['ana']);
	});
	it('judges by the calls made before the claim, not those since', () => {
		const late = table().tell(
			...called(4, 17, 33, 50),
			...claimed('ana', 'row-1', firstRow),
			...called(63),
			fix(33, 32)
		);
		expect(late.state).toBe('calling');
		expect(penalties(late.round)).toHaveLength(1);
	});
	it('takes a right claim back that stood on a misplaced tile', () => {
		const told = table().tell(...called(...firstRow), ...claimed('ana', 'row-1', firstRow), fix(32, 33));
		expect(told.state).toBe('calling');
		expect(penalties(told.round).map(({ player }) => player)).toEqual(['ana']);
	});
	it('keeps claims on their calls when a call is struck', () => {
		const told = table().tell(...called(9, ...firstRow), ...claimed('ana', 'row-1', firstRow), fix(9, null));
		expect(told.state).toBe('bingoStands');
		expect(told.round.claims[0]?.atCall).toBe(5);
		// A call struck after the claim was made after it.
		const later = table().tell(
			...called(4, 17),
			...claimed('ana', 'row-1', [9]),
			...called(70, 71),
			fix(70, null)
		);
		expect(later.round.claims[0]?.atCall).toBe(2);
	});
	it('leaves the other rounds as they are', () => {
		const told = table().tell(...called(33), closed, opened, ...called(33), fix(33, 32));
		expect([told.round.calls, told.context.rounds[0].notes]).toEqual([[33], [{ called: 33, meant: 32 }]]);
	});
	it('leaves a closed round as it is, with a note', () => {
		const told = wronged.tell(
			...called(32),
			...claimed('ben', 'row-1', firstRow),
			awarded,
			opened,
			...called(8),
			fix(33, 32)
		);
		expect(told.refused).toEqual([]);
		expect(winnersOf(told.context.rounds[0])).toEqual(['ben']);
		expect(told.context.rounds[0].notes).toEqual([{ called: 33, meant: 32 }]);
		expect(told.context.rounds[0].calls).toContain(33);
	});
	it('puts two tiles that changed places right in one step', () => {
		const told = table().tell(...called(1, 2, 3), fix(1, 3));
		expect([told.refused, told.round.calls]).toEqual([[], [3, 2, 1]]);
	});
	it.each([
		[fix(9, 5), 'number-not-called'],
		[fix(1, 1), 'already-so'],
		[fix(1, 3, 2), 'no-such-round']
	])('refuses %j: %s', (fact, why) => {
		expect(whys(table().tell(...called(1, 2), fact).refused)).toEqual([why]);
	});
});
