import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countOf } from './chips';
import { letters, printedFaces } from './dice';
import { callShapes, type BingOhFact, type Keeping } from './facts';
import { room } from './index';
import { situationOf } from './situation';
import { spaces } from './spaces';
import { begun, dealt, spread, table, turn, twoPlayers } from './testing';

const ids = ['ana', 'ben', 'cai', 'zoe'];
const player = fc.constantFrom(...ids);
const some = fc.subarray(ids.slice(0, 3));
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
	{ weight: 2, arbitrary: fc.record({ type: say('card.renewed'), player, holder: player, free: few }) },
	fc.record({
		type: say('bingoh.called'),
		calls: fc.array(fc.record({ player, shape: fc.constantFrom(...callShapes) }), {
			minLength: 1,
			maxLength: 2
		})
	}),
	{
		weight: 3,
		arbitrary: fc.record({
			type: say('cards.dealt'),
			free: fc.array(fc.record({ player, count: few }), { maxLength: 3 })
		})
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
	fc.record({ type: say('dice.changed'), dice: fc.constantFrom('app' as const, 'real' as const) }),
	fc.constant<BingOhFact>({ type: 'faces.changed', faces: printedFaces }),
	fc.record({
		type: say('player.joined'),
		player: player.map((id) => ({ id, name: id })),
		colour: fc.constantFrom('green' as const, 'yellow' as const)
	}),
	fc.record({ type: say('player.left'), player })
);

/** Late in a round: chips are everywhere, and a BING-OH! may be called. */
const late = begun().tell(
	...turn('ana'),
	spread('ana', ['ana', 40, 7], ['ben', 2, 1]),
	spread('ben', ['ana', 3, 0], ['ben', 0, 47])
);
const ofTwo = begun({ players: twoPlayers, chips: 12 });
/** Drawn once, for a sequence of known facts is quick to make. */
const pool = fc.sample(anyFact, { numRuns: 2000 });
const variant = room.variants['bing-oh'] as NonNullable<(typeof room.variants)[string]>;

describe('the machine', () => {
	it('keeps every chip of every colour, and is in the state that the rules read off the table, over 10,000 random sequences', () => {
		const reached = new Set<unknown>();
		fc.assert(
			fc.property(
				fc.constantFrom(late, ofTwo),
				fc.array(fc.constantFrom(...pool), { maxLength: 30 }),
				(start, facts) => {
					const { context, value } = facts.reduce(
						(table, fact) => (variant.whyRefused(table, fact) ? table : variant.step(table, fact)),
						start.snapshot
					);
					const { seats, piles, chips } = context;
					for (const { id } of seats) expect(countOf(piles, id)).toBe(chips);
					expect(value).toBe(situationOf(context));
					reached.add(value);
				}
			),
			{ numRuns: 10_000 }
		);
		for (const situation of ['dealing', 'rolling', 'placing', 'landing', 'acting', 'starring'])
			expect(reached).toContain(situation);
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
