import { rematchOf } from '$lib/domain/seats';
import type { QuingoOpening } from './facts';
import { youngestHere, type Context } from './table';

/** Returns the opening of a rematch: the table as it is now, of those who are still here. */
export function rematch(opening: QuingoOpening, context: Context): QuingoOpening {
	const again = rematchOf(opening, context.seats);
	const youngest = youngestHere(context) ?? null;
	const { keeping, rolling, set, lost, help } = context;
	return { ...again, youngest, keeping, rolling, set, lost, help };
}
