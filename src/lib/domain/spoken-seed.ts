import { chance } from './random';
import { newSeed } from './ids';
import { saidWords } from './spoken-words';

/** Characters of the longest name a set of cards can have. */
export const longestSeed = 32;

export type SeedRefusal =
	| { readonly why: 'seed-missing' }
	| { readonly why: 'seed-too-long'; readonly length: number; readonly most: number }
	| { readonly why: 'seed-character'; readonly character: string };

/**
 * Returns the name of a set as a player typed or said it: trimmed, case and the kind of gap between words make no
 * difference ("Puma  Tuba" is "puma-tuba"). 1 to 32 printable ASCII characters; anything else is refused.
 */
export function readSeed(
	typed: string
): { readonly ok: true; readonly seed: string } | ({ readonly ok: false } & SeedRefusal) {
	const seed = typed.trim().toLowerCase().replace(/\s+/g, '-');
	if (seed === '') return { ok: false, why: 'seed-missing' };
	const length = [...seed].length;
	if (length > longestSeed) return { ok: false, why: 'seed-too-long', length, most: longestSeed };
	const strange = [...seed].find((character) => !/[\x21-\x7e]/.test(character));
	if (strange !== undefined) return { ok: false, why: 'seed-character', character: strange };
	return { ok: true, seed };
}

/** Returns a fresh name that can be said aloud in both languages: two different words, as in "puma-tuba". */
export function newSaidSeed(): string {
	return chance(newSeed(), 0).shuffled(saidWords).slice(0, 2).join('-');
}
