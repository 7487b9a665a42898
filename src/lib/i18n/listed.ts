import { language } from './language.svelte';

/** "Ana, Ben and Carla" in the current language. */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat(language.current, { type: 'conjunction' }).format(names);

/** "Ana and Ben" of one pair, "Ana + Ben and Carla + Dora" of two: who plays with whom is heard. */
export const listedSides = (sides: readonly { readonly names: readonly string[] }[]): string =>
	listed(sides.length > 1 ? sides.map(({ names }) => names.join(' + ')) : (sides[0]?.names ?? []));
