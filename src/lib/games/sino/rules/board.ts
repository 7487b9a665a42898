import { sure } from '$lib/domain/sure';

/**
 * The five colours from the top of the gameboard to its foot, a die each. The print names three of them; what the
 * table calls all five, and how they look, is chosen at set-up. [S-1]
 */
export const colours = ['blue', 'orange', 'third', 'fourth', 'red'] as const;
export type Colour = (typeof colours)[number];

/** Numbers across: the columns of the board, and the faces of a die. */
export const columns = 6;
/** The highest number on the board; the lowest is 1. */
export const highest = colours.length + columns - 1;

/** A number on its colour: a coloured space of the gameboard, and what a die shows. */
export interface Space {
	readonly colour: Colour;
	readonly number: number;
}

/** Returns the six numbers of a colour's die, and of its row across. [S-1] */
export function numbersOf(colour: Colour): readonly number[] {
	const lowest = colours.indexOf(colour) + 1;
	return Array.from({ length: columns }, (_, i) => lowest + i);
}

/** The thirty coloured spaces, row by row. */
export const spaces: readonly Space[] = colours.flatMap((colour) =>
	numbersOf(colour).map((number) => ({ colour, number }))
);

/** Returns whether a colour's die has that number at all: there is no blue 7. [S-1] */
export const isSpace = ({ colour, number }: Space): boolean => numbersOf(colour).includes(number);

/**
 * The rows that score, each named by the score space at its end: across by colour from the top, down by column
 * from the left, and one diagonal for each number.
 */
export const lines = [
	...(['across-1', 'across-2', 'across-3', 'across-4', 'across-5'] as const),
	...(['down-1', 'down-2', 'down-3', 'down-4', 'down-5', 'down-6'] as const),
	...(['diagonal-1', 'diagonal-2', 'diagonal-3', 'diagonal-4', 'diagonal-5'] as const),
	...(['diagonal-6', 'diagonal-7', 'diagonal-8', 'diagonal-9', 'diagonal-10'] as const)
] as const;
export type Line = (typeof lines)[number];

export const directions = ['across', 'down', 'diagonal'] as const;
export type Direction = (typeof directions)[number];

/** Returns which way a row runs, and its place among those that run the same way, counted from 1. */
export function placeOf(line: Line): { readonly direction: Direction; readonly place: number } {
	const direction = sure(directions.find((one) => line.startsWith(one)));
	return { direction, place: Number(line.slice(direction.length + 1)) };
}

const spacesByLine = new Map(
	lines.map((line): [Line, readonly Space[]] => {
		const { direction, place } = placeOf(line);
		const lies = {
			across: ({ colour }: Space) => colours.indexOf(colour) === place - 1,
			down: ({ colour, number }: Space) => number - colours.indexOf(colour) === place,
			diagonal: ({ number }: Space) => number === place
		}[direction];
		return [line, spaces.filter(lies)];
	})
);

/** Returns the coloured spaces of a row, from the top or from the left. */
export const spacesOf = (line: Line): readonly Space[] => sure(spacesByLine.get(line));

/** The score of each row as the board is reconstructed: the sum of its numbers. They come to 495. */
export const reconstructedScores: readonly number[] = lines.map((line) =>
	spacesOf(line).reduce((sum, { number }) => sum + number, 0)
);

/** What is covered on one gameboard: one bit a space, in the order of `spaces`. */
export type Covered = number;

const bitOf = ({ colour, number }: Space): Covered => {
	const row = colours.indexOf(colour);
	return 1 << (row * columns + number - row - 1);
};

export const isCovered = (covered: Covered, space: Space): boolean => (covered & bitOf(space)) !== 0;

/** Returns the board once these spaces are covered too; one that was covered stays so. [S-4] */
export const cover = (covered: Covered, added: readonly Space[]): Covered =>
	added.reduce((board, space) => board | bitOf(space), covered);

/** Returns the spaces of a row that are still uncovered. */
export const bareSpaces = (covered: Covered, line: Line): readonly Space[] =>
	spacesOf(line).filter((space) => !isCovered(covered, space));

/** Returns the rows whose spaces are all covered on this board, announced or not. [S-5] */
export const closedLines = (covered: Covered): readonly Line[] =>
	lines.filter((line) => bareSpaces(covered, line).length === 0);
