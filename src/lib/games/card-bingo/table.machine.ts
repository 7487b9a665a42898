import { assign, not, setup } from 'xstate';
import { rankOf } from './cards';
import type { CardsFact, CardsOpening } from './facts';
import { deckIsOut, hasBegun, layoutOf, resultOf, rightClaims, type Hand } from './hand';
import { needsDeal, whyRefused } from './rules';
import { currentHand, drawStand, handAfter, newHand, openTable, type Context } from './table';

type FactOf<T extends CardsFact['type']> = Extract<CardsFact, { type: T }>;

/** The context with the hand on the table changed. */
function inHand(context: Context, change: Partial<Hand>): Pick<Context, 'hands'> {
	const hand = { ...currentHand(context), ...change };
	return { hands: [...context.hands.slice(0, -1), hand] as unknown as Context['hands'] };
}

/** The table with a change of who or how it plays; a hand that has not begun is played so already. */
function reseated(context: Context, change: Partial<Context>): Partial<Context> {
	const next = { ...context, ...change };
	const hand = currentHand(context);
	// An extra hand stays with those who tied. [C-6]
	if (resultOf(hand) || hasBegun(hand) || hand.extra) return change;
	return { ...change, ...inHand(context, newHand(next, hand.number)) };
}

/**
 * What all variants are made of: every fact passes the one guard `fits`, which asks the rules; the states say what
 * the table is doing. A variant is a machine of its own that puts these states together.
 */
