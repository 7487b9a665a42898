import type { FactOf } from '$lib/domain/box';
import { chance } from '$lib/domain/random';
import type { Fact } from '$lib/domain/rows';
import { sizeOf, sizes, withoutDice, type Die } from './dice';
import type { Draft } from './draft';
import type { QuingoFact } from './facts';
import { nextPool, realPool, takingPart, type Context } from './table';

// The app's own rolls. Each is drawn from the table's seed and the number of rolls recorded before it, so a roll that
// was undone comes back the same. [G-2]

const dice = ({ seed, draws }: Context) => chance(seed, draws);

/** Rolls four d20 and a d4. */
export function rollBonuses(context: Context): FactOf<QuingoFact, 'bonuses.rolled'> {
	const draw = dice(context);
	return {
		type: 'bonuses.rolled',
		bonuses: [draw.die(20), draw.die(20), draw.die(20), draw.die(20)],
		wild: draw.die(4)
	};
}

/** Rolls all community dice; beside real ones that were entered, those of them that are lost. [Q-3] [G-1] */
export function rollPool(context: Context, entered?: readonly Die[]): FactOf<QuingoFact, 'pool.rolled'> {
	const draw = dice(context);
	const pool = nextPool(context);
	const rolled = entered ? withoutDice(pool, realPool(context)) : pool;
	return {
		type: 'pool.rolled',
		dice: sizes.flatMap((sides) => [
			...(entered?.filter(([other]) => other === sides) ?? []),
			...Array.from({ length: sizeOf(rolled, sides) }, (): Die => [sides, draw.die(sides)])
		])
	};
}

/** Rolls a player die for everybody who takes part. */
export function rollLimits(context: Context): FactOf<QuingoFact, 'limits.rolled'> {
	const draw = dice(context);
	return {
		type: 'limits.rolled',
		limits: takingPart(context).map((player) => ({ player, limit: draw.die(6) }))
	};
}

const isPool = (fact: Fact): fact is FactOf<QuingoFact, 'pool.rolled'> => fact.type === 'pool.rolled';
const areLimits = (fact: Fact): fact is FactOf<QuingoFact, 'limits.rolled'> => fact.type === 'limits.rolled';

/** Returns what was entered of a roll that was undone, as it was typed; undefined for what the app rolled. [Q-3] [G-3] */
export function enteredAgain(context: Context, fact: Fact): Draft | undefined {
	const at = String(context.rounds);
	if (context.rolling === 'app') return undefined;
	if (areLimits(fact)) {
		const limits = Object.fromEntries(fact.limits.map(({ player, limit }) => [player, limit]));
		return { what: 'limits', at, limits };
	}
	if (!isPool(fact)) return undefined;
	const real = realPool(context);
	// Those that the app rolled lie behind the real ones of their size.
	const dice = sizes.flatMap((size) =>
		fact.dice.filter(([sides]) => sides === size).slice(0, sizeOf(real, size))
	);
	return {
		what: 'pool',
		at,
		dice: dice.map(([sides, shows]) => [sides, shows]),
		size: dice.at(-1)?.[0] ?? 6
	};
}
