import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ParkerFact } from './facts';
import { lines, lettersOf } from './lines';
import type { ParkerSnapshot } from '../index';
import { normalMachine } from './normal.machine';
import { currentRound, type Context } from './round';
import { tally, winnersOf } from './winners';
import { pointsMachine } from './points.machine';
import { leafOf } from '$lib/domain/play';
import { table, awarded, called, claimed, closed, ended, firstRow, named, opened, shouted } from './testing';
import { numbersOf, tiles, type Letter } from './tiles';

const players = ['ana', 'ben', 'carla', 'zoe'];
const player = fc.constantFrom(...players);
const tile = fc.integer({ min: 1, max: 75 });
// Few numbers a letter, so that random claims are sometimes right and random calls sometimes repeat.
const some = (letter: Letter) => fc.constantFrom(...numbersOf(letter).slice(0, 6));
const namedLine = fc
	.constantFrom(...lines)
	.chain((line) => fc.record({ line: fc.constant(line), numbers: fc.tuple(...lettersOf(line).map(some)) }));

/** Any fact of the box, fitting or not. */
export const anyFact: fc.Arbitrary<ParkerFact> = fc.oneof(
	{
		arbitrary: fc
			.constantFrom(...tiles.filter((n) => (n - 1) % 15 < 6))
			.map((number): ParkerFact => ({ type: 'ball.called', number })),
		weight: 12
	},
	{ arbitrary: player.map(shouted), weight: 4 },
	{
		arbitrary: fc.tuple(player, namedLine).map(([id, { line, numbers }]) => named(id, line, numbers)),
		weight: 4
	},
	{ arbitrary: fc.constantFrom(awarded, opened), weight: 3 },
	fc.constantFrom(closed, ended),
	fc.record({
		type: fc.constant('tile.corrected' as const),
		round: fc.integer({ min: 1, max: 3 }),
		called: tile,
		meant: fc.option(tile)
	}),
	fc.record({ type: fc.constant('first.named' as const), player: fc.option(player) }),
	fc.record({ type: fc.constant('caller.changed' as const), player: fc.option(player) }),
	fc.record({
		type: fc.constant('drawing.changed' as const),
		drawing: fc.constantFrom('app' as const, 'tiles' as const)
	}),
	fc.record({
		type: fc.constant('option.changed' as const),
		option: fc.constantFrom('freeCentre' as const, 'winnerCalls' as const),
		on: fc.boolean()
	}),
	fc.record({ type: fc.constant('player.left' as const), player }),
	player.map((id): ParkerFact => ({ type: 'player.joined', player: { id, name: id } }))
);

describe('the Normal machine', () => {
	it('checks a claim exactly while a shout is unheard, and awards what was right [PB-9] [PB-14]', () => {
		fc.assert(
			fc.property(fc.array(anyFact, { maxLength: 60 }), (facts) => {
				let told = table();
				for (const fact of facts) {
					told = told.tell(fact);
					expect(told.state === 'checkingClaim').toBe(told.round.shouts.length > 0);
					for (const round of told.context.rounds)
						if (round.closed) expect(winnersOf(round).length > 0).toBe(round.closed === 'awarded');
				}
			})
		);
	});

	it('never has a number twice on the check-board [PB-5]', () => {
		fc.assert(
			fc.property(fc.array(anyFact, { maxLength: 80 }), (facts) => {
				for (const { calls } of table().tell(...facts).context.rounds)
					expect(new Set(calls).size).toBe(calls.length);
			})
		);
	});

	it('reaches every state on a cage with two tiles left', () => {
		const almost = table().tell(...called(...tiles.slice(0, 73)));
		const missing = numbersOf('O').slice(-5);
		const events: ParkerFact[] = [
			...called(74, 75),
			...claimed('ana', 'column-O', [...missing]),
			...claimed('ben', 'column-B', [1, 2, 3, 4, 5]),
			{ type: 'first.named', player: null },
			awarded,
			closed,
			ended
		];
		// The same wrong claim can be made for ever; two in a round are enough to see everything.
		const stopWhen = ({ context }: { context: Context }) => currentRound(context).claims.length > 2;
		const paths = getShortestPaths(normalMachine, {
			fromState: almost.snapshot.machine as SnapshotFrom<typeof normalMachine>,
			events,
			limit: 50_000,
			stopWhen
		});
		expect([...new Set(paths.map(({ state }) => leafOf(state.value)))].sort()).toEqual([
			'betweenRounds',
			'bingoStands',
			'calling',
			'checkingClaim',
			'exhausted',
			'over'
		]);
		// No state is a dead end: settle what is open, and the evening ends.
		for (const { state } of paths) {
			const told = table(undefined, {
				state: leafOf(state.value),
				context: state.context,
				machine: state
			} as ParkerSnapshot);
			const settled = told.tell(
				...told.round.shouts.map(({ player }) => named(player, 'column-B', [1, 2, 3, 4, 5])),
				{ type: 'first.named', player: null },
				awarded,
				ended
			);
			expect(settled.state).toBe('over');
		}
	});
});

describe('the Points machine', () => {
	it('reaches every state, and is over with the round that passes 1000 [PB-15]', () => {
		const round = [...called(...firstRow), ...claimed('ana', 'row-1', firstRow, 999), awarded, opened];
		const last = table({ variant: 'points' }).tell(...round, ...called(...firstRow.slice(1)));
		const paths = getShortestPaths(pointsMachine, {
			fromState: last.snapshot.machine as SnapshotFrom<typeof pointsMachine>,
			events: [...called(4), ...claimed('ana', 'row-1', firstRow, 1), awarded, closed, opened, ended],
			limit: 5_000,
			stopWhen: ({ context }) => context.rounds.length > 2 || currentRound(context).claims.length > 1
		});
		const reached = new Map(paths.map(({ state }) => [leafOf(state.value), state.context]));
		expect([...reached.keys()].sort()).toEqual([
			'betweenRounds',
			'bingoStands',
			'calling',
			'checkingClaim',
			'over'
		]);
		const won = paths.filter(({ steps }) => steps.at(-1)?.event.type === 'bingo.awarded');
		expect(won.length).toBeGreaterThan(0);
		for (const { state } of won) {
			expect(leafOf(state.value)).toBe('over');
			expect(tally(state.context).get('ana')).toBe(1000);
		}
	});
});
