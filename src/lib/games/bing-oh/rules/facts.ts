import * as v from 'valibot';
import type { FactEntries, FactIn } from '$lib/domain/box';
import { openingEntries, playersSchema } from '$lib/domain/opening';
import { playerId as id, seatFacts } from '$lib/domain/seats';
import { letters } from './dice';
import { shapes, spaces } from './spaces';

const whole = (least: number, most: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const listOf = <T extends v.ObjectEntries>(entries: T, most = 24) =>
	v.pipe(v.array(v.strictObject(entries)), v.maxLength(most), v.readonly());
const count = whole(0, 999);
const dieNumber = whole(1, 6);
const stars = whole(0, 2);
const someIds = v.pipe(v.array(id), v.maxLength(24), v.readonly());

/** Two or three play, each with a colour of chips. */
export const fewestPlayers = 2;
export const mostPlayers = 3;
/** A set of the app's has at most so many cards: four times the box. */
export const mostCards = 240;
/** Chips of a colour in the box. */
export const boxChips = 50;

/** Whether the app keeps every chip, or only the score of each round. */
export const keepings = ['tally', 'ledger'] as const;
export type Keeping = (typeof keepings)[number];

/** Whose dice: the app's, or the box's, read off by the table. [G-1] */
export const diceSources = ['app', 'real'] as const;
export type DiceSource = (typeof diceSources)[number];

/** The chips' colours to choose from; on screen each has its player's initial too. */
export const colours = ['red', 'yellow', 'blue', 'green', 'purple', 'white'] as const;
export type Colour = (typeof colours)[number];

const facesOf = <T extends v.GenericSchema>(shows: T) =>
	v.pipe(v.array(v.strictObject({ shows, star: v.boolean() })), v.length(6), v.readonly());
/** The faces of both dice, with their stars. */
export const facesSchema = v.strictObject({
	letters: facesOf(v.picklist(letters)),
	numbers: facesOf(dieNumber)
});

/** The space of a card on which a chip lies, where the table told it. */
const at = v.optional(v.strictObject({ letter: v.picklist(letters), number: dieNumber }));

/** What the app's own cards are made of, for each card: the rest of its 36 spaces is plain. */
export const mixSchema = v.strictObject({
	free: whole(0, 6),
	dead: whole(0, 6),
	special: whole(0, 24),
	/** How often each special space comes compared with the others, 0 to 9; left out, 1. */
	weights: v.optional(v.record(v.picklist(spaces), whole(0, 9)))
});

/** A card of the app's own set, by its number. */
const card = whole(1, mostCards);
const chipsEach = whole(12, boxChips);
const cards = v.strictObject({
	seed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,32}$/)),
	size: whole(1, mostCards),
	mix: mixSchema
});

const openingObject = v.strictObject({
	...openingEntries,
	players: v.pipe(playersSchema, v.minLength(fewestPlayers), v.maxLength(mostPlayers)),
	box: v.literal('bing-oh'),
	variant: v.literal('bing-oh'),
	keeping: v.picklist(keepings),
	dice: v.picklist(diceSources),
	faces: facesSchema,
	/** Each player's colour, in seating order. */
	colours: v.pipe(v.array(v.picklist(colours)), v.readonly()),
	/** How many chips of each colour are there: 50, or fewer when some are lost. */
	chips: chipsEach,
	/** The app's own set of cards, when the box's are lost. */
	cards: v.optional(cards)
});
export const opening = v.pipe(
	openingObject,
	v.forward(
		v.check(
			({ players, colours }) => colours.length === players.length && new Set(colours).size === colours.length,
			'are not one for each player'
		),
		['colours']
	)
);
export type BingOhOpening = v.InferOutput<typeof opening>;
export type Mix = v.InferOutput<typeof mixSchema>;

/** A BING-OH! as it is called: a row of six, or the shape that was asked. */
export const callShapes = ['row', ...shapes] as const;
export type CallShape = (typeof callShapes)[number];

const calls = v.pipe(
	v.array(
		v.strictObject({
			player: id,
			shape: v.picklist(callShapes),
			/** The table sees it, although the chips that the ledger knows do not allow it. */
			seen: v.optional(v.literal(true))
		})
	),
	v.minLength(1),
	v.maxLength(24),
	v.readonly()
);
const spread = listOf({ player: id, reserve: count, card: count });
const perPlayer = listOf({ player: id, count });

