import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Handle } from '@sveltejs/kit';
import * as v from 'valibot';

// There is no server: all of this is asked when pages are built.

const client = `${process.env.KIT_DIR || '.svelte-kit'}/output/client/`;
/** The files of the built app, as Vite lists them; in `npm run dev` there are none. */
const list = `${client}.vite/manifest.json`;
const names = v.optional(v.array(v.string()));
const chunks = v.parse(
	v.record(v.string(), v.object({ file: v.string(), imports: names, css: names })),
	existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
);

/** Returns the style sheets of a file and of all it imports, those of what is imported first: so they stand when it is shown. */
function sheetsOf(key: string, seen = new Set<string>()): string[] {
	if (seen.has(key)) return [];
	seen.add(key);
	const { imports = [], css = [] } = chunks[key] ?? {};
	return [...imports.flatMap((one) => sheetsOf(one, seen)), ...css];
}

const sheet = /[ \t]*<link href="[^"]*?\/(_app\/[^"]+\.css)" rel="stylesheet">\n?/g;
const policy = /[ \t]*<meta http-equiv="content-security-policy"[^>]*>\n/;
const script = /[ \t]*<link href="[^"]*?\/(_app\/[^"]+\.js)" rel="modulepreload">\n/g;
const boot = /[ \t]*<script src="([^"]*\/)boot\.js"><\/script>\n/;
const font = chunks['src/lib/ui/fonts/letters-wght-normal.woff2']?.file;

/**
 * Returns the links of every style sheet that a page's scripts import. Kit leaves out those of a file that is also fetched
 * later by another, so the page would first stand there without them.
 */
function sheetsIn(html: string): string {
	const [first, name] = [...html.matchAll(sheet)][0] ?? [];
	if (!first || !name) return '';
	const named = new Set(
		[...html.matchAll(/\/(_app\/[^"]+\.js)" rel="modulepreload"/g)].map(([, file]) => file)
	);
	const seen = new Set<string>();
	const sheets = Object.keys(chunks)
		.filter((key) => named.has(chunks[key]?.file))
		.flatMap((key) => sheetsOf(key, seen));
	return [...new Set(sheets)].map((one) => first.replace(name, one)).join('');
}

/**
 * Returns the link of the font, on every page, 404.html too: one that comes with the first words finds them laid out with
 * the device's own letters, which are looked for, drawn and thrown away.
 */
const letters = (at: string) =>
	font ? `\t\t<link rel="preload" href="${at}${font}" as="font" type="font/woff2" crossorigin />\n` : '';

/** Kit's own files and the bundler's, which lie in others: `scripts/vite/straight.ts`. */
const isGone = (file: string): boolean => Object.keys(chunks).length > 0 && !existsSync(client + file);

/** Returns how a policy names a script that stands in the page. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Returns a page whose own script fetches the app from the file it lies in, where Kit's only names that. */
function fromHome(html: string): string {
	const [, said] = /<script>([^]*?)<\/script>/.exec(html) ?? [];
	if (said === undefined) return html;
	const fetching = Object.values(chunks).reduce((text, { file, imports: [home = ''] = [] }) => {
		const instead = chunks[home]?.file;
		return instead && isGone(file) ? text.replaceAll(file, instead) : text;
	}, said);
	return html.replace(said, () => fetching).replace(hashOf(said), hashOf(fetching));
}

/**
 * Names what a page is painted with first of all: while a browser waits for a script it looks ahead for what else to
 * fetch, but not in a page that has its policy in its head. The sheets themselves stand behind `boot.js`, which hears of
 * one that does not come, and is not kept waiting by them.
 */
function inOrder(html: string): string {
	const sheets = sheetsIn(html);
	const early = sheets.replaceAll('rel="stylesheet"', 'rel="preload" as="style"');
	return fromHome(html)
		.replace(sheet, '')
		.replace(script, (link: string, file: string) => (isGone(file) ? '' : link))
		.replace(policy, (rule) => rule + early)
		.replace(boot, (first, at: string) => letters(at) + first + sheets);
}

export const handle: Handle = ({ event, resolve }) =>
	resolve(event, { transformPageChunk: ({ html }) => inOrder(html) });
