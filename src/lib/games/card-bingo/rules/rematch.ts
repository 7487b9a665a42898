import { rematchOf } from '$lib/domain/seats';
import type { CardsOpening } from './facts';
import { nextCaller, type Context } from './table';

/** Returns the opening of a rematch: the table as it is now, of those who are still here; the winner of the last hand calls it. [C-2a] */
export function rematch(opening: CardsOpening, context: Context): CardsOpening {
	const { seats, drawing, dealing, callerPlays, decks } = context;
	const caller = nextCaller(context);
	const again = rematchOf(opening, seats);
	return { ...again, caller, drawForCaller: false, drawing, dealing, callerPlays, decks };
}
