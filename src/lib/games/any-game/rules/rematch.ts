import { rematchOf } from '$lib/domain/seats';
import type { AnyGameOpening } from './facts';
import type { Context } from './game';

/**
 * Returns the opening of a rematch: the table as it is now, with the players who are still here and the next one to deal.
 * Of partners it says only that there were some: the set-up pairs up who sits there, and starts nothing where they do not
 * pair up. [AG-3] [AG-5] [AG-6]
 */
export const rematch = (opening: AnyGameOpening, { seats, wins, ends, dealer }: Context): AnyGameOpening => ({
	...rematchOf(opening, seats),
	...{ wins, ends, dealer }
});
