// @ts-nocheck
import { sure } from '$lib/domain/sure';
import { newSaidSeed, readSeed, type SeedRefusal } from '$lib/domain/spoken-seed';
import { firstCards, mostCards, type Card } from './deal';

export { newSaidSeed, readSeed };

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
	const card = sure(firstCards(name.seed, which.serial)[which.serial - 1]);
	return { ok: true, seed: name.seed, size: many.size, card };
}
