import * as v from 'valibot';
import type { FactEntries, FactIn } from '$lib/domain/box';
import { openingEntries, playersSchema } from '$lib/domain/opening';
import { playerId, seatFacts } from '$lib/domain/seats';
import { deck, ranks } from './cards';
import { blackoutSize, five, mostDecks, variants, whyNoSeating } from './needs';

const card = v.picklist(deck);
const rank = v.picklist(ranks);
const cards = v.pipe(v.array(card), v.minLength(1), v.maxLength(blackoutSize), v.readonly());
const decks = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostDecks));

/** Fewer people than this do not make a table. [C-1] */
export const fewestPlayers = 2;

/** Where cards come from: the app's own deck, or real cards that players record. [G-1] */
export const sources = ['app', 'cards'] as const;
export type Source = (typeof sources)[number];

const entries = v.strictObject({
	...openingEntries,
	players: v.pipe(playersSchema, v.minLength(fewestPlayers)),
	box: v.literal('card-bingo'),
	variant: v.picklist(variants),
	/** Who turns the cards that are called: the second deck, or Cardgo's stock. [C-1] [C-9] */
	drawing: v.picklist(sources),
	/** Who deals layouts or hands. In Cardgo, which has one deck for both, the same as `drawing`. [C-12] */
	dealing: v.picklist(sources),
	/** The player who calls, or null: the app calls, or a draw decides. [C-1] */
	caller: v.nullable(playerId),
	/** Everybody draws a card for who calls the first hand. [C-2] */
	drawForCaller: v.boolean(),
	/** The caller holds a layout as long as fewer than five people play. [C-3] */
	callerPlays: v.boolean(),
	/** Dealt decks on the table, without the one that is called. [C-6] */
	decks
});
export const opening = v.pipe(
	entries,
	v.forward(
		v.check(
			({ caller, players }) => caller === null || players.some(({ id }) => id === caller),
			'is none of the players'
		),
		['caller']
	),
	v.forward(
		v.check(({ caller, drawForCaller }) => !drawForCaller || caller === null, 'is named already'),
		['drawForCaller']
	),
	v.forward(
		v.check(
			({ variant, drawing, dealing }) => variant !== 'cardgo' || drawing === dealing,
			'is from the deck that is called'
		),
		['dealing']
	),
	v.forward(
		v.check(
			(table) =>
				whyNoSeating({
					...table,
					people: table.players.length,
					hasCaller: table.caller !== null || table.drawForCaller
				}) === undefined,
			'cannot all play so'
		),
		['players']
	)
);
export type CardsOpening = v.InferOutput<typeof opening>;

const layout = v.strictObject({ player: playerId, cards });

/** What can happen at a table of cards once it is open. */
export const facts = {
	/** A player drew a card for who calls first. [C-2] */
	'card.drawn': { player: playerId, card },
	/** The app dealt layouts, or Cardgo's hands. [C-6] [C-12] */
	'cards.dealt': { layouts: v.pipe(v.array(layout), v.minLength(2), v.readonly()) },
	/** The table recorded which real cards lie before a player. [C-5] */
	'layout.entered': { player: playerId, cards },
	/** A card of the second deck was turned and called. [C-4] */
	'card.called': { card },
	/** A card of Cardgo's stock was turned and its rank called; which card it was, when the app is the deck. [C-9] */
	'rank.called': { rank, card: v.optional(card) },
	/** A player laid a card of the hand that the app keeps. [C-12] */
	'card.laid': { player: playerId, card },
	/** A player shouted Bingo, or Cardgo: calling stops. [C-5] [C-11] */
	'bingo.shouted': { player: playerId },
	/**
	 * A player who shouted read the layout back; without cards when the app knows it, or when it lacks all that was not
	 * called: the table looked for those instead. [C-5]
	 */
	'layout.claimed': {
		player: playerId,
		cards: v.optional(cards),
		lacks: v.optional(v.pipe(v.array(card), v.maxLength(deck.length), v.readonly()))
	},
	/** A player who shouted read back the ranks laid; without ranks when the app keeps the hand. [C-12] */
	'hand.claimed': {
		player: playerId,
		ranks: v.optional(v.pipe(v.array(rank), v.minLength(1), v.maxLength(five), v.readonly()))
	},
	/** Nobody else shouted: the hand goes to its winner, or to an extra hand. [C-6] */
	'bingo.awarded': {},
	/** The table closed the hand without a winner. [C-7] [C-11] */
	'hand.closed': {},
	/** The cards are gathered and shuffled for the next hand. */
	'hand.opened': {},
	/** From now on this player calls, or the app does (null). [C-2a] */
	'caller.changed': { player: v.nullable(playerId) },
	/** From now on called cards come from elsewhere. [G-1] */
	'drawing.changed': { drawing: v.picklist(sources) },
	/** From now on layouts come from elsewhere. [G-1] */
	'dealing.changed': { dealing: v.picklist(sources) },
	/** So many dealt decks are on the table now. [C-6] */
	'decks.changed': { decks },
	/** From now on the caller holds a layout as well, or none. [C-3] */
	'option.changed': { option: v.literal('callerPlays'), on: v.boolean() },
	...seatFacts,
	/** The table stopped for tonight; the player who won most hands wins the evening. */
	'evening.ended': {}
} as const satisfies FactEntries;

export type CardsFact = FactIn<typeof facts>;
export type CardsFactType = CardsFact['type'];
