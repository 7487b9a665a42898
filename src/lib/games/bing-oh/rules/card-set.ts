import { chance } from '$lib/domain/random';
import { newSaidSeed, readSeed } from '$lib/domain/spoken-seed';
import { mostCards, type Mix } from './facts';
import { spaces, type Space } from './spaces';
import { weightOf } from './mix';

export { newSaidSeed };

const side = 6;

/** What is on a space of a card; `chips` is the number on a space that takes some. */
export type CardSpace =
	| { readonly is: 'plain' | 'free' | 'dead' }
	| { readonly is: 'special'; readonly space: Space; readonly chips?: number };

/** A card of six by six: rows 1 to 6, each from B to H. */
export interface Card {
	/** Its place in the set, counted from 1. */
	readonly serial: number;
	readonly rows: readonly (readonly CardSpace[])[];
}

/** Parses the name and size of a set as they were typed. */
export function readSet(
	name: string,
	size: string
): { readonly ok: true; readonly seed: string; readonly size: number } | { readonly ok: false } {
	const seed = readSeed(name);
	const count = /^\d{1,3}$/.test(size.trim()) ? Number(size) : 0;
	return seed.ok && count >= 1 && count <= mostCards
		? { ok: true, seed: seed.seed, size: count }
		: { ok: false };
}

/** The highest number on a space that takes chips. */
const mostTaken = 3;

/**
 * Makes one card of a set. The same name, number and mix give the same card always, so printed cards are found again.
 */
export function cardOf(seed: string, serial: number, mix: Mix): Card {
	const luck = chance(seed, serial);
	const kinds = spaces.filter((space) => weightOf(mix, space) > 0);
	const total = kinds.reduce((sum, space) => sum + weightOf(mix, space), 0);
	function special(): CardSpace {
		if (total === 0) return { is: 'plain' };
		let at = luck.below(total);
		const space = kinds.find((kind) => (at -= weightOf(mix, kind)) < 0) ?? 'roll-again';
		return space === 'take-chips'
			? { is: 'special', space, chips: luck.below(mostTaken) + 1 }
			: { is: 'special', space };
	}
	const filled: CardSpace[] = [
		...Array.from({ length: mix.free }, (): CardSpace => ({ is: 'free' })),
		...Array.from({ length: mix.dead }, (): CardSpace => ({ is: 'dead' })),
		...Array.from({ length: mix.special }, special)
	];
	const plain = Array.from({ length: side * side - filled.length }, (): CardSpace => ({ is: 'plain' }));
	const order = luck.shuffled([...filled, ...plain]);
	return {
		serial,
		rows: Array.from({ length: side }, (_, row) => order.slice(row * side, row * side + side))
	};
}

/** Returns what is on each square of a card, counted row by row. */
export const spacesOf = (
	{ seed, mix }: { readonly seed: string; readonly mix: Mix },
	card: number
): readonly CardSpace[] => cardOf(seed, card, mix).rows.flat();

/** The cards of a set from one serial number to another. */
export const cardsOf = (seed: string, from: number, to: number, mix: Mix): readonly Card[] =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => cardOf(seed, from + i, mix));
