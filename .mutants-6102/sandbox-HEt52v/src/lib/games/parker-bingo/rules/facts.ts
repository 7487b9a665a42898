// @ts-nocheck
import * as v from 'valibot';
import { openingEntries, playersSchema } from '$lib/domain/opening';
import { playerId, seatFacts } from '$lib/domain/seats';
import type { FactEntries, FactIn } from '$lib/domain/box';
import { mostCards } from './deal';
import { corners, lineLength, lines } from './lines';
import { patterns } from './patterns';
import { tileCount } from './tiles';

/** A tile's number. */
export const tile = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(tileCount));
const fromOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Fewer than this do not make a table. [PB-1] */
export const fewestPlayers = 2;

/** The methods, a machine each. [PB-2] */
export const methods = ['normal', 'points'] as const;
export type Method = (typeof methods)[number];

/** Returns whether each player is named exactly once; a caller beside the pairs may be left out. [PB-22] */
const pairsUp = (
	named: readonly string[],
	players: readonly { readonly id: string }[],
	caller: string | null
): boolean =>
	[players, players.filter(({ id }) => id !== caller)].some(
		(paired) => named.length === paired.length && paired.every(({ id }) => named.includes(id))
	);

/** Where tiles come from: the app draws them, or the table turns its wooden ones. [G-1] */
export const drawings = ['app', 'tiles'] as const;
export type Drawing = (typeof drawings)[number];

/**
 * What a table may agree on, all off in print: a free centre [PB-3]; in Normal, that the winner calls the next
 * round [PB-14]; in Points, that the caller changes each round and not each game [PB-21]. Of the house: that the caller
 * holds cards, too [PB-25], and that linked phones show what a card needs [PB-28].
 */
export const options = ['freeCentre', 'winnerCalls', 'callerEachRound', 'callerPlays', 'hints'] as const;
export type Option = (typeof options)[number];

/** A set that the app made. [PB-4] */
const cards = v.strictObject({
	seed: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,32}$/)),
	size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCards))
});

/** What wins a round, where it is more than a line. [PB-23] */
const pattern = v.picklist(patterns);

/** So many points can be played to. [PB-24] */
export const [lowestGoal, highestGoal] = [100, 99_999];
const goal = v.pipe(v.number(), v.integer(), v.minValue(lowestGoal), v.maxValue(highestGoal));

/** Returns how many points win, as typed; undefined for what is no whole number of them. [PB-24] */
export function readGoal(typed: string): number | undefined {
	const text = typed.replaceAll(/[\s.,’']/g, '');
	const read = v.safeParse(goal, /^\d+$/.test(text) ? Number(text) : undefined);
	return read.success ? read.output : undefined;
}

/** A prize is a word or three. */
export const longestPrize = 40;
const prize = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(longestPrize));

const opening = v.strictObject({
	...openingEntries,
	// One calls and one plays: fewer do not make a table. [PB-1]
	players: v.pipe(playersSchema, v.minLength(fewestPlayers)),
	box: v.literal('parker-bingo'),
	variant: v.picklist(methods),
	drawing: v.picklist(drawings),
	/** The player who calls and holds no card, or null: the app calls and all play. [PB-1] */
	caller: v.nullable(playerId),
	options: v.strictObject({
		freeCentre: v.boolean(),
		winnerCalls: v.boolean(),
		callerEachRound: v.optional(v.boolean()),
		callerPlays: v.optional(v.boolean()),
		hints: v.optional(v.boolean())
	}),
	/** Who plays with whom, by ids: two pairs or more, and nobody but the caller in none. Points only. [PB-22] */
	partners: v.optional(v.pipe(v.array(v.tuple([playerId, playerId])), v.minLength(2), v.readonly())),
	/** The set that the app made, when its cards are on the table and not the box's own. [PB-4] */
	cards: v.optional(cards),
	/** What wins a round, where the house plays for more than a line. Normal only. [PB-23] */
	pattern: v.optional(pattern),
	/** How many points win, where the house plays to others than the print. Points only. [PB-24] */
	goal: v.optional(goal)
});
export const openingSchema = v.pipe(
	opening,
	v.forward(
		v.check(
			({ caller, players }) => caller === null || players.some(({ id }) => id === caller),
			'is none of the players'
		),
		['caller']
	),
	v.forward(
		v.check(({ variant, partners }) => partners === undefined || variant === 'points', 'are for Points'),
		['partners']
	),
	v.forward(
		v.check(({ variant, pattern }) => pattern === undefined || variant === 'normal', 'is for Normal'),
		['pattern']
	),
	v.forward(
		v.check(({ variant, goal }) => goal === undefined || variant === 'points', 'is for Points'),
		['goal']
	),
	v.forward(
		v.check(
			({ partners, players, caller }) => partners === undefined || pairsUp(partners.flat(), players, caller),
			'do not pair up'
		),
		['partners']
	)
);
export type ParkerOpening = v.InferOutput<typeof openingSchema>;

/** A line as it is named, in facts and in drafts of claims. */
export const namedLine = v.strictObject({
	line: v.picklist([...lines, corners]),
	numbers: v.pipe(v.array(tile), v.maxLength(lineLength), v.readonly()),
	printed: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(999)))
});

