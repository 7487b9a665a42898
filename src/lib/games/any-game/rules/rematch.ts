import { rematchOf, seatsHere } from '$lib/domain/seats';
import type { AnyGameOpening } from './facts';
import type { Context } from './game';

/**
 * Returns the opening of a rematch: the table as it is now, with the players who are still here, the pairs of which
 * neither has left, and the next one to deal. [AG-3] [AG-5] [AG-6]
 */
export function rematch(opening: AnyGameOpening, context: Context): AnyGameOpening {
	const { seats, wins, ends, dealer } = context;
	const { partners: _, ...opened } = rematchOf(opening, seats);
	const here = new Set(seatsHere(seats).map(({ id }) => id));
	const partners = context.partners.flatMap(([one, other]): [string, string][] =>
		here.has(one) && here.has(other) ? [[one, other]] : []
	);
	return { ...opened, wins, ends, dealer, ...(partners.length > 0 ? { partners } : {}) };
}
