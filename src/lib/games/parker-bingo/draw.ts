import { chance } from '$lib/core/chance';
import { tiles } from './tiles';

/**
 * The tile that the app turns next, or nothing when all are out. The whole order of a round is fixed by
 * the table's seed, so a call that was undone comes back the same; tiles already on the check-board are passed over.
 */
export function nextTile(seed: string, round: number, calls: readonly number[]): number | undefined {
	return chance(seed, round)
		.shuffled(tiles)
		.find((number) => !calls.includes(number));
}
