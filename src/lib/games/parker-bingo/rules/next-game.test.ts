import { describe, expect, it } from 'vitest';
import { box } from '../index';
import { pairsOf, rematch } from './next-game';
import type { ParkerFact, ParkerOpening } from './facts';
import { callsNow, tally } from './winners';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	named,
	opened,
	opening,
	shouted,
	table,
	whys,
	type Told
} from './testing';
import { totalsOf } from './view';

const points = (change: Partial<ParkerOpening> = {}) => table({ variant: 'points', ...change });
const scores = (told: Told) => Object.fromEntries(tally(told.context));

describe('PB-21 the caller changes', () => {
	const each = { caller: 'ana', options: { freeCentre: false, winnerCalls: false, callerEachRound: true } };
	it('each round by option: the next to the left, seats stay', () => {
		const told = points(each).tell(...called(1), closed, opened);
		expect(told.context.caller).toBe('ben');
		expect(told.context.seats.map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'dora']);
		expect(told.tell(closed, opened, closed, opened, closed, opened).context.caller).toBe('ana');
	});
	it('or the one who called is named to go on, between the rounds and not in one', () => {
		const again = { type: 'caller.changed', player: 'ana' } as const;
		const between = points(each).tell(...called(1), closed);
		expect([callsNow(points(each).context), callsNow(between.context)]).toEqual(['ana', 'ben']);
		const named = between.tell(again);
		expect([callsNow(named.context), named.tell(opened).round.caller]).toEqual(['ana', 'ana']);
		expect(whys(named.tell(again).refused)).toEqual(['already-so']);
		expect(whys(points(each).tell(...called(1), again).refused)).toEqual(['already-so']);
	});
	it('skips who has left', () => {
		expect(points(each).tell({ type: 'player.left', player: 'ben' }, closed, opened).context.caller).toBe(
			'carla'
		);
	});
	it('goes on among partners: both pairs call in turn [PB-22]', () => {
		const partners: [string, string][] = [
			['ana', 'carla'],
			['ben', 'dora']
		];
		expect(points({ ...each, partners }).tell(closed, opened).context.caller).toBe('ben');
	});
	it('not within a game without the option, and never while the app calls', () => {
		expect(points({ caller: 'ana' }).tell(closed, opened).context.caller).toBe('ana');
		expect(points({ ...each, caller: null }).tell(closed, opened).context.caller).toBeNull();
	});
	it('knows the options of its own method only', () => {
		expect(whys(points().tell({ type: 'option.changed', option: 'winnerCalls', on: true }).refused)).toEqual([
			'not-in-this-method'
		]);
		expect(
			whys(table().tell({ type: 'option.changed', option: 'callerEachRound', on: true }).refused)
		).toEqual(['not-in-this-method']);
	});
});

describe('PB-22 a caller beside the pairs', () => {
	const five = [...opening().players, { id: 'eva', name: 'Eva' }];
	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	const beside = { players: five, caller: 'eva', partners };
	it('is read: four pair up, the fifth calls', () => {
		expect(box.read(opening({ variant: 'points', ...beside })).ok).toBe(true);
		for (const caller of [null, 'ana'])
			expect(box.read(opening({ variant: 'points', ...beside, caller })).ok, String(caller)).toBe(false);
	});
	it('calls the whole game, and has no total', () => {
		const options = { freeCentre: false, winnerCalls: false, callerEachRound: true };
		const told = points({ ...beside, options }).tell(...called(1), closed, opened);
		expect(told.context.caller).toBe('eva');
		expect(totalsOf(told.context).map(({ names }) => names)).toEqual([
			['Ana', 'Carla'],
			['Ben', 'Dora']
		]);
	});
	it.each<[string, number, string | null, number]>([
		['two and two', 4, null, 2],
		['two and two, one of them calls', 4, 'ana', 2],
		['a caller beside two pairs', 5, 'carla', 2],
		['five without a caller', 5, null, 0],
		['three', 3, 'ana', 0],
		['two', 2, null, 0]
	])('%s', (_, count, caller, pairs) => {
		const found = pairsOf(five.slice(0, count), caller);
		expect(found?.length ?? 0).toBe(pairs);
		if (count % 2) expect(found?.flat() ?? []).not.toContain(caller);
	});
});

