import type { Card, Rank } from './cards';
import { deck, rankOf } from './cards';
import { mostCalls, type CardVariant } from './needs';

/** A card that was called; in Cardgo its rank, and the card itself when the app turned it. */
export interface Call {
	readonly rank: Rank;
	readonly card: Card | undefined;
}

/** Cards of one player that the app knows: a layout, or a hand of Cardgo. */
export interface Layout {
	readonly player: string;
	readonly cards: readonly Card[];
}

/** A card of Cardgo laid on a call of its rank, the first call being 1. [C-9] */
export interface Laid {
	readonly player: string;
	readonly card: Card;
	readonly atCall: number;
}

/** A shout that waits for its claim; `turn` counts the shouts of a hand. */
export interface Shout {
	readonly player: string;
	readonly turn: number;
}

/** What was read back after a shout, with how many calls there had been. */
export interface Claim extends Shout {
	/** The layout; empty in Cardgo with real cards. */
	readonly cards: readonly Card[];
	/** The ranks of a hand of Cardgo that the table read back. */
	readonly ranks: readonly Rank[];
	/** What had not been called and was not found on the layout, where the table looked for that instead. */
	readonly lacks?: readonly Card[] | undefined;
	readonly atCall: number;
	/** How many cards of Cardgo lay on the table by then. */
	readonly atLaid: number;
}

/** One hand, from its deal to its end, with what it was played under. */
export interface Hand {
	/** Counts the hands; an extra hand has the number of the hand it decides. */
	readonly number: number;
	/** Played among those who tied in the hand before. [C-6] */
	readonly extra: boolean;
	readonly variant: CardVariant;
	readonly caller: string | null;
	/** Who called before that, where another took over in mid hand: who has cards hangs on it. [C-3] */
	readonly relieved?: string | null;
	/** Who has a layout, or a hand of Cardgo, in seating order. */
	readonly holders: readonly string[];
	/** Cards each. [C-6] */
	readonly size: number;
	/** Dealt decks: with more than one, two layouts can have the same card. [C-6] */
	readonly decks: number;
	/** What the app knows to lie before players, or to be in their hands. */
	readonly layouts: readonly Layout[];
	readonly calls: readonly Call[];
	readonly laid: readonly Laid[];
	readonly shouts: readonly Shout[];
	readonly claims: readonly Claim[];
	/** Shouts so far. */
	readonly turns: number;
	readonly closed: 'awarded' | 'without' | undefined;
	/** Who tied in it, or played it as an extra hand, and went home: the others have it among themselves. [C-6] */
	readonly gone?: readonly string[];
}

/** Returns whether a hand is under way, so that it is settled who holds a layout. */
export const hasBegun = ({ calls, layouts }: Hand): boolean => calls.length > 0 || layouts.length > 0;

/** Returns whether the second deck, or Cardgo's stock, has no card left. [C-7] [C-11] */
export const deckIsOut = ({ variant, holders, calls }: Hand): boolean =>
	calls.length >= mostCalls(variant, holders.length);

export const layoutOf = ({ layouts }: Hand, player: string): readonly Card[] | undefined =>
	layouts.find((layout) => layout.player === player)?.cards;

/** Returns the call of a card, the first being 1; undefined while it has not come up. */
export const callOf = ({ calls }: Hand, card: Card): number | undefined =>
	calls.findIndex((call) => call.card === card) + 1 || undefined;

/** Returns what has not been called of the second deck. [C-5] */
export const notCalled = (hand: Hand): readonly Card[] =>
	deck.filter((card) => callOf(hand, card) === undefined);

/** Returns how often a rank was called. [C-9] */
export const timesCalled = ({ calls }: Hand, rank: Rank): number =>
	calls.filter((call) => call.rank === rank).length;

/** Returns the cards still in a hand of Cardgo that the app keeps. [C-10] */
export const inHand = (hand: Hand, player: string): readonly Card[] =>
	(layoutOf(hand, player) ?? []).filter(
		(card) => !hand.laid.some((laid) => laid.player === player && laid.card === card)
	);

/** One card that was read back, or one rank: on which call it went; undefined when it did not. */
export interface Checked {
	readonly rank: Rank;
	readonly card: Card | undefined;
	readonly call: number | undefined;
}

export interface Verdict {
	readonly right: boolean;
	readonly checked: readonly Checked[];
	/** What has not been called, or laid. [C-5] */
	readonly missing: readonly Checked[];
	/** The call that completed it, when it is right. */
	readonly completedAt: number | undefined;
}

const firstCallOf = ({ calls }: Hand, rank: Rank): number | undefined =>
	calls.findIndex((call) => call.rank === rank) + 1 || undefined;

