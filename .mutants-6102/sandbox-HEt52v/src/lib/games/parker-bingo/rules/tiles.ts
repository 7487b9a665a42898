/** The five letters, each the head of a column of fifteen numbers. */
// @ts-nocheck

export const letters = ['B', 'I', 'N', 'G', 'O'] as const;
export type Letter = (typeof letters)[number];

const perLetter = 15;
export const tileCount = letters.length * perLetter;
export const tiles: readonly number[] = Array.from({ length: tileCount }, (_, i) => i + 1);

/** Returns the letter a tile carries: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75. [PB-5] */
export function letterOf(number: number): Letter {
	const letter = letters[Math.floor((number - 1) / perLetter)];
	if (!letter || !Number.isInteger(number)) throw new RangeError(`no tile has ${String(number)}`);
	return letter;
}

/** Returns the fifteen numbers under a letter, lowest first. */
export function numbersOf(letter: Letter): readonly number[] {
	const first = letters.indexOf(letter) * perLetter;
	return tiles.slice(first, first + perLetter);
}
