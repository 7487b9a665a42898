// @ts-nocheck
import { letters, numbersOf, tiles } from '../rules/tiles';

/** What is typed so far, and the tile that it came to. */
export interface Typed {
	readonly typed: string;
	readonly number?: number;
	/** What was typed and is no tile. */
	readonly wrong?: string;
}

/** Returns the tiles that what is typed can still become: a letter, digits, or both. */
export function tilesFor(typed: string): readonly number[] {
	const letter = letters.find((one) => typed.startsWith(one));
	const digits = typed.slice(letter?.length);
	return (letter ? numbersOf(letter) : tiles).filter((number) => String(number).startsWith(digits));
}

/**
 * Reads one more key at a board of wooden tiles, with or without the tile's letter: two digits are a tile, and so is
 * one with Enter, or one that no second can follow. Escape and Backspace take back what was typed. Returns undefined
 * for a key that means nothing here.
 */
export function typedTile(typed: string, key: string): Typed | undefined {
	if (typed !== '' && (key === 'Escape' || key === 'Backspace')) return { typed: '' };
	const done = typed !== '' && key === 'Enter';
	const next = done ? typed : typed + key.toUpperCase();
	if (!/^[BINGO]?([1-9]\d*)?$/.test(next)) return undefined;
	const can = tilesFor(next);
	const number = can.find((number) => next.endsWith(String(number)));
	if (can.length === 0 || (done && !number)) return { typed: '', wrong: next };
	return number && (done || can.length === 1) ? { typed: '', number } : { typed: next };
}
