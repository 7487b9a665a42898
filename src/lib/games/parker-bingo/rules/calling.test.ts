import { describe, expect, it } from 'vitest';
import { box } from '../index';
import { judge, totalOf, totalsFor } from './lines';
import { cardHolders, penalties } from './outcomes';
import { tally, winnersOf } from './winners';
import {
	awarded,
	called,
	claimed,
	closed,
	firstRow,
	named,
	opened,
	opening,
	shouted,
	table,
	whys
} from './testing';
import { letterOf, tiles } from './tiles';
import { nextTile } from './draw';

describe('PB-1 players and the caller', () => {
	it('takes two or more players', () => {
		const two = opening().players.slice(0, 2);
		expect(box.read(opening({ players: two })).ok).toBe(true);
		expect(box.read(opening({ players: two.slice(1) })).ok).toBe(false);
	});
	it('refuses a claim by the caller, who holds no card', () => {
		const told = table({ caller: 'ben' }).tell(...called(1), shouted('ben'));
		expect(told.refused).toEqual([{ why: 'caller-holds-no-card', player: 'ben' }]);
		expect(cardHolders(told.context).map(({ id }) => id)).toEqual(['ana', 'carla', 'dora']);
	});
	it('lets everybody play while the app calls', () => {
		expect(cardHolders(table().context)).toHaveLength(4);
		expect(table().tell(...called(1), shouted('ben')).state).toBe('checkingClaim');
	});
	it('refuses a caller who is not at the table', () => {
		expect(box.read(opening({ caller: 'zoe' }))).toMatchObject({
			ok: false,
			problem: expect.stringContaining('caller') as string
		});
	});
	it('lets the old caller claim as soon as somebody else calls', () => {
		const told = table({ caller: 'ben' }).tell({ type: 'caller.changed', player: 'ana' }, shouted('ben'));
		expect(told.refused).toEqual([]);
		expect(told.tell(shouted('ana')).refused).toEqual([{ why: 'caller-holds-no-card', player: 'ana' }]);
	});
	it('is written down for the round on the table when another calls in the middle of it', () => {
		const told = table({ caller: 'ben' }).tell(...called(1), { type: 'caller.changed', player: 'ana' });
		expect([told.context.caller, told.round.caller]).toEqual(['ana', 'ana']);
		const later = told.tell(closed, { type: 'caller.changed', player: null }, opened);
		expect([later.context.rounds[0].caller, later.round.caller]).toEqual(['ana', null]);
	});
	it.each([
		['ben', 'already-so'],
		['zoe', 'no-such-player'],
		['dora', 'player-has-left']
	])('cannot hand the calling over to %s: %s', (player, why) => {
		const told = table({ caller: 'ben' }).tell({ type: 'player.left', player: 'dora' });
		expect(whys(told.tell({ type: 'caller.changed', player }).refused)).toEqual([why]);
	});
});

describe('PB-2 method', () => {
	it('knows Normal, and no other word', () => {
		expect(box.read(opening()).ok).toBe(true);
		expect(box.read({ ...opening(), variant: 'fast' })).toMatchObject({ ok: false });
	});
});

describe('PB-3 free centre', () => {
	const centreRow = [4, 17, 31, 50, 63];
	it.each([
		{ freeCentre: false, state: 'calling' },
		{ freeCentre: true, state: 'bingoStands' }
	])('the centre uncalled, free $freeCentre: $state', ({ freeCentre, state }) => {
		const told = table({ options: { freeCentre, winnerCalls: false } }).tell(
			...called(4, 17, 50, 63),
			...claimed('ana', 'row-3', centreRow)
		);
		expect(told.state).toBe(state);
	});
	it('frees nothing in a line that does not run through the centre', () => {
		const told = table({ options: { freeCentre: true, winnerCalls: false } }).tell(
			...called(4, 17, 50, 63),
			...claimed('ana', 'row-1', firstRow)
		);
		expect(told.state).toBe('calling');
		expect(penalties(told.round)).toHaveLength(1);
	});
	it('can be agreed on until the first call of a round, and not later', () => {
		const change = { type: 'option.changed', option: 'freeCentre', on: true } as const;
		expect(table().tell(change).round.freeCentre).toBe(true);
		expect(table().tell(change, change).refused).toEqual([{ why: 'already-so' }]);
		// No other option frees it.
		expect(table().tell({ ...change, option: 'hints' }).round.freeCentre).toBe(false);
		expect(table().tell(...called(5), change).refused).toEqual([
			{ why: 'round-has-begun', option: 'freeCentre' }
		]);
		const later = table().tell(...called(5), closed, change, opened);
		expect([later.context.rounds[0].freeCentre, later.round.freeCentre]).toEqual([false, true]);
	});
});

