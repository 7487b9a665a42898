import { mostPlayers, sameName } from '$lib/core/opening';
import { rankOf } from './cards';
import { fewestPlayers, type CardsFact } from './facts';
import { canTie, deckIsOut, hasBegun, inHand, layoutOf, resultOf, rightClaims, timesCalled } from './hand';
import { callerHolds, callerStopsPlaying, oftenestRank, whyNoSeating } from './needs';
import { whyNoDeal, whyNoHand, whyNoLayout } from './layouts';
import type { CardsRefusal } from './refusal';
import { currentHand, drawStand, seatingOf, type Context } from './table';

/** The situations a table can be in. */
export const situations = [
	'drawingForCaller',
	'dealing',
	'calling',
	'exhausted',
	'checkingClaim',
	'bingoStands',
	'betweenHands',
	'over'
] as const;
export type Situation = (typeof situations)[number];

type Refuse<F> = (context: Context, fact: F) => CardsRefusal | undefined;

/** The app deals this hand and has not done so yet. */
export const needsDeal = (context: Context): boolean =>
	context.dealing === 'app' && !hasBegun(currentHand(context));

/** What the table is doing, read off what it said; the machines' states carry the same names. */
export function situationOf(context: Context): Situation {
	const hand = currentHand(context);
	if (context.over) return 'over';
	if (context.drawsForCaller) return 'drawingForCaller';
	if (resultOf(hand)) return 'betweenHands';
	if (hand.shouts.length > 0) return 'checkingClaim';
	if (rightClaims(hand).length > 0) return 'bingoStands';
	if (needsDeal(context)) return 'dealing';
	return deckIsOut(hand) ? 'exhausted' : 'calling';
}

const whyOtherVariant = ({ variant }: Context): CardsRefusal => ({ why: 'not-in-this-variant', variant });

function whyNotHere({ seats }: Context, player: string): CardsRefusal | undefined {
	const seat = seats.find(({ id }) => id === player);
	if (!seat) return { why: 'no-such-player' };
	return seat.here ? undefined : { why: 'player-has-left', player };
}

/** Calling, and all that would change the table under a claim, waits until the claim is settled. [C-5] */
function whyClaimInTheWay(context: Context): CardsRefusal | undefined {
	const hand = currentHand(context);
	if (resultOf(hand)) return undefined;
	const [shout] = hand.shouts;
	if (shout) return { why: 'claim-is-open', player: shout.player };
	const [claim] = rightClaims(hand);
	return claim && { why: 'bingo-stands', player: claim.player };
}

/** Cards can be called, laid and claimed only once they are dealt, and until the hand is over. */
function whyNotPlaying(context: Context): CardsRefusal | undefined {
	if (context.drawsForCaller) return { why: 'caller-is-drawn-for' };
	if (resultOf(currentHand(context))) return { why: 'hand-is-over' };
	return needsDeal(context) ? { why: 'deal-first' } : undefined;
}

/** Who plays, and with what, changes between hands. */
function whyNotBetween(context: Context): CardsRefusal | undefined {
	const hand = currentHand(context);
	if (context.drawsForCaller && context.drawn.length > 0) return { why: 'caller-is-drawn-for' };
	return !resultOf(hand) && hasBegun(hand) ? { why: 'hand-is-open' } : whyClaimInTheWay(context);
}

/** The cards of an extra hand are for those who tied, whoever comes and goes. [C-6] */
function whyNotInHand(context: Context, player: string): CardsRefusal | undefined {
	const hand = currentHand(context);
	const here = whyNotHere(context, player);
	if (here || hand.holders.includes(player)) return here;
	return hand.extra && player !== hand.caller
		? { why: 'not-in-extra-hand', player }
		: { why: 'holds-no-layout', player };
}

/** An extra hand is on the table, or comes next, and this player tied for it. [C-6] */
function playsExtra(context: Context, player: string): boolean {
	const hand = currentHand(context);
	const result = resultOf(hand);
	return result?.how === 'tied'
		? result.players.includes(player)
		: hand.extra && !result && hand.holders.includes(player);
}

/** Why the table cannot go on with some of it changed. [C-3] [C-6] [C-8] */
const whyNotWith = (context: Context, change: Partial<Context>): CardsRefusal | undefined =>
	whyNoSeating(seatingOf({ ...context, ...change }));

function whyNoClaim(context: Context, player: string): CardsRefusal | undefined {
	if (resultOf(currentHand(context))) return { why: 'hand-is-over' };
	const shouted = currentHand(context).shouts.some((shout) => shout.player === player);
	return shouted ? undefined : { why: 'has-not-shouted', player };
}

