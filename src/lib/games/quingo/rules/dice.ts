import { sure } from '$lib/domain/sure';
/** The sizes of dice in the box, by their sides. */
export const sizes = [4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof sizes)[number];

/** A die that lies on the table, and the number that counts: a d10's 0 is 10. [Q-3] */
export type Die = readonly [sides: Sides, shows: number];

/** How many dice of each size there are. */
export type DiceSet = Readonly<Record<`d${Sides}`, number>>;

/** What the box is taken to hold, until a table says what its own box holds. */
export const usualSet: DiceSet = { d4: 4, d6: 8, d8: 4, d10: 4, d12: 4, d20: 4 };

/** More dice than this are no set. */
export const largestSet = 60;

/** The most dice that a player die can let a player combine. */
export const mostCombined = 6;

/** No sum of six dice is larger: six d20. */
export const largestSum = mostCombined * 20;

export const sizeOf = (set: DiceSet, sides: Sides): number => set[`d${sides}`];

export const countOf = (set: DiceSet): number =>
	sizes.reduce<number>((count, sides) => count + sizeOf(set, sides), 0);

export const isSameSet = (one: DiceSet, other: DiceSet): boolean =>
	sizes.every((sides) => sizeOf(one, sides) === sizeOf(other, sides));

export const noDice: DiceSet = { d4: 0, d6: 0, d8: 0, d10: 0, d12: 0, d20: 0 };

/** Returns a set without some of its dice; never fewer than none of a size. */
export const withoutDice = (set: DiceSet, gone: DiceSet): DiceSet =>
	sizes.reduce(
		(left, sides) => ({ ...left, [`d${sides}`]: Math.max(0, sizeOf(set, sides) - sizeOf(gone, sides)) }),
		set
	);

/** Returns the community dice: the set without one d6 a player. */
export const communityDice = (set: DiceSet, players: number): DiceSet => ({ ...set, d6: set.d6 - players });

/** Returns the most that six dice of a pool can show, or all of them where there are fewer: no wild is larger. */
export function largestWild(pool: DiceSet): number {
	const all = sizes
		.toReversed()
		.flatMap((sides) => Array<number>(Math.max(0, sizeOf(pool, sides))).fill(sides));
	return all.slice(0, mostCombined).reduce((sum, sides) => sum + sides, 0);
}

export const sumOf = (dice: readonly Die[]): number => dice.reduce((sum, [, shows]) => sum + shows, 0);

export const sameDie = (one: Die, other: Die): boolean => one[0] === other[0] && one[1] === other[1];

/** Returns the dice that are left when some are taken, or the first that is not among them. Equal dice are interchangeable. */
export function without(
	pool: readonly Die[],
	taken: readonly Die[]
): { readonly left: readonly Die[] } | { readonly missing: Die } {
	const left = [...pool];
	for (const die of taken) {
		const at = left.findIndex((other) => sameDie(other, die));
		if (at < 0) return { missing: die };
		left.splice(at, 1);
	}
	return { left };
}

/** Returns the dice of a pool that are left when others, which may not be in it, are gone. */
export const leftOf = (pool: readonly Die[], gone: readonly Die[]): readonly Die[] =>
	gone.reduce((left, die) => {
		const at = left.findIndex((other) => sameDie(other, die));
		return at < 0 ? left : left.toSpliced(at, 1);
	}, pool);

const never = 255;

/** What a pool can make: for each sum from 0 to `largestSum` the fewest dice that show it. */
export type Sums = Readonly<Uint8Array>;

/**
 * Returns every sum that dice of the pool show, with the fewest dice that do. A player with limit n can make a sum exactly
 * when its fewest dice are at most n: leaving dice out is always allowed.
 */
export function sumsOf(pool: readonly Die[]): Sums {
	const fewest = new Uint8Array(largestSum + 1).fill(never);
	fewest[0] = 0;
	let most = 0;
	for (const [, shows] of pool) {
		most = Math.min(largestSum, most + shows);
		// Downwards, so that no die is used twice.
		for (let sum = most; sum >= shows; sum--) {
			const more = sure(fewest[sum - shows]) + 1;
			if (more < sure(fewest[sum])) fewest[sum] = more;
		}
	}
	return fewest;
}

