import { seatsHere, type Seat } from '$lib/domain/seats';
import {
	canMake,
	communityDice,
	largestWild,
	noDice,
	sumsOf,
	withoutDice,
	type DiceSet,
	type Die,
	type Sums
} from './dice';
import type { Help, Keeping, QuingoOpening, Rolling, WildsWay } from './facts';
import {
	boxes,
	emptySheet,
	isFull,
	numberOf,
	openBoxes,
	totalOf,
	type Box,
	type Mark,
	type Sheet,
	type Values
} from './sheet';

/** A pool, and who plays it with how many dice. */
export interface Round {
	/** Counts the pools of the game, from 1. */
	readonly number: number;
	/** The pool as it was rolled. */
	readonly rolled: readonly Die[];
	/** What is left of it. */
	readonly pool: readonly Die[];
	/** By player; undefined until the player dice are rolled. */
	readonly limits: Readonly<Record<string, number>> | undefined;
	readonly starter: string | undefined;
	/** Whose turn it is. */
	readonly turn: string | undefined;
}

/** A move, in the order in which they were made; what became of a sheet is read off them for the plot. */
export interface Move {
	/** Which way of keeping it was made in, and in which round of it; 0 on sheets alone. */
	readonly way: number;
	readonly round: number;
	readonly player: string;
	/** Null: the player let the last move go by, or could not make it. */
	readonly box: Box | null;
	readonly mark: Mark | 'open';
	readonly dice: readonly Die[];
	/** A last move that could not be made. */
	readonly forced?: true | undefined;
}

/** The last lap: everybody but who filled a sheet has one more move. */
export interface Lap {
	readonly filler: string;
	/** The players who have not moved yet, in turn order. */
	readonly toMove: readonly string[];
	/** The pool served none of them, and was or will be rolled once more. */
	readonly rolledAgain: boolean;
}

/** Why the last round was over: its pool was empty, or served nobody. */
export type RoundEnd = 'empty' | 'unserved';

/** Everything that was recorded so far. Scores, order and what can be scored are worked out from it. */
export interface Context {
	readonly keeping: Keeping;
	/** How many ways of keeping there have been, this one too. */
	readonly ways: number;
	readonly rolling: Rolling;
	readonly wildsWay: WildsWay;
	readonly seed: string;
	readonly set: DiceSet;
	/** What is lost of the pool, and rolled by the app among real dice. */
	readonly lost: DiceSet;
	/** How much help a player has, where something was chosen. */
	readonly help: Readonly<Record<string, Help>>;
	readonly seats: readonly Seat[];
	/** Players who were named the youngest, and of whom. */
	readonly youngest: readonly { readonly player: string; readonly of: readonly string[] }[];
	readonly values: Values | undefined;
	readonly sheets: Readonly<Record<string, Sheet>>;
	/** How many rolls were recorded: the number of the app's next draw. [G-2] */
	readonly draws: number;
	/** How many pools were rolled. */
	readonly rounds: number;
	/** The pool on the table; none before the first, between two, and on sheets alone. */
	readonly round: Round | undefined;
	readonly lastEnd: RoundEnd | undefined;
	readonly lap: Lap | undefined;
	readonly moves: readonly Move[];
	/** `finished` as the rules have it; `stopped` by the table before a sheet was full. */
	readonly over: 'finished' | 'stopped' | undefined;
}

/** Returns how often a player has moved in this round. */
export const movesOf = ({ moves, ways, rounds }: Context, player: string): number =>
	moves.filter((move) => move.way === ways && move.round === rounds && move.player === player).length;

export function openTable(opening: QuingoOpening): Context {
	const { players, youngest } = opening;
	return {
		keeping: opening.keeping,
		ways: 1,
		rolling: opening.rolling,
		wildsWay: opening.wilds,
		seed: opening.seed,
		set: opening.set,
		lost: opening.lost ?? noDice,
		help: opening.help ?? {},
		seats: players.map(({ id, name }) => ({ id, name, here: true })),
		youngest: youngest === null ? [] : [{ player: youngest, of: players.map(({ id }) => id) }],
		values: undefined,
		sheets: Object.fromEntries(players.map(({ id }) => [id, emptySheet])),
		draws: 0,
		rounds: 0,
		round: undefined,
		lastEnd: undefined,
		lap: undefined,
		moves: [],
		over: undefined
	};
}

export const seated = ({ seats }: Pick<Context, 'seats'>): readonly Seat[] => seatsHere(seats);

export const sheetOf = ({ sheets }: Pick<Context, 'sheets'>, player: string): Sheet =>
	sheets[player] ?? emptySheet;

