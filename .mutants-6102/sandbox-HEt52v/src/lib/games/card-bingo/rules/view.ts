// @ts-nocheck
import type { Total } from '$lib/domain/total';
import { cardOf, ranks, suits, type Card, type Rank, type Suit } from './cards';
import { resultOf, timesCalled, verdictOf, type Call, type Claim, type Hand, type Verdict } from './hand';
import { mostCalls } from './needs';
import type { CardsState } from './bingo.machine';
import { handsWon, type Context } from './table';

/** A square of the check-board: open, called, or called last. */
export type Mark = 'open' | 'called' | 'last';

/** What the caller's table shows. */
export interface CallerView {
	readonly last: Call | undefined;
	/** The five calls before the last, newest first. */
	readonly before: readonly Call[];
	readonly count: number;
	readonly most: number;
	/** The check-board of the second deck, suit by suit. */
	readonly suits: readonly {
		readonly suit: Suit;
		readonly squares: readonly { readonly card: Card; readonly rank: Rank; readonly mark: Mark }[];
	}[];
	/** The check-board of Cardgo: how often each rank was called. */
	readonly ranks: readonly { readonly rank: Rank; readonly times: number; readonly mark: Mark }[];
}

const howManyBefore = 5;

/** Returns what the caller's table shows of a hand. */
export function callerView(hand: Hand): CallerView {
	const { calls } = hand;
	const last = calls.at(-1);
	const called = new Set(calls.map(({ card }) => card));
	const markOf = (isLast: boolean, isCalled: boolean): Mark =>
		isLast ? 'last' : isCalled ? 'called' : 'open';
	return {
		last,
		before: calls.slice(0, -1).slice(-howManyBefore).reverse(),
		count: calls.length,
		most: mostCalls(hand.variant, hand.holders.length),
		suits: suits.map((suit) => ({
			suit,
			squares: ranks.map((rank) => {
				const card = cardOf(rank, suit);
				return { card, rank, mark: markOf(card === last?.card, called.has(card)) };
			})
		})),
		ranks: ranks.map((rank) => {
			const times = timesCalled(hand, rank);
			return { rank, times, mark: markOf(rank === last?.rank, times > 0) };
		})
	};
}

/** Returns a claim that was wrong and is still to be read, because nothing was called since. [C-5] */
export function justWrong(hand: Hand): { readonly claim: Claim; readonly verdict: Verdict } | undefined {
	const claim = hand.claims.at(-1);
	if (!claim || claim.atCall !== hand.calls.length) return undefined;
	const verdict = verdictOf(hand, claim);
	return verdict.right ? undefined : { claim, verdict };
}

/** Returns the hands won by all who ever sat down, in seating order. */
export function totals(context: Context): readonly Total[] {
	const won = handsWon(context);
	return context.seats.map(({ id, name, here }) => ({
		id,
		names: [name],
		score: won.get(id) ?? 0,
		here,
		now: id === context.caller
	}));
}

/** Returns the same, the most hands first. */
export const ranked = (context: Context): readonly Total[] =>
	totals(context).toSorted((a, b) => b.score - a.score);

/** Returns the hands that were played, for the table of the evening: one that was never begun is none. */
export const playedHands = ({ hands }: Context): readonly Hand[] =>
	hands.filter((hand) => hand.calls.length > 0 && resultOf(hand) !== undefined);

/** Returns the id of the rule in force. */
export function ruleInForce({ variant }: Context, state: CardsState): string {
	const cardgo = variant === 'cardgo';
	const rules: Record<CardsState, string> = {
		drawingForCaller: 'C-2',
		dealing: cardgo ? 'C-8' : 'C-6',
		calling: cardgo ? 'C-9' : 'C-4',
		exhausted: cardgo ? 'C-11' : 'C-7',
		checkingClaim: cardgo ? 'C-12' : 'C-5',
		bingoStands: 'C-6',
		betweenHands: 'C-2a',
		over: 'C-2a'
	};
	return rules[state];
}
