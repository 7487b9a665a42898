import { readSeed } from '$lib/domain/spoken-seed';
import { cardOf, type Card } from './card-set';
import { mostCards, type Mix } from './facts';

export { newSaidSeed } from '$lib/domain/spoken-seed';

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

/** Returns the cards of a set from one serial number to another. */
export const cardsOf = (seed: string, from: number, to: number, mix: Mix): readonly Card[] =>
	Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => cardOf(seed, from + i, mix));
