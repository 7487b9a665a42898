// @ts-nocheck
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** @typedef {'en' | 'es'} Language */

/** @type {readonly Language[]} */
export const languages = ['en', 'es'];

/**
 * A sentence with places for parts, `{name}`; or one for each value of the part `by`, or for each plural that a
 * number there asks for, and one for all others.
 * @typedef {string | { readonly by: string, readonly when: Readonly<Record<string, string>>, readonly other: string }} Form
 */

/**
 * `group` is `app` for the app's own messages, a box's name for those of a box, and `BOX-later` for its later ones; `parts` are the names of what is
 * put in, in any form of any language.
 * @typedef {{ readonly key: string, readonly group: string, readonly parts: readonly string[], readonly forms: Readonly<Record<Language, Form>> }} Message
 */

/** A message that is not written as it must be. */
export class MessageError extends Error {
	/** @override */
	name = 'MessageError';
}

/**
 * Returns a message as the app holds it.
 *
 * @param {unknown} written what the file has: a sentence, or one declaration that chooses by an input or its plural
 * @param {string} where named in the error only
 * @returns {Form}
 * @throws MessageError for anything else, so that no form is lost
 */
export function readForm(written, where) {
	if (typeof written === 'string') return written;
	/** @type {{ declarations?: readonly string[], selectors?: readonly string[], match?: Readonly<Record<string, string>> }[]} */
	const choices = Array.isArray(written) ? written : [];
	const [choice, ...more] = choices;
	const [selector = '', ...selectors] = choice?.selectors ?? [];
	const inputs = choice?.declarations?.flatMap((declared) => /^input (\w+)$/.exec(declared)?.[1] ?? []) ?? [];
	const plural = choice?.declarations
		?.map((declared) => /^local (\w+) = (\w+): plural$/.exec(declared))
		.find((found) => found?.[1] === selector);
	let by = plural ? plural[2] : selector;
	/** @type {Record<string, string>} */
	const when = {};
	let other;
	for (const [condition, text] of Object.entries(choice?.match ?? {})) {
		const value = condition.slice(selector.length + 1);
		if (!condition.startsWith(`${selector}=`) || value === '') by = undefined;
		else if (value === '*') other = text;
		else when[value] = text;
	}
	const all = inputs.length + (plural ? 1 : 0) === choice?.declarations?.length;
	if (!by || !inputs.includes(by) || other === undefined || !all || selectors.length + more.length > 0) {
		throw new MessageError(`${where}: a message is a sentence, or one for each value of one of its inputs`);
	}
	return { by, when, other };
}

/** @param {Form} form */
function partsOf(form) {
	const texts = typeof form === 'string' ? [form] : [...Object.values(form.when), form.other];
	const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
	return [...(typeof form === 'string' ? [] : [form.by]), ...named];
}

/**
 * Returns all messages of one pair of files.
 * @param {string} group
 * @param {Readonly<Record<Language, Readonly<Record<string, unknown>>>>} written
 * @returns {Message[]}
 * @throws MessageError when a key stands in one language only
 */
export function pair(group, written) {
	const keys = Object.keys(written.en).filter((key) => key !== '$schema');
	const alone = Object.keys(written.es).find((key) => key !== '$schema' && !(key in written.en));
	if (alone !== undefined) throw new MessageError(`${group}: ${alone} has no English`);
	return keys.map((key) => {
		if (!/^[a-z]\w*$/.test(key)) throw new MessageError(`${group}: "${key}" is no name of a message`);
		if (!(key in written.es)) throw new MessageError(`${group}: ${key} has no Spanish`);
		const forms = {
			en: readForm(written.en[key], `${group} en ${key}`),
			es: readForm(written.es[key], `${group} es ${key}`)
		};
		return { key, group, forms, parts: [...new Set([...partsOf(forms.en), ...partsOf(forms.es)])] };
	});
}

/**
 * Returns the folders in which words lie, each with the name of its group; a box is found by its folder, its later words lie in `text/later`.
 * @param {string} root
 */
export function folders(root) {
	const games = `${root}/src/lib/games`;
	const boxes = readdirSync(games)
		.sort()
		.flatMap((group) => [
			{ group, folder: `${games}/${group}/text` },
			// What a table says once it is on the screen, for who needs the room: `BOX-later` is asked for there.
			{ group: `${group}-later`, folder: `${games}/${group}/text/later` }
		])
		.filter(({ folder }) => existsSync(`${folder}/en.json`));
	return [
		{ group: 'app', folder: `${root}/messages` },
		// What linked devices say, for who links some.
		{ group: 'link', folder: `${root}/messages/link` },
		...boxes
	];
}

/**
 * Returns all messages of the app and of its boxes.
 * @param {string} root
 * @throws MessageError when one is not written as it must be, or a key is written twice
 */
export function readMessages(root) {
	const messages = folders(root).flatMap(({ group, folder }) => {
		/** @param {Language} language @returns {Record<string, unknown>} */
		const read = (language) => JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8'));
		return pair(group, { en: read('en'), es: read('es') });
	});
	/** @type {Map<string, string>} */
	const seen = new Map();
	for (const { key, group } of messages) {
		const before = seen.get(key);
		if (before !== undefined) throw new MessageError(`${key} is written twice: in ${before} and in ${group}`);
		seen.set(key, group);
	}
	return messages;
}

/**
 * Returns the type of every message, for TypeScript: a key that is not written down is a type error.
 * @param {readonly Message[]} messages
 */
export function typesOf(messages) {
	const lines = messages.map(({ key, parts }) => {
		const given = parts.map((name) => `${name}: Part`).join('; ');
		return `\treadonly ${key}: (${given && `parts: { ${given} }`}) => string;`;
	});
	return `// Made from the messages by scripts/prepare.mjs; not to be edited.
/** What can be put into a sentence. */
export type Part = string | number;

export interface Messages {
${lines.join('\n')}
}
`;
}

/**
 * Writes the types of the messages where `$lib/i18n` reads them. Left alone when they are as they should be, so that
 * nobody who watches the file is woken.
 * @param {string} root
 */
export function writeTypes(root) {
	const file = `${root}/src/lib/i18n/made/messages.ts`;
	const text = typesOf(readMessages(root));
	if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}
