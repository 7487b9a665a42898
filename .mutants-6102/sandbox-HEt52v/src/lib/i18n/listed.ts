// @ts-nocheck
import { language } from './language.svelte';

/** "Ana, Ben and Carla" in the current language. */
export const listed = (names: readonly string[]): string =>
	new Intl.ListFormat(language.current, { type: 'conjunction' }).format(names);