/** Judges cards or ranks that a player has, or reads back. [C-5] [C-12] */
export function judge(
	hand: Hand,
	{ player, cards, ranks, lacks }: Pick<Claim, 'player' | 'cards' | 'ranks' | 'lacks'>
): Verdict {
	// What was neither called nor looked for can be on the layout.
	const read = lacks ? notCalled(hand).filter((card) => !lacks.includes(card)) : cards;
	const went = (card: Card) =>
		hand.variant === 'cardgo'
			? hand.laid.find((laid) => laid.player === player && laid.card === card)?.atCall
			: callOf(hand, card);
	const checked: Checked[] = [
		...read.map((card) => ({ rank: rankOf(card), card, call: went(card) })),
		...ranks.map((rank) => ({ rank, card: undefined, call: firstCallOf(hand, rank) }))
	];
	const missing = checked.filter(({ call }) => call === undefined);
	const right = missing.length === 0 && (!!lacks || checked.length === hand.size);
	return {
		right,
		checked,
		missing,
		// Where nobody said which call completed it, it was the last one.
		completedAt: right
			? Math.max(...(lacks ? [hand.calls.length] : checked.map(({ call }) => call ?? 0)))
			: undefined
	};
}

/** Returns the verdict on a claim; what was called or laid later cannot have made it right. */
export const verdictOf = ({ calls, laid, ...hand }: Hand, claim: Claim): Verdict =>
	judge({ ...hand, calls: calls.slice(0, claim.atCall), laid: laid.slice(0, claim.atLaid) }, claim);

/** Returns the right claims, the first shout first. [C-5] */
export const rightClaims = (hand: Hand): readonly Claim[] =>
	hand.claims.filter((claim) => verdictOf(hand, claim).right).toSorted((a, b) => a.turn - b.turn);

/** Returns whether a right shout can be tied with: with one dealt deck, and in Cardgo, the first has the hand at once. [C-6] [C-11] */
export const canTie = ({ decks, variant }: Pick<Hand, 'decks' | 'variant'>): boolean =>
	decks > 1 && variant !== 'cardgo';

/**
 * Returns the right claims of a hand: those that win or tie, the first shout and who finished on the same call, and those
 * that are too late for that. [C-5] [C-6]
 */
export function rightInTime(hand: Hand): {
	readonly first: readonly Claim[];
	readonly late: readonly Claim[];
} {
	const right = rightClaims(hand);
	const on = (claim: Claim | undefined) => claim && verdictOf(hand, claim).completedAt;
	const first = right.filter((claim) => claim === right[0] || (canTie(hand) && on(claim) === on(right[0])));
	return { first, late: right.filter((claim) => !first.includes(claim)) };
}

/** How a hand ended. */
export type Result =
	| { readonly how: 'won'; readonly player: string }
	/** They finished on the same call and play an extra hand. [C-6] */
	| { readonly how: 'tied'; readonly players: readonly string[] }
	| { readonly how: 'without' };

/** Returns how the hand ended; undefined while it goes on. */
export function resultOf(hand: Hand): Result | undefined {
	if (hand.closed === 'without') return { how: 'without' };
	const stays = (player: string) => !hand.gone?.includes(player);
	const [last, more] = hand.holders.filter(stays);
	if (hand.extra && last !== undefined && more === undefined) return { how: 'won', player: last };
	const tied = rightInTime(hand).first.filter(({ player }) => stays(player));
	const [first] = tied;
	if (!first) return undefined;
	if (!canTie(hand)) {
		const earlier = hand.shouts.some(({ turn }) => turn < first.turn);
		return earlier ? undefined : { how: 'won', player: first.player };
	}
	if (hand.closed === undefined) return undefined;
	return tied.length > 1
		? { how: 'tied', players: tied.map(({ player }) => player) }
		: { how: 'won', player: first.player };
}

/** A player whose cards the app knows to be complete, and since which call. [C-7] */
export interface CouldClaim {
	readonly player: string;
	readonly completedAt: number;
}

/** Returns the players who could have claimed by now and did not, the earliest first. [C-7] */
export function couldClaim(hand: Hand): readonly CouldClaim[] {
	const claimed = rightClaims(hand).map(({ player }) => player);
	return hand.layouts
		.filter(({ player }) => !claimed.includes(player))
		.flatMap(({ player, cards }): CouldClaim[] => {
			const { completedAt } = judge(hand, { player, cards, ranks: [] });
			return completedAt === undefined ? [] : [{ player, completedAt }];
		})
		.toSorted((a, b) => a.completedAt - b.completedAt);
}
