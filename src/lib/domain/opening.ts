import * as v from 'valibot';
import { longestName, tidyName, whyNoName } from './names';

/** More people than this do not sit down at one table. */
export const mostPlayers = 40;

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

/** The players of a table, each of whom fits this schema. */
export const playersOf = <S extends v.GenericSchema<Player>>(player: S) =>
	v.pipe(
		v.array(player),
		v.minLength(1),
		v.maxLength(mostPlayers),
		v.check((players) => unlike(players.map(({ id }) => id)), 'two players have one id'),
		v.check(
			(players) => unlike(players.map(({ name }) => name.toLocaleLowerCase())),
			'two players have one name'
		)
	);
export const playersSchema = playersOf(playerSchema);

/** What every box's `table.opened` says; a box adds its own entries to these. */
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
	/** The ids of those who share a total, at boxes that know pairs. */
	readonly partners?: readonly (readonly string[])[] | undefined;
}

export const isOpening = (fact: { readonly type: string }): fact is Opening => fact.type === 'table.opened';
