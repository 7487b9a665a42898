import { sure } from '$lib/domain/sure';
import { seatsHere, type Seat } from '$lib/domain/seats';
import { heightOf, type Card } from './cards';
import type { CardsOpening, Source } from './facts';
import { resultOf, type Hand } from './hand';
import { callerHolds, cardsEach, cardsEachExtra, type CardVariant, type Seating } from './needs';

/** A card drawn for who calls first. [C-2] */
export interface Drawn {
	readonly player: string;
	readonly card: Card;
}

/** Everything recorded so far. Verdicts, winners and totals are worked out from it, never kept. */
export interface Context {
	readonly variant: CardVariant;
	readonly seed: string;
	readonly seats: readonly Seat[];
	readonly caller: string | null;
	/** The table named the caller since the hand was over: then its winner does not call the next one. [C-2a] */
	readonly callerNamed: boolean;
	/** A draw for who calls first is going on. [C-2] */
	readonly drawsForCaller: boolean;
	readonly drawn: readonly Drawn[];
	readonly drawing: Source;
	readonly dealing: Source;
	readonly callerPlays: boolean;
	/** Dealt decks on the table. [C-6] */
	readonly decks: number;
	/** The last one is the hand on the table. */
	readonly hands: readonly [Hand, ...Hand[]];
}

export const currentHand = ({ hands }: Context): Hand => sure(hands.at(-1));

/** What decides who holds a layout, and how many cards. */
type Seated = Pick<
	Context,
	'variant' | 'seats' | 'caller' | 'drawsForCaller' | 'callerPlays' | 'decks' | 'drawing'
>;

export const seatingOf = (context: Seated): Seating => ({
	variant: context.variant,
	people: seatsHere(context.seats).length,
	hasCaller: context.caller !== null || context.drawsForCaller,
	callerPlays: context.callerPlays,
	decks: context.decks,
	drawing: context.drawing
});

/** Returns everybody with a layout: all but the caller, and the caller too where the table lets them. [C-3] */
function holdersOf(context: Seated): readonly string[] {
	const plays = callerHolds(seatingOf(context));
	return seatsHere(context.seats)
		.filter(({ id }) => plays || id !== context.caller)
		.map(({ id }) => id);
}

const blank = {
	layouts: [],
	calls: [],
	laid: [],
	shouts: [],
	claims: [],
	turns: 0,
	closed: undefined
} satisfies Partial<Hand>;

/** Returns a hand of everybody, played under what the table has agreed on by now. */
export function newHand(context: Seated, number: number): Hand {
	const { variant, caller, decks } = context;
	const holders = holdersOf(context);
	const size = cardsEach(variant, holders.length);
	return { ...blank, number, extra: false, variant, caller, holders, size, decks };
}

/** Returns the hand after a tie: those who tied, a deal from one deck, the same caller. [C-6] */
function extraHand({ variant, caller, seats }: Context, number: number, tied: readonly string[]): Hand {
	const holders = seats.filter(({ id }) => tied.includes(id)).map(({ id }) => id);
	const size = cardsEachExtra(variant, holders.length);
	return { ...blank, number, extra: true, variant, caller, holders, size, decks: 1 };
}

export function openTable(opening: CardsOpening): Context {
	const { variant, seed, players, drawing, dealing, caller, drawForCaller, callerPlays, decks } = opening;
	const table = {
		variant,
		seed,
		seats: players.map(({ id, name }) => ({ id, name, here: true })),
		caller,
		callerNamed: false,
		drawsForCaller: drawForCaller,
		drawn: [],
		drawing,
		dealing,
		callerPlays,
		// Cardgo has one, whatever a journal says. [C-8]
		decks: variant === 'cardgo' ? 1 : decks
	};
	return { ...table, hands: [newHand(table, 1)] };
}

/** The draw for the first caller. [C-2] */
export interface CallerDraw {
	/** The players still in it, in seating order: all, or those who tied for highest. */
	readonly among: readonly string[];
	/** Those of them who are still to draw. */
	readonly waiting: readonly string[];
	/** The player who calls, once one card is highest. */
	readonly caller: string | undefined;
}

/** Returns how far the draw for the first caller has come. [C-2] */
export function callerDraw({ seats, drawn }: Pick<Context, 'seats' | 'drawn'>): CallerDraw {
	let among = seatsHere(seats).map(({ id }) => id);
	let left = [...drawn];
	for (;;) {
		const waiting = among.filter((id) => !left.some(({ player }) => player === id));
		if (waiting.length > 0) return { among, waiting, caller: undefined };
		const turn = left.slice(0, among.length);
		left = left.slice(among.length);
		const highest = Math.max(...turn.map(({ card }) => heightOf(card)));
		const top = turn.filter(({ card }) => heightOf(card) === highest).map(({ player }) => player);
		among = among.filter((id) => top.includes(id));
		const [only, other] = among;
		if (other === undefined) return { among, waiting: [], caller: only };
	}
}

/** Returns the player who won a hand; undefined when nobody has. */
export function winnerOf(hand: Hand): string | undefined {
	const result = resultOf(hand);
	return result?.how === 'won' ? result.player : undefined;
}

/** Returns how many hands each player has won. */
export function handsWon({ hands }: { readonly hands: readonly Hand[] }): ReadonlyMap<string, number> {
	const won = new Map<string, number>();
	for (const hand of hands) {
		const winner = winnerOf(hand);
		if (winner !== undefined) won.set(winner, (won.get(winner) ?? 0) + 1);
	}
	return won;
}

/**
 * Returns who calls the next hand: the last one's winner, unless the app calls, the table named a player, or nobody won.
 * For one who has left the same caller goes on, and for that one the next in the order of seats. [C-2a]
 */
export function nextCaller(context: Context): string | null {
	const { seats, caller, callerNamed } = context;
	if (caller === null) return null;
	const winner = callerNamed ? undefined : winnerOf(currentHand(context));
	const at = seats.findIndex(({ id }) => id === caller);
	const order = seatsHere([...seats.slice(at), ...seats.slice(0, at)]);
	return (order.find(({ id }) => id === winner) ?? order[0])?.id ?? null;
}

/** Returns who calls: in the hand on the table, or in the next one once that is over. [C-2a] */
export const callsNow = (context: Context): string | null =>
	resultOf(currentHand(context)) ? nextCaller(context) : context.caller;

/** Returns who plays the hand on the table and has not left, in the order of seats. */
export function holdersHere(context: Context): readonly string[] {
	const { holders } = currentHand(context);
	return seatsHere(context.seats).flatMap(({ id }) => (holders.includes(id) ? [id] : []));
}

/** Returns whether an extra hand is on the table, or comes next, and this player tied for it. [C-6] */
export function playsExtra(context: Context, player: string): boolean {
	const hand = currentHand(context);
	const result = resultOf(hand);
	return result?.how === 'tied'
		? result.players.includes(player)
		: hand.extra && !result && hand.holders.includes(player);
}

/** Returns the hand that follows the one on the table: an extra one after a tie, else the next. [C-2a] [C-6] */
export function handAfter(context: Context): Pick<Context, 'caller' | 'hands' | 'callerNamed'> {
	const last = currentHand(context);
	const [first, ...more] = context.hands;
	const result = resultOf(last);
	const caller = nextCaller(context);
	const next =
		result?.how === 'tied'
			? extraHand(context, last.number, result.players)
			: newHand({ ...context, caller }, last.number + 1);
	return { caller, callerNamed: false, hands: [first, ...more, next] };
}
