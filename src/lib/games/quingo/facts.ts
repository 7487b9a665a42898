import * as v from 'valibot';
import type { NewRow } from '$lib/core/journal';
import { openingEntries, playerSchema, playersSchema } from '$lib/core/opening';
import type { Reading } from '$lib/core/room';
import { largestSet, sizes, whyNoSet } from './dice';
import { wildBoxes } from './sheet';

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largestSet));
const diceSet = v.strictObject({ d4: count, d6: count, d8: count, d10: count, d12: count, d20: count });
// What a die shows is for the rules to judge: somebody who types a d20 of 21 is told so in a sentence.
const shown = v.pipe(v.number(), v.finite());
const die = v.pipe(v.strictTuple([v.picklist(sizes), shown]), v.readonly());
const dice = v.pipe(v.array(die), v.maxLength(largestSet), v.readonly());
const box = v.union([v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)), v.picklist(wildBoxes)]);

const openingSchema = v.pipe(
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
		/** The youngest of them all, who starts among those tied; null while nobody said. */
		youngest: v.nullable(id)
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

const schemas = {
	/** A d20 for each band's bonus, and a d4 for what a wild is worth. */
	'bonuses.rolled': v.strictObject({
		type: v.literal('bonuses.rolled'),
		bonuses: v.strictTuple([shown, shown, shown, shown]),
		wild: shown
	}),
	/** A player made up five wild numbers. */
	'wilds.made': v.strictObject({
		type: v.literal('wilds.made'),
		player: id,
		wilds: v.pipe(v.array(shown), v.length(5), v.readonly())
	}),
	/** All community dice were rolled. */
	'pool.rolled': v.strictObject({ type: v.literal('pool.rolled'), dice }),
	/** Every player who takes part in the round rolled the player die. */
	'limits.rolled': v.strictObject({
		type: v.literal('limits.rolled'),
		limits: v.pipe(v.array(v.strictObject({ player: id, limit: shown })), v.maxLength(24), v.readonly())
	}),
	/** Among those tied for the start, this one is the youngest. */
	'youngest.named': v.strictObject({ type: v.literal('youngest.named'), player: id }),
	/** A player checked a box; at a full table with these dice of the pool. */
	'box.checked': v.strictObject({
		type: v.literal('box.checked'),
		player: id,
		box,
		dice: v.optional(v.pipe(dice, v.minLength(1)))
	}),
	/** A player crossed a box out; at a full table they took this die, having no other choice. */
	'box.crossed': v.strictObject({
		type: v.literal('box.crossed'),
		player: id,
		box,
		die: v.optional(die)
	}),
	/** A mark was a mistake and the box is open again; on sheets alone. */
	'box.cleared': v.strictObject({ type: v.literal('box.cleared'), player: id, box }),
	/** A player let the last move go by. */
	'turn.passed': v.strictObject({ type: v.literal('turn.passed'), player: id }),
	/** From now on the dice are rolled elsewhere. [G-1] */
	'rolling.changed': v.strictObject({ type: v.literal('rolling.changed'), rolling: v.picklist(rollings) }),
	/** Dice were lost or found: the set is another one from the next roll on. */
	'set.changed': v.strictObject({ type: v.literal('set.changed'), set: diceSet }),
	/** Somebody sat down, or came back to their sheet. */
	'player.joined': v.strictObject({ type: v.literal('player.joined'), player: playerSchema }),
	'player.left': v.strictObject({ type: v.literal('player.left'), player: id }),
	/** The table said that the game is over: after a full sheet as the rules have it, before one without a winner. */
	'game.ended': v.strictObject({ type: v.literal('game.ended') })
};

/** What can happen at a Quingo table once it is open. */
export type QuingoFact = {
	[T in keyof typeof schemas]: v.InferOutput<(typeof schemas)[T]>;
}[keyof typeof schemas];
export type QuingoFactType = QuingoFact['type'];
export type FactOf<T extends QuingoFactType> = Extract<QuingoFact, { type: T }>;
export const factTypes = Object.keys(schemas) as QuingoFactType[];
export type QuingoRow = NewRow<QuingoFact>;

/** Reads a fact of this box in its current shape. */
export function readFact(value: unknown): Reading<QuingoOpening | QuingoFact> {
	const type = (value as { type?: unknown } | null | undefined)?.type;
	const known = typeof type === 'string' && Object.hasOwn(schemas, type);
	if (!known && type !== 'table.opened')
		return { ok: false, problem: `type: ${JSON.stringify(type ?? null)} is no fact of Quingo` };
	const schema = known ? schemas[type as QuingoFactType] : openingSchema;
	const result = v.safeParse(schema, value);
	if (result.success) return { ok: true, fact: result.output };
	const [issue] = result.issues;
	return { ok: false, problem: `${v.getDotPath(issue) ?? 'fact'}: ${issue.message}` };
}
