import { chance } from '$lib/domain/random';
import { colours, columns, numbersOf, type Colour, type Space } from './board';

/**
 * Returns what the app's dice show when these are rolled. Each roll is fixed by the table's seed and the number of rolls
 * before it, and each die in it by itself: undone and rolled again, a die shows the same, whichever lie beside it.
 */
export function rollDice(seed: string, rolls: number, chosen: readonly Colour[]): readonly Space[] {
	const draw = chance(seed, rolls);
	return colours
		.map((colour): Space => ({ colour, number: numbersOf(colour)[draw.below(columns)] ?? 0 }))
		.filter(({ colour }) => chosen.includes(colour));
}
