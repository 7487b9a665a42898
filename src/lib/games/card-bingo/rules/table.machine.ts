import { changeBy } from '$lib/domain/box';
import { becomes, chartsOf } from '$lib/domain/chart';
import { chartTypes, fitsBy } from '$lib/domain/play';
import { changes } from './changes';
import type { CardsFact, CardsOpening } from './facts';
import { deckIsOut, hasBegun, resultOf, rightClaims } from './hand';
import { rules } from './rules';
import { currentHand, openTable, type Context } from './table';

/** What the charts of all variants are made of. */
export const cards = chartsOf({
	types: chartTypes<Context, CardsFact, CardsOpening>(),
	guards: {
		fits: fitsBy<Context, CardsFact>(rules),
		callerIsFound: ({ context }) => !context.drawsForCaller,
		nothingIsToDeal: ({ context }) => context.dealing === 'cards' || hasBegun(currentHand(context)),
		handIsWon: ({ context }) => resultOf(currentHand(context)) !== undefined,
		othersMayTie: ({ context }) => {
			const hand = currentHand(context);
			return hand.shouts.length === 0 && rightClaims(hand).length > 0;
		},
		nobodyShouts: ({ context }) => currentHand(context).shouts.length === 0,
		deckIsOut: ({ context }) => deckIsOut(currentHand(context))
	},
	actions: { take: becomes(changeBy<Context, CardsFact>(changes)) }
});

/** Where every table begins, and what it starts from. */
export const begin = {
	context: ({ input }: { input: CardsOpening }) => openTable(input),
	initial: 'drawingForCaller'
} as const;

/** A fact that fits is taken. */
export const taken = { guard: 'fits', actions: 'take' } as const;

/** The caller can be relieved in mid hand, and the table can stop. */
export const inMidHand = { 'caller.changed': taken, 'evening.ended': { ...taken, target: 'over' } } as const;

/** People come and go before a hand has begun, and between two hands. */
export const peopleChange = { ...inMidHand, 'player.joined': taken, 'player.left': taken } as const;

export const drawsCaller = {
	always: { guard: 'callerIsFound', target: 'dealing' },
	on: { 'card.drawn': taken }
} as const;

/** Of an extra hand that one alone is left to play nothing is played. [C-6] */
export const isWon = { guard: 'handIsWon', target: 'betweenHands' } as const;

export const deals = {
	always: [isWon, { guard: 'nothingIsToDeal', target: 'calling' }],
	on: { 'cards.dealt': { ...taken, target: 'calling' } }
} as const;

/** A shout stops the calling; without one the table can close the hand. [C-5] [C-7] [C-11] */
export const handEnds = {
	'bingo.shouted': { ...taken, target: 'checkingClaim' },
	'hand.closed': { ...taken, target: 'betweenHands' }
} as const;

export const handOpens = { 'hand.opened': { ...taken, target: 'dealing' } } as const;

/** A wrong claim, and the hand goes on by itself. [C-5] */
export const claimIsSettled = [isWon, { guard: 'nobodyShouts', target: 'calling' }] as const;

export const runsOut = { guard: 'deckIsOut', target: 'exhausted' } as const;
export const over = { type: 'final' } as const;
