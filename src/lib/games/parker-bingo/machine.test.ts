import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { ParkerFact } from './facts';
import { lines, lettersOf } from './lines';
import { normalMachine } from './normal.machine';
import { currentRound, type Context } from './round';
import { situationOf } from './rules';
import { table, awarded, called, claimed, closed, ended, named, opened, shouted } from './testing';
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
	it('is in the state that the rules read off the table, whatever was told', () => {
		fc.assert(
			fc.property(fc.array(anyFact, { maxLength: 60 }), (facts) => {
				let told = table();
				for (const fact of facts) {
					told = told.tell(fact);
					expect(told.snapshot.value).toBe(situationOf(told.context));
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

	it('reaches every state on a cage with three tiles left', () => {
		const almost = table().tell(...called(...tiles.slice(0, 72)));
		const missing = numbersOf('O').slice(-5);
		const events: ParkerFact[] = [
			...called(73, 74, 75),
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
			fromState: almost.snapshot as SnapshotFrom<typeof normalMachine>,
			events,
			limit: 50_000,
			stopWhen
		});
		expect([...new Set(paths.map(({ state }) => state.value))].sort()).toEqual([
			'betweenRounds',
			'bingoStands',
			'calling',
			'checkingClaim',
			'exhausted',
			'over'
		]);
		// No situation is a dead end: settle what is open, and the evening ends.
		for (const { state } of paths) {
			const told = table(undefined, state);
			const settled = told.tell(
				...told.round.shouts.map(({ player }) => named(player, 'column-B', [1, 2, 3, 4, 5])),
				{ type: 'first.named', player: null },
				awarded,
				ended
			);
			expect(settled.situation).toBe('over');
		}
	});
});
