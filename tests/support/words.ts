import { existsSync, readdirSync, readFileSync } from 'node:fs';

export type Language = 'en' | 'es';

type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

/** The app's own words by their key, with what is put into them, so that a test names nothing twice. */
export type Words = (key: string, parts?: Readonly<Record<string, string | number>>) => string;

const games = 'src/lib/games';
const folders = [
	'messages',
	'messages/link',
	...readdirSync(games)
		.flatMap((box) => [`${games}/${box}/text`, `${games}/${box}/text/later`])
		.filter((folder) => existsSync(`${folder}/en.json`))
];

/** All messages of a language as they are written down. */
export function messagesIn(language: Language): Readonly<Record<string, Message>> {
	return Object.fromEntries(
		folders.flatMap((folder) =>
			Object.entries(
				JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Record<string, Message>
			)
		)
	);
}

/** The words of a language; a key that is in none of its files is an error of the test. */
export function wordsIn(language: Language): Words {
	const messages = messagesIn(language);
	const plural = new Intl.PluralRules(language);
	return (key, parts = {}) => {
		const message = messages[key];
		if (message === undefined) throw new Error(`no message ${key} in ${language}`);
		const count = Object.values(parts).find((part) => typeof part === 'number');
		const match = typeof message === 'string' ? undefined : message[0]?.match;
		const text =
			typeof message === 'string'
				? message
				: (match?.[`plural=${plural.select(count ?? 2)}`] ?? match?.['plural=*'] ?? '');
		return text.replace(/\{(\w+)\}/g, (_, name: string) => String(parts[name] ?? ''));
	};
}

/** A message as a pattern for the whole of a text; nothing for one that holds no word of its own. */
function patternsOf(message: Message): string[] {
	const forms = typeof message === 'string' ? [message] : Object.values(message[0]?.match ?? {});
	return forms
		.filter((form) => /\p{L}{3,}/u.test(form.replace(/\{\w+\}/g, '')))
		.map((form) => form.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+'));
}

/** What a message of a language looks like with anything in its places. */
export function patternOf(language: Language, key: string): RegExp {
	const message = messagesIn(language)[key];
	if (message === undefined) throw new Error(`no message ${key} in ${language}`);
	return new RegExp(patternsOf(message).join('|'), 'u');
}

const patterns = new Map<Language, RegExp>();

/** Matches every message of a language; made once, for it is large. */
function everyMessageOf(language: Language): RegExp {
	const made =
		patterns.get(language) ??
		new RegExp(`^(${Object.values(messagesIn(language)).flatMap(patternsOf).join('|')})$`, 'u');
	patterns.set(language, made);
	return made;
}

/** Those of the texts that are words of one language and none of the other. */
export function leftOver(from: Language, to: Language, texts: readonly string[]): string[] {
	const [foreign, own] = [everyMessageOf(from), everyMessageOf(to)];
	return texts.filter((text) => foreign.test(text) && !own.test(text));
}
