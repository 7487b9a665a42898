// How many bytes the built app asks of a phone, against what it may ask. All figures are gzip, in kB of 1000 bytes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { ensureBuild, kitDirOf, root } from './ready.mjs';

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
	const scripts = [...start].filter((name) => name.endsWith('.js'));
	// Without these the page cannot run, so a change in how Kit writes it must not pass as "small".
	if (!scripts.includes('boot.js') || !scripts.some((name) => name.includes('/chunks/'))) {
		throw new Error('The start page names no scripts: has the form of index.html changed?');
	}

	/** @type {Record<string, Chunk>} */
	const chunks = JSON.parse(readFileSync(join(kitDir, 'output/client/.vite/manifest.json'), 'utf8'));
	/** @param {string} page @returns {string[]} the page's own module, as the page names it */
	const pageOf = (page) => {
		const written = readFileSync(join(dir, `${page}.html`), 'utf8');
		const [, ids = ''] = /node_ids: \[([\d, ]+)\]/.exec(written) ?? [];
		const found = Object.keys(chunks).filter((key) =>
			ids.split(', ').some((id) => key.endsWith(`/client-optimized/nodes/${id}.js`))
		);
		if (found.length === 0) throw new Error(`The page ${page} is not among the files.`);
		// Kit's own files for pages only name those that the pages lie in.
		return found.flatMap((key) => chunks[key]?.imports ?? []);
	};
	/** @param {string} name @returns {string[]} the files that the build calls so */
	const filesOf = (name) => Object.keys(chunks).filter((key) => chunks[key]?.name === name);
	/** @param {Iterable<string>} keys @param {Set<string>} had */
	const beyond = (keys, had) =>
		new Set(
			[...keys]
				.flatMap((key) => [...closure(chunks, key)])
				// What the bundler made for itself lies in another file: scripts/vite/straight.ts.
				.filter((name) => !had.has(name) && existsSync(join(dir, name)))
		);
	// What the start page fetches by itself once it answers taps is there before any box is opened.
	const beside = beyond([...filesOf('beside'), ...filesOf('words-en-app')], start);
	if (beside.size === 0) throw new Error('The start page fetches nothing: are the files named otherwise?');
	const had = new Set([...start, ...beside]);
	const boxes = readdirSync(`${root}src/lib/games`).filter((box) =>
		existsSync(`${root}src/lib/games/${box}/index.ts`)
	);

	const worker = readFileSync(join(dir, 'sw.js'), 'utf8');
	const kept = [...worker.matchAll(/\burl:"([^"]+)"/g)].map(([, url]) => {
		const name = url === '/' ? 'index.html' : String(url);
		return existsSync(join(dir, `${name}.html`)) ? `${name}.html` : name;
	});
	if (kept.length === 0) throw new Error('The worker keeps nothing: has the form of sw.js changed?');

	// What reads a code with the camera and what links devices is kept too, and is no part of the promise.
	const scanner = closure(chunks, 'node_modules/qr/decode.js');
	if (scanner.size === 0) throw new Error('The scanner is not among the chunks.');
	const links = Object.values(chunks)
		.filter(({ name = '' }) => /(^|-)link$/.test(name))
		.flatMap(({ file, css = [] }) => [file, ...css]);
	if (links.length === 0) throw new Error('The links are not among the chunks.');
	const aside = new Set([...scanner, ...links, 'linked.html']);

	/** The box whose file it is, by the folder the build found it in. @param {Chunk} chunk */
	const ownerOf = ({ name = '', src = '' }) =>
		boxes.find(
			(box) =>
				name === box ||
				src.includes(`/games/${box}/`) ||
				new RegExp(`^(${box}-(set-up|later|end|papers)|words-\\w\\w-${box}(-later)?)$`).test(name)
		);
	/** @param {string} box */
	const keptOf = (box) =>
		Object.values(chunks)
			.filter((chunk) => ownerOf(chunk) === box)
			.flatMap(({ file, css = [] }) => [file, ...css])
			.filter((name) => kept.includes(name));
	const shell = new Set(kept.filter((name) => !aside.has(name)));
	for (const box of boxes) for (const name of keptOf(box)) shell.delete(name);

	const budgets = [
		{ what: 'start page, scripts', size: of(scripts), limit: 34.8 },
		{
			what: 'start page, scripts, styles, page and lids',
			size: of([...start, 'index.html', 'lids.svg']),
			limit: 43.8
		},
		{ what: 'and when it answers taps, the start page fetches', size: of(beside), limit: 32.8 },
		...boxes.flatMap((box) => {
			const first = [...filesOf(box), ...filesOf(`words-en-${box}`)];
			if (first.length < 2) throw new Error(`The files of ${box} are not found.`);
			const opened = beyond([...pageOf('play'), ...first], had);
			const followed = beyond(
				[...filesOf(`${box}-later`), ...filesOf(`words-en-${box}-later`)],
				new Set([...had, ...opened])
			);
			const ended = beyond(filesOf(`${box}-end`), new Set([...had, ...opened, ...followed]));
			return [
				{ what: `opening a table of ${box} adds`, size: of(opened), limit: 42.9 },
				{ what: `and when it is on the screen, ${box} fetches`, size: of(followed), limit: 85.9 },
				{ what: `and by its first end, ${box} fetches`, size: of(ended), limit: 23.5 },
				{
					what: `kept without a network for ${box}, both languages`,
					size: of(new Set(keptOf(box))),
					limit: 75.5
				}
			];
		}),
		{ what: 'kept without a network: shell, pages and font', size: of(shell), limit: 288.8 },
		{
			what: 'kept without a network in all, scanner and links left out',
			size: of(new Set(kept.filter((name) => !aside.has(name)))),
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
	const build = await ensureBuild({ dir: 'build', base: '' });
	if (!build.ok) throw new Error(build.output);
	const budgets = measure(`${root}build`, root + kitDirOf('build'));
	for (const budget of budgets) process.stdout.write(`${line(budget)}\n`);
	if (budgets.some(({ ok }) => !ok)) process.exitCode = 1;
}
