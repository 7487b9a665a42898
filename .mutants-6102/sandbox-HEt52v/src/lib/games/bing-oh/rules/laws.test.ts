// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyStateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { leafOf } from '$lib/domain/play';
import { tries } from '$lib/domain/tries.testing';
import { countOf, pileSize } from './chips';
import { letters, printedFaces } from './dice';
import { callShapes, type BingOhFact, type Keeping } from './facts';
import { box } from '../index';
import { spaces } from './spaces';
import type { Context } from './game';
import { bingOhMachine } from './bing-oh.machine';
import { notNow, type BingOhState } from './not-now';
import { begun, dealt, named, opening, spread, table, turn, twoPlayers } from './testing';

const ids = ['ana', 'ben', 'cai', 'zoe'];
const player = fc.constantFrom(...ids);
const some = fc.subarray(ids.slice(0, 3));
const card = fc.integer({ min: 1, max: 5 });
const few = fc.integer({ min: 0, max: 4 });
const die = fc.integer({ min: 1, max: 6 });
const say = <T extends BingOhFact['type']>(type: T) => fc.constant(type);

/** Any fact of the box, fitting or not. */
const anyFact: fc.Arbitrary<BingOhFact> = fc.oneof(
	{
		weight: 9,
		arbitrary: fc.record({
			type: say('dice.rolled'),
			player,
			letter: fc.constantFrom(...letters),
			number: die,
			stars: fc.integer({ min: 0, max: 2 })
		})
	},
	{ weight: 9, arbitrary: fc.record({ type: say('chips.placed'), placed: some, special: some }) },
	{
		weight: 9,
		arbitrary: fc.record({
			type: say('space.named'),
			player,
			space: fc.constantFrom(...spaces),
			chips: fc.integer({ min: 1, max: 4 })
		})
	},
	{ weight: 4, arbitrary: fc.record({ type: say('space.left'), player }) },
	{ weight: 6, arbitrary: fc.record({ type: say('chip.taken'), player, from: player, owner: player }) },
	{ weight: 2, arbitrary: fc.record({ type: say('stars.left'), player }) },
	{ weight: 2, arbitrary: fc.record({ type: say('chip.added'), player }) },
	{ weight: 2, arbitrary: fc.record({ type: say('chip.moved'), player }) },
	{ weight: 3, arbitrary: fc.record({ type: say('roadblock.laid'), player, on: player }) },
	{ weight: 2, arbitrary: fc.record({ type: say('roadblock.missed'), player }) },
	{ weight: 3, arbitrary: fc.record({ type: say('chip.removed'), player, from: player, owner: player }) },
	{ weight: 2, arbitrary: fc.record({ type: say('cards.swapped'), player, with: player }) },
	{
		weight: 4,
		arbitrary: fc.record(
			{ type: say('card.renewed'), player, holder: player, free: few, card },
			{ requiredKeys: ['type', 'player', 'holder', 'free'] }
		)
	},
	fc.record({
		type: say('bingoh.called'),
		calls: fc.array(fc.record({ player, shape: fc.constantFrom(...callShapes) }), {
			minLength: 1,
			maxLength: 2
		})
	}),
	{
		weight: 3,
		arbitrary: fc.record(
			{
				type: say('cards.dealt'),
				free: fc.array(fc.record({ player, count: few }), { maxLength: 3 }),
				cards: fc.array(fc.record({ player, card }), { maxLength: 3 })
			},
			{ requiredKeys: ['type', 'free'] }
		)
	},
	{ weight: 2, arbitrary: fc.record({ type: say('start.rolled'), player, number: die }) },
	fc.record({ type: say('start.named'), player }),
	fc.record({
		type: say('round.scored'),
		callers: some,
		foreign: fc.array(fc.record({ player, count: few }), { maxLength: 3 })
	}),
	fc.record({
		type: say('chips.counted'),
		owner: player,
		spread: fc.tuple(few, few, few).map(([card, reserve, other]) => [
			{ player: 'ana', reserve, card },
			{ player: 'ben', reserve: 50 - card - reserve - other, card: other },
			{ player: 'cai', reserve: 0, card: 0 }
		])
	}),
	{ weight: 2, arbitrary: fc.constant<BingOhFact>({ type: 'keeping.changed', keeping: 'tally' }) },
	fc.record({ type: say('keeping.changed'), keeping: fc.constant('ledger' as const), roller: player }),
	fc.record({
		type: say('keeping.changed'),
		keeping: fc.constant('ledger' as const),
		roller: player,
		lie: fc.tuple(few, few, few).map(([card, reserve, other]) => [
			{
				owner: 'ben',
				spread: [
					{ player: 'ana', reserve, card: other },
					{ player: 'ben', reserve: 50 - card - reserve - other, card }
				]
			}
		])
	}),
	fc.constant<BingOhFact>({ type: 'round.lapsed' }),
	fc.record({
		type: say('cards.changed'),
		cards: fc.constantFrom(null, { seed: 'puma', size: 60, mix: { free: 2, dead: 2, special: 10 } })
	}),
	fc.record({ type: say('dice.changed'), dice: fc.constantFrom('app' as const, 'real' as const) }),
	fc.constant<BingOhFact>({ type: 'faces.changed', faces: printedFaces }),
	fc.record(
		{
			type: say('player.joined'),
			player: player.map((id) => ({ id, name: id })),
			colour: fc.constantFrom('green' as const, 'yellow' as const),
			card
		},
		{ requiredKeys: ['type', 'player', 'colour'] }
	),
	fc.record({ type: say('player.left'), player })
);

