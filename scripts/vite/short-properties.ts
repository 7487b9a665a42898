import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const read = /var\((--[a-z][\w-]*)/g;
const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Returns a short name for each custom property that these sources read, two letters by the alphabet. */
export function shortNames(sources: Iterable<string>): ReadonlyMap<string, string> {
	const found = new Set(
		[...sources].flatMap((source) => [...source.matchAll(read)].map(([, name = '']) => name))
	);
	if (found.size > letters.length ** 2) throw new Error('There are more custom properties than names.');
	return new Map(
		[...found]
			.sort()
			.map((name, i) => [
				name,
				`--${letters.charAt(i / letters.length)}${letters.charAt(i % letters.length)}`
			])
	);
}

/** Returns a script that names custom properties by their short names, in quotes and where a style is read. */
export const withShortProperties = (code: string, names: ReadonlyMap<string, string>): string =>
	code.replace(/(?<=["'`]|var\()--[a-z][\w-]*(?=["'`),])/g, (name) => names.get(name) ?? name);

interface Declaration {
	prop: string;
	value: string;
}

/**
 * Custom properties have words for names in the sources, and two letters in what is built: a name is written some ten
 * times. They are named before files are, so that a file whose names are others is another file.
 */
export function shortProperties(root: string) {
	const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
	const names = shortNames(
		files
			.filter((file) => /\.(svelte|css|ts)$/.test(file))
			.map((file) => readFileSync(join(root, 'src', file), 'utf8'))
	);
	const put = (one: Declaration) => {
		if (one.prop.startsWith('--')) {
			const short = names.get(one.prop);
			if (short === undefined) throw new Error(`Nothing reads ${one.prop}.`);
			one.prop = short;
		}
		one.value = one.value.replace(read, (_, name: string) => `var(${names.get(name) ?? name}`);
	};
	const inScripts: Plugin = {
		name: 'tablemate:short-properties',
		enforce: 'post',
		transform: {
			filter: { id: /\/src\/.*\.(svelte|ts)$/, code: /--[a-z]/ },
			handler: (code) => withShortProperties(code, names)
		}
	};
	const inSheets = {
		postcssPlugin: 'short-properties',
		// Once: a declaration that was changed would be visited again.
		Once: (sheet: { walkDecls(each: (one: Declaration) => void): void }) => {
			sheet.walkDecls(put);
		}
	};
	return { inScripts, inSheets };
}
