// @ts-nocheck
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '$lib/domain/tries.testing';
import { getShortestPaths } from 'xstate/graph';
import { box } from '..';
import { deck, rankOf, ranks } from './cards';
import type { CardsFact, CardsOpening } from './facts';
import { canTie, couldClaim, deckIsOut, inHand, judge, resultOf } from './hand';
import { five, mostCalls, variants } from './needs';
import {
	awarded,
	cardgo,
	claimed,
	closed,
	dealt,
	drawnFact,
	ended,
	opened,
	opening,
	people,
	shouted,
	table,
	turned,
	whys,
	type Told
} from './testing';
import { currentHand, type Context } from './table';

const player = fc.constantFrom('ana', 'ben', 'carla', 'fina', 'zoe');
// Few cards, so that random layouts are sometimes right and random calls sometimes repeat.
const card = fc.constantFrom(...deck.slice(0, 12), ...deck.slice(26, 30));
const rank = fc.constantFrom(...ranks.slice(0, 4));
const source = fc.constantFrom('app' as const, 'cards' as const);
const layout = fc.uniqueArray(card, { minLength: 4, maxLength: 5 });

const runs = { numRuns: tries(40, 300) };

/** Any fact of the box, fitting or not. */
const anyFact: fc.Arbitrary<CardsFact> = fc.oneof(
	{ weight: 12, arbitrary: card.map((card): CardsFact => ({ type: 'card.called', card })) },
	{ weight: 8, arbitrary: rank.map((rank): CardsFact => ({ type: 'rank.called', rank })) },
	{ weight: 4, arbitrary: player.map(shouted) },
	{ weight: 4, arbitrary: fc.tuple(player, layout).map(([id, cards]) => claimed(id, cards)[1]!) },
	{
		weight: 2,
		arbitrary: fc
			.tuple(player, layout)
			.map(([player, cards]): CardsFact => ({ type: 'layout.entered', player, cards }))
	},
	{ weight: 2, arbitrary: player.map((player): CardsFact => ({ type: 'layout.claimed', player })) },
	{
		weight: 4,
		arbitrary: fc
			.tuple(player, fc.array(rank, { minLength: 5, maxLength: 5 }))
			.map(([id, ranks]) => cardgo(id, ranks)[1]!)
	},
	{
		weight: 2,
		arbitrary: fc
			.tuple(player, card)
			.map(([player, card]): CardsFact => ({ type: 'card.drawn', player, card }))
	},
	{
		weight: 1,
		arbitrary: fc
			.tuple(player, card)
			.map(([player, card]): CardsFact => ({ type: 'card.laid', player, card }))
	},
	{ weight: 3, arbitrary: fc.constantFrom(awarded, opened) },
	fc.constantFrom(closed, ended),
	fc.option(player).map((player): CardsFact => ({ type: 'caller.changed', player })),
	source.map((drawing): CardsFact => ({ type: 'drawing.changed', drawing })),
	source.map((dealing): CardsFact => ({ type: 'dealing.changed', dealing })),
	fc.constantFrom(1, 2, 3).map((decks): CardsFact => ({ type: 'decks.changed', decks })),
	fc.boolean().map((on): CardsFact => ({ type: 'option.changed', option: 'callerPlays', on })),
	player.map((id): CardsFact => ({ type: 'player.joined', player: { id, name: id } })),
	player.map((player): CardsFact => ({ type: 'player.left', player }))
);

const openings: fc.Arbitrary<Partial<CardsOpening>> = fc
	.record({
		variant: fc.constantFrom(...variants),
		many: fc.integer({ min: 3, max: 5 }),
		drawForCaller: fc.boolean(),
		caller: fc.constantFrom(null, 'ana'),
		source,
		dealing: source,
		seed: fc.stringMatching(/^[a-z]{8}$/)
	})
	.map(({ variant, many, drawForCaller, caller, source, dealing, seed }) => {
		const cardgo = variant === 'cardgo';
		const drawing = cardgo && caller === null && !drawForCaller ? ('app' as const) : source;
		return {
			variant,
			players: people(many),
			drawForCaller,
			caller: drawForCaller ? null : caller,
			drawing,
			dealing: cardgo ? drawing : dealing,
			seed
		};
	});

/** Everything the app can do for this table now: draw for the caller, deal. */
function served(told: Told): Told {
	if (told.state === 'drawingForCaller') {
		const fact = drawnFact(told.context);
		return fact ? served(told.tell(fact)) : told;
	}
	return told.state === 'dealing' ? told.tell(dealt(told.context)) : told;
}

