import { chance } from '$lib/core/chance';
import { sizeOf, sizes, type Die } from './dice';
import type { FactOf } from './facts';
import { nextPool, takingPart, type Context } from './table';

// The app's own rolls. Each is drawn from the table's seed and the number of rolls told before it, so a roll that
// was undone comes back the same. [G-2]

const dice = ({ seed, draws }: Context) => chance(seed, draws);

/** Four d20 and a d4. */
export function rollBonuses(context: Context): FactOf<'bonuses.rolled'> {
	const draw = dice(context);
	return {
		type: 'bonuses.rolled',
		bonuses: [draw.die(20), draw.die(20), draw.die(20), draw.die(20)],
		wild: draw.die(4)
	};
}

/** All community dice. */
export function rollPool(context: Context): FactOf<'pool.rolled'> {
	const draw = dice(context);
	const pool = nextPool(context);
	return {
		type: 'pool.rolled',
		dice: sizes.flatMap((sides) =>
			Array.from({ length: sizeOf(pool, sides) }, (): Die => [sides, draw.die(sides)])
		)
	};
}

/** A player die for everybody who takes part. */
export function rollLimits(context: Context): FactOf<'limits.rolled'> {
	const draw = dice(context);
	return {
		type: 'limits.rolled',
		limits: takingPart(context).map((player) => ({ player, limit: draw.die(6) }))
	};
}
