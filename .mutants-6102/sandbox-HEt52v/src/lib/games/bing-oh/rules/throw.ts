// @ts-nocheck
import { chance } from '$lib/domain/random';
import type { Faces, Thrown } from './dice';

/**
 * Rolls the app's dice. `draws` counts the rolls made at this table, with any dice, so a roll that was undone comes back the same. [G-2]
 */
export function throwDice(seed: string, draws: number, faces: Faces): Thrown {
	const dice = chance(seed, draws);
	const letter = faces.letters[dice.below(faces.letters.length)];
	const number = faces.numbers[dice.below(faces.numbers.length)];
	if (!letter || !number) throw new RangeError('a die has faces');
	return {
		letter: letter.shows,
		number: number.shows,
		stars: Number(letter.star) + Number(number.star)
	};
}
