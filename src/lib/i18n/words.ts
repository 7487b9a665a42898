import { fetched, here, names, starts, type Table } from 'virtual:words';

export type Language = 'en' | 'es';

type Tables = Record<string, readonly string[] | undefined>;
const messagesOf = (table: string | undefined) => table?.split('|');
const read = (all: Readonly<Record<string, Table | undefined>>): Tables =>
	Object.fromEntries(names.map((name) => [name, messagesOf(all[name])]));
const tables: Record<Language, Tables> = { en: read(here.en), es: read(here.es) };
/** What was asked for so far: after a change of language all of it is needed in the other one. */
const wanted = new Set<string>();

const missing = (language: Language): string[] =>
	[...wanted].filter((name) => tables[language][name] === undefined);

/** Returns whether all words asked for so far are here in that language. */
export const ready = (language: Language): boolean => missing(language).length === 0;

/**
 * Fetches the words asked for so far in a language, those included that are asked for meanwhile. Rejects when they
 * cannot be had; asking again fetches anew.
 */
export async function fetchWords(language: Language): Promise<void> {
	for (let left = missing(language); left.length > 0; left = missing(language)) {
		await Promise.all(
			left.map(async (name) => {
				tables[language][name] = messagesOf((await fetched[language][name]?.())?.default) ?? [];
			})
		);
	}
}

/** Adds a table of words, by its name, to those that are needed. */
export function want(name: string): void {
	if (names.includes(name)) wanted.add(name);
}

const plurals: Partial<Record<Language, Intl.PluralRules>> = {};

/**
 * Returns a name as it stands among other words: one that runs from right to left keeps to itself, or figures and names
 * behind it would run that way, too. [G-5]
 */
export const apart = (name: string): string => (/[\u0590-\u08ff]/.test(name) ? `\u2068${name}\u2069` : name);

/** Returns a message in a language, its parts filled in, numbers as figures; empty when its words are not here. */
export function sentence(
	language: Language,
	number: number,
	parts: Readonly<Record<string, unknown>> = {}
): string {
	const at = starts.findLastIndex((start) => start <= number);
	const message = tables[language][names[at] ?? '']?.[number - (starts[at] ?? 0)];
	let [text = '', ...forms] = message?.split('^') ?? [];
	const other = forms.at(-1);
	if (other !== undefined) {
		const value = parts[text];
		const rules = (plurals[language] ??= new Intl.PluralRules(language));
		const of = (wanted: string) => forms.find((_, i) => i % 2 === 1 && forms[i - 1] === wanted);
		text = of(String(value)) ?? of(rules.select(Number(value))) ?? other;
	}
	return text.replace(/\{(\w+)\}/g, (_, name: string) => apart(String(parts[name]).replace(/^-(?=\d)/, '−')));
}
