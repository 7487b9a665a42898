import * as v from 'valibot';
import type { FactEntries, FactIn, FactOf } from '$lib/domain/box';
import { mostPlayers, openingEntries, playersSchema } from '$lib/domain/opening';
import { playerId, seatFacts } from '$lib/domain/seats';
import { largestSet, sizes, whyNoSet } from './dice';
import { wildBoxes } from './sheet';

const known = (players: readonly { readonly id: string }[], player: string): boolean =>
	players.some(({ id }) => id === player);

/** Fewer than this do not make a table. */
export const fewestPlayers = 2;

/**
 * How a table keeps the game: the whole table, where the app knows pool, limits and turns; or the sheets alone,
 * while dice and turns stay with the players.
 */
export const keepings = ['full', 'sheets'] as const;
export type Keeping = (typeof keepings)[number];

/** Who rolls: the app, or the table with its real dice. [G-1] */
export const rollings = ['app', 'dice'] as const;
export type Rolling = (typeof rollings)[number];

/** Whether wilds are made up for all to see, or each player's out of the others' sight until all have made theirs. */
export const wildsWays = ['open', 'hidden'] as const;
export type WildsWay = (typeof wildsWays)[number];

/** How much help a player has, from none to a suggestion; each has what those before it have. */
export const helpWays = ['off', 'hints', 'ways', 'odds', 'advice'] as const;
export type Help = (typeof helpWays)[number];
const help = v.picklist(helpWays);

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestSet));
const diceSet = v.strictObject({ d4: count, d6: count, d8: count, d10: count, d12: count, d20: count });
// What a die shows is for the rules to judge: a player who types a d20 of 21 reads so in a sentence.
const shown = v.pipe(v.number(), v.finite());
const die = v.pipe(v.strictTuple([v.picklist(sizes), shown]), v.readonly());
const dice = v.pipe(v.array(die), v.maxLength(largestSet), v.readonly());
const box = v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), v.picklist(wildBoxes)]);

export const openingSchema = v.pipe(
	v.strictObject({
		...openingEntries,
		players: v.pipe(playersSchema, v.minLength(fewestPlayers)),
		box: v.literal('quingo'),
		variant: v.literal('quingo'),
		keeping: v.picklist(keepings),
		rolling: v.picklist(rollings),
		wilds: v.picklist(wildsWays),
		/** All dice on the table, the players' own d6 among them. */
		set: diceSet,
		/** Those of the pool that are lost: among real dice the app rolls them. None where nothing is said. [G-1] */
		lost: v.optional(diceSet),
		/** Who has how much help; the ways to make a number where nothing is said. */
		help: v.optional(v.record(playerId, help)),
		/** The youngest of them all, who starts among those tied; null while it is not known. */
		youngest: v.nullable(playerId)
	}),
	v.forward(
		v.check(
			({ youngest, players }) => youngest === null || known(players, youngest),
			'is none of the players'
		),
		['youngest']
	),
	v.forward(
		v.check(({ set, players }) => !whyNoSet(set, players.length), 'is no set for so many players'),
		['set']
	)
);
export type QuingoOpening = v.InferOutput<typeof openingSchema>;

/** The facts of a Quingo table once it is open. */
export const facts = {
	/** A d20 for each band's bonus, and a d4 for what a wild is worth. */
	'bonuses.rolled': { bonuses: v.strictTuple([shown, shown, shown, shown]), wild: shown },
	/** A player made up five wild numbers. */
	'wilds.made': { player: playerId, wilds: v.pipe(v.array(shown), v.length(5), v.readonly()) },
	/** All community dice were rolled. */
	'pool.rolled': { dice },
	/** Every player who takes part in the round rolled the player die. */
	'limits.rolled': {
		limits: v.pipe(
			v.array(v.strictObject({ player: playerId, limit: shown })),
			v.maxLength(mostPlayers),
			v.readonly()
		)
	},
	/** Among those tied for the start, this one is the youngest. */
	'youngest.named': { player: playerId },
	/** A player checked a box; at a full table with these dice of the pool. */
	'box.checked': { player: playerId, box, dice: v.optional(v.pipe(dice, v.minLength(1))) },
	/** A player crossed a box out; at a full table they took this die, having no other choice. */
	'box.crossed': { player: playerId, box, die: v.optional(die) },
	/** A mark was a mistake and the box is open again; on sheets alone. */
	'box.cleared': { player: playerId, box },
	/** A player let the last move go by. */
	'turn.passed': { player: playerId },
	/** From now on the dice are rolled elsewhere. [G-1] */
	'rolling.changed': { rolling: v.picklist(rollings) },
	/**
	 * From now on the app keeps the whole table, or the sheets alone. The next pool shows who starts; who is the youngest,
	 * should that be needed, is told with it, or null. [G-1]
	 */
	'keeping.changed': { keeping: v.picklist(keepings), youngest: v.nullable(playerId) },
	/** Dice were lost or found: the set is another one from the next roll on. */
	'set.changed': { set: diceSet },
	/** These dice of the pool are lost, and the app rolls them among real ones. [G-1] */
	'dice.lost': { lost: diceSet },
	/** From now on a player has this much help. */
	'help.chosen': { player: playerId, help },
	...seatFacts,
	/** The table ended the game: after a full sheet as the rules have it, before one without a winner. */
	'game.ended': {}
} as const satisfies FactEntries;

/** What can happen at a Quingo table once it is open. */
export type QuingoFact = FactIn<typeof facts>;

/** Returns whether a fact is what a player does with their turn. */
export const isMove = (
	fact: QuingoFact
): fact is FactOf<QuingoFact, 'box.checked' | 'box.crossed' | 'turn.passed'> =>
	fact.type === 'box.checked' || fact.type === 'box.crossed' || fact.type === 'turn.passed';