export const cardTable = setup({
	types: { context: {} as Context, events: {} as CardsFact, input: {} as CardsOpening },
	guards: {
		fits: ({ context, event }) => whyRefused(context, event) === undefined,
		callerIsDrawnFor: ({ context }) => context.drawsForCaller,
		handIsDecided: ({ context }) => resultOf(currentHand(context)) !== undefined,
		shoutIsOpen: ({ context }) => currentHand(context).shouts.length > 0,
		rightClaimStands: ({ context }) => rightClaims(currentHand(context)).length > 0,
		needsDeal: ({ context }) => needsDeal(context),
		deckIsOut: ({ context }) => deckIsOut(currentHand(context))
	},
	actions: {
		drawCard: assign(({ context, event }) => {
			const { player, card } = event as FactOf<'card.drawn'>;
			const drawn = [...context.drawn, { player, card }];
			const { caller } = drawStand({ ...context, drawn });
			return caller === undefined
				? { drawn }
				: reseated(context, { drawn, caller, drawsForCaller: false, callerNamed: true });
		}),
		deal: assign(({ context, event }) =>
			inHand(context, { layouts: (event as FactOf<'cards.dealt'>).layouts })
		),
		enterLayout: assign(({ context, event }) => {
			const { player, cards } = event as FactOf<'layout.entered'>;
			const others = currentHand(context).layouts.filter((layout) => layout.player !== player);
			return inHand(context, { layouts: [...others, { player, cards }] });
		}),
		turnCard: assign(({ context, event }) => {
			const { card } = event as FactOf<'card.called'>;
			return inHand(context, { calls: [...currentHand(context).calls, { rank: rankOf(card), card }] });
		}),
		callRank: assign(({ context, event }) => {
			const { rank, card } = event as FactOf<'rank.called'>;
			return inHand(context, { calls: [...currentHand(context).calls, { rank, card }] });
		}),
		layCard: assign(({ context, event }) => {
			const { player, card } = event as FactOf<'card.laid'>;
			const { laid, calls } = currentHand(context);
			return inHand(context, { laid: [...laid, { player, card, atCall: calls.length }] });
		}),
		hearShout: assign(({ context, event }) => {
			const { player } = event as FactOf<'bingo.shouted'>;
			const { shouts, turns } = currentHand(context);
			return inHand(context, { shouts: [...shouts, { player, turn: turns + 1 }], turns: turns + 1 });
		}),
		takeClaim: assign(({ context, event }) => {
			const claimed = event as FactOf<'layout.claimed'> | FactOf<'hand.claimed'>;
			const hand = currentHand(context);
			const said = claimed.type === 'layout.claimed' ? (claimed.cards ?? []) : [];
			const claim = {
				player: claimed.player,
				turn: hand.shouts.find(({ player }) => player === claimed.player)?.turn ?? hand.turns,
				cards: layoutOf(hand, claimed.player) ?? said,
				ranks: claimed.type === 'hand.claimed' ? (claimed.ranks ?? []) : [],
				atCall: hand.calls.length,
				atLaid: hand.laid.length
			};
			return inHand(context, {
				shouts: hand.shouts.filter(({ player }) => player !== claimed.player),
				claims: [...hand.claims, claim]
			});
		}),
		award: assign(({ context }) => inHand(context, { closed: 'awarded' })),
		closeWithout: assign(({ context }) => inHand(context, { closed: 'without' })),
		openHand: assign(({ context }) => handAfter(context)),
		endEvening: assign(({ context }) => ({
			over: true,
			...(resultOf(currentHand(context)) ? {} : inHand(context, { closed: 'without' }))
		})),
		changeCaller: assign(({ context, event }) => {
			const { player: caller } = event as FactOf<'caller.changed'>;
			const hand = currentHand(context);
			const change = reseated(context, { caller, drawsForCaller: false, callerNamed: true });
			if (resultOf(hand)) return change;
			// In mid hand the layouts stay where they are, and so does an extra hand.
			return change.hands ? change : { ...change, ...inHand(context, { caller }) };
		}),
		changeDrawing: assign(({ context, event }) => {
			const { drawing } = event as FactOf<'drawing.changed'>;
			return context.variant === 'cardgo' ? { drawing, dealing: drawing } : { drawing };
		}),
		changeDealing: assign(({ event }) => ({ dealing: (event as FactOf<'dealing.changed'>).dealing })),
		changeDecks: assign(({ context, event }) =>
			reseated(context, { decks: (event as FactOf<'decks.changed'>).decks })
		),
		changeOption: assign(({ context, event }) =>
			reseated(context, { callerPlays: (event as FactOf<'option.changed'>).on })
		),
		seat: assign(({ context, event }) => {
			const { player } = event as FactOf<'player.joined'>;
			const seat = { ...player, here: true };
			const back = context.seats.some(({ id }) => id === player.id);
			return reseated(context, {
				seats: back
					? context.seats.map((old) => (old.id === player.id ? seat : old))
					: [...context.seats, seat]
			});
		}),
		unseat: assign(({ context, event }) => {
			const { player } = event as FactOf<'player.left'>;
			return reseated(context, {
				seats: context.seats.map((seat) => (seat.id === player ? { ...seat, here: false } : seat))
			});
		})
	}
});

/** What can happen in every situation but the end. */
export const always = {
	'caller.changed': { guard: 'fits', actions: 'changeCaller' },
	'drawing.changed': { guard: 'fits', actions: 'changeDrawing' },
	'dealing.changed': { guard: 'fits', actions: 'changeDealing' },
	'decks.changed': { guard: 'fits', actions: 'changeDecks' },
	'option.changed': { guard: 'fits', actions: 'changeOption' },
	'player.joined': { guard: 'fits', actions: 'seat' },
	'player.left': { guard: 'fits', actions: 'unseat' },
	'evening.ended': { guard: 'fits', actions: 'endEvening', target: '.over' }
} as const;

const onShout = { 'bingo.shouted': { guard: 'fits', actions: 'hearShout' } } as const;
const onClose = { 'hand.closed': { guard: 'fits', actions: 'closeWithout' } } as const;
const onLayout = { 'layout.entered': { guard: 'fits', actions: 'enterLayout' } } as const;

