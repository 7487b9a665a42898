import { language } from './language.svelte';
import { sentence } from './words';

/** Returns a message by its number in the language spoken now. It reads the rune, so what is on the screen changes with it. */
export const say = (number: number, parts?: Readonly<Record<string, unknown>>): string =>
	sentence(language.current, number, parts);
