import { changeBy } from '$lib/domain/box';
import { becomes, chartsOf } from '$lib/domain/chart';
import { chartTypes, fitsBy } from '$lib/domain/play';
import { changes } from './changes';
import type { BingOhFact, BingOhOpening } from './facts';
import { opponentsOf, openTable, type Context } from './game';
import { cardsAreCovered, pileSize } from './chips';
import { rules } from './rules';
import { winnerOf } from './scoring';
import { followed } from './squares';

const change = changeBy(changes);
const take = { guard: 'fits', actions: 'take' } as const;

/**
 * Bing-Oh!, with either way of keeping it: the score of each round alone, or a ledger of every chip. Its facts pass
 * the guard `fits`, which asks the rule of the fact's type.
 */
export const bingOhMachine = chartsOf({
	types: chartTypes<Context, BingOhFact, BingOhOpening>(),
	guards: {
		fits: fitsBy(rules),
		chipsAreKept: ({ context }) => context.keeping === 'ledger',
		roundIsUnderWay: ({ context }) => context.keeping === 'ledger' && cardsAreCovered(context.piles),
		gameIsWon: ({ context }) => winnerOf(context) !== undefined,
		rollerIsKnown: ({ context }) => context.first !== undefined,
		spaceIsDone: ({ context }) => context.act === undefined,
		spacesAreDone: ({ context }) => context.queue.length === 0,
		starsCanTake: ({ context }) => starsCanTake(context),
		starsAreDone: ({ context }) => !starsCanTake(context)
	},
	actions: { take: becomes((said) => followed(said.context, change(said))) }
}).createMachine({
	id: 'bing-oh',
	context: ({ input }) => openTable(input),
	initial: 'tallying',
	on: {
		'keeping.changed': { ...take, target: '.tallying' },
		'cards.changed': take,
		'dice.changed': take,
		'faces.changed': take,
		'game.ended': { ...take, target: '.over' }
	},
	states: {
		/** Only the score is kept: rounds are written as they end. */
		tallying: {
			always: [
				// Kept as a ledger from now on, while chips lie on the cards.
				{ guard: 'roundIsUnderWay', target: 'ledger.round.placed.rolling' },
				{ guard: 'chipsAreKept', target: 'ledger' },
				{ guard: 'gameIsWon', target: 'over' }
			],
			on: {
				'round.scored': take,
				'start.rolled': take,
				'start.named': take,
				'dice.rolled': take,
				'space.named': take,
				'player.joined': take,
				'player.left': take
			}
		},
		/** Every chip is kept, and rounds score themselves. */
		ledger: {
			initial: 'dealing',
			on: { 'chips.counted': take },
			states: {
				/** Cards go round, and free spaces get their chips. [B-1] */
				dealing: {
					always: { guard: 'gameIsWon', target: '#bing-oh.over' },
					on: {
						'cards.dealt': { ...take, target: 'starting' },
						'player.joined': take,
						'player.left': take
					}
				},
				/** Who begins? Later rounds know. [B-1] */
				starting: {
					always: { guard: 'rollerIsKnown', target: 'round' },
					on: {
						'start.rolled': take,
						'start.named': take,
						'player.joined': take,
						'player.left': take
					}
				},
				round: {
					initial: 'beginning',
					states: {
						/** The first roll of the round is awaited: players can still sit down. [B-2] */
						beginning: {
							on: {
								'dice.rolled': { ...take, target: 'placing' },
								'start.named': take,
								'player.joined': take,
								'player.left': take
							}
						},
						/** Everybody places. [B-2] */
						placing: { on: { 'chips.placed': { ...take, target: 'placed' } } },
						/** Special spaces act, then the stars, then the next roll; and BING-OH! can be called. [B-3] */
						placed: {
							initial: 'landing',
							on: {
								'bingoh.called': { ...take, target: '#bing-oh.ledger.dealing' },
								'round.lapsed': { ...take, target: '#bing-oh.ledger.dealing' }
							},
							states: {
								/** The next special space is to be named. [B-3] */
								landing: {
									always: { guard: 'spacesAreDone', target: 'starring' },
									on: {
										'space.named': { ...take, target: 'acting' },
										'space.left': take
									}
								},
								/** A special space is at work. */
								acting: {
									always: { guard: 'spaceIsDone', target: 'landing' },
									on: {
										'dice.rolled': take,
										'chips.placed': take,
										'space.left': take,
										'chip.taken': take,
										'chip.added': take,
										'chip.moved': take,
										'roadblock.laid': take,
										'roadblock.missed': take,
										'chip.removed': take,
										'cards.swapped': take,
										'card.renewed': take
									}
								},
								/** The Roller takes chips by stars. [B-4] */
								starring: {
									always: { guard: 'starsAreDone', target: 'rolling' },
									on: {
										'chip.taken': take,
										'stars.left': take,
										'space.named': { ...take, target: 'acting' }
									}
								},
								/** The next Roller rolls; a special space can still be named. [B-3] [B-5] */
								rolling: {
									// Chips that were counted, or that a player gave back, can be taken after all.
									always: { guard: 'starsCanTake', target: 'starring' },
									on: {
										'dice.rolled': { ...take, target: '#bing-oh.ledger.round.placing' },
										'space.named': { ...take, target: 'acting' },
										'player.left': take
									}
								}
							}
						}
					}
				}
			}
		},
		over: { type: 'final' }
	}
});

/** Returns whether the Roller may take chips, and some opponent has any in reserve. [B-4] */
function starsCanTake({ starChips, seats, roll, piles }: Context): boolean {
	const opponents = opponentsOf({ seats }, roll?.player ?? '');
	return starChips > 0 && opponents.some(({ id }) => pileSize(piles, 'reserve', id) > 0);
}
