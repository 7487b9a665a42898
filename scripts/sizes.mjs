// How many bytes the built app asks of a phone, against what it may ask. All figures are gzip, in kB of 1000 bytes.
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './ready.mjs';

/** Pressed already: a server sends them as they are. */
const pressed = new Set(['.png', '.woff2', '.ico', '.webp']);

/** @param {string} file */
function bytes(file) {
	const content = readFileSync(file);
	return pressed.has(extname(file)) ? content.length : gzipSync(content, { level: 9 }).length;
}

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[], name?: string, src?: string }} Chunk */

/**
 * The files a chunk needs before it can run: itself, what it imports, and their styles.
 * @param {Record<string, Chunk>} chunks
 * @param {string} key
 * @param {Set<string>} [found]
 */
function closure(chunks, key, found = new Set()) {
	const chunk = chunks[key];
	if (!chunk || found.has(chunk.file)) return found;
	found.add(chunk.file);
	for (const style of chunk.css ?? []) found.add(style);
	for (const next of chunk.imports ?? []) closure(chunks, next, found);
	return found;
}

/**
 * @param {string} dir the built app, for the root path
 * @param {string} kitDir Kit's own folder of the same build
 * @returns {{ what: string, kilobytes: number, limit: number, ok: boolean }[]}
 */
export function measure(dir, kitDir) {
	const of = (/** @type {Iterable<string>} */ names) =>
		[...names].reduce((sum, name) => sum + bytes(join(dir, name)), 0);
	const html = readFileSync(join(dir, 'index.html'), 'utf8');
	const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="\/([^"]+\.(?:js|css))"/g)].flatMap(
		([, name]) => (name === undefined ? [] : [name])
	);
	const start = new Set(named);
	const scripts = named.filter((name) => name.endsWith('.js'));
	// Without these the page cannot run, so a change in how Kit writes it must not pass as "small".
	if (!scripts.includes('boot.js') || !scripts.some((name) => name.includes('/entry/'))) {
		throw new Error('The start page names no scripts: has the form of index.html changed?');
	}

	/** @type {Record<string, Chunk>} */
	const chunks = JSON.parse(readFileSync(join(kitDir, 'output/client/.vite/manifest.json'), 'utf8'));
	// A room opens on the table's page: count that page too.
	const nodes = Object.keys(chunks).filter((key) => /generated\/client-optimized\/nodes\/\d+\.js$/.test(key));
	const play = readFileSync(join(dir, 'play.html'), 'utf8');
	const table = nodes.filter((key) => play.includes(chunks[key]?.file ?? '\0'));
	if (table.length === 0) throw new Error('The page of the table is not among the chunks.');
	const fetched = new Set(Object.values(chunks).flatMap(({ dynamicImports = [] }) => dynamicImports));
	/** @type {Map<string, { first: string[], later: string[] }>} */
	const boxes = new Map();
	for (const key of fetched) {
		const { src = '', name = '' } = chunks[key] ?? {};
		// A room's index, shared by others, has lost its path in the manifest; its name is left.
		const box =
			/^src\/lib\/games\/([^/]+)\//.exec(src)?.[1] ??
			(existsSync(`${root}src/lib/games/${name}/index.ts`) ? name : '');
		// The set-up was read before the table is opened, the rules are read on demand; board and cards have pages of their
		// own; words with a door of their own are those of past games and of the numbers.
		if (!box || /\.md\?|set-?up|BoardScreen\.|\/cards\/|\/print\/|\/words\//i.test(src)) continue;
		const found = boxes.get(box) ?? { first: [], later: [] };
		boxes.set(box, found);
		// `later.ts` is fetched when the table is on the screen and can be played.
		found[src.endsWith('/later.ts') ? 'later' : 'first'].push(key);
	}
	/** @param {Iterable<string>} keys @param {Set<string>} had */
	const beyond = (keys, had) =>
		new Set([...keys].flatMap((key) => [...closure(chunks, key)]).filter((name) => !had.has(name)));
	// What the start page fetches by itself once it answers taps is there before any room is opened.
	const beside = beyond(
		nodes
			.filter((key) => start.has(chunks[key]?.file ?? ''))
			.flatMap((key) => chunks[key]?.dynamicImports ?? [])
			.filter((key) => key.startsWith('src/routes/')),
		start
	);
	const had = new Set([...start, ...beside]);

	const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
	const kept = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, url]) => {
		const name = url === '/' ? 'index.html' : String(url);
		return existsSync(join(dir, `${name}.html`)) ? `${name}.html` : name;
	});
	if (kept.length === 0) throw new Error('The worker keeps nothing: has the form of sw.js changed?');

	// What reads a code with the camera is kept too, and is no part of the promise.
	const scanner = closure(chunks, 'node_modules/qr/decode.js');
	if (scanner.size === 0) throw new Error('The scanner is not among the chunks.');

	const budgets = [
		{ what: 'start page, scripts', size: of(scripts), limit: 45 },
		{ what: 'start page, scripts, styles and page', size: of([...start, 'index.html']), limit: 60 },
		{ what: 'and when it answers taps, the start page fetches', size: of(beside), limit: 30 },
		...[...boxes].flatMap(([box, { first, later }]) => {
			const opened = beyond([...table, ...first], had);
			const followed = beyond(later, new Set([...had, ...opened]));
			return [
				{ what: `opening a table of ${box} adds`, size: of(opened), limit: 45 },
				{ what: `and when it is on the screen, ${box} fetches`, size: of(followed), limit: 60 }
			];
		}),
		{
			what: 'kept for use without a network, the scanner left out',
			size: of(new Set(kept.filter((name) => !scanner.has(name)))),
			limit: 600
		}
	];
	return budgets.map(({ what, size, limit }) => ({
		what,
		limit,
		kilobytes: size / 1000,
		ok: size <= limit * 1000
	}));
}

/** @param {ReturnType<typeof measure>[number]} budget */
export const line = ({ what, kilobytes, limit, ok }) =>
	`${ok ? 'ok  ' : 'OVER'} ${kilobytes.toFixed(1).padStart(6)} of ${String(limit).padStart(3)} kB  ${what}`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const budgets = measure(`${root}build`, `${root}.svelte-kit`);
	for (const budget of budgets) process.stdout.write(`${line(budget)}\n`);
	if (budgets.some(({ ok }) => !ok)) process.exitCode = 1;
}
