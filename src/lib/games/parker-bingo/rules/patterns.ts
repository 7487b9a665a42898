import { lines, type Line, type NamedLine } from './lines';

/**
 * What wins a round of Normal where the table agrees on more than one line: two lines, the four corners, the letter T, L
 * or X, or the full card. Rules of the house, none of the print. [PB-23]
 */
export const patterns = ['two-lines', 'corners', 'letter-t', 'letter-l', 'letter-x', 'full'] as const;
export type Pattern = (typeof patterns)[number];

const shapes: Readonly<Record<Pattern, readonly Line[]>> = {
	'two-lines': [],
	corners: ['corners'],
	'letter-t': ['row-1', 'column-N'],
	'letter-l': ['column-B', 'row-5'],
	'letter-x': ['diagonal-down', 'diagonal-up'],
	full: lines.filter((line) => line.startsWith('row'))
};

/** Returns the lines a pattern is read back as, in that order; none where any lines will do. [PB-23] */
export const shapeOf = (pattern: Pattern | undefined): readonly Line[] => (pattern ? shapes[pattern] : []);

/** Returns lines in the order of the pattern that they are of, else in that in which they were named. [PB-23] */
export function inOrder(named: readonly NamedLine[], pattern: Pattern | undefined): readonly NamedLine[] {
	const place = ({ line }: NamedLine) => shapeOf(pattern).indexOf(line);
	return named.toSorted((one, other) => place(one) - place(other));
}

/** Returns how many lines make the pattern: one where the table plays for a line. [PB-23] */
export const linesFor = (pattern: Pattern | undefined): number =>
	pattern === 'two-lines' ? 2 : shapeOf(pattern).length || 1;

/** Returns why these lines are no part of the pattern. One that is wrong is enough to lose, so some may be missing. [PB-23] */
export function whyNotPattern(
	pattern: Pattern,
	named: readonly NamedLine[]
): { readonly why: 'not-the-pattern'; readonly pattern: Pattern } | undefined {
	const shape = shapeOf(pattern);
	const fits =
		shape.length > 0
			? named.every(({ line }) => shape.includes(line))
			: named.length <= linesFor(pattern) && named.every(({ line }) => lines.some((one) => one === line));
	return fits ? undefined : { why: 'not-the-pattern', pattern };
}
