import { describe, expect, it } from 'vitest';
import { tally } from './winners';
import {
	awarded,
	called,
	claimed,
	closed,
	ended,
	firstRow,
	opened,
	opening,
	shouted,
	table,
	whys
} from './testing';

describe('PB-14 rounds', () => {
	const round = (player: string) => [
		...called(...firstRow),
		...claimed(player, 'row-1', firstRow),
		awarded,
		opened
	];
	it('counts the rounds each player won', () => {
		const told = table().tell(...round('ana'), ...round('ben'), ...round('ana'), ended);
		expect(Object.fromEntries(tally(told.context))).toEqual({ ana: 2, ben: 1 });
		expect(told.snapshot.state).toBe('over');
		expect(told.context.rounds).toHaveLength(4);
		expect(told.context.rounds.map(({ closed }) => closed)).toEqual([
			...['awarded', 'awarded', 'awarded'],
			'without'
		]);
	});
	it('counts none while the bingo stands: it is won when it is awarded', () => {
		const stands = table().tell(...called(...firstRow), ...claimed('ana', 'row-1', firstRow));
		expect([tally(stands.context).size, tally(stands.tell(awarded).context).size]).toEqual([0, 1]);
	});
	it('starts each round with an empty check-board', () => {
		expect(table().tell(...round('ana')).round).toMatchObject({
			number: 2,
			calls: [],
			claims: [],
			closed: undefined
		});
	});
	it('keeps caller and seats without the option', () => {
		const told = table({ caller: 'ana' }).tell(...round('carla'));
		expect(told.context.caller).toBe('ana');
		expect(told.context.seats.map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'dora']);
	});
	const rotating = { caller: 'ana', options: { freeCentre: false, winnerCalls: true } };
	it('with the option the winner calls, and the old caller takes that seat', () => {
		const told = table(rotating).tell(...round('carla'));
		expect(told.context.caller).toBe('carla');
		expect(told.round.caller).toBe('carla');
		expect(told.context.seats.map(({ id }) => id)).toEqual(['carla', 'ben', 'ana', 'dora']);
		expect(told.context.rounds[0].caller).toBe('ana');
	});
	it('the caller stays after a shared round, a round without winner, and where the app calls', () => {
		const shared = [
			...called(...firstRow),
			...claimed('ben', 'row-1', firstRow),
			...claimed('carla', 'row-2', firstRow)
		];
		const told = table(rotating).tell(...shared, { type: 'first.named', player: null }, awarded, opened);
		expect(told.context.caller).toBe('ana');
		expect(table(rotating).tell(...called(1), closed, opened).context.caller).toBe('ana');
		expect(table({ ...rotating, caller: null }).tell(...round('carla')).context.caller).toBeNull();
	});
	it('the caller stays where the winner has left', () => {
		const won = table(rotating).tell(
			...round('carla').slice(0, -1),
			{ type: 'player.left', player: 'carla' },
			opened
		);
		expect(won.context.caller).toBe('ana');
		expect(won.context.seats.map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'dora']);
	});
	it('a caller whom the table names between two rounds calls, whoever won', () => {
		const won = table(rotating).tell(
			...round('carla').slice(0, -1),
			{ type: 'caller.changed', player: 'dora' },
			opened
		);
		expect(won.context.caller).toBe('dora');
		expect(won.context.seats.map(({ id }) => id)).toEqual(['ana', 'ben', 'carla', 'dora']);
	});
	it('has nothing to say once the evening is over', () => {
		expect(whys(table().tell(ended, ...called(1), ended).refused)).toEqual([
			'evening-is-over',
			'evening-is-over'
		]);
	});
});

describe('people and parts change in mid game', () => {
	const many = (length: number) =>
		Array.from({ length }, (_, i) => ({ id: String(i), name: `P${String(i)}` }));
	const emil = { type: 'player.joined', player: { id: 'emil', name: 'Emil' } } as const;
	it('seats who comes late and keeps what a leaver won', () => {
		const told = table().tell(
			...called(...firstRow),
			...claimed('ana', 'row-1', firstRow),
			awarded,
			emil,
			{ type: 'player.left', player: 'ana' },
			opened
		);
		expect(told.refused).toEqual([]);
		expect(told.context.seats.map(({ id, here }) => [id, here])).toEqual([
			['ana', false],
			['ben', true],
			['carla', true],
			['dora', true],
			['emil', true]
		]);
		expect(tally(told.context).get('ana')).toBe(1);
		expect(whys(told.tell(shouted('ana')).refused)).toEqual(['player-has-left']);
		expect(
			told.tell({ type: 'player.joined', player: { id: 'ana', name: 'Ana' } }, shouted('ana')).state
		).toBe('checkingClaim');
	});
	it.each([
		[
			'the caller before handing over',
			table({ caller: 'ana' }).tell({ type: 'player.left', player: 'ana' }),
			'caller-must-hand-over'
		],
		[
			'one of the last two',
			table({ players: opening().players.slice(0, 2) }).tell({ type: 'player.left', player: 'ana' }),
			'too-few-players'
		],
		[
			'more than a table can seat, those who left counted, for their totals stay',
			table({ players: many(40) }).tell(
				{ type: 'player.left', player: '7' },
				{ type: 'player.joined', player: emil.player }
			),
			'too-many-players'
		],
		[
			'somebody whose name is taken',
			table().tell({ type: 'player.joined', player: { id: 'x', name: 'ANA' } }),
			'already-at-the-table'
		],
		[
			'a change to what is already so',
			table().tell({ type: 'drawing.changed', drawing: 'app' }),
			'already-so'
		]
	])('refuses %s', (_, told, why) => {
		expect(whys(told.refused)).toEqual([why]);
	});
	it('switches between the wooden tiles and its own in mid game', () => {
		const told = table().tell(...called(1, 2), { type: 'drawing.changed', drawing: 'tiles' }, ...called(3));
		expect(told.context.drawing).toBe('tiles');
		expect(told.round.calls).toEqual([1, 2, 3]);
	});
	it.each([
		'caller.changed',
		'drawing.changed',
		'option.changed',
		'player.joined',
		'player.left',
		'evening.ended',
		'round.closed',
		'round.opened'
	])('%s waits for an open claim', (type) => {
		const fact = {
			'caller.changed': { player: 'ben' },
			'drawing.changed': { drawing: 'tiles' },
			'option.changed': { option: 'winnerCalls', on: true },
			'player.joined': { player: emil.player },
			'player.left': { player: 'ben' }
		}[type];
		const told = table().tell(...called(...firstRow), shouted('ana'), { type, ...fact } as never);
		expect(told.refused).toEqual([{ why: 'claim-is-open', player: 'ana' }]);
	});
});