describe('every machine', () => {
	it('knows no fact in an evening that is over', () => {
		fc.assert(
			fc.property(openings, fc.array(anyFact, { maxLength: 40 }), (opening, facts) => {
				// Under a claim the evening cannot be ended, so it ends first.
				const over = served(table(opening)).tell(ended);
				expect(over.state).toBe('over');
				expect(whys(over.tell(...facts).refused)).toEqual(facts.map(() => 'evening-is-over'));
			}),
			runs
		);
	});

	it('is in a state that its hand bears out, whatever was recorded [C-2] [C-5] [C-6] [C-7]', () => {
		fc.assert(
			fc.property(openings, fc.array(anyFact, { maxLength: 60 }), (opening, facts) => {
				let told = table(opening);
				for (const fact of facts) {
					told = told.tell(fact);
					if (told.state === 'dealing') told = served(told);
					const { hand, context, state } = told;
					expect(hand.shouts.length > 0).toBe(state === 'checkingClaim');
					expect(context.drawsForCaller && state !== 'over').toBe(state === 'drawingForCaller');
					if (state === 'calling') expect(deckIsOut(hand)).toBe(false);
					if (state === 'betweenHands') expect(resultOf(hand)).toBeDefined();
					else if (state !== 'over') expect(resultOf(hand)).toBeUndefined();
				}
			}),
			runs
		);
	});

	it.each(variants)('of %s reaches every state of its chart, with facts that the app makes', (variant) => {
		const { machine } = box.variants[variant]!;
		const factsAt = ({ context, value }: { context: Context; value: unknown }): CardsFact[] => {
			const claim = cardgo('ana')[1]!;
			const made = [drawnFact(context), value === 'dealing' ? dealt(context) : undefined, turned(context)];
			const laid = currentHand(context).holders.flatMap((player) =>
				inHand(currentHand(context), player).map((card): CardsFact => ({ type: 'card.laid', player, card }))
			);
			const claims = [shouted('ana'), variant === 'cardgo' ? claim : claimed('ana')[1]!];
			return [
				...made.flatMap((fact) => fact ?? []),
				...(variant === 'cardgo' ? laid : []),
				...[...claims, awarded, closed, opened, ended]
			];
		};
		const paths = getShortestPaths(machine, {
			input: opening({ variant, players: people(3), drawForCaller: true, dealing: 'app', decks: 2 }),
			events: factsAt as never,
			serializeState: ({ value, context }) => {
				const { calls, layouts, shouts, laid } = currentHand(context as Context);
				const { length } = (context as Context).drawn;
				return JSON.stringify([value, length, calls.length, layouts.length, shouts.length, laid.length]);
			},
			stopWhen: ({ context }) => (context as Context).hands.length > 1
		});
		const reached = new Set(paths.map(({ state }) => state.value as string));
		expect([...reached].sort()).toEqual(Object.keys(machine.states).sort());
	});

	it('has no card twice in a hand, and no rank of Cardgo five times [C-4] [C-9]', () => {
		fc.assert(
			fc.property(openings, fc.array(anyFact, { maxLength: 80 }), (opening, facts) => {
				for (const hand of table(opening).tell(...facts).context.hands) {
					const cards = hand.calls.flatMap(({ card }) => card ?? []);
					expect(new Set(cards).size).toBe(cards.length);
					expect(hand.calls.length).toBeLessThanOrEqual(mostCalls(hand.variant, hand.holders.length));
					if (hand.variant !== 'cardgo') continue;
					for (const rank of ranks)
						expect(hand.calls.filter((call) => call.rank === rank).length).toBeLessThanOrEqual(4);
				}
			})
		);
	});

	it('ends every hand, with hands and layouts that the app dealt [C-5] [C-7] [C-11]', () => {
		fc.assert(
			fc.property(openings, fc.float({ noNaN: true, min: 0, max: 1 }), (opening, care) => {
				let told = served(table({ ...opening, drawing: 'app', dealing: 'app' }));
				let calls = 0;
				for (let next = turned(told.context); next; next = turned(told.context)) {
					told = told.tell(next);
					expect(told.refused).toEqual([]);
					calls += 1;
					const { hand } = told;
					// Not everybody notices every card.
					const noticed = (calls * 7919) % 100 < care * 100;
					if (hand.variant === 'cardgo') {
						const rank = hand.calls.at(-1)!.rank;
						const laid = hand.holders.flatMap((player) =>
							inHand(hand, player)
								.filter((card) => noticed && rankOf(card) === rank)
								.map((card): CardsFact => ({ type: 'card.laid', player, card }))
						);
						told = told.tell(...laid);
					}
					const done = couldClaim(told.hand).map(({ player }) => player);
					if (noticed && done.length > 0)
						told = told.tell(
							...done.map(shouted),
							...done.map((id) => (hand.variant === 'cardgo' ? cardgo(id) : claimed(id))[1]!),
							awarded
						);
					if (resultOf(told.hand)) break;
				}
				if (!resultOf(told.hand)) {
					expect(told.state).toBe('exhausted');
					if (told.hand.variant !== 'cardgo')
						// By then every layout is called in full. [C-7]
						expect(couldClaim(told.hand)).toHaveLength(told.hand.holders.length);
					told = told.tell(closed);
				}
				expect(told.state).toBe('betweenHands');
				const result = resultOf(told.hand);
				if (!canTie(told.hand)) expect(result?.how).not.toBe('tied');
				const next = told.tell(opened);
				expect(['dealing', 'calling']).toContain(next.state);
			}),
			runs
		);
	});

	it('knows no tie on a call with one dealt deck [C-6]', () => {
		fc.assert(
			fc.property(openings, (opening) => {
				const told = served(table({ ...opening, drawing: 'app', dealing: 'app' }));
				const { hand } = told;
				if (hand.variant === 'cardgo' || hand.decks > 1) return;
				const all = deck.map((card) => ({ rank: rankOf(card), card }));
				const full = hand.layouts.map(({ player, cards }) =>
					judge({ ...hand, calls: all }, { player, cards, ranks: [] })
				);
				const ends = full.map(({ completedAt }) => completedAt);
				expect(new Set(ends).size).toBe(ends.length);
			})
		);
	});

	it('calls at most what the hands of Cardgo leave [C-9]', () => {
		for (const many of [2, 3, 4, five]) {
			let told = served(table({ variant: 'cardgo', players: people(many), dealing: 'app' }));
			for (let next = turned(told.context); next; next = turned(told.context)) told = told.tell(next);
			expect([told.hand.calls.length, told.state]).toEqual([52 - five * many, 'exhausted']);
		}
	});
});
