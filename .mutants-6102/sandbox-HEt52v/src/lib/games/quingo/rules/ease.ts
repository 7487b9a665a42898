// @ts-nocheck
import { sure } from '$lib/domain/sure';
import { chance } from '$lib/domain/random';
import { canMake, mostCombined, sizeOf, sizes, sumsOf, type DiceSet, type Die } from './dice';

/** How many pools are rolled to find out; more change no figure by more than one or two in a hundred. */
const trials = 200;

/**
 * Returns how easily each number is made: of 100 first turns of a round, in how many a player can, whatever their player
 * die shows. By number, from 0. Rolled with dice of its own, which no table's seed has anything to do with.
 */
export function easeOf(pool: DiceSet, most: number): readonly number[] {
	const able = new Array<number>(most + 1).fill(0);
	const draw = chance('how-easily', 0);
	for (let trial = 0; trial < trials; trial++) {
		const dice = sizes.flatMap((sides) =>
			Array.from({ length: Math.max(0, sizeOf(pool, sides)) }, (): Die => [sides, draw.die(sides)])
		);
		const sums = sumsOf(dice);
		for (let number = 1; number <= most; number++)
			for (let limit = 1; limit <= mostCombined; limit++)
				if (canMake(sums, number, limit)) able[number] = sure(able[number]) + 1;
	}
	return able.map((count) => Math.round((count * 100) / (trials * mostCombined)));
}
