// @ts-nocheck
import { chance } from '$lib/domain/random';
import type { Mix } from './facts';
import { spaces, type Space } from './spaces';

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

/** Returns how often a special space comes compared with the others. */
export const weightOf = ({ weights }: Mix, space: Space): number => weights?.[space] ?? 1;

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
	const some = (count: number, is: 'plain' | 'free' | 'dead') =>
		Array.from({ length: count }, (): CardSpace => ({ is }));
	const filled = [
		...some(mix.free, 'free'),
		...some(mix.dead, 'dead'),
		...Array.from({ length: mix.special }, special)
	];
	const order = luck.shuffled([...filled, ...some(side * side - filled.length, 'plain')]);
	return {
		serial,
		rows: Array.from({ length: side }, (_, row) => order.slice(row * side, row * side + side))
	};
}