const refusals: { [T in CardsFact['type']]: Refuse<Extract<CardsFact, { type: T }>> } = {
	'card.drawn': (context, { player, card }) => {
		if (!context.drawsForCaller) return { why: 'no-draw-for-caller' };
		const here = whyNotHere(context, player);
		if (here) return here;
		if (context.drawn.some((drawn) => drawn.card === card)) return { why: 'card-already-drawn', card };
		return drawStand(context).waiting.includes(player) ? undefined : { why: 'not-your-draw', player };
	},
	'cards.dealt': (context, { layouts }) => {
		const playing = whyNotPlaying(context);
		if (playing && playing.why !== 'deal-first') return playing;
		return playing ? whyNoDeal(currentHand(context), layouts) : { why: 'already-dealt' };
	},
	'layout.entered': (context, { player, cards }) => {
		if (context.variant === 'cardgo') return whyOtherVariant(context);
		const hand = currentHand(context);
		if (context.dealing === 'app' && !resultOf(hand)) return { why: 'layout-is-dealt' };
		const inTheWay = whyNotPlaying(context) ?? whyNotInHand(context, player) ?? whyClaimInTheWay(context);
		return inTheWay ?? whyNoLayout(hand, player, cards);
	},
	'card.called': (context, { card }) => {
		if (context.variant === 'cardgo') return whyOtherVariant(context);
		const hand = currentHand(context);
		const inTheWay = whyNotPlaying(context) ?? whyClaimInTheWay(context);
		if (inTheWay) return inTheWay;
		if (deckIsOut(hand)) return { why: 'deck-is-out' };
		return hand.calls.some((call) => call.card === card) ? { why: 'card-already-called', card } : undefined;
	},
	'rank.called': (context, { rank, card }) => {
		if (context.variant !== 'cardgo') return whyOtherVariant(context);
		const hand = currentHand(context);
		const inTheWay = whyNotPlaying(context) ?? whyClaimInTheWay(context);
		if (inTheWay) return inTheWay;
		if (deckIsOut(hand)) return { why: 'stock-is-out' };
		if (timesCalled(hand, rank) >= oftenestRank) return { why: 'rank-called-four-times', rank };
		if (card === undefined) return hand.layouts.length > 0 ? { why: 'stock-is-the-apps' } : undefined;
		if (rankOf(card) !== rank) return { why: 'card-is-not-of-rank', card, rank };
		if (hand.calls.some((call) => call.card === card)) return { why: 'card-already-called', card };
		return hand.layouts.some(({ cards }) => cards.includes(card))
			? { why: 'card-in-a-hand', card }
			: undefined;
	},
	'card.laid': (context, { player, card }) => {
		if (context.variant !== 'cardgo') return whyOtherVariant(context);
		const hand = currentHand(context);
		const inTheWay = whyNotPlaying(context) ?? whyNotInHand(context, player) ?? whyClaimInTheWay(context);
		if (inTheWay) return inTheWay;
		if (!inHand(hand, player).includes(card)) return { why: 'not-in-hand', player, card };
		const called = hand.calls.at(-1)?.rank;
		return called === rankOf(card) ? undefined : { why: 'rank-not-called', rank: rankOf(card), called };
	},
	'bingo.shouted': (context, { player }) => {
		const hand = currentHand(context);
		const inTheWay = whyNotPlaying(context) ?? whyNotInHand(context, player);
		if (inTheWay) return inTheWay;
		const shouted = [...hand.shouts, ...rightClaims(hand)].some((other) => other.player === player);
		return shouted ? { why: 'already-shouted', player } : undefined;
	},
	'layout.claimed': (context, { player, cards }) => {
		if (context.variant === 'cardgo') return whyOtherVariant(context);
		const hand = currentHand(context);
		const inTheWay = whyNoClaim(context, player);
		if (inTheWay) return inTheWay;
		const known = layoutOf(hand, player);
		if (cards === undefined) return known ? undefined : { why: 'wrong-number', given: 0, size: hand.size };
		return known ? { why: 'layout-is-known', player } : whyNoLayout(hand, player, cards);
	},
	'hand.claimed': (context, { player, ranks }) => {
		if (context.variant !== 'cardgo') return whyOtherVariant(context);
		const hand = currentHand(context);
		const inTheWay = whyNoClaim(context, player);
		if (inTheWay) return inTheWay;
		const known = layoutOf(hand, player);
		if (ranks === undefined) return known ? undefined : { why: 'wrong-number', given: 0, size: hand.size };
		return known ? { why: 'layout-is-known', player } : whyNoHand(hand, ranks);
	},
	'bingo.awarded': (context) => {
		const playing = whyNotPlaying(context);
		const hand = currentHand(context);
		const [shout] = hand.shouts;
		if (playing && playing.why !== 'deal-first') return playing;
		if (shout) return { why: 'claim-is-open', player: shout.player };
		return canTie(hand) && rightClaims(hand).length > 0 ? undefined : { why: 'no-bingo-to-award' };
	},
	'hand.closed': (context) => whyNotPlaying(context) ?? whyClaimInTheWay(context),
	'hand.opened': (context) =>
		resultOf(currentHand(context))
			? undefined
			: context.drawsForCaller
				? { why: 'caller-is-drawn-for' }
				: (whyClaimInTheWay(context) ?? { why: 'hand-is-open' }),
	'caller.changed': (context, { player }) => {
		const drawn = context.drawsForCaller;
		if (player === context.caller && !drawn) return { why: 'already-so' };
		const here = player === null ? undefined : whyNotHere(context, player);
		if (here) return here;
		const hand = currentHand(context);
		const mayHold = callerHolds(seatingOf({ ...context, caller: player, drawsForCaller: false }));
		if (player !== null && !mayHold) {
			if (playsExtra(context, player)) return { why: 'plays-extra-hand', player };
			// In mid hand only somebody without a layout can take over, or the app.
			if (!drawn && !resultOf(hand) && hasBegun(hand) && hand.holders.includes(player))
				return { why: 'hand-is-open' };
		}
		return whyClaimInTheWay(context) ?? whyNotWith(context, { caller: player, drawsForCaller: false });
	},
	'drawing.changed': (context, { drawing }) => {
		if (drawing === context.drawing) return { why: 'already-so' };
		// Cardgo has one deck for hands and stock: a hand is played with the deck it was dealt from. [C-8]
		const inTheWay = context.variant === 'cardgo' ? whyNotBetween(context) : whyClaimInTheWay(context);
		return inTheWay ?? whyNotWith(context, { drawing });
	},
	'dealing.changed': (context, { dealing }) => {
		if (context.variant === 'cardgo') return whyOtherVariant(context);
		return dealing === context.dealing ? { why: 'already-so' } : whyNotBetween(context);
	},
	'decks.changed': (context, { decks }) => {
		if (context.variant === 'cardgo') return whyOtherVariant(context);
		if (decks === context.decks) return { why: 'already-so' };
		return whyNotBetween(context) ?? whyNotWith(context, { decks });
	},
	'option.changed': (context, { on }) => {
		const { variant, callerPlays } = context;
		if (variant === 'blackout' || variant === 'cardgo') return { why: 'not-in-this-variant', variant };
		if (on === callerPlays) return { why: 'already-so' };
		if (on && seatingOf(context).people >= callerStopsPlaying)
			return { why: 'caller-plays-below-five', below: callerStopsPlaying };
		return whyNotBetween(context) ?? whyNotWith(context, { callerPlays: on });
	},
	'player.joined': (context, { player }) => {
		const others = context.seats.filter(({ id }) => id !== player.id);
		const seated = context.seats.some(({ id, here }) => id === player.id && here);
		if (seated || others.some(({ name }) => sameName(name, player.name)))
			return { why: 'already-at-the-table', name: player.name };
		if (others.length >= mostPlayers) return { why: 'too-many-players', most: mostPlayers };
		const seats = [...others, { ...player, here: true }];
		return whyNotBetween(context) ?? whyNotWith(context, { seats });
	},
	'player.left': (context, { player }) => {
		const here = whyNotHere(context, player);
		if (here) return here;
		if (player === context.caller) return { why: 'caller-must-hand-over', player };
		const seats = context.seats.map((seat) => (seat.id === player ? { ...seat, here: false } : seat));
		if (seats.filter((seat) => seat.here).length < fewestPlayers)
			return { why: 'too-few-players', fewest: fewestPlayers };
		if (playsExtra(context, player)) return { why: 'plays-extra-hand', player };
		return whyNotBetween(context) ?? whyNotWith(context, { seats });
	},
	'evening.ended': (context) => whyClaimInTheWay(context)
};

/** Why the table cannot record this fact now, or nothing. The machine's guard asks this same function. */
export function whyRefused(context: Context, fact: CardsFact): CardsRefusal | undefined {
	if (situationOf(context) === 'over') return { why: 'evening-is-over' };
	return (refusals[fact.type] as Refuse<CardsFact>)(context, fact);
}
