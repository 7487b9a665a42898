import { letterOf, letters, numbersOf, type Letter } from './tiles';

/** The twelve lines of a card; four corners are never one. `diagonal-down` runs from top left to bottom right. [PB-11] */
export const lines = [
	'row-1',
	'row-2',
	'row-3',
	'row-4',
	'row-5',
	'column-B',
	'column-I',
	'column-N',
	'column-G',
	'column-O',
	'diagonal-down',
	'diagonal-up'
] as const;

/** The four corners are read back like a line where the house plays for them, and are none otherwise. [PB-23] */
export const corners = 'corners';
export type Line = (typeof lines)[number] | typeof corners;

/** How many squares a line has. */
export const lineLength = 5;

/** Returns how many squares are read back. [PB-11] [PB-23] */
export const lengthOf = (line: Line): number => (line === corners ? 4 : lineLength);
const middle = 2;

/** A line as a claimant names it: which one, and its five numbers from left to right or from top to bottom. */
export interface NamedLine {
	readonly line: Line;
	readonly numbers: readonly number[];
	/** The total in small figures on the table's own card, where it is another than the sum. [PB-4] */
	readonly printed?: number;
}

/** Returns the letters of a line's five squares: one letter for a column, B I N G O for rows and diagonals. [PB-11] */
export function lettersOf(line: Line): readonly Letter[] {
	if (line === corners) return ['B', 'O', 'B', 'O'];
	const column = letters.find((letter) => line === `column-${letter}`);
	return column ? Array.from({ length: lineLength }, () => column) : letters;
}

/** Returns whether the line runs through the centre of the card. */
export const throughCentre = (line: Line): boolean =>
	line === 'row-3' || line === 'column-N' || line.startsWith('diagonal');

/** Returns the place among the five that is the card's centre, if any. */
export const centreOf = (line: Line): number | undefined => (throughCentre(line) ? middle : undefined);

/** Returns row and column (0 to 4) of each of a line's five squares, for drawing it. */
export function squaresOf(line: Line): readonly { readonly row: number; readonly column: number }[] {
	const steps = [0, 1, 2, 3, 4];
	if (line === 'diagonal-down') return steps.map((i) => ({ row: i, column: i }));
	// Read from left to right, so that its letters too run B I N G O.
	if (line === 'diagonal-up') return steps.map((i) => ({ row: 4 - i, column: i }));
	if (line === corners) return [0, 4].flatMap((row) => [0, 4].map((column) => ({ row, column })));
	const row = /\d/.exec(line)?.[0];
	if (row) return steps.map((i) => ({ row: Number(row) - 1, column: i }));
	const column = letters.findIndex((letter) => line === `column-${letter}`);
	return steps.map((i) => ({ row: i, column }));
}

/** Returns the line's total: what the card prints, else the sum of its five numbers, a free centre's too. [PB-4] */
export const totalOf = ({ numbers, printed }: NamedLine): number =>
	printed ?? numbers.reduce((sum, number) => sum + number, 0);

/** Returns the least and the highest total that a card can print for a line; some leave a free centre out. [PB-4] */
export function totalsFor(line: Line, freeCentre: boolean): readonly [number, number] {
	const column = line.startsWith('column');
	const lowest = lettersOf(line).map((letter, i) => numbersOf(letter)[column ? i : 0] ?? 0);
	const highest = lettersOf(line).map((letter, i) => numbersOf(letter).at(column ? -1 - i : -1) ?? 0);
	const free = freeCentre && throughCentre(line) ? lowest[column ? lineLength - 1 : middle] : 0;
	return [totalOf({ line, numbers: lowest }) - (free ?? 0), totalOf({ line, numbers: highest })];
}

export type LineRefusal =
	| { readonly why: 'wrong-column'; readonly number: number; readonly letter: Letter; readonly right: Letter }
	| { readonly why: 'number-twice'; readonly number: number };

