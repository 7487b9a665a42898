import * as v from 'valibot';
import type { NewRow } from '$lib/core/journal';
import { openingEntries, playerSchema, playersSchema } from '$lib/core/opening';
import type { Reading } from '$lib/core/room';
import { deck, ranks, type Card } from './cards';
import { blackoutSize, five, mostDecks, variants, whyNoSeating } from './needs';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const card = v.picklist(deck as readonly [Card, ...Card[]]);
const rank = v.picklist(ranks);
const cards = v.pipe(v.array(card), v.minLength(1), v.maxLength(blackoutSize), v.readonly());
const decks = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostDecks));

/** Fewer people than this do not make a table. [C-1] */
export const fewestPlayers = 2;

/** Where cards come from: the app's own deck, or real cards of which the table tells. [G-1] */
export const sources = ['app', 'cards'] as const;
export type Source = (typeof sources)[number];

const opening = v.strictObject({
	...openingEntries,
	players: v.pipe(playersSchema, v.minLength(fewestPlayers)),
	box: v.literal('card-bingo'),
	variant: v.picklist(variants),
	/** Who turns the cards that are called: the second deck, or Cardgo's stock. [C-1] [C-9] */
	drawing: v.picklist(sources),
	/** Who deals layouts or hands. In Cardgo, which has one deck for both, the same as `drawing`. [C-12] */
	dealing: v.picklist(sources),
	/** The player who calls, or null: the app calls, or a draw will tell. [C-1] */
	caller: v.nullable(id),
	/** Everybody draws a card for who calls the first hand. [C-2] */
	drawForCaller: v.boolean(),
	/** The caller holds a layout as long as fewer than five people play. [C-3] */
	callerPlays: v.boolean(),
	/** Dealt decks on the table, without the one that is called. [C-6] */
	decks
});
const openingSchema = v.pipe(
	opening,
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
export type CardsOpening = v.InferOutput<typeof openingSchema>;

const layout = v.strictObject({ player: id, cards });

const schemas = {
	/** A player drew a card for who calls first. [C-2] */
	'card.drawn': v.strictObject({ type: v.literal('card.drawn'), player: id, card }),
	/** The app dealt layouts, or Cardgo's hands. [C-6] [C-12] */
	'cards.dealt': v.strictObject({
		type: v.literal('cards.dealt'),
		layouts: v.pipe(v.array(layout), v.minLength(2), v.readonly())
	}),
	/** The table told which real cards lie before a player. [C-5] */
	'layout.entered': v.strictObject({ type: v.literal('layout.entered'), player: id, cards }),
	/** A card of the second deck was turned and called. [C-4] */
	'card.called': v.strictObject({ type: v.literal('card.called'), card }),
	/** A card of Cardgo's stock was turned and its rank called; which card it was, when the app is the deck. [C-9] */
	'rank.called': v.strictObject({ type: v.literal('rank.called'), rank, card: v.optional(card) }),
	/** A player laid a card of the hand that the app keeps. [C-12] */
	'card.laid': v.strictObject({ type: v.literal('card.laid'), player: id, card }),
	/** Somebody shouted Bingo, or Cardgo: calling stops. [C-5] [C-11] */
	'bingo.shouted': v.strictObject({ type: v.literal('bingo.shouted'), player: id }),
	/** A player who shouted read the layout back; without cards when the app knows it. [C-5] */
	'layout.claimed': v.strictObject({
		type: v.literal('layout.claimed'),
		player: id,
		cards: v.optional(cards)
	}),
	/** A player who shouted read back the ranks laid; without ranks when the app keeps the hand. [C-12] */
	'hand.claimed': v.strictObject({
		type: v.literal('hand.claimed'),
		player: id,
		ranks: v.optional(v.pipe(v.array(rank), v.minLength(1), v.maxLength(five), v.readonly()))
	}),
	/** Nobody else shouted: the hand goes to whom it belongs, or to an extra hand. [C-6] */
	'bingo.awarded': v.strictObject({ type: v.literal('bingo.awarded') }),
	/** The table closed the hand without a winner. [C-7] [C-11] */
	'hand.closed': v.strictObject({ type: v.literal('hand.closed') }),
	/** The cards are gathered and shuffled for the next hand. */
	'hand.opened': v.strictObject({ type: v.literal('hand.opened') }),
	/** From now on this player calls, or the app does (null). [C-2a] */
	'caller.changed': v.strictObject({ type: v.literal('caller.changed'), player: v.nullable(id) }),
	/** From now on called cards come from elsewhere. [G-1] */
	'drawing.changed': v.strictObject({ type: v.literal('drawing.changed'), drawing: v.picklist(sources) }),
	/** From now on layouts come from elsewhere. [G-1] */
	'dealing.changed': v.strictObject({ type: v.literal('dealing.changed'), dealing: v.picklist(sources) }),
	/** So many dealt decks are on the table now. [C-6] */
	'decks.changed': v.strictObject({ type: v.literal('decks.changed'), decks }),
	/** From now on the caller holds a layout as well, or none. [C-3] */
	'option.changed': v.strictObject({
		type: v.literal('option.changed'),
		option: v.literal('callerPlays'),
		on: v.boolean()
	}),
	/** Somebody sat down, or came back. */
	'player.joined': v.strictObject({ type: v.literal('player.joined'), player: playerSchema }),
	'player.left': v.strictObject({ type: v.literal('player.left'), player: id }),
	/** The table stopped for tonight; whoever won most hands wins the evening. */
	'evening.ended': v.strictObject({ type: v.literal('evening.ended') })
};

/** What can happen at a table of cards once it is open. */
export type CardsFact = {
	[T in keyof typeof schemas]: v.InferOutput<(typeof schemas)[T]>;
}[keyof typeof schemas];
export type CardsFactType = CardsFact['type'];
export const factTypes = Object.keys(schemas) as CardsFactType[];
export type CardsRow = NewRow<CardsFact>;

/** Reads a fact of this box in its current shape. */
export function readFact(value: unknown): Reading<CardsOpening | CardsFact> {
	const type = (value as { type?: unknown } | null | undefined)?.type;
	const known = typeof type === 'string' && Object.hasOwn(schemas, type);
	if (!known && type !== 'table.opened')
		return { ok: false, problem: `type: ${JSON.stringify(type ?? null)} is no fact of Card Bingo` };
	const schema = known ? schemas[type as CardsFactType] : openingSchema;
	const result = v.safeParse(schema, value);
	if (result.success) return { ok: true, fact: result.output };
	const [issue] = result.issues;
	return { ok: false, problem: `${v.getDotPath(issue) ?? 'fact'}: ${issue.message}` };
}