/** What can happen at a Bing-Oh! table once it is open. */
export const facts = {
	/**
	 * A round is over, as a table without ledger records it: who called, and the foreign chips in each reserve. One that
	 * was `forgotten` and is put in where it was played takes no round's place: those after it stay the rounds they were
	 * said in. [B-8] [G-3]
	 */
	'round.scored': { callers: someIds, foreign: perPlayer, forgotten: v.optional(v.literal(true)) },
	/** Everybody has a card, and chips on its free spaces; of the app's own, the numbers that are known. [B-1] */
	'cards.dealt': {
		free: perPlayer,
		cards: v.optional(listOf({ player: id, card }, mostPlayers))
	},
	/** A roll of the number die for who begins. [B-1] */
	'start.rolled': { player: id, number: dieNumber },
	/** The table knows who begins. [B-1] */
	'start.named': { player: id },
	/**
	 * Both dice: the Roller's, or the extra roll of a special space. The table says that the Roller rolled `outOfTurn`, where
	 * the order that it told gives the roll to another player. [B-2] [B-5] [B-11]
	 */
	'dice.rolled': {
		player: id,
		letter: v.picklist(letters),
		number: dieNumber,
		stars,
		outOfTurn: v.optional(v.literal(true))
	},
	/** Who placed a chip on the space rolled, and for whom that is a special space. [B-2] [B-3] */
	'chips.placed': { placed: someIds, special: someIds },
	/** A player's special space, named; `chips` is the number printed on it. [B-3] */
	'space.named': {
		player: id,
		space: v.picklist(spaces),
		chips: v.optional(whole(1, 50))
	},
	/** The player is done with the special space: declined the rest, cannot do it, or it was none. */
	'space.left': { player: id },
	/** A chip of `owner` from an opponent's reserve to one's own: by a star, or by a special space. [B-4] [B-12] */
	'chip.taken': { player: id, from: id, owner: id },
	/** The Roller takes no more chips by stars. [B-4] */
	'stars.left': { player: id },
	/** One more own chip on one's own card. [B-11] */
	'chip.added': { player: id, at },
	/** A chip of one's own card went to another space there, `from` one that was told with it or from any. [B-11] */
	'chip.moved': { player: id, at, from: at },
	/** An own chip on an opponent's card, a dead spot there; `at` where no roll says its space. [B-11] */
	'roadblock.laid': { player: id, on: id, at },
	/** A roadblock by roll fell on a taken space: nothing is laid. [B-11] */
	'roadblock.missed': { player: id },
	/** A chip of `owner` from an opponent's card to one's reserve. [B-12] */
	'chip.removed': { player: id, from: id, owner: id },
	/** Two players exchanged their cards. [B-13] */
	'cards.swapped': { player: id, with: id },
	/** `holder` has a new card, with so many chips on its free spaces; `card` is its number in the app's own set. [B-13] */
	'card.renewed': { player: id, holder: id, free: count, card: v.optional(card) },
	/** BING-OH! was called, by several on one roll when the table cannot order them. [B-7] */
	'bingoh.called': { calls },
	/** The round ended without BING-OH!: the one that was called was none, as the table saw too late. [B-7] */
	'round.lapsed': {},
	/** The table counted the chips of one colour: this is how they lie. */
	'chips.counted': { owner: id, spread },
	/**
	 * From now on the table is kept otherwise; points and rounds stand. For a ledger: how many chips of each colour there
	 * are, as they lie now, colour by colour, where what was told does not say, and who rolls next. [G-1]
	 */
	'keeping.changed': {
		keeping: v.picklist(keepings),
		chips: v.optional(chipsEach),
		lie: v.optional(listOf({ owner: id, spread }, mostPlayers)),
		roller: v.optional(id)
	},
	/** From now on these cards are on the table: a set that the app made, or the box's own (null). [G-1] */
	'cards.changed': { cards: v.nullable(cards) },
	/** From now on the dice are others. [G-1] */
	'dice.changed': { dice: v.picklist(diceSources) },
	/** The dice of this box look so. */
	'faces.changed': { faces: facesSchema },
	...seatFacts,
	/** A player sat down, or came back, with chips of this colour; where the others' cards are known, with this one. */
	'player.joined': { ...seatFacts['player.joined'], colour: v.picklist(colours), card: v.optional(card) },
	/** The table stopped before a player won. */
	'game.ended': {}
} as const satisfies FactEntries;
export type BingOhFact = FactIn<typeof facts>;