/** Returns all sheets as the players marked them: what the end crossed out is open. */
export const sheetsAsMarked = ({ moves, sheets }: Pick<Context, 'moves' | 'sheets'>): Context['sheets'] =>
	Object.fromEntries(
		Object.entries(sheets).map(([id, sheet]) => {
			const made = moves.flatMap(({ player, box }) => (player === id && box !== null ? [box] : []));
			return [id, { ...sheet, marks: Object.fromEntries(made.map((box) => [box, sheet.marks[box]])) }];
		})
	);

/** Returns the players at the table whose wilds are not made up. */
export const withoutWilds = (context: Context): readonly string[] =>
	seated(context)
		.map(({ id }) => id)
		.filter((id) => sheetOf(context, id).wilds === undefined);

/** Returns the dice that the next pool is rolled with: a d6 for each player at the table is set aside. */
export const nextPool = (context: Context): DiceSet => communityDice(context.set, seated(context).length);

/** Returns the dice of the next pool that the table has: those that are lost are left out. [G-1] */
export const realPool = (context: Context): DiceSet => withoutDice(nextPool(context), context.lost);

/** Returns the largest number that a wild can be at this table. */
export const largestWildOf = (context: Context): number => largestWild(nextPool(context));

/** Returns the players who roll a player die for the pool on the table: everybody, in the last lap those still to move. */
export const takingPart = (context: Context): readonly string[] =>
	seated(context)
		.map(({ id }) => id)
		.filter((id) => !context.lap || context.lap.toMove.includes(id));

/** Returns those whose player dice are the lowest: one, or all who are tied for the start. */
export function tiedForStart(context: Context): readonly string[] {
	const { limits } = context.round ?? {};
	if (!limits) return [];
	const players = takingPart(context);
	const least = Math.min(...players.map((id) => limits[id] ?? Infinity));
	return players.filter((id) => limits[id] === least);
}

/** Returns the player who starts the round, undefined while that is not known: the lowest die, of those tied the youngest. */
export function starterOf(context: Context): string | undefined {
	const tied = tiedForStart(context);
	const [first, ...others] = tied;
	if (others.length === 0) return first;
	return context.youngest.findLast(
		({ player, of }) => tied.includes(player) && tied.every((id) => of.includes(id))
	)?.player;
}

/** Returns the youngest of all at the table, if it was said of them all. */
export function youngestHere(context: Context): string | undefined {
	const here = seated(context).map(({ id }) => id);
	return context.youngest.findLast(
		({ player, of }) => here.includes(player) && here.every((id) => of.includes(id))
	)?.player;
}

/** Returns the other players at the table in turn order, from the one after this player. */
export function othersAfter({ seats }: Pick<Context, 'seats'>, player: string): readonly string[] {
	const at = seats.findIndex(({ id }) => id === player);
	return seated({ seats: [...seats.slice(at + 1), ...seats.slice(0, Math.max(0, at))] }).map(({ id }) => id);
}

/** Returns the next player at the table after this one, clockwise. */
export const nextAfter = (context: Pick<Context, 'seats'>, player: string): string =>
	othersAfter(context, player)[0] ?? player;

/** Returns the boxes that a player can score from the pool with their own limit. */
export function scorable(context: Context, player: string, sums: Sums): readonly Box[] {
	const limit = context.round?.limits?.[player] ?? 0;
	const sheet = sheetOf(context, player);
	return openBoxes(sheet).filter((box) => canMake(sums, numberOf(sheet, box) ?? 0, limit));
}

function hasSomething(context: Context, player: string, sums: Sums): boolean {
	const limit = context.round?.limits?.[player] ?? 0;
	const sheet = sheetOf(context, player);
	return boxes.some((box) => !sheet.marks[box] && canMake(sums, numberOf(sheet, box) ?? 0, limit));
}

/** Returns, of these players, those who can score something from the pool. */
export function served(context: Context, players: readonly string[]): readonly string[] {
	const sums = sumsOf(context.round?.pool ?? []);
	return players.filter((player) => hasSomething(context, player, sums));
}

/** Returns whether any player can score something from the pool. */
export function anybodyServed(context: Context): boolean {
	const sums = sumsOf(context.round?.pool ?? []);
	return context.seats.some(({ id, here }) => here && hasSomething(context, id, sums));
}

export const canScore = (context: Context, player: string): boolean => served(context, [player]).length > 0;

/** Returns the players at the table whose last box is filled. */
export const fullSheets = (context: Context): readonly string[] =>
	seated(context)
		.map(({ id }) => id)
		.filter((id) => isFull(sheetOf(context, id)));

/** Returns whether the game is finished when the table ends it: a sheet was full, though who filled it may have left in the last lap. */
export const wasFilled = (context: Context): boolean =>
	context.lap !== undefined || fullSheets(context).length > 0;

/** Returns each player's total. */
export const totals = (context: Context): ReadonlyMap<string, number> =>
	new Map(
		context.seats.map(({ id }) => [id, context.values ? totalOf(sheetOf(context, id), context.values) : 0])
	);
