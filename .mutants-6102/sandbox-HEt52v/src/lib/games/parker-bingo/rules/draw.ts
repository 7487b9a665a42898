// @ts-nocheck
import { chance } from '$lib/domain/random';
import { tiles } from './tiles';

/**
 * Returns the tile that the app turns next, undefined when all are out. The whole order of a round is fixed by
 * the table's seed, so a call that was undone comes back the same; tiles already on the check-board are passed over.
 */
export function nextTile(seed: string, round: number, calls: readonly number[]): number | undefined {
	return chance(seed, round)
		.shuffled(tiles)
		.find((number) => !calls.includes(number));
}
