import { rematchOf, seatsHere } from '$lib/domain/seats';
import type { BingOhOpening } from './facts';
import type { Context } from './game';

/** Returns the opening of a rematch: the players here and their colours, with all that is on the table now. */
export function rematch(opening: BingOhOpening, context: Context): BingOhOpening {
	const { cards: _, ...opened } = rematchOf(opening, context.seats);
	const { keeping, dice, faces, chips, cards } = context;
	const colours = seatsHere(context.seats).map(({ colour }) => colour);
	return { ...opened, keeping, dice, faces, chips, colours, ...(cards ? { cards } : {}) };
}
