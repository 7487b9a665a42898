import { describe, expect, it } from 'vitest';
import { newClaimDraft, withLine, withNext, type ClaimDraft } from './claim-draft';
import { claimView } from './claim-view';
import { called, claimed, shouted, table } from './testing';

const round = table({ variant: 'points' }).tell(...called(8, 16, 49, 64, 31, 35, 40, 45, 33)).round;
const filled = (draft: ClaimDraft, numbers: ClaimDraft['numbers']): ClaimDraft => ({ ...draft, numbers });

/** The first row of card 17 of puma-tuba. */
const row = [3, 29, 41, 52, 67];

describe('the squares of a claim, held against the check-board', () => {
	const row = withLine(newClaimDraft('ana', '1.0'), 'row-3');
	const shown = (numbers: (number | undefined)[], freeCentre: boolean) => {
		const { round } = table({ options: { freeCentre, winnerCalls: false } }).tell(...called(4, 63, 17));
		const draft = filled(
			row,
			row.numbers.map((_, i) => numbers[i])
		);
		return claimView(round, draft).squares.map(({ letter, number, state, call }) => [
			letter,
			number,
			state,
			call
		]);
	};
	it('say what was called, and when [PB-9]', () => {
		expect(shown([4, 17, 33, undefined, 63], false)).toEqual([
			['B', 4, 'found', 1],
			['I', 17, 'found', 3],
			['N', 33, 'missing', undefined],
			['G', undefined, 'empty', undefined],
			['O', 63, 'found', 2]
		]);
	});
	it('need no call for a free centre [PB-3]', () => {
		expect(shown([4, 17, 33], true).slice(0, 3)).toEqual([
			['B', 4, 'found', 1],
			['I', 17, 'found', 3],
			['N', 33, 'free', undefined]
		]);
	});
	it('are none before a line is picked', () => {
		expect(claimView(round, newClaimDraft('ana', '1.0')).squares).toEqual([]);
	});
});

describe('a line that was read back', () => {
	const { round } = table().tell(...called(4, 17, 32, 50, 63, 9, 10));
	const draft = filled(withLine(newClaimDraft('ana', '1.0'), 'row-1'), [4, 17, 32, 50, 63]);
	it('has the total that the table’s own card prints, where one was typed [PB-4]', () => {
		expect(claimView(round, draft).named).toStrictEqual({ line: 'row-1', numbers: [4, 17, 32, 50, 63] });
		expect(claimView(round, { ...draft, printed: 170 }).named).toStrictEqual({
			...{ line: 'row-1', numbers: [4, 17, 32, 50, 63] },
			printed: 170
		});
	});
	it('was completed so many calls ago, if it is right [PB-12]', () => {
		expect(claimView(round, draft).completedAgo).toBe(2);
		expect(claimView(round, filled(draft, [4, 17, 33, 50, 63])).completedAgo).toBeUndefined();
		expect(claimView(round, filled(draft, [4, 17, 17, 50, 63])).completedAgo).toBeUndefined();
	});
});

describe('PB-9 what decides before a line is read back to its end', () => {
	const { round } = table().tell(...called(4, 17));
	const draft = withLine(newClaimDraft('ana', '1.0'), 'row-1');
	const read = (...numbers: (number | undefined)[]) =>
		filled(
			draft,
			draft.numbers.map((_, i) => numbers[i])
		);
	it('is the first number that was not called', () => {
		expect(claimView(round, read(4, 17)).lines).toEqual([]);
		expect(claimView(round, read(4, 18))).toMatchObject({
			lines: [{ line: 'row-1', numbers: [4, 18] }],
			result: { right: false }
		});
	});
	it('is that the next one was not called, whichever it is', () => {
		expect(claimView(round, { ...read(4), unread: true })).toMatchObject({
			lines: [{ line: 'row-1', numbers: [4] }],
			result: { right: false }
		});
	});
	it('is no number after one that is still to be read back', () => {
		expect(claimView(round, read(4, undefined, 33)).lines).toEqual([]);
		expect(claimView(round, read(undefined, 18)).lines).toEqual([]);
	});
	it('is one number of the second line, too, where the table plays for both [PB-23]', () => {
		const row = { line: 'row-1', numbers: [4, 17, 32, 50, 63] } as const;
		const { round } = table({ pattern: 'letter-t' }).tell(...called(...row.numbers));
		const column = withLine(withNext(draft, row), 'column-N');
		const view = claimView(round, { ...column, numbers: column.numbers.with(1, 33) });
		expect(view).toMatchObject({
			lines: [row, { numbers: [32, 33] }],
			result: { right: false },
			goesOn: false
		});
		expect(claimView(round, column).lines).toEqual([]);
	});
	it('is nothing on cards that the app made, nor beside a line that may be right', () => {
		const made = table({ cards: { seed: 'puma-tuba', size: 60 } }).tell(...called(4, 17)).round;
		expect(claimView(made, { ...read(4, 18), unread: true }).lines).toEqual([]);
		const beside = withNext(read(4, 17), { line: 'column-N', numbers: [31, 33, 35, 40, 45] });
		expect(claimView(round, { ...withLine(beside, 'row-1'), unread: true }).lines).toEqual([]);
	});
});

