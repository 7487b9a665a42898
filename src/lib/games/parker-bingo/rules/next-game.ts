import type { Player } from '$lib/domain/opening';
import { rematchOf, seatsHere } from '$lib/domain/seats';
import type { ParkerOpening } from './facts';
import { currentRound, printedGoal, type Context } from './round';
import { leftOf, nextCaller } from './winners';

/** Fewer than this do not make two pairs. */
const fewestPartners = 4;

/**
 * Returns who sits opposite whom around the table: the first with the first of the second half, and so on. With one too
 * many the caller stands beside the pairs; undefined where that does not make two pairs or more. [PB-22]
 */
export function pairsOf(players: readonly Player[], caller: string | null): [string, string][] | undefined {
	const paired = players.length % 2 === 0 ? players : players.filter(({ id }) => id !== caller);
	const half = paired.length / 2;
	if (paired.length < fewestPartners || !Number.isInteger(half)) return undefined;
	return paired.slice(0, half).map(({ id }, i) => [id, paired[i + half]?.id ?? id]);
}

/** Returns who calls the next game and who sits where. In Points it is the next to the left, each game or each round. [PB-21] */
function callerOfNextGame(context: Context): Pick<Context, 'caller' | 'seats'> {
	const { method, caller, callerNamed, seats, options } = context;
	if (method === 'normal' || caller === null || callerNamed) return nextCaller(context);
	// Whose round was opened and had no call has not called yet.
	const waits = options.callerEachRound && currentRound(context).calls.length === 0;
	return { caller: waits ? caller : leftOf(seatsHere(seats), caller), seats };
}

/**
 * Returns the opening of a rematch: the table as it is now, with the caller whose turn it is. Of partners it says only that
 * there were some: the set-up pairs up who sits there, and starts nothing where they do not pair up. [PB-14] [PB-21] [PB-22]
 */
export function rematch(opened: ParkerOpening, context: Context): ParkerOpening {
	const { caller, seats } = callerOfNextGame(context);
	const { cards: _, pattern: __, goal: ___, ...opening } = rematchOf(opened, seats);
	const { drawing, options, cards, pattern, goal } = context;
	const more = {
		...(cards ? { cards } : {}),
		...(pattern ? { pattern } : {}),
		...(goal === printedGoal ? {} : { goal })
	};
	return { ...opening, drawing, caller, options: { ...options }, ...more };
}
