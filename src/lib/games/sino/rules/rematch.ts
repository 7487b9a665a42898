import { rematchOf } from '$lib/domain/seats';
import type { SinoOpening } from './facts';
import type { Context } from './game';

/** Returns the opening of a rematch: the table as it is now, of those who are still here. */
export const rematch = (opening: SinoOpening, context: Context): SinoOpening => ({
	...rematchOf(opening, context.seats),
	...{ keeping: context.keeping, dice: context.dice, options: context.options, without: context.without }
});
