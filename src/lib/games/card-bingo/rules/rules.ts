import type { Rules } from '$lib/domain/box';
import { mostPlayers } from '$lib/domain/opening';
import { joined, left, seatsHere, whyNotHere, whyNotJoin, whyNotLeave } from '$lib/domain/seats';
import { rankOf } from './cards';
import { fewestPlayers, type CardsFact } from './facts';
import { hasBegun, inHand, layoutOf, resultOf, rightClaims, timesCalled } from './hand';
import { whyNoDeal, whyNoHand, whyNoLayout } from './layouts';
import { callerHolds, callerStopsPlaying, oftenestRank, whyNoSeating } from './needs';
import type { CardsRefusal } from './refusal';
import { callerDraw, callsNow, currentHand, playsExtra, seatingOf, type Context } from './table';

/** Nobody comes or goes in the middle of a draw. [C-2] */
const whyDrawnFor = ({ drawsForCaller, drawn }: Context): CardsRefusal | undefined =>
	drawsForCaller && drawn.length > 0 ? { why: 'caller-is-drawn-for' } : undefined;

/** With what is played changes before the first card of a draw, of a deal or of a hand. */
function whyBegun(context: Context): CardsRefusal | undefined {
	const hand = currentHand(context);
	const begun = !resultOf(hand) && hasBegun(hand);
	return whyDrawnFor(context) ?? (begun ? { why: 'hand-is-open' } : undefined);
}

/** The cards of an extra hand are for those who tied, even if players come and go. [C-6] */
function whyNotInHand(context: Context, player: string): CardsRefusal | undefined {
	const hand = currentHand(context);
	const here = whyNotHere(context.seats, player);
	if (here || hand.holders.includes(player)) return here;
	return hand.extra && player !== hand.caller
		? { why: 'not-in-extra-hand', player }
		: { why: 'holds-no-layout', player };
}

/** Returns why the table cannot go on with some of it changed. [C-3] [C-6] [C-8] */
const whyNotWith = (context: Context, change: Partial<Context>): CardsRefusal | undefined =>
	whyNoSeating(seatingOf({ ...context, ...change }));

/** Returns why a player cannot read back what was read, given what is wrong with it as such. [C-5] [C-12] */
function whyNoClaim(
	context: Context,
	player: string,
	given: boolean,
	whyNotThese: () => CardsRefusal | undefined
): CardsRefusal | undefined {
	const hand = currentHand(context);
	if (!hand.shouts.some((shout) => shout.player === player)) return { why: 'has-not-shouted', player };
	const known = layoutOf(hand, player);
	if (!given) return known ? undefined : { why: 'wrong-number', given: 0, size: hand.size };
	return known ? { why: 'layout-is-known', player } : whyNotThese();
}