export const canMake = (sums: Sums, sum: number, limit: number): boolean =>
	sum > 0 && (sums[sum] ?? never) <= limit;

/**
 * Yields every way to make a sum with at most `limit` dice of the pool, fewest dice first; dice that show the same are one
 * way, for which of them is taken changes nothing. One at a time: a large sum has thousands.
 */
export function* waysToMake(sum: number, pool: readonly Die[], limit: number): Generator<readonly Die[]> {
	const byShown = new Map<number, Die[]>();
	for (const die of pool) byShown.set(die[1], [...(byShown.get(die[1]) ?? []), die]);
	const shown = [...byShown.keys()].sort((a, b) => b - a);
	const smallest = shown.at(-1) ?? 0;

	function* fill(from: number, open: number, left: number): Generator<readonly Die[]> {
		if (left === 0) {
			if (open === 0) yield [];
			return;
		}
		for (let at = from; at < shown.length; at++) {
			const value = sure(shown[at]);
			if (value * left < open) return;
			const dice = sure(byShown.get(value));
			for (let count = Math.min(dice.length, left); count > 0; count--) {
				const rest = open - count * value;
				if (rest < (left - count) * smallest) continue;
				for (const others of fill(at + 1, rest, left - count)) yield [...dice.slice(0, count), ...others];
			}
		}
	}
	for (let count = 1; count <= Math.min(limit, pool.length); count++) yield* fill(0, sum, count);
}

/** So many ways are put in order; a large sum has thousands. */
const sorted = 500;

/** Yields the same ways, those first that take fewest dice of the pool which are not `spare`. */
export function* waysSparing(
	sum: number,
	pool: readonly Die[],
	spare: readonly Die[],
	limit: number
): Generator<readonly Die[]> {
	const seen = new Set<string>();
	const key = (way: readonly Die[]) => way.map(([, shows]) => shows).join();
	for (const way of waysToMake(sum, spare, limit)) {
		seen.add(key(way));
		yield way;
	}
	const taken = (way: readonly Die[]) => leftOf(way, spare).length;
	const first: (readonly Die[])[] = [];
	// Of dice that show the same a spare one is taken first.
	for (const way of waysToMake(sum, [...spare, ...leftOf(pool, spare)], limit)) {
		if (seen.has(key(way))) continue;
		if (first.push(way) < sorted) continue;
		if (first.length === sorted) yield* first.toSorted((a, b) => taken(a) - taken(b));
		else yield way;
	}
	if (first.length < sorted) yield* first.toSorted((a, b) => taken(a) - taken(b));
}

/** Returns the first way to make a sum, the one with fewest dice. */
export function simplestWay(sum: number, pool: readonly Die[], limit: number): readonly Die[] | undefined {
	const [way] = waysToMake(sum, pool, limit);
	return way;
}

/** Returns dice as they lie on the screen: by size, and of one size the smallest number first. */
export const inOrder = (dice: readonly Die[]): readonly Die[] =>
	dice.toSorted(([a, shown], [b, other]) => a - b || shown - other);

export type SetRefusal =
	| { readonly why: 'too-few-d6'; readonly players: number; readonly d6: number }
	| { readonly why: 'pool-is-empty' }
	| { readonly why: 'set-too-large'; readonly most: number };

/** Returns why so many players cannot play with a set; they need a d6 for each of them, and a die for the pool. */
export function whyNoSet(set: DiceSet, players: number): SetRefusal | undefined {
	if (set.d6 < players) return { why: 'too-few-d6', players, d6: set.d6 };
	if (countOf(set) > largestSet) return { why: 'set-too-large', most: largestSet };
	return countOf(set) === players ? { why: 'pool-is-empty' } : undefined;
}

/** Why dice cannot be lost, or lie in the pool: so many of a size it does not have. */
export interface NotInTheSet {
	readonly why: 'not-in-the-set';
	readonly sides: Sides;
	readonly has: number;
	readonly said: number;
}

/** Returns why dice of a pool cannot be lost: it has fewer of a size. [G-1] */
export function whyNotLost(lost: DiceSet, pool: DiceSet): NotInTheSet | undefined {
	const sides = sizes.find((one) => sizeOf(lost, one) > sizeOf(pool, one));
	return sides && { why: 'not-in-the-set', sides, has: sizeOf(pool, sides), said: sizeOf(lost, sides) };
}
