import type { Changes, FactOf } from '$lib/domain/box';
import { joined, left } from '$lib/domain/seats';
import { rankOf } from './cards';
import type { CardsFact } from './facts';
import { hasBegun, layoutOf, resultOf, type Claim, type Hand } from './hand';
import { callerDraw, currentHand, handAfter, newHand, playsExtra, type Context } from './table';

/** Returns the hand on the table, changed. */
function inHand(context: Context, change: Partial<Hand>): Pick<Context, 'hands'> {
	const hand = { ...currentHand(context), ...change };
	const [first, ...rest] = [...context.hands.slice(0, -1), hand];
	return { hands: [first, ...rest] };
}

/** A change of who plays or how; a hand that has not begun is played so already. */
function reseated(context: Context, change: Partial<Context>): Partial<Context> {
	const hand = currentHand(context);
	// An extra hand stays with those who tied. [C-6]
	if (resultOf(hand) || hasBegun(hand) || hand.extra) return change;
	return { ...change, ...inHand(context, newHand({ ...context, ...change }, hand.number)) };
}

/** A card was drawn; the last one may decide who calls. [C-2] */
function takeDraw(context: Context, { player, card }: FactOf<CardsFact, 'card.drawn'>): Partial<Context> {
	const drawn = [...context.drawn, { player, card }];
	const { caller } = callerDraw({ ...context, drawn });
	return caller === undefined ? { drawn } : reseated(context, { drawn, caller, drawsForCaller: false });
}

/** The shout of a player is answered by what was read back, or by what the app knows. [C-5] [C-12] */
function takeClaim(
	context: Context,
	player: string,
	read: Pick<Claim, 'cards' | 'ranks' | 'lacks'>
): Partial<Context> {
	const hand = currentHand(context);
	const claim = {
		player,
		turn: hand.shouts.find((shout) => shout.player === player)?.turn ?? hand.turns,
		cards: layoutOf(hand, player) ?? read.cards,
		ranks: read.ranks,
		lacks: read.lacks,
		atCall: hand.calls.length,
		atLaid: hand.laid.length
	};
	return inHand(context, {
		shouts: hand.shouts.filter((shout) => shout.player !== player),
		claims: [...hand.claims, claim]
	});
}

/** Another caller. One who is named between two hands calls the next one, even if another player won the last. [C-2a] */
function changeCaller(context: Context, caller: string | null): Partial<Context> {
	const decided = resultOf(currentHand(context)) !== undefined;
	const change = reseated(context, { caller, drawsForCaller: false, callerNamed: decided });
	if (decided || change.hands) return change;
	// In mid hand the layouts stay where they are, and so does an extra hand.
	const { caller: was, relieved = was } = currentHand(context);
	return { ...change, ...inHand(context, { caller, relieved }) };
}

/** What each fact changes, once it fits. */
export const changes: Changes<Context, CardsFact> = {
	'card.drawn': takeDraw,
	'cards.dealt': (context, { layouts }) => inHand(context, { layouts }),
	'layout.entered': (context, { player, cards }) => {
		const others = currentHand(context).layouts.filter((layout) => layout.player !== player);
		return inHand(context, { layouts: [...others, { player, cards }] });
	},
	'card.called': (context, { card }) =>
		inHand(context, { calls: [...currentHand(context).calls, { rank: rankOf(card), card }] }),
	'rank.called': (context, { rank, card }) =>
		inHand(context, { calls: [...currentHand(context).calls, { rank, card }] }),
	'card.laid': (context, { player, card }) => {
		const { laid, calls } = currentHand(context);
		return inHand(context, { laid: [...laid, { player, card, atCall: calls.length }] });
	},
	'bingo.shouted': (context, { player }) => {
		const { shouts, turns } = currentHand(context);
		return inHand(context, { shouts: [...shouts, { player, turn: turns + 1 }], turns: turns + 1 });
	},
	'layout.claimed': (context, { player, cards = [], lacks }) =>
		takeClaim(context, player, { cards, ranks: [], lacks }),
	'hand.claimed': (context, { player, ranks = [] }) => takeClaim(context, player, { cards: [], ranks }),
	'bingo.awarded': (context) => inHand(context, { closed: 'awarded' }),
	'hand.closed': (context) => inHand(context, { closed: 'without' }),
	'hand.opened': handAfter,
	'caller.changed': (context, { player }) => changeCaller(context, player),
	// Cardgo has one deck for hands and stock. [C-8]
	'drawing.changed': ({ variant }, { drawing }) =>
		variant === 'cardgo' ? { drawing, dealing: drawing } : { drawing },
	'dealing.changed': (_, { dealing }) => ({ dealing }),
	'decks.changed': (context, { decks }) => reseated(context, { decks }),
	'option.changed': (context, { on }) => reseated(context, { callerPlays: on }),
	'player.joined': (context, { player }) =>
		reseated(context, { seats: joined(context.seats, player, (one) => ({ ...one, here: true })) }),
	'player.left': (context, { player }) => {
		const { gone = [] } = currentHand(context);
		return {
			...reseated(context, { seats: left(context.seats, player) }),
			...(playsExtra(context, player) ? inHand(context, { gone: [...gone, player] }) : {})
		};
	},
	'evening.ended': (context) => (resultOf(currentHand(context)) ? {} : inHand(context, { closed: 'without' }))
};