describe('PB-22 partners', () => {
	const partners: [string, string][] = [
		['ana', 'carla'],
		['ben', 'dora']
	];
	it('what either scores goes to one total for both', () => {
		const told = points({ partners }).tell(
			...called(...firstRow),
			...claimed('carla', 'row-1', firstRow),
			awarded
		);
		expect(scores(told)).toEqual({ ana: 166, carla: 166 });
	});
	/** Both on the same call, and nobody can say who was first. */
	const shared: ParkerFact[] = [
		shouted('carla'),
		shouted('ben'),
		named('carla', 'row-1', firstRow),
		named('ben', 'row-1', firstRow),
		{ type: 'first.named', player: null }
	];
	it.each<[string, Partial<ParkerOpening>, object, ParkerFact[]?]>([
		['by both together', { partners }, { winners: ['ana', 'carla'], partners: true }],
		['by one alone without partners', {}, { winners: ['carla'], partners: false }],
		[
			'by two pairs, each named whole',
			{ partners },
			{ winners: ['ana', 'carla', 'ben', 'dora'], partners: true },
			shared
		],
		['by two players, who are no pair', {}, { winners: ['carla', 'ben'], partners: false }, shared]
	])('a game is won %s [G-6]', (_, change, outcome, claims = claimed('carla', 'row-1', firstRow)) => {
		const told = points({ ...change, goal: 100 }).tell(...called(...firstRow), ...claims, awarded);
		expect(told.state).toBe('over');
		expect(box.variants.points?.outcome(told.snapshot)).toMatchObject(outcome);
	});
	it.each([
		[
			'somebody twice',
			[
				['ana', 'ben'],
				['ana', 'carla']
			]
		],
		[
			'somebody left out',
			[
				['ana', 'ben'],
				['carla', 'zoe']
			]
		],
		['one pair', [['ana', 'ben']]],
		[
			'three in a pair',
			[
				['ana', 'ben', 'carla'],
				['dora', 'ana']
			]
		]
	])('refuses %s', (_, partners) => {
		expect(box.read({ ...opening({ variant: 'points' }), partners }).ok).toBe(false);
	});
	it('is for Points, and nobody new joins in the middle', () => {
		expect(box.read(opening({ partners })).ok).toBe(false);
		const joins = { type: 'player.joined', player: { id: 'emil', name: 'Emil' } } as const;
		expect(whys(points({ partners }).tell(joins).refused)).toEqual(['partners-are-set']);
	});
});

describe('a rematch starts with the table as it is now', () => {
	const before = opening({ variant: 'points', caller: 'ana' });
	const next = (told: Told, from = before) => rematch(from, told.context);
	const each = { freeCentre: false, winnerCalls: false, callerEachRound: true };
	it.each([
		['each game', { ...each, callerEachRound: false }],
		['each round', each]
	])('the last caller does not call again, with the caller changing %s [PB-21]', (_, options) => {
		expect(next(points({ caller: 'ana', options }).tell(...called(1), closed, ended)).caller).toBe('ben');
	});
	it('whose round was opened and had no call is still to call [PB-21]', () => {
		const told = points({ caller: 'ana', options: each }).tell(...called(1), closed, opened, ended);
		expect(next(told).caller).toBe('ben');
	});
	it('whom the table named calls, and the app goes on calling', () => {
		const named = points({ caller: 'ana' }).tell(closed, { type: 'caller.changed', player: 'dora' }, ended);
		expect(next(named).caller).toBe('dora');
		expect(next(points().tell(ended)).caller).toBeNull();
	});
	it('with the options, the drawing and the people of now', () => {
		const told = points({ caller: 'ana' }).tell(
			{ type: 'option.changed', option: 'freeCentre', on: true },
			{ type: 'option.changed', option: 'callerEachRound', on: true },
			{ type: 'drawing.changed', drawing: 'tiles' },
			{ type: 'player.left', player: 'dora' },
			{ type: 'player.joined', player: { id: 'emil', name: 'Emil' } },
			ended
		);
		const opening = next(told);
		expect(opening).toMatchObject({
			drawing: 'tiles',
			options: { freeCentre: true, winnerCalls: false, callerEachRound: true }
		});
		expect(opening.players.map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'emil']);
		expect(box.read(opening).ok).toBe(true);
	});
	it('in Normal with the winner of the last round, in the seats as they are then [PB-14]', () => {
		const rotating = { caller: 'ana', options: { freeCentre: false, winnerCalls: true } };
		const told = table(rotating).tell(
			...called(...firstRow),
			...claimed('carla', 'row-1', firstRow),
			awarded,
			ended
		);
		const again = next(told, opening(rotating));
		expect(again.caller).toBe('carla');
		expect(again.players.map(({ id }) => id)).toEqual(['carla', 'ben', 'ana', 'dora']);
	});
});
