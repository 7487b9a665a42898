import * as v from 'valibot';
import { countCharacters, tidyName } from '$lib/domain/names';
import { openingEntries, playersSchema } from '$lib/domain/opening';
import type { FactEntries, FactIn } from '$lib/domain/box';
import { playerId, seatFacts } from '$lib/domain/seats';
import { keysOf } from '$lib/domain/sure';
import { colours, highest, lines } from './board';

/** Fewer do not make a table, and there are so many gameboards. */
export const fewestPlayers = 2;
export const mostPlayers = 4;
/** A turn is so many numbers. [S-3] */
export const turnLength = 5;

/** The app keeps the gameboards, or it keeps the score pad alone and the gameboards are real. */
export const keepings = ['boards', 'pad'] as const;
export type Keeping = (typeof keepings)[number];

/** Where numbers come from: the app rolls, or the table rolls its own dice. [G-1] */
export const diceKinds = ['app', 'real'] as const;
export type DiceKind = (typeof diceKinds)[number];

/** Both off in print: closed rows marked on their owner's board [S-6], and the odds, which need the marks. */
export const options = ['hints', 'odds'] as const;
export type Option = (typeof options)[number];

/** How a colour can look; each stands in both themes with an ink that can be read on it. */
export const hues = ['blue', 'orange', 'green', 'yellow', 'red', 'violet', 'brown', 'white'] as const;
export type Hue = (typeof hues)[number];

/** The longest name of a colour, in characters as a person counts them. */
export const longestColourName = 12;
/** The highest score that a space can bear. */
export const highestScore = 99;

const space = v.strictObject({
	colour: v.picklist(colours),
	// Of another colour the number may be right: what a die cannot show is for the table to hear in words. [S-1]
	number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highest))
});
const colour = v.strictObject({
	hue: v.picklist(hues),
	/** As the table calls it; null: by its hue. */
	name: v.nullable(
		v.pipe(
			v.string(),
			v.check(
				(name) => name !== '' && name === tidyName(name) && countCharacters(name) <= longestColourName,
				`is not a name of 1 to ${String(longestColourName)} characters`
			)
		)
	)
});
export type ColourLook = v.InferOutput<typeof colour>;

/** What lies on one gameboard, as the table tells it. */
const toldBoard = v.strictObject({ player: playerId, covered: v.pipe(v.array(space), v.readonly()) });
export type ToldBoard = v.InferOutput<typeof toldBoard>;

export const opening = v.strictObject({
	...openingEntries,
	players: v.pipe(playersSchema, v.minLength(fewestPlayers), v.maxLength(mostPlayers)),
	box: v.literal('sino'),
	variant: v.literal('sino'),
	keeping: v.picklist(keepings),
	dice: v.picklist(diceKinds),
	options: v.pipe(
		v.strictObject({ hints: v.boolean(), odds: v.boolean() }),
		v.check(({ hints, odds }) => hints || !odds, 'has odds without hints')
	),
	/** Who does without the odds that the table has; nobody where nothing is said. */
	without: v.optional(v.pipe(v.array(playerId), v.readonly())),
	/** From the top of the board to its foot; left out, they are the reconstruction's. */
	colours: v.optional(v.pipe(v.array(colour), v.length(colours.length), v.readonly())),
	/** One for each row, in the order of `lines`; left out, they are the sums. */
	scores: v.optional(
		v.pipe(
			v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(highestScore))),
			v.length(lines.length),
			v.readonly()
		)
	)
});
export type SinoOpening = v.InferOutput<typeof opening>;

/** What can happen at a Sino table once it is open. */
export const facts = {
	/** Dice of the player whose turn it is came to lie: one, or several at once. [S-3] */
	'dice.rolled': { dice: v.pipe(v.array(space), v.minLength(1), v.maxLength(turnLength), v.readonly()) },
	/** Instead of a normal turn a bonus is tried: all five dice, once. [S-8] */
	'bonus.announced': {},
	/** A player said which row is closed. [S-5] */
	'row.announced': { player: playerId, line: v.picklist(lines) },
	/** A bonus rolled at a table of which only the pad is kept. [S-8] */
	'bonus.won': {
		player: playerId,
		numbers: v.pipe(v.array(space.entries.number), v.length(turnLength), v.readonly())
	},
	/** The player says that the turn is over; `by` whom it was played, where the app had taken it for another one's. [S-3] */
	'turn.ended': { by: v.optional(playerId) },
	/** It is this player's turn, not the one's that the app has at it: what was rolled in it is theirs too. [S-2] */
	'turn.given': { player: playerId },
	/**
	 * From now on the app keeps the gameboards, or the pad alone. The pad knows neither what is covered on the gameboards
	 * nor whose turn begins: boards are told with both. [G-1]
	 */
	'keeping.changed': {
		keeping: v.picklist(keepings),
		boards: v.optional(
			v.pipe(
				v.array(toldBoard),
				v.check(
					(boards) => new Set(boards.map(({ player }) => player)).size === boards.length,
					'has two boards of one player'
				),
				v.readonly()
			)
		),
		turn: v.optional(playerId)
	},
	/** From now on the numbers come from elsewhere. [G-1] */
	'dice.changed': { dice: v.picklist(diceKinds) },
	/** `player`: the odds of this player alone, at a table that has them; hints are for all. */
	'option.changed': { option: v.picklist(options), on: v.boolean(), player: v.optional(playerId) },
	...seatFacts,
	/** The table stopped before all rows were won; nobody has won then. */
	'game.ended': {}
} as const satisfies FactEntries;

export type SinoFact = FactIn<typeof facts>;
export type SinoFactType = SinoFact['type'];
export type FactOf<T extends SinoFactType> = Extract<SinoFact, { type: T }>;
export const factTypes = keysOf(facts);
