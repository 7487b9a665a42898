/** The columns of a card, and the faces of the letter die. */
// @ts-nocheck

export const letters = ['B', 'I', 'N', 'G', 'O', 'H'] as const;
export type Letter = (typeof letters)[number];
/** The rows of a card, and the faces of the number die. */
export const numbers = [1, 2, 3, 4, 5, 6] as const;

/** One face of a die: what it shows, and whether a star is beside it. */
export interface Face<T> {
	readonly shows: T;
	readonly star: boolean;
}

/** The two jumbo dice, six faces each. */
export interface Faces {
	readonly letters: readonly Face<Letter>[];
	readonly numbers: readonly Face<number>[];
}

/** The faces as we read the box: a star beside the B and one beside the 6. A table can change them. */
export const printedFaces: Faces = {
	letters: letters.map((shows) => ({ shows, star: shows === 'B' })),
	numbers: numbers.map((shows) => ({ shows, star: shows === 6 }))
};

/** What both dice show together. */
export interface Thrown {
	readonly letter: Letter;
	readonly number: number;
	/** 0, 1 or 2. */
	readonly stars: number;
}

/** Returns how many stars the faces with this letter and this number have, so that no table has to enter them. */
export const starsOn = (faces: Faces, letter: Letter, number: number): number =>
	Number(faces.letters.some(({ shows, star }) => shows === letter && star)) +
	Number(faces.numbers.some(({ shows, star }) => shows === number && star));

/** Returns how many chips so many stars allow to take. [B-4] */
export const chipsForStars = (stars: number): number => ([0, 1, 3] as const)[stars] ?? 0;

/** What the dice on the screen show: one still to roll a question mark, one that is not there nothing. */
export interface Shown {
	readonly letter?: Letter | '?';
	readonly number: number | '?';
}

/** What a player did with the space rolled. [B-2] */
export type Placed = 'nothing' | 'placed' | 'special';