describe('PB-10 on a card of the box the table is told which markers went', () => {
	const column = [3, 2, 12, 6, 13];
	const wrong = (...calls: number[]) =>
		table().tell(...called(...calls), ...claimed('ana', 'column-B', column), ...called(67, 26)).round;
	const gone = (round: ReturnType<typeof wrong>, player = 'ana') =>
		claimView(round, filled(withLine(newClaimDraft(player, '1.1'), 'row-1'), row)).gone;
	it('in a later claim of the same player', () => {
		const round = wrong(3, 29, 41, 52, 2, 12, 6);
		expect(gone(round)).toEqual([3]);
		expect(gone(round, 'ben')).toEqual([]);
		expect(claimView(round, filled(withLine(newClaimDraft('ana', '1.1'), 'row-1'), row)).result?.right).toBe(
			true
		);
	});
	it('but not of a line that was complete by then, nor of a number that had not been called', () => {
		expect(gone(table().tell(...called(...row, 2), ...claimed('ana', 'column-B', column)).round)).toEqual([]);
		expect(gone(wrong(29, 41, 52, 2))).toEqual([]);
	});
	it('but not where the wrong line crosses one of that claim that was complete [PB-23]', () => {
		const n = [41, 31, 33, 35, 40];
		const lines = [
			{ line: 'row-1', numbers: row },
			{ line: 'column-N', numbers: n }
		] as const;
		const { round } = table({ pattern: 'letter-t' }).tell(
			...called(...row, 31, 33, 35),
			shouted('ana'),
			{ type: 'line.claimed', player: 'ana', lines },
			...called(40)
		);
		const again = withNext(newClaimDraft('ana', '1.1'), lines[0]);
		expect(claimView(round, filled(withLine(again, 'column-N'), n)).gone).toEqual([31, 33, 35]);
	});
	it('but not of a free centre, whose marker goes back [PB-3]', () => {
		const told = (freeCentre: boolean) =>
			table({ options: { freeCentre, winnerCalls: false } }).tell(
				...called(12, 22, 34, 47),
				...claimed('ana', 'row-3', [12, 22, 34, 47, 69]),
				...called(41, 44, 37, 31)
			).round;
		const column = filled(withLine(newClaimDraft('ana', '1.1'), 'column-N'), [41, 44, 34, 37, 31]);
		expect(claimView(told(false), column).gone).toEqual([34]);
		expect(claimView(told(true), column).gone).toEqual([]);
		// Every other number of that line is gone, in a line beside the centre as well.
		const second = filled(withLine(newClaimDraft('ana', '1.1'), 'column-I'), [29, 22, 16, 17, 18]);
		expect(claimView(told(true), second).gone).toEqual([22]);
	});
	it('and of a card that the app knows nobody has to be told: its squares say it', () => {
		const cards = { seed: 'puma-tuba', size: 60 };
		const { round } = table({ cards }).tell(
			...called(3, 29, 41, 52),
			...claimed('ana', 'row-1', row),
			...called(67)
		);
		const draft = filled(withLine(newClaimDraft('ana', '1.1'), 'row-1'), row);
		expect(claimView(round, draft)).toMatchObject({ result: { right: false }, gone: [] });
	});
	it('nor of numbers that are no line', () => {
		const twice = filled(withLine(newClaimDraft('ana', '1.1'), 'column-B'), [3, 3, 12, 6, 13]);
		expect(claimView(wrong(3, 29, 41, 52, 2, 12, 6), twice)).toMatchObject({
			refusal: { why: 'number-twice' },
			gone: []
		});
	});
});