/** Why a fact does not fit, where the chart knows it. */
export const rules: Rules<Context, CardsFact, CardsRefusal> = {
	'card.drawn': (context, { player, card }) => {
		const here = whyNotHere(context.seats, player);
		if (here) return here;
		if (context.drawn.some((drawn) => drawn.card === card)) return { why: 'card-already-drawn', card };
		return callerDraw(context).waiting.includes(player) ? undefined : { why: 'not-your-draw', player };
	},
	'cards.dealt': (context, { layouts }) => whyNoDeal(currentHand(context), layouts),
	'layout.entered': (context, { player, cards }) => {
		if (context.dealing === 'app') return { why: 'layout-is-dealt' };
		return whyNotInHand(context, player) ?? whyNoLayout(currentHand(context), player, cards);
	},
	'card.called': (context, { card }) =>
		currentHand(context).calls.some((call) => call.card === card)
			? { why: 'card-already-called', card }
			: undefined,
	'rank.called': (context, { rank, card }) => {
		const hand = currentHand(context);
		if (timesCalled(hand, rank) >= oftenestRank) return { why: 'rank-called-four-times', rank };
		if (card === undefined) return hand.layouts.length > 0 ? { why: 'stock-is-the-apps' } : undefined;
		if (rankOf(card) !== rank) return { why: 'card-is-not-of-rank', card, rank };
		if (hand.calls.some((call) => call.card === card)) return { why: 'card-already-called', card };
		return hand.layouts.some(({ cards }) => cards.includes(card))
			? { why: 'card-in-a-hand', card }
			: undefined;
	},
	'card.laid': (context, { player, card }) => {
		const hand = currentHand(context);
		const notInHand = whyNotInHand(context, player);
		if (notInHand) return notInHand;
		if (!inHand(hand, player).includes(card)) return { why: 'not-in-hand', player, card };
		const called = hand.calls.at(-1)?.rank;
		return called === rankOf(card) ? undefined : { why: 'rank-not-called', rank: rankOf(card), called };
	},
	'bingo.shouted': (context, { player }) => {
		const hand = currentHand(context);
		const notInHand = whyNotInHand(context, player);
		if (notInHand) return notInHand;
		const shouted = [...hand.shouts, ...rightClaims(hand)].some((other) => other.player === player);
		return shouted ? { why: 'already-shouted', player } : undefined;
	},
	'layout.claimed': (context, { player, cards = [], lacks }) =>
		whyNoClaim(context, player, cards.length > 0 || !!lacks, () =>
			lacks ? undefined : whyNoLayout(currentHand(context), player, cards, true)
		),
	'hand.claimed': (context, { player, ranks }) =>
		whyNoClaim(context, player, ranks !== undefined, () => whyNoHand(currentHand(context), ranks ?? [])),
	'bingo.awarded': () => undefined,
	'hand.closed': (context) => {
		const hand = currentHand(context);
		// Before the app has dealt, nobody has played an extra hand; any other is still to come. [C-6]
		return context.dealing === 'app' && !hasBegun(hand) && !hand.extra ? { why: 'deal-first' } : undefined;
	},
	'hand.opened': () => undefined,
	'caller.changed': (context, { player }) => {
		const { seats, caller, drawsForCaller } = context;
		// After a hand its caller may be named again, where the winner would follow.
		if (player === caller && player === callsNow(context) && !drawsForCaller) return { why: 'already-so' };
		const here = player === null ? undefined : whyNotHere(seats, player);
		if (here) return here;
		const change = { caller: player, drawsForCaller: false };
		const hand = currentHand(context);
		if (player !== null && !callerHolds(seatingOf({ ...context, ...change }))) {
			if (playsExtra(context, player)) return { why: 'plays-extra-hand', player };
			// In mid hand only a player without a layout can take over, or the app.
			if (!drawsForCaller && !resultOf(hand) && hasBegun(hand) && hand.holders.includes(player))
				return { why: 'hand-is-open' };
		}
		return whyNotWith(context, change);
	},
	'drawing.changed': (context, { drawing }) => {
		if (drawing === context.drawing) return { why: 'already-so' };
		// Cardgo has one deck for hands and stock: a hand is played with the deck it was dealt from. [C-8]
		return (context.variant === 'cardgo' ? whyBegun(context) : undefined) ?? whyNotWith(context, { drawing });
	},
	'dealing.changed': (context, { dealing }) =>
		dealing === context.dealing ? { why: 'already-so' } : whyBegun(context),
	'decks.changed': (context, { decks }) =>
		decks === context.decks ? { why: 'already-so' } : (whyBegun(context) ?? whyNotWith(context, { decks })),
	'option.changed': (context, { on }) => {
		if (on === context.callerPlays) return { why: 'already-so' };
		if (on && seatingOf(context).people >= callerStopsPlaying)
			return { why: 'caller-plays-below-five', below: callerStopsPlaying };
		return whyBegun(context) ?? whyNotWith(context, { callerPlays: on });
	},
	// Between two calls as well: who joins then plays from the next hand on.
	'player.joined': (context, { player }) => {
		const { seats } = context;
		const full = whyNotJoin(seats, player, mostPlayers, 'all') ?? whyDrawnFor(context);
		return full ?? whyNotWith(context, { seats: joined(seats, player, (one) => ({ ...one, here: true })) });
	},
	'player.left': (context, { player }) => {
		const { seats, caller } = context;
		const hand = currentHand(context);
		const result = resultOf(hand);
		// After a hand it is settled who calls the next one, even if players leave; an extra hand keeps its caller. [C-2a]
		if (player === caller && (!result || result.how === 'tied')) {
			if (result || !hasBegun(hand) || callerHolds(seatingOf(context)))
				return { why: 'caller-must-hand-over', player };
			// Where the app cannot call, such as with a real stock, it takes over from nobody. [C-8]
			const appCan = !whyNotWith(context, { caller: null });
			return { why: appCan ? 'caller-calls-this-hand' : 'caller-calls-it-without-app', player };
		}
		const stays = whyNotLeave(seats, player, fewestPlayers);
		if (stays) return stays;
		const after = left(seats, player);
		const playing = seatsHere(after).filter(({ id }) => hand.holders.includes(id));
		// An extra hand is the other's then. [C-6]
		if (!result && !hand.extra && hasBegun(hand) && playing.length < 2) return { why: 'one-layout-alone' };
		return whyDrawnFor(context) ?? whyNotWith(context, { seats: after });
	},
	'evening.ended': () => undefined
};
