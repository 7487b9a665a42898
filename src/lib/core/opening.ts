import * as v from 'valibot';

/** The longest name, in characters as a person counts them. [G-5] */
export const longestName = 24;
/** More people than this do not sit down at one table. */
export const mostPlayers = 24;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a person would count in a text. */
export const countCharacters = (text: string): number => [...segmenter.segment(text)].length;

/**
 * What a name cannot be told apart by: marks that show nothing or turn the direction of what follows, and halves
 * of characters. Joiners stay, for emoji and some scripts need them.
 */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Cs}\p{Cc}]/gu;

/** A typed name as it is kept: one normal form, no blanks around it, single blanks inside. */
export const tidyName = (typed: string): string =>
	typed.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim();

export type NameRefusal =
	| { readonly why: 'name-empty' }
	| { readonly why: 'name-too-long'; readonly most: number; readonly length: number };

// Marks can be piled on one character without end; nobody's name needs more units than this.
const mostUnits = longestName * 12;

/** Why a tidied name cannot be a player's, or nothing. 1 to 24 characters of any script, emoji included. [G-5] */
export function whyNoName(name: string): NameRefusal | undefined {
	// A name of marks and joiners alone would be an empty space on the screen.
	if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(name.replaceAll('\u2800', ''))) return { why: 'name-empty' };
	const length = countCharacters(name);
	if (length > longestName) return { why: 'name-too-long', most: longestName, length };
	return name.length > mostUnits
		? { why: 'name-too-long', most: longestName, length: name.length }
		: undefined;
}

/** Two names that would read as one in a list of players. */
export const sameName = (a: string, b: string): boolean =>
	tidyName(a).toLocaleLowerCase() === tidyName(b).toLocaleLowerCase();

/** A player: `id` is theirs for good, `name` is what the table calls them now. */
export interface Player {
	readonly id: string;
	readonly name: string;
}

export const playerSchema = v.strictObject({
	id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
	name: v.pipe(
		v.string(),
		v.check(
			(name) => name === tidyName(name) && !whyNoName(name),
			`is not a name of 1 to ${String(longestName)} characters`
		)
	)
});

const unlike = (values: readonly string[]): boolean => new Set(values).size === values.length;

export const playersSchema = v.pipe(
	v.array(playerSchema),
	v.minLength(1),
	v.maxLength(mostPlayers),
	v.check((players) => unlike(players.map(({ id }) => id)), 'two players have one id'),
	v.check(
		(players) => unlike(players.map(({ name }) => name.toLocaleLowerCase())),
		'two players have one name'
	)
);

/** What every box's `table.opened` says; a room adds its own entries to these. */
export const openingEntries = {
	type: v.literal('table.opened'),
	variant: v.string(),
	edition: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	/** From the platform's cryptographic generator; all that the app itself draws, rolls and deals comes of it. [G-7] */
	seed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,32}$/)),
	/** In seating order. */
	players: playersSchema
};

/** The first fact of every table. */
export interface Opening {
	readonly type: 'table.opened';
	readonly box: string;
	readonly variant: string;
	readonly edition: number;
	readonly seed: string;
	readonly players: readonly Player[];
}
