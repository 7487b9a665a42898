import { language } from './language.svelte';
import { apart, type Language } from './words';

/** Returns "Ana, Ben, and Carla" in a language. */
export function listedIn(spoken: Language, names: readonly string[]): string {
	// In Spanish "y" becomes "e" before the sound of an i; engines do so before an i and know none with an accent.
	const heard = names.map((name) => (spoken === 'es' ? name.replace(/^(h?)(í|i\u0301).*/isu, '$1i') : name));
	let at = 0;
	return new Intl.ListFormat(spoken, { type: 'conjunction' })
		.formatToParts(heard)
		.map(({ type, value }) => (type === 'element' ? apart(names[at++] ?? '') : value))
		.join('');
}

/** Returns "Ana, Ben, and Carla" in the current language. */
export const listed = (names: readonly string[]): string => listedIn(language.current, names);

/** Returns "Ana and Ben" of one pair, "Ana + Ben and Carla + Dora" of two: who plays with whom is heard. */
export const listedSides = (sides: readonly { readonly names: readonly string[] }[]): string =>
	listed(sides.length > 1 ? sides.map(({ names }) => names.join(' + ')) : (sides[0]?.names ?? []));
