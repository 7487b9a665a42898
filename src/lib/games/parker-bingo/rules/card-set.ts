import { chance } from '$lib/domain/random';
import { newSaidSeed, readSeed, type SeedRefusal } from '$lib/domain/spoken-seed';
import { lineLength, lines, squaresOf, type Line, type NamedLine } from './lines';
import { letters, tileCount } from './tiles';

export { newSaidSeed, readSeed };

/** A column of 5 from 15 numbers has so many combinations, so no set can have more cards. [PB-4] */
export const mostCards = 3003;

const perLetter = tileCount / letters.length;

/** One card: five rows from the top, each with its B, I, N, G and O number; the centre is a number too. */
export interface Card {
	/** Its place in the set, counted from 1. */
	readonly serial: number;
	readonly rows: readonly (readonly number[])[];
}

export interface CardSet {
	/** The set's name as it is printed: lower case, blanks as hyphens. */
	readonly seed: string;
	readonly size: number;
	/** In the order of their serial numbers, from 1. */
	readonly cards: readonly Card[];
}

export type CardRefusal =
	| SeedRefusal
	| { readonly why: 'not-a-set-size'; readonly typed: string; readonly most: number }
	| { readonly why: 'not-in-the-set'; readonly typed: string; readonly size: number };

export type CardReading<T> = ({ readonly ok: true } & T) | ({ readonly ok: false } & CardRefusal);

const longestShown = 12;
const shortened = (typed: string): string =>
	typed.length > longestShown ? `${typed.slice(0, longestShown)}…` : typed;

/** Parses a whole number as it is typed. Returns undefined if it is invalid: 2.5, -3, "abc" and "1e3" are none. */
function whole(typed: string | number): number | undefined {
	const text = String(typed).trim();
	return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

/** Parses how many cards a set has, 1 to 3003; anything else is refused. [PB-4] */
export function readSize(typed: string | number): CardReading<{ readonly size: number }> {
	const size = whole(typed);
	if (size !== undefined && size >= 1 && size <= mostCards) return { ok: true, size };
	return { ok: false, why: 'not-a-set-size', typed: shortened(String(typed).trim()), most: mostCards };
}

/** Parses the serial number of a card of a set of that size, 1 to `size`; anything else is refused. */
export function readSerial(typed: string | number, size: number): CardReading<{ readonly serial: number }> {
	const serial = whole(typed);
	if (serial !== undefined && serial >= 1 && serial <= size) return { ok: true, serial };
	return { ok: false, why: 'not-in-the-set', typed: shortened(String(typed).trim()), size };
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
		squares.reduce((key, { row, column }) => key * perLetter + (columns[column]?.[row] as number), 0)
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
		const shuffled = () => decks.map((deck) => card.shuffled(deck[serial - 1] as readonly number[]));
		let columns = shuffled();
		let keys = keysOf(columns);
		while (keys.some((key) => taken.has(key))) {
			columns = shuffled();
			keys = keysOf(columns);
		}
		for (const key of keys) taken.add(key);
		const rows = Array.from({ length: lineLength }, (_, row) =>
			columns.map((places, column) => perLetter * column + (places[row] as number) + 1)
		);
		yield { serial, rows };
	}
}

/** The cards dealt last, so that the next claim on the same set does not deal them again. A memory, no state. */
let dealt: { seed: string; cards: Card[]; more: ReturnType<typeof deal> } | undefined;

function firstCards(seed: string, count: number, tired = () => false): readonly Card[] {
	if (dealt?.seed !== seed) dealt = { seed, cards: [], more: deal(seed) };
	const { cards, more } = dealt;
	while (cards.length < count && !tired()) {
		const next = more.next();
		if (next.done) break;
		if (next.value) cards.push(next.value);
	}
	return cards;
}

/**
 * Deals a part of the first `count` cards ahead, until it is `tired`, so that `cardSet` and `cardOf` need not wait
 * for them: all 3003 at once would hold up several frames. `seed` is one that `readSeed` gave.
 * @returns whether all of them are dealt
 */
export const dealAhead = (seed: string, count: number, tired: () => boolean): boolean =>
	firstCards(seed, count, tired).length >= Math.min(count, mostCards);

/**
 * Returns the set of that name: serial numbers 1 to `size`, no two lines of it the same combination whatever their
 * direction. The same name gives the same set for ever, and a smaller set is the beginning of a larger one. [PB-4]
 * Throws a RangeError for what `readSeed` or `readSize` refuses: ask them first about what a player typed.
 */
export function cardSet(seed: string, size: number): CardSet {
	const name = readSeed(seed);
	const many = readSize(size);
	if (!name.ok || !many.ok) throw new RangeError(`no set of ${String(size)} cards from that seed`);
	return { seed: name.seed, size, cards: firstCards(name.seed, size).slice(0, size) };
}

/** Returns one card by its serial number, as a claim or a phone names it, or why there is no such card. */
export function cardOf(
	seed: string,
	size: string | number,
	serial: string | number
): CardReading<{ readonly seed: string; readonly size: number; readonly card: Card }> {
	const name = readSeed(seed);
	if (!name.ok) return name;
	const many = readSize(size);
	if (!many.ok) return many;
	const which = readSerial(serial, many.size);
	if (!which.ok) return which;
	const card = firstCards(name.seed, which.serial)[which.serial - 1] as Card;
	return { ok: true, seed: name.seed, size: many.size, card };
}

/** Returns the five numbers of a line of a card, from left to right or from top to bottom. */
export const numbersOn = ({ rows }: Card, line: Line): readonly number[] =>
	squaresOf(line).map(({ row, column }) => rows[row]?.[column] as number);

/** Returns the twelve lines of a card in the order of `lines`; their totals are `totalOf`. [PB-11] */
export const linesOnCard = (card: Card): readonly NamedLine[] =>
	lines.map((line) => ({ line, numbers: numbersOn(card, line) }));