describe('PB-4 totals of lines', () => {
	it('adds the five numbers, a free centre too', () => {
		expect(totalOf({ line: 'row-1', numbers: firstRow })).toBe(166);
		expect(totalOf({ line: 'column-N', numbers: [31, 33, 35, 40, 45] })).toBe(184);
		// That the centre was called at last completes nothing. [PB-3]
		for (const calls of [
			[4, 17, 50, 63],
			[4, 17, 50, 63, 31]
		])
			expect(judge({ line: 'row-3', numbers: [4, 17, 31, 50, 63] }, calls, true)).toMatchObject({
				right: true,
				total: 165,
				completedAt: 4
			});
	});
	it("takes the figure that the table's own card prints", () => {
		expect(totalOf({ line: 'row-1', numbers: firstRow, printed: 170 })).toBe(170);
	});
	it.each([
		['row-1', false, 155, 225],
		['row-3', false, 155, 225],
		['row-3', true, 124, 225],
		['row-1', true, 155, 225],
		['column-B', true, 15, 65],
		['column-N', false, 165, 215],
		['column-N', true, 130, 215],
		['column-O', false, 315, 365]
	] as const)('a card can print for %s, with a free centre %s, from %i to %i', (line, free, least, most) => {
		expect(totalsFor(line, free)).toEqual([least, most]);
	});
	it.each([-3, 0, 2.5, 1000])('refuses a printed total of %d', (printed) => {
		expect(box.read(named('ana', 'row-1', firstRow, printed)).ok).toBe(false);
	});
});

describe('PB-5 calling', () => {
	it.each([
		[1, 'B'],
		[15, 'B'],
		[16, 'I'],
		[30, 'I'],
		[31, 'N'],
		[45, 'N'],
		[46, 'G'],
		[60, 'G'],
		[61, 'O'],
		[75, 'O']
	])('tile %d carries %s', (number, letter) => {
		expect(letterOf(number)).toBe(letter);
	});
	it.each([0, 76, 2.5, NaN])('no tile has %d', (number) => {
		expect(() => letterOf(number)).toThrow(RangeError);
	});
	it('lays each tile on the check-board, in the order called', () => {
		expect(table().tell(...called(31, 4, 70)).round.calls).toEqual([31, 4, 70]);
	});
	it('calls no number twice in a round, and anew in the next', () => {
		const told = table().tell(...called(31, 31));
		expect(told.refused).toEqual([{ why: 'number-already-called', number: 31 }]);
		expect(told.tell(closed, opened, ...called(31)).round.calls).toEqual([31]);
	});
	it.each([0, 76, -1, 2.5, '31', null])('cannot record the number %j', (number) => {
		expect(box.read({ type: 'ball.called', number }).ok).toBe(false);
	});
	it('cannot record a wrong pair: a call has no letter of its own', () => {
		expect(box.read({ type: 'ball.called', letter: 'B', number: 31 }).ok).toBe(false);
	});
	it('draws every tile once, in an order fixed by the seed and the round', () => {
		const order = (seed: string, round: number) => {
			const calls: number[] = [];
			for (let tile = nextTile(seed, round, calls); tile !== undefined; tile = nextTile(seed, round, calls))
				calls.push(tile);
			return calls;
		};
		const first = order('x', 1);
		expect([...first].sort((a, b) => a - b)).toEqual(tiles);
		expect(order('x', 1)).toEqual(first);
		expect(order('x', 2)).not.toEqual(first);
		expect(order('y', 1)).not.toEqual(first);
	});
	it('passes over tiles that the table turned itself', () => {
		const next = nextTile('x', 1, []) as number;
		expect(nextTile('x', 1, [next])).not.toBe(next);
	});
});

describe('PB-7 a claim stops the calling', () => {
	it('refuses a call while a claim is open, and while a bingo stands', () => {
		const open = table().tell(...called(...firstRow), shouted('ana'), ...called(9));
		expect(open.refused).toEqual([{ why: 'claim-is-open', player: 'ana' }]);
		const stands = table().tell(...called(...firstRow), ...claimed('ana', 'row-1', firstRow), ...called(9));
		expect(stands.refused).toEqual([{ why: 'bingo-stands', player: 'ana' }]);
		const two = stands.tell(...claimed('ben', 'row-1', firstRow), { type: 'first.named', player: 'ben' });
		expect(two.tell(...called(9)).refused.at(-1)).toEqual({ why: 'bingo-stands', player: 'ben' });
	});
});

describe('PB-8 all tiles called', () => {
	const exhausted = table().tell(...called(...tiles));
	it('still judges a claim', () => {
		expect(exhausted.state).toBe('exhausted');
		expect(exhausted.snapshot.state).toBe('exhausted');
		expect(exhausted.tell(...called(1)).refused).toEqual([{ why: 'all-tiles-called' }]);
		expect(winnersOf(exhausted.tell(...claimed('ana', 'row-1', firstRow), awarded).round)).toEqual(['ana']);
	});
	it('comes back to itself after a wrong claim, which cannot be with all tiles out but for a correction', () => {
		expect(exhausted.tell(shouted('ana')).state).toBe('checkingClaim');
		expect(exhausted.tell({ type: 'tile.corrected', round: 1, called: 32, meant: null }).snapshot.state).toBe(
			'calling'
		);
	});
	it('knows a bingo that two tiles put right make of an earlier claim [PB-6]', () => {
		// The caller laid 63 on 9, so Ana's line was judged wrong; both are out now.
		const before = [4, 17, 32, 50, 9];
		const out = table().tell(
			...called(...before),
			...claimed('ana', 'row-1', firstRow),
			...called(...tiles.filter((number) => !before.includes(number)))
		);
		const mended = out.tell({ type: 'tile.corrected', round: 1, called: 9, meant: 63 });
		expect([out.state, mended.state]).toEqual(['exhausted', 'bingoStands']);
	});
	it('has no winner when the table closes the round without a claim', () => {
		const told = exhausted.tell(closed);
		expect(winnersOf(told.round)).toEqual([]);
		expect(tally(told.context).size).toBe(0);
	});
});
