// @ts-nocheck
import type { Context, Round } from './game';

/** What BING-OH! is worth. [B-8] */
export const bingOhPoints = 5;
/** Points to win with, to reach or to pass. [B-9] */
export const goal = 20;
/** Returns the last point of the drawn track: a little more than 20, and more than the highest of these totals. [B-9] */
export const wayLength = (points: readonly number[]): number => Math.max(goal + 3, ...points);

/** Returns what a round gave a player: five for BING-OH!, shared or not, and one for each foreign chip. [B-7] [B-8] */
export const gainOf = ({ callers, foreign }: Pick<Round, 'callers' | 'foreign'>, player: string): number =>
	(callers.includes(player) ? bingOhPoints : 0) + (foreign[player] ?? 0);

/** Returns the points of each player after the first `rounds` rounds, all if left out. */
export const scores = (
	{ seats, rounds }: Pick<Context, 'seats' | 'rounds'>,
	count = rounds.length
): ReadonlyMap<string, number> =>
	new Map(
		seats.map(({ id }) => [id, rounds.slice(0, count).reduce((sum, round) => sum + gainOf(round, id), 0)])
	);

/** Returns those who have most points. */
export function leaders(context: Pick<Context, 'seats' | 'rounds'>): readonly string[] {
	const won = scores(context);
	const most = Math.max(...won.values());
	return [...won].filter(([, points]) => points === most).map(([player]) => player);
}

/** Returns whether several have the same 20 or more: they play on until one leads. [B-9] */
export const playsOff = (context: Pick<Context, 'seats' | 'rounds'>): boolean =>
	reached(context) && leaders(context).length > 1;

/** Returns who has won the game, if any player has. [B-9] */
export const winnerOf = (context: Pick<Context, 'seats' | 'rounds'>): string | undefined =>
	reached(context) && leaders(context).length === 1 ? leaders(context)[0] : undefined;

const reached = (context: Pick<Context, 'seats' | 'rounds'>): boolean =>
	Math.max(...scores(context).values()) >= goal;
