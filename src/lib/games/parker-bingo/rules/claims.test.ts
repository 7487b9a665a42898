import { describe, expect, it } from 'vitest';
import { judge, lines, whyNoCard, whyNoLine, type Line } from './lines';
import { penalties, verdictOf } from './outcomes';
import { type Claim } from './round';
import { called, claimed, firstRow, named, nColumn, shouted, table, whys } from './testing';

describe('PB-9 a claim', () => {
	it('names a line whose five were all called: right', () => {
		const told = table().tell(...called(9, ...firstRow), ...claimed('ana', 'row-1', firstRow));
		expect(told.state).toBe('bingoStands');
		expect(verdictOf(told.round, told.round.claims[0] as Claim)).toMatchObject({
			right: true,
			missing: [],
			completedAt: 6
		});
	});
	it('says of each number whether and when it was called', () => {
		const { squares, missing } = judge({ line: 'row-1', numbers: firstRow }, [17, 9, 4], false);
		expect(squares.map(({ letter, number, call }) => [letter, number, call])).toEqual([
			['B', 4, 3],
			['I', 17, 1],
			['N', 32, undefined],
			['G', 50, undefined],
			['O', 63, undefined]
		]);
		expect(missing.map(({ number }) => number)).toEqual([32, 50, 63]);
	});
	it.each([
		['a line by one who did not shout', named('ben', 'row-1', firstRow), 'has-not-shouted'],
		['a second shout by the same player', shouted('ana'), 'already-shouted'],
		['a shout by a stranger', shouted('zoe'), 'no-such-player']
	])('refuses %s', (_, fact, why) => {
		expect(whys(table().tell(...called(...firstRow), shouted('ana'), fact).refused)).toEqual([why]);
	});
	it('takes one line a claim in Normal', () => {
		const two = {
			type: 'line.claimed',
			player: 'ana',
			lines: [
				{ line: 'row-1', numbers: firstRow },
				{ line: 'column-N', numbers: nColumn }
			]
		} as const;
		expect(whys(table().tell(...called(...firstRow), shouted('ana'), two).refused)).toEqual([
			'one-line-in-normal'
		]);
	});
});

describe('PB-10 a wrong claim', () => {
	it('costs the markers of that line, and the round goes on by itself', () => {
		const told = table().tell(...called(4, 17, 32, 50), ...claimed('ana', 'row-1', firstRow));
		expect(told.state).toBe('calling');
		expect(penalties(told.round)).toMatchObject([{ player: 'ana', atCall: 4 }]);
		expect(told.tell(...called(63), ...claimed('ana', 'row-1', firstRow)).state).toBe('bingoStands');
	});
	it.each([[[]], [[4]], [[9]], [[4, 17, 32, 50]]])(
		'may be read back in part, and is never right: %j',
		(numbers) => {
			const told = table().tell(...called(...firstRow), ...claimed('ana', 'row-1', numbers));
			expect(told.refused).toEqual([]);
			expect(told.state).toBe('calling');
			expect(penalties(told.round)).toMatchObject([{ player: 'ana', lines: [{ numbers }] }]);
		}
	);
	it('is read back to its end on cards that the app made: no other says which card it is', () => {
		const cards = { seed: 'puma-tuba', size: 60 };
		const told = table({ cards }).tell(...called(...firstRow), ...claimed('ana', 'row-1', [3, 29]));
		expect(whys(told.refused)).toEqual(['on-no-card']);
	});
	it('waits for the other open claims before calling goes on', () => {
		const told = table().tell(
			...called(...firstRow),
			shouted('ana'),
			shouted('ben'),
			named('ana', 'row-1', [1, ...firstRow.slice(1)])
		);
		expect(told.state).toBe('checkingClaim');
		expect(told.tell(named('ben', 'row-1', firstRow)).state).toBe('bingoStands');
	});
});

describe('PB-11 lines', () => {
	it('knows five rows, five columns, two diagonals, and no corners', () => {
		expect(lines).toHaveLength(12);
		expect(lines.filter((line) => line.startsWith('row'))).toHaveLength(5);
		expect(lines.filter((line) => line.startsWith('column'))).toHaveLength(5);
		const corners = named('ana', 'corners', [1, 61, 5, 65]);
		expect(whys(table().tell(shouted('ana'), corners).refused)).toEqual(['corners-are-no-line']);
	});
	it.each<[Line, number[], object | undefined]>([
		['row-2', firstRow, undefined],
		['diagonal-down', firstRow, undefined],
		['column-N', nColumn, undefined],
		['column-N', [31, 33, 35, 40, 46], { why: 'wrong-column', number: 46, letter: 'N', right: 'G' }],
		['row-1', nColumn, { why: 'wrong-column', number: 31, letter: 'B', right: 'N' }],
		['diagonal-up', [63, 50, 32, 17, 4], { why: 'wrong-column', number: 63, letter: 'B', right: 'O' }],
		['column-B', [1, 2, 3, 4, 4], { why: 'number-twice', number: 4 }],
		['row-1', [4, 17, 32, 50], undefined]
	])('%s %j: %j', (line, numbers, why) => {
		expect(whyNoLine({ line, numbers })).toEqual(why);
		const told = table().tell(
			...called(...firstRow, ...nColumn),
			shouted('ana'),
			named('ana', line, numbers)
		);
		expect(told.refused).toEqual(why ? [why] : []);
	});
});

it('PB-23 the four corners are two of B and two of O', () => {
	const why = (...numbers: number[]) => whyNoLine({ line: 'corners', numbers });
	expect(why(1, 61, 5, 65)).toBeUndefined();
	expect(why(61)).toMatchObject({ why: 'wrong-column', letter: 'B' });
	expect(why(1, 5)).toMatchObject({ why: 'wrong-column', letter: 'O' });
	expect(why(1, 61, 65)).toMatchObject({ why: 'wrong-column', letter: 'B' });
	expect(why(1, 61, 5, 6)).toMatchObject({ why: 'wrong-column', letter: 'O' });
	expect(whyNoCard([{ line: 'corners', numbers: [1, 61, 5, 65] }])).toBeUndefined();
});

describe('PB-12 a late claim', () => {
	it('is accepted, and known to be late', () => {
		const told = table().tell(...called(...firstRow, 9, 10, 11), ...claimed('ana', 'row-1', firstRow));
		const claim = told.round.claims[0] as Claim;
		expect(told.state).toBe('bingoStands');
		expect(claim.atCall - (verdictOf(told.round, claim).completedAt ?? 0)).toBe(3);
	});
});
