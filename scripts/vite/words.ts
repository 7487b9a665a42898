import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstPage } from './first-page.ts';
import { folders, languages, readMessages, writeTypes } from './messages.mjs';
import type { Form, Language, Message } from './messages.mjs';

const source = 'virtual:words';
const resolved = `\0${source}`;
/** The words of the first page, in both languages. */
const first = 'first';

interface Tables {
	/** The messages by table; a table's number is its place. */
	readonly tables: ReadonlyMap<string, readonly Message[]>;
	/** A message is known by how many come before it, in its table and in those before that. */
	readonly numbers: ReadonlyMap<string, number>;
	/** The first number of each table. */
	readonly starts: readonly number[];
}

/** Returns the keys that a source names, as `m.shelf_first`. */
const keysIn = (code: string): string[] =>
	[...code.matchAll(/(?<![\w$.])m\.(\w+)/g)].map(([, key = '']) => key);

function tablesOf(root: string): Tables {
	const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
		.map((file) => `${root}/src/${file.replaceAll('\\', '/')}`)
		.filter((file) => firstPage.some((place) => place.test(file)));
	const early = new Set(files.flatMap((file) => keysIn(readFileSync(file, 'utf8'))));
	const all = readMessages(root);
	const groups = [...new Set(all.map(({ group }) => group))];
	const tables = new Map([
		[first, all.filter(({ key }) => early.has(key))],
		...groups.map(
			(group) => [group, all.filter((one) => one.group === group && !early.has(one.key))] as const
		)
	]);
	const numbers = new Map([...tables.values()].flat().map(({ key }, number) => [key, number]));
	let next = 0;
	const starts = [...tables.values()].map(({ length }) => (next += length) - length);
	return { tables, numbers, starts };
}

/** A form as a table has it: a sentence as it is, or by what it is chosen, each value with its sentence, and the last. */
function textOf(form: Form): string {
	const parts =
		typeof form === 'string' ? [form] : [form.by, ...Object.entries(form.when).flat(), form.other];
	if (parts.some((part) => /[|^]/.test(part)))
		throw new Error(`a message has no | and no ^: ${parts.join(' ')}`);
	return parts.join('^');
}

/** A table as a module's source: one text, which packs better than a list. */
export const table = (messages: readonly Pick<Message, 'forms'>[] = [], language: Language): string =>
	JSON.stringify(messages.map(({ forms }) => textOf(forms[language])).join('|'));

/**
 * The words of the app as tables, one a folder and language. In the built app each is fetched when it is spoken, and
 * a call of a message is a call by number; on the server, in tests and while the app is written all are there.
 */
export function words(root: string): Plugin[] {
	let made: Tables | undefined;
	let building = false;
	const current = () => (made ??= tablesOf(root));

	/** The tables themselves, or how each is fetched. */
	function index(whole: boolean): string {
		const { tables, numbers, starts } = current();
		const names = [...tables.keys()];
		const object = (value: (language: Language, name: string) => string) =>
			`{${languages
				.map(
					(language) =>
						`${language}: {${names.map((name) => `${JSON.stringify(name)}: ${value(language, name)}`).join()}}`
				)
				.join()}}`;
		const here = object((language, name) =>
			whole || name === first ? table(tables.get(name), language) : 'undefined'
		);
		const fetched = object((language, name) =>
			whole || name === first
				? 'undefined'
				: `() => import(${JSON.stringify(`${source}/${language}/${name}`)})`
		);
		const byKey = whole ? JSON.stringify(Object.fromEntries(numbers)) : '{}';
		return `export const names = ${JSON.stringify(names)}; export const starts = ${JSON.stringify(starts)}; export const here = ${here}; export const fetched = ${fetched}; export const numbers = ${byKey};`;
	}

	const counted = (plugin: { environment: { config: { consumer: string } } }) =>
		building && plugin.environment.config.consumer !== 'server';

	const unkept: Plugin = {
		name: 'tablemate:words-unkept',
		enforce: 'pre',
		transform: {
			filter: { id: /\.svelte$/, code: /\$lib\/i18n/ },
			handler(code) {
				return counted(this) ? unkeptIn(code, current().numbers) : undefined;
			}
		}
	};

	const tables: Plugin = {
		name: 'tablemate:words',
		enforce: 'post',
		configResolved({ command }) {
			building = command === 'build';
		},
		buildStart() {
			made = undefined;
			writeTypes(root);
			for (const { folder } of folders(root)) {
				for (const language of languages) this.addWatchFile(`${folder}/${language}.json`);
			}
		},
		resolveId: {
			filter: { id: /^virtual:words(\/|$)/ },
			handler: (id) => `\0${id}`
		},
		load: {
			filter: { id: /^\0virtual:words(\/|$)/ },
			handler(id) {
				if (id === resolved) return index(!building || this.environment.config.consumer === 'server');
				const [, language, name = ''] = id.split('/');
				const spoken = languages.find((code) => code === language);
				const messages = current().tables.get(name);
				if (!spoken || !messages) throw new Error(`no words ${id}`);
				return `export default ${table(messages, spoken)};`;
			}
		},
		transform: {
			filter: { code: /\$lib\/i18n/ },
			handler(code) {
				return counted(this) ? byNumber(code, current().numbers) : undefined;
			}
		}
	};
	return [unkept, tables];
}

/**
 * Returns a component in which a message without parts is no call but a value, `m.$shelf_first`. Svelte keeps what a
 * call in the markup returned, in a signal of its own; to look a sentence up anew is cheaper than that, and shorter.
 */
export const unkeptIn = (code: string, numbers: ReadonlyMap<string, number>): string =>
	code.replace(/(?<![\w$.])m\.(\w+)\(\)/g, (whole, key: string) => (numbers.has(key) ? `m.$${key}` : whole));

/**
 * Returns a script with its calls of messages by number, or undefined when it has none.
 * @throws Error when it names messages in a way that only the whole table could answer
 */
export function byNumber(code: string, numbers: ReadonlyMap<string, number>): string | undefined {
	if (!/import\s*\{[^}]*\bm\b[^}]*\}\s*from\s*['"]\$lib\/i18n['"]/.test(code)) return undefined;
	if (/(?<![\w$.])m\s*\[/.test(code)) throw new Error('a message is asked for by a key that is worked out');
	let found = false;
	const changed = code.replace(
		/(?<![\w$.])m\.(\$?)(\w+)\b(\(\s*\)?)?/g,
		(whole, unkept: string, key: string, call?: string) => {
			const number = numbers.get(key);
			if (number === undefined) return whole;
			found = true;
			if (unkept) return `say$(${number})`;
			if (call === undefined) return `((parts) => say$(${number}, parts))`;
			return call.endsWith(')') ? `say$(${number})` : `say$(${number}, `;
		}
	);
	return found ? `import { say as say$ } from '$lib/i18n/say';\n${changed}` : undefined;
}
