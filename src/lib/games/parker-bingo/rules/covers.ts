import { sure } from '$lib/domain/sure';
import { centreOf, corners, type Line, type NamedLine } from './lines';
import { cornersOf, linesOnCard, numbersOn, type Card } from './deal';
import { linesFor, shapeOf, type Pattern } from './patterns';

/** What lies on a card that a phone is. The phone hears no calls: it knows only what its player covered. */
export interface Covers {
	readonly freeCentre: boolean;
	/** The numbers with a marker, in the order in which they were covered; a free centre is not among them. */
	readonly covered: readonly number[];
	/** The numbers that a wrong claim has cost: they cannot be covered again this round. [PB-10] */
	readonly lost: readonly number[];
	/** What wins at the card's table; a line where it is not said. [PB-23] */
	readonly pattern?: Pattern | undefined;
}

export const noCovers: Covers = { freeCentre: false, covered: [], lost: [] };

export type CoverRefusal =
	| { readonly why: 'centre-is-free'; readonly number: number }
	| { readonly why: 'lost-this-round'; readonly number: number };

const centreNumber = (card: Card): number => sure(card.rows[2]?.[2]);

/** Returns whether a marker lies on the number. */
export const isCovered = (card: Card, { freeCentre, covered }: Covers, number: number): boolean =>
	covered.includes(number) || (freeCentre && number === centreNumber(card));

/** Returns why a tap on that number changes nothing. [PB-3] [PB-10] */
export function whyNotTapped(card: Card, covers: Covers, number: number): CoverRefusal | undefined {
	if (covers.freeCentre && number === centreNumber(card)) return { why: 'centre-is-free', number };
	if (covers.lost.includes(number)) return { why: 'lost-this-round', number };
	return undefined;
}

/** Covers a number of the card or uncovers it. Returns the very same covers when the tap is refused. */
export function tapped(card: Card, covers: Covers, number: number): Covers {
	if (whyNotTapped(card, covers, number)) return covers;
	const without = covers.covered.filter((other) => other !== number);
	const covered = without.length < covers.covered.length ? without : [...without, number];
	return { ...covers, covered };
}

/**
 * Returns the lines with five markers, in the order of `lines`: those of a pattern once all of it is covered. Their
 * numbers need not have been called. [PB-11] [PB-23]
 */
export function coveredLines(card: Card, covers: Covers): readonly NamedLine[] {
	const shape = shapeOf(covers.pattern);
	const found = [...linesOnCard(card), cornersOf(card)].filter(
		({ line, numbers }) =>
			(shape.length > 0 ? shape.includes(line) : line !== corners) &&
			numbers.every((number) => isCovered(card, covers, number))
	);
	return found.length < linesFor(covers.pattern) ? [] : found;
}

/**
 * Returns the covers after a wrong claim of that line: its markers go. What had been called by then is lost for this round; what had
 * not (`notCalled`, as the caller says) may be covered when it is; a free centre's marker goes back. [PB-10]
 * A marker that another covered line shares stays, unless that one was wrong too, for a number was not called. [PB-20]
 */
export function wrongClaim(card: Card, covers: Covers, line: Line, notCalled: readonly number[]): Covers {
	const five = numbersOn(card, line);
	const free = covers.freeCentre ? five[centreOf(line) ?? -1] : undefined;
	const right = coveredLines(card, covers).filter(
		(other) => other.line !== line && !other.numbers.some((number) => notCalled.includes(number))
	);
	const gone = five.filter((number) => !right.some(({ numbers }) => numbers.includes(number)));
	const lost = gone.filter((number) => number !== free && !notCalled.includes(number));
	return {
		...covers,
		covered: covers.covered.filter((number) => !gone.includes(number)),
		lost: [...new Set([...covers.lost, ...lost])]
	};
}

/** Returns the covers of a new round: no marker and no penalty is left; what the table agreed on stays. */
export const newRound = (covers: Covers): Covers => ({ ...covers, covered: [], lost: [] });

/**
 * Returns the covers as far as they are of the round with these calls: a marker or a penalty on any other number is of an
 * earlier round, and all of them are.
 */
export const coversIn = (covers: Covers, calls: readonly number[]): Covers =>
	[...covers.covered, ...covers.lost].every((number) => calls.includes(number)) ? covers : newRound(covers);
