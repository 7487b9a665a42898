// @ts-nocheck
import type { CardsState } from './bingo.machine';
import type { CardsFact, CardsFactType } from './facts';
import { rightClaims } from './hand';
import type { CardVariant } from './needs';
import type { CardsRefusal } from './refusal';
import { currentHand, type Context } from './table';

const ofRanks = ['rank.called', 'card.laid', 'hand.claimed'] as const satisfies readonly CardsFactType[];
const ofLayouts = [
	...(['layout.entered', 'card.called', 'layout.claimed', 'bingo.awarded'] as const),
	...(['dealing.changed', 'decks.changed', 'option.changed'] as const)
] as const satisfies readonly CardsFactType[];

/** The facts that a variant does not know in any state. */
const unknownIn: Readonly<Record<CardVariant, readonly CardsFactType[]>> = {
	'card-bingo': ofRanks,
	'long-layout': ofRanks,
	blackout: [...ofRanks, 'option.changed'],
	cardgo: ofLayouts
};

/** A reason that needs no more than the state, or one that names a player. */
type Reason = Extract<
	CardsRefusal['why'],
	| ('caller-is-drawn-for' | 'no-draw-for-caller' | 'deal-first' | 'already-dealt' | 'layout-is-dealt')
	| ('hand-is-over' | 'hand-is-open' | 'claim-is-open' | 'bingo-stands' | 'has-not-shouted')
	| ('no-bingo-to-award' | 'deck-is-out' | 'stock-is-out')
>;
type Reasons = Readonly<Partial<Record<CardsFactType, Reason>>> & { readonly otherwise: Reason };

const noClaim = { 'layout.claimed': 'has-not-shouted', 'hand.claimed': 'has-not-shouted' } as const;
const caller = { 'card.drawn': 'no-draw-for-caller' } as const;
const dealt = { ...caller, 'cards.dealt': 'already-dealt' } as const;
const inPlay = { ...dealt, ...noClaim, 'bingo.awarded': 'no-bingo-to-award' } as const;

/** Why a fact cannot come in a state that does not know it. */
const reasons: Readonly<Record<Exclude<CardsState, 'over'>, Reasons>> = {
	drawingForCaller: { ...noClaim, otherwise: 'caller-is-drawn-for' },
	dealing: {
		...caller,
		...noClaim,
		'layout.entered': 'layout-is-dealt',
		'bingo.awarded': 'no-bingo-to-award',
		'hand.opened': 'hand-is-open',
		otherwise: 'deal-first'
	},
	calling: { ...inPlay, otherwise: 'hand-is-open' },
	exhausted: {
		...inPlay,
		'card.called': 'deck-is-out',
		'rank.called': 'stock-is-out',
		otherwise: 'hand-is-open'
	},
	checkingClaim: { ...dealt, otherwise: 'claim-is-open' },
	bingoStands: { ...dealt, ...noClaim, otherwise: 'bingo-stands' },
	betweenHands: { ...caller, otherwise: 'hand-is-over' }
};

/** Returns why a fact cannot come in a state that does not know it. */
export function notNow(context: Context, state: CardsState, fact: CardsFact): CardsRefusal {
	const { variant } = context;
	if (state === 'over') return { why: 'evening-is-over' };
	if (unknownIn[variant].includes(fact.type)) return { why: 'not-in-this-variant', variant };
	const why = reasons[state][fact.type] ?? reasons[state].otherwise;
	const hand = currentHand(context);
	switch (why) {
		case 'claim-is-open':
			return { why, player: hand.shouts[0]?.player ?? '' };
		case 'bingo-stands':
			return { why, player: rightClaims(hand)[0]?.player ?? '' };
		case 'has-not-shouted':
			return { why, player: 'player' in fact && typeof fact.player === 'string' ? fact.player : '' };
		default:
			return { why };
	}
}
