// @ts-nocheck
import { language } from './language.svelte';
import { fetchWords, sentence, type Language } from './words';

/** The language of what is being made for the voice just now, if it has one of its own. */
let spoken: Language | undefined;

/** Returns a message by its number in the language spoken now. It reads the rune, so what is on the screen changes with it. */
export const say = (number: number, parts?: Readonly<Record<string, unknown>>): string =>
	sentence(spoken ?? language.current, number, parts);

/** Returns what `made` makes of the messages in another language, for the voice; in that of the screen when its words cannot be had. */
export async function inLanguage(other: Language, made: () => string): Promise<string> {
	if (other === language.current) return made();
	try {
		await fetchWords(other);
		spoken = other;
		return made();
	} catch {
		return made();
	} finally {
		spoken = undefined;
	}
}