/** Late in a round: chips are everywhere, and a BING-OH! may be called. */
const late = begun().tell(
	...turn('ana'),
	spread('ana', ['ana', 40, 7], ['ben', 2, 1]),
	spread('ben', ['ana', 3, 0], ['ben', 0, 47])
);
/** The card of each is known, of a set that is soon used up. */
const ofSet = table({ cards: { seed: 'puma', size: 5, mix: { free: 2, dead: 2, special: 10 } } }).tell(
	{
		type: 'cards.dealt',
		free: [{ player: 'ana', count: 2 }],
		cards: ['ana', 'ben', 'cai'].map((player, i) => ({ player, card: i + 1 }))
	},
	{ type: 'start.named', player: 'ana' },
	...turn('ana', ['ana'])
);
const ofTwo = begun({ players: twoPlayers, chips: 12 });
/** Drawn once, for a sequence of known facts is quick to make. */
const pool = fc.sample(anyFact, { numRuns: 2000 });
/** One fact of each type. */
const ofEachType = pool.filter(({ type }, i) => pool.findIndex((fact) => fact.type === type) === i);
const variant = box.variants['bing-oh'] as NonNullable<(typeof box.variants)[string]>;

/** What some states are named after. */
const waitsFor = ({ act, queue, starChips, first }: Context): Partial<Record<BingOhState, boolean>> => ({
	acting: act !== undefined,
	landing: act === undefined && queue.length > 0,
	starring: act === undefined && queue.length === 0 && starChips > 0,
	rolling: act === undefined && queue.length === 0,
	starting: first === undefined
});

/** The innermost states below a node of the chart. */
const leavesOf = (node: AnyStateNode): string[] =>
	Object.values(node.states).flatMap((child) =>
		Object.keys(child.states).length > 0 ? leavesOf(child) : [child.key]
	);

/** The first way to each state, with facts of two players who roll two stars. */
const ways = (['tally', 'ledger'] as const).flatMap((keeping) =>
	getShortestPaths(bingOhMachine, {
		input: opening({ keeping, players: twoPlayers }),
		events: [
			dealt(),
			{ type: 'start.named', player: 'ana' },
			...turn('ana', ['ana'], 2, ['ana', 'ben']),
			named('ana', 'lose-turn'),
			named('ana', 'roadblock-wild'),
			{ type: 'stars.left', player: 'ana' },
			{ type: 'game.ended' }
		],
		serializeState: ({ value }) => JSON.stringify(value)
	}).map(({ state }) => state)
);

describe('the chart', () => {
	it('has a way to every state', () => {
		expect(new Set(ways.map(({ value }) => leafOf(value)))).toEqual(new Set(leavesOf(bingOhMachine.root)));
	});

	it('has a reason for every fact that it does not know in a state', () => {
		const unknown = ways.flatMap((machine) => {
			const { context } = machine;
			const state = leafOf(machine.value) as BingOhState;
			const known = machine._nodes.flatMap(({ ownEvents }) => ownEvents);
			return ofEachType
				.filter(({ type }) => state === 'over' || !known.includes(type))
				.map((fact) => ({ snapshot: { state, context, machine }, fact }));
		});
		expect(new Set(unknown.map(({ snapshot }) => snapshot.state)).size).toBe(10);
		for (const { snapshot, fact } of unknown)
			expect(variant.play(snapshot, fact), `${fact.type} while ${snapshot.state}`).toEqual({
				ok: false,
				refusal: notNow(snapshot.context, snapshot.state, fact)
			});
	});
});

describe('the machine', () => {
	it('keeps every chip of every colour, and waits for what its state is named after, over random sequences of facts', () => {
		const reached = new Set<unknown>();
		fc.assert(
			fc.property(
				fc.constantFrom(late, ofTwo, ofSet),
				fc.array(fc.constantFrom(...pool), { maxLength: 30 }),
				(start, facts) => {
					const { context, state } = facts.reduce((table, fact) => {
						const judged = variant.play(table, fact);
						return judged.ok ? judged.snapshot : table;
					}, start.snapshot);
					const { seats, piles, chips } = context;
					expect(seats.filter(({ id }) => countOf(piles, id) !== chips)).toEqual([]);
					for (const [id, lies] of Object.entries(context.known)) {
						const { taken, maybe } = lies ?? { taken: [], maybe: Array(36).fill(0) as number[] };
						const count = pileSize(piles, 'card', id);
						expect(taken.filter((square) => !maybe.includes(square))).toEqual([]);
						expect([taken.length <= count, count <= maybe.length]).toEqual([true, true]);
					}
					expect(waitsFor(context)[state] ?? true, state).toBe(true);
					reached.add(state);
				}
			),
			{ numRuns: tries(2000, 10_000) }
		);
		for (const state of ['dealing', 'beginning', 'rolling', 'placing', 'landing', 'acting', 'starring'])
			expect(reached).toContain(state);
	});

	it.each<Keeping>(['tally', 'ledger'])('never has fewer than one chip in a pile of a %s', (keeping) => {
		fc.assert(
			fc.property(fc.array(anyFact, { maxLength: 30 }), (facts) => {
				const { piles } = table({ keeping }).tell(dealt(), ...facts).context;
				for (const pile of [...Object.values(piles.reserve), ...Object.values(piles.card)])
					for (const count of Object.values(pile)) expect(count).toBeGreaterThan(0);
			})
		);
	});
});
