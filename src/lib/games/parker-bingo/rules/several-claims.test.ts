import { describe, expect, it, test } from 'vitest';
import { lines } from './lines';
import { noLongerRight, penalties, toReadAgain } from './outcomes';
import { rightClaims, tally, winnersOf } from './winners';
import { awarded, called, claimed, firstRow, named, shouted, table, whys } from './testing';

describe('PB-13 several claims on one call', () => {
	const high = [15, 17, 32, 50, 63];
	const calls = called(...firstRow, 15);
	const both = table().tell(
		...calls,
		shouted('ana'),
		shouted('ben'),
		named('ana', 'row-1', firstRow),
		named('ben', 'row-2', high)
	);

	test('the award waits until the table said who was first', () => {
		expect(whys(both.tell(awarded).refused)).toEqual(['who-was-first']);
	});
	test.each([
		['ana', ['ana']],
		['ben', ['ben']],
		[null, ['ben']]
	])('first %s: won by %j', (player, winners) => {
		const told = both.tell({ type: 'first.named', player }, awarded);
		expect(told.refused).toEqual([]);
		expect(winnersOf(told.round)).toEqual(winners);
	});
	test('the first right one wins, though a wrong one was shouted before it', () => {
		const told = table().tell(
			...calls,
			shouted('ana'),
			shouted('ben'),
			named('ana', 'row-1', [1, ...firstRow.slice(1)]),
			named('ben', 'row-2', high),
			awarded
		);
		expect(winnersOf(told.round)).toEqual(['ben']);
		expect(penalties(told.round).map(({ player }) => player)).toEqual(['ana']);
	});
	test('equal totals share the round, and each has won it', () => {
		const told = table().tell(
			...calls,
			...claimed('ana', 'row-1', firstRow),
			...claimed('ben', 'row-4', firstRow),
			{ type: 'first.named', player: null },
			awarded
		);
		expect(winnersOf(told.round)).toEqual(['ana', 'ben']);
		expect(Object.fromEntries(tally(told.context))).toEqual({ ana: 1, ben: 1 });
	});
	test('printed totals count where they were typed in', () => {
		const told = table().tell(
			...calls,
			...claimed('ana', 'row-1', firstRow, 200),
			...claimed('ben', 'row-2', high),
			{ type: 'first.named', player: null },
			awarded
		);
		expect(winnersOf(told.round)).toEqual(['ana']);
	});
	test('another claim makes the table say anew who was first', () => {
		const told = both.tell(
			{ type: 'first.named', player: 'ana' },
			...claimed('carla', 'row-3', firstRow),
			awarded
		);
		expect(whys(told.refused)).toEqual(['who-was-first']);
	});
	test('one right claim needs nobody named', () => {
		const told = table().tell(...calls, ...claimed('ana', 'row-1', firstRow), {
			type: 'first.named',
			player: 'ana'
		});
		expect(whys(told.refused)).toEqual(['nobody-to-choose-from']);
		expect(rightClaims(told.round)).toHaveLength(1);
	});
	test('who was first is not said twice', () => {
		const first = { type: 'first.named', player: 'ana' } as const;
		expect(both.tell(first, first).refused).toEqual([{ why: 'already-so' }]);
	});
	test('where the house plays for two lines, the highest total of one of them decides [PB-23]', () => {
		const twoLines = (player: string, ...totals: number[]) => ({
			type: 'line.claimed' as const,
			player,
			lines: totals.map((printed, i) => ({ line: lines[i]!, numbers: i === 0 ? firstRow : second, printed }))
		});
		const second = [5, 18, 33, 51, 64];
		const told = table({ pattern: 'two-lines' }).tell(
			...called(...firstRow, ...second),
			shouted('ana'),
			shouted('ben'),
			twoLines('ana', 150, 160),
			twoLines('ben', 100, 200),
			{ type: 'first.named', player: null },
			awarded
		);
		expect([told.refused, winnersOf(told.round)]).toEqual([[], ['ben']]);
	});
	test('who was first is one of those who were right', () => {
		expect(whys(both.tell({ type: 'first.named', player: 'dora' }).refused)).toEqual(['no-right-claim']);
	});
});