/** Returns why these numbers cannot be that line of any card, read back to its end or not. [PB-11] */
export function whyNoLine({ line, numbers }: NamedLine): LineRefusal | undefined {
	const wanted = lettersOf(line);
	for (const [i, number] of numbers.entries()) {
		const letter = wanted[i];
		const right = letterOf(number);
		if (letter && letter !== right) return { why: 'wrong-column', number, letter, right };
		if (numbers.indexOf(number) !== i) return { why: 'number-twice', number };
	}
	return undefined;
}

/** One square of a line, held against the check-board. */
export interface SquareFound {
	readonly letter: Letter;
	readonly number: number;
	/** Which call it was, counted from 1; undefined if it was not called. */
	readonly call: number | undefined;
	/** A free centre, which needs no call. [PB-3] */
	readonly free: boolean;
	/** Called, but its marker was taken off as a penalty and may not be laid again this round. [PB-10] */
	readonly lost: boolean;
}

/** What the check-board says to a named line. */
export interface Verdict {
	readonly right: boolean;
	readonly squares: readonly SquareFound[];
	readonly missing: readonly SquareFound[];
	/** The call that completed the line, counted from 1; undefined if it is not complete. [PB-12] */
	readonly completedAt: number | undefined;
	readonly total: number;
}

/**
 * Holds a named line against the calls made so far. `lost` are the numbers of an app's own card that a
 * penalty uncovered for good. [PB-9] [PB-10] [PB-11]
 */
export function judge(
	named: NamedLine,
	calls: readonly number[],
	freeCentre: boolean,
	lost: ReadonlySet<number> = new Set()
): Verdict {
	const centre = freeCentre ? centreOf(named.line) : undefined;
	const squares = named.numbers.map((number, i): SquareFound => {
		const index = calls.indexOf(number);
		const call = index < 0 ? undefined : index + 1;
		return { letter: letterOf(number), number, call, free: i === centre, lost: lost.has(number) };
	});
	const missing = squares.filter(({ call, free, lost }) => !free && (call === undefined || lost));
	const needed = squares.filter(({ free }) => !free).map(({ call }) => call ?? 0);
	const right = missing.length === 0 && named.numbers.length === lengthOf(named.line);
	return {
		right,
		squares,
		missing,
		completedAt: right ? Math.max(...needed) : undefined,
		total: totalOf(named)
	};
}

/** Returns where two lines of a card cross: the place in each; undefined for two that run side by side. */
export function crossing(a: Line, b: Line): readonly [number, number] | undefined {
	const others = squaresOf(b);
	for (const [i, { row, column }] of squaresOf(a).entries()) {
		const j = others.findIndex((square) => square.row === row && square.column === column);
		if (j >= 0 && a !== b) return [i, j];
	}
	return undefined;
}

export type LinesRefusal =
	| LineRefusal
	| { readonly why: 'line-twice'; readonly line: Line }
	| { readonly why: 'crossing-differs'; readonly numbers: readonly [number, number] };

/** Returns why these lines cannot be lines of one card: where two cross they share their number, elsewhere none. [PB-20] */
export function whyNoCard(named: readonly NamedLine[]): LinesRefusal | undefined {
	for (const line of named) {
		const why = whyNoLine(line);
		if (why) return why;
	}
	for (const [i, a] of named.entries()) {
		for (const b of named.slice(i + 1)) {
			if (a.line === b.line) return { why: 'line-twice', line: a.line };
			const cross = crossing(a.line, b.line);
			const [one, other] = cross ? [a.numbers[cross[0]], b.numbers[cross[1]]] : [];
			if (one !== undefined && other !== undefined && one !== other)
				return { why: 'crossing-differs', numbers: [one, other] };
			const twice = a.numbers.find((number) => number !== one && b.numbers.includes(number));
			if (twice !== undefined) return { why: 'number-twice', number: twice };
		}
	}
	return undefined;
}