/** Everybody draws a card for who calls the first hand. [C-2] */
export const drawingForCaller = cardTable.createStateConfig({
	always: { guard: not('callerIsDrawnFor'), target: 'calling' },
	on: { 'card.drawn': { guard: 'fits', actions: 'drawCard' } }
});

/** The app is about to deal. [C-6] */
export const dealing = cardTable.createStateConfig({
	always: { guard: not('needsDeal'), target: 'calling' },
	on: { 'cards.dealt': { guard: 'fits', actions: 'deal' } }
});

const fromCalling = [
	{ guard: 'callerIsDrawnFor', target: 'drawingForCaller' },
	{ guard: 'handIsDecided', target: 'betweenHands' },
	{ guard: 'shoutIsOpen', target: 'checkingClaim' },
	{ guard: 'needsDeal', target: 'dealing' }
] as const;
const toStanding = { guard: 'rightClaimStands', target: 'bingoStands' } as const;

/** Cards of the second deck are turned and called. [C-4] */
export const callingCards = cardTable.createStateConfig({
	always: [...fromCalling, toStanding, { guard: 'deckIsOut', target: 'exhausted' }],
	on: { ...onShout, ...onClose, ...onLayout, 'card.called': { guard: 'fits', actions: 'turnCard' } }
});

/** All 52 are out: claims still count until the table closes the hand. [C-7] */
export const deckOut = cardTable.createStateConfig({
	always: [...fromCalling, toStanding, { guard: not('deckIsOut'), target: 'calling' }],
	on: { ...onShout, ...onClose, ...onLayout }
});

/** Cards of the stock are turned and their ranks called; who has one lays it. [C-9] */
export const callingRanks = cardTable.createStateConfig({
	always: [...fromCalling, { guard: 'deckIsOut', target: 'exhausted' }],
	on: {
		...onShout,
		...onClose,
		'rank.called': { guard: 'fits', actions: 'callRank' },
		'card.laid': { guard: 'fits', actions: 'layCard' }
	}
});

/** The stock is out: its last rank is still laid, and a claim still counts. [C-11] */
export const stockOut = cardTable.createStateConfig({
	always: [...fromCalling, { guard: not('deckIsOut'), target: 'calling' }],
	on: { ...onShout, ...onClose, 'card.laid': { guard: 'fits', actions: 'layCard' } }
});

/** Somebody shouted and the layout is read back. Wrong, and the hand goes on by itself. [C-5] */
export const checkingClaim = cardTable.createStateConfig({
	always: [
		{ guard: 'handIsDecided', target: 'betweenHands' },
		{ guard: not('shoutIsOpen'), target: 'calling' }
	],
	on: {
		...onShout,
		'layout.claimed': { guard: 'fits', actions: 'takeClaim' },
		'hand.claimed': { guard: 'fits', actions: 'takeClaim' }
	}
});

/** With several dealt decks a right claim stands, and any other on the same call is asked for. [C-6] */
export const bingoStands = cardTable.createStateConfig({
	always: [
		{ guard: 'handIsDecided', target: 'betweenHands' },
		{ guard: 'shoutIsOpen', target: 'checkingClaim' }
	],
	on: { ...onShout, 'bingo.awarded': { guard: 'fits', actions: 'award' } }
});

/** The hand is over and the cards are gathered. */
export const betweenHands = cardTable.createStateConfig({
	on: { 'hand.opened': { guard: 'fits', actions: 'openHand', target: 'calling' } }
});

export const over = cardTable.createStateConfig({ type: 'final' });

/** Where every table begins, and what it starts from. */
export const begin = {
	context: ({ input }: { input: CardsOpening }) => openTable(input),
	initial: 'calling',
	on: always
} as const;

/** The states of the variants in which a second deck is called. */
export const bingoStates = {
	drawingForCaller,
	dealing,
	calling: callingCards,
	exhausted: deckOut,
	checkingClaim,
	bingoStands,
	betweenHands,
	over
};
