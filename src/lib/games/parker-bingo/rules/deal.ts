import { sure } from '$lib/domain/sure';
import { chance } from '$lib/domain/random';
import { corners, lineLength, lines, squaresOf, type Line, type NamedLine } from './lines';
import { letters, tileCount } from './tiles';

/** A column of 5 from 15 numbers has so many combinations, so no set can have more cards. [PB-4] */
export const mostCards = 3003;

const perLetter = tileCount / letters.length;

/** The app's own set of cards: its name, and how many of them lie ready. [PB-4] */
export interface SetInPlay {
	readonly seed: string;
	readonly size: number;
}

/** One card: five rows from the top, each with its B, I, N, G and O number; the centre is a number too. */
export interface Card {
	/** Its place in the set, counted from 1. */
	readonly serial: number;
	readonly rows: readonly (readonly number[])[];
}

/** Returns all ways to choose five of fifteen places, 3003 of them, in their order; each column of each set shuffles these. */
function combinations(places: readonly number[], count: number): (readonly number[])[] {
	if (count === 0) return [[]];
	return places.flatMap((place, i) =>
		combinations(places.slice(i + 1), count - 1).map((rest) => [place, ...rest])
	);
}

/** The lines that take one number of each column. Columns cannot clash: each of a letter's is another one. */
const crossing = lines.filter((line) => !line.startsWith('column')).map((line) => squaresOf(line));

/** Returns each row and diagonal as one number: five places of 0 to 14 under their letters are five digits to the base of 15. */
const keysOf = (columns: readonly (readonly number[])[]): number[] =>
	crossing.map((squares) =>
		squares.reduce((key, { row, column }) => key * perLetter + sure(columns[column]?.[row]), 0)
	);

/**
 * Deals the cards of a set one after the other, 3003 in all. What is yielded first is undefined, five times, while
 * the columns are shuffled: a caller that must not block the screen can rest after any step, the longest of which is a
 * few milliseconds.
 *
 * Each letter's 3003 combinations are shuffled once, and card n takes the nth of each, so no column comes twice.
 * Then the numbers of each column are shuffled until none of the card's rows and diagonals is one that an earlier
 * card has. A card hangs on the name and on the cards before it only: card n of a set of 60 is card n of 3003.
 * What is drawn, and in which order, must never change: printed cards are found again by it. [PB-4]
 */
export function* deal(seed: string): Generator<Card | undefined, void, undefined> {
	const ways = combinations([...Array(perLetter).keys()], lineLength);
	const decks: (readonly (readonly number[])[])[] = [];
	for (const letter of letters.keys()) {
		decks.push(chance(seed, letter).shuffled(ways));
		yield;
	}
	const taken = new Set<number>();
	for (let serial = 1; serial <= mostCards; serial++) {
		const card = chance(seed, letters.length + serial);
		const shuffled = () => decks.map((deck) => card.shuffled(sure(deck[serial - 1])));
		let columns = shuffled();
		let keys = keysOf(columns);
		while (keys.some((key) => taken.has(key))) {
			columns = shuffled();
			keys = keysOf(columns);
		}
		for (const key of keys) taken.add(key);
		const rows = Array.from({ length: lineLength }, (_, row) =>
			columns.map((places, column) => perLetter * column + sure(places[row]) + 1)
		);
		yield { serial, rows };
	}
}

/** The cards dealt last, so that the next claim on the same set does not deal them again. A memory, no state. */
let dealt: { seed: string; cards: Card[]; more: ReturnType<typeof deal> } | undefined;

export function firstCards(seed: string, count: number, tired = () => false): readonly Card[] {
	if (dealt?.seed !== seed) dealt = { seed, cards: [], more: deal(seed) };
	const { cards, more } = dealt;
	while (cards.length < count && !tired()) {
		const next = more.next();
		if (next.done) break;
		if (next.value) cards.push(next.value);
	}
	return cards;
}

/** Returns the five numbers of a line of a card, from left to right or from top to bottom. */
export const numbersOn = ({ rows }: Card, line: Line): readonly number[] =>
	squaresOf(line).map(({ row, column }) => sure(rows[row]?.[column]));

/** Returns the twelve lines of a card in the order of `lines`; their totals are `totalOf`. [PB-11] */
export const linesOnCard = (card: Card): readonly NamedLine[] =>
	lines.map((line) => ({ line, numbers: numbersOn(card, line) }));

/** Returns the four corners of a card, for tables that play for them. [PB-23] */
export const cornersOf = (card: Card): NamedLine => ({ line: corners, numbers: numbersOn(card, corners) });

/** Returns the twelve lines of a card that lies on the table; none of a card of the box, or of one that is not in the set. */
export function linesInPlay(cards: SetInPlay | undefined, serial: number): readonly NamedLine[] {
	const card = cards && serial <= cards.size && firstCards(cards.seed, serial)[serial - 1];
	return card ? linesOnCard(card) : [];
}

/**
 * Returns the serial number of the card of that set on which all these lines lie; `serial` is the only one to look at,
 * if it is known. No two lines of a set are the same, so there is one card at most, or undefined. [PB-4]
 */
export function cardWith(cards: SetInPlay, named: readonly NamedLine[], serial?: number): number | undefined {
	const dealt = firstCards(cards.seed, serial ?? cards.size).slice(0, cards.size);
	return (serial === undefined ? dealt : dealt.slice(serial - 1, serial)).find((card) =>
		named.every(({ line, numbers }) => numbersOn(card, line).every((number, i) => number === numbers[i]))
	)?.serial;
}