describe('PB-6 with PB-13: claims judged again', () => {
	const fix = (called: number, meant: number) =>
		({ type: 'tile.corrected', round: 1, called, meant }) as const;
	const wrong = [1, ...firstRow.slice(1)];
	it('counts a player once, though two of their claims became right', () => {
		const told = table().tell(
			...called(4, 17, 33, 50, 63),
			...claimed('ana', 'row-1', firstRow),
			...claimed('ana', 'row-4', firstRow),
			fix(33, 32)
		);
		expect(rightClaims(told.round).map(({ player }) => player)).toEqual(['ana']);
		const over = told.tell(awarded);
		expect(over.refused).toEqual([]);
		expect(Object.fromEntries(tally(over.context))).toEqual({ ana: 1 });
	});
	it.each([
		['first', 200, undefined, 'row-1'],
		['second', undefined, 200, 'row-4'],
		['first of two equal ones', undefined, undefined, 'row-1']
	])('of two claims of one player the best counts: the %s', (_, one, other, line) => {
		const told = table().tell(
			...called(4, 17, 33, 50, 63),
			...claimed('ana', 'row-1', firstRow, one),
			...claimed('ana', 'row-4', firstRow, other),
			fix(33, 32)
		);
		expect(rightClaims(told.round).map(({ lines }) => lines[0]?.line)).toEqual([line]);
	});
	it('asks anew who was first when the tile that was meant makes one more right', () => {
		const told = table().tell(
			...called(4, 17, 32, 50, 63, 9),
			...['ana', 'ben', 'carla'].map(shouted),
			named('ana', 'row-1', firstRow),
			named('ben', 'row-2', [10, 17, 32, 50, 63]),
			named('carla', 'row-3', firstRow),
			{ type: 'first.named', player: 'ana' },
			fix(9, 10)
		);
		expect(rightClaims(told.round)).toHaveLength(3);
		expect(whys(told.tell(awarded).refused)).toEqual(['who-was-first']);
	});
	it('who was first stands when another tile is put right', () => {
		const told = table().tell(
			...called(4, 17, 32, 50, 63, 9),
			...claimed('ana', 'row-1', firstRow),
			...claimed('ben', 'row-2', firstRow),
			{ type: 'first.named', player: 'ben' }
		);
		for (const fact of [fix(9, 10), { type: 'tile.corrected', round: 1, called: 9, meant: null } as const]) {
			const after = told.tell(fact, awarded);
			expect(after.refused).toEqual([]);
			expect(winnersOf(after.round)).toEqual(['ben']);
		}
	});
	it('knows whose right bingo a corrected tile takes away', () => {
		const before = table().tell(
			...called(4, 17, 32, 50, 63, 9),
			...claimed('ana', 'row-1', firstRow),
			...claimed('ben', 'row-2', wrong)
		);
		const after = before.tell(fix(32, 33));
		expect(noLongerRight(before.round, after.round)).toEqual(['ana']);
		expect(noLongerRight(before.round, before.tell(fix(9, 10)).round)).toEqual([]);
		expect(noLongerRight(after.round, before.round)).toEqual([]);
	});
	it('knows whose line, read in part, a corrected tile may have made right', () => {
		const read = (...numbers: number[]) =>
			table().tell(...called(4, 18, 32, 50, 63), ...claimed('ana', 'row-1', numbers));
		const before = read(4, 17);
		expect(toReadAgain(before.round)).toEqual([]);
		expect(toReadAgain(before.tell(fix(18, 17)).round)).toEqual(['ana']);
		expect(toReadAgain(before.tell(fix(18, 19)).round)).toEqual([]);
		expect(toReadAgain(read(4).tell(fix(18, 17)).round)).toEqual(['ana']);
		const whole = read(...firstRow).tell(fix(18, 17));
		expect([penalties(whole.round), toReadAgain(whole.round)]).toEqual([[], []]);
	});
	it('of a pattern every line that was read has to be free of fault, and the others are still to be read [PB-23]', () => {
		const claim = (...numbers: number[]) =>
			table({ pattern: 'full' }).tell(...called(...firstRow, 5, 18, 33, 51, 70), shouted('ana'), {
				type: 'line.claimed',
				player: 'ana',
				lines: [
					{ line: 'row-1', numbers: firstRow },
					{ line: 'row-2', numbers }
				]
			});
		for (const read of [claim(5, 19), claim(5, 19, 33, 51, 70)]) {
			expect([read.refused, toReadAgain(read.round)]).toEqual([[], []]);
			expect(toReadAgain(read.tell(fix(70, 71)).round)).toEqual([]);
			expect(toReadAgain(read.tell(fix(18, 19)).round)).toEqual(['ana']);
		}
	});
	it('asks anew who was first when a correction changes who was right', () => {
		const told = table().tell(
			...called(4, 17, 32, 50, 63, 1),
			shouted('ana'),
			shouted('ben'),
			shouted('carla'),
			named('ana', 'row-1', firstRow),
			named('ben', 'row-2', wrong),
			named('carla', 'row-3', firstRow),
			{ type: 'first.named', player: 'ben' },
			fix(1, 2),
			awarded
		);
		expect(whys(told.refused)).toEqual(['who-was-first']);
		expect(winnersOf(told.tell({ type: 'first.named', player: null }, awarded).round)).toEqual([
			'ana',
			'carla'
		]);
	});
});