/** What can happen at a Parker table once it is open. */
export const facts = {
	/** A tile was turned, laid on the check-board and called. [PB-5] */
	'ball.called': { number: tile },
	/** A tile called as `called` was really `meant`, or never turned at all (null). [PB-6] */
	'tile.corrected': {
		round: fromOne,
		called: tile,
		meant: v.nullable(tile)
	},
	/** A player shouted BINGO: calling stops. [PB-9] */
	'bingo.shouted': { player: playerId },
	/** A player who shouted named a line and read its five numbers back. A list: Points knows doubles, the house patterns. [PB-9] [PB-23] */
	'line.claimed': {
		player: playerId,
		/** The serial number of the app's own card that the lines are read from. */
		card: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCards))),
		lines: v.pipe(v.array(namedLine), v.minLength(1), v.maxLength(lineLength), v.readonly())
	},
	/** Of several right claims on one call, the table knows who shouted first, or nobody can say (null). [PB-13] */
	'first.named': { player: v.nullable(playerId) },
	/** No other bingo was called: the round goes to the right claim. [PB-14] */
	'bingo.awarded': {},
	/** The table closed the round without a winner. [PB-8] */
	'round.closed': {},
	/** New or swapped cards are on the table. [PB-14] */
	'round.opened': {},
	/** From now on this player calls, or the app does (null). [PB-1] */
	'caller.changed': { player: v.nullable(playerId) },
	/** From now on the tiles come from elsewhere. [G-1] */
	'drawing.changed': { drawing: v.picklist(drawings) },
	/** From now on these cards are on the table: a set that the app made, or the box's own (null). [G-1] */
	'cards.changed': { cards: v.nullable(cards) },
	/** From now on this wins a round, or a line as in print (null). [PB-23] */
	'pattern.changed': { pattern: v.nullable(pattern) },
	/** From now on so many points win, or as many as in print (null). [PB-24] */
	'goal.changed': { goal: v.nullable(goal) },
	/** Who wins the round on the table, or between rounds the next, gets this; nothing (null). [PB-26] */
	'prize.named': { prize: v.nullable(prize) },
	/** The round on the table at this moment (ms since 1970), or else the next, is the last; or none is agreed (null). [PB-27] */
	'last.agreed': { at: v.nullable(fromOne) },
	'option.changed': {
		option: v.picklist(options),
		on: v.boolean()
	},
	...seatFacts,
	/** The table stopped for tonight; the player with most rounds wins the evening. */
	'evening.ended': {}
} as const satisfies FactEntries;

export type ParkerFact = FactIn<typeof facts>;
