// npm run bench: how fast the built app is on this machine. Prints figures; tests hold the budgets that can be held.
import { execFileSync } from 'node:child_process';
import { arch, cpus, release, totalmem, type } from 'node:os';
import process from 'node:process';
import { ensureBuild, ensureInstalled, root } from './ready.mjs';

ensureInstalled();
const build = await ensureBuild({ dir: 'build', base: '' });
if (!build.ok) {
	process.stderr.write(`${build.output}\nThe build failed.\n`);
	process.exit(1);
}

const { runnerImport } = await import('vite');
const { needBrowser } = await import('./browser.mjs');
const { median, quantile } = await import('./bench/evening.mjs');
const { firstTap, openingAmong, pastGames, tapToDurable, tapToPaint } = await import('./bench/pages.mjs');
const { serve } = await import('./serve.mjs');
const { measure } = await import('./sizes.mjs');

/** @typedef {{ what: string, figure: number, unit: 'kB' | 'ms', aim?: number }} Figure */

/** @type {Figure[]} */
const figures = [];
/** @param {string} what @param {number} figure @param {number} [aim] */
const time = (what, figure, aim) => {
	figures.push(aim === undefined ? { what, figure, unit: 'ms' } : { what, figure, unit: 'ms', aim });
	process.stderr.write('.');
};

for (const { what, kilobytes, limit } of measure(`${root}build`, `${root}.svelte-kit`)) {
	figures.push({ what: `${what}, gzip`, figure: kilobytes, unit: 'kB', aim: limit });
}

/** @type {{ module: typeof import('./bench/fold.ts') }} */
const { module: folding } = await runnerImport(`${root}scripts/bench/fold.ts`, {
	configFile: false,
	root,
	logLevel: 'silent',
	resolve: { alias: { $lib: `${root}src/lib` } }
});
const folds = folding.foldTimes(2000, 20);
time('fold of 2,000 facts, median of 20', median(folds.fold), 200);
time('reading their rows before that, median of 20', median(folds.read));

const { origin, close } = await serve({ dir: `${root}build` });
try {
	for (const rate of [4, 6]) {
		/** @type {Awaited<ReturnType<typeof firstTap>>[]} */
		const visits = [];
		for (let visit = 0; visit < 5; visit += 1) visits.push(await firstTap(origin, rate));
		time(
			`first visit, ${rate}x slower: first paint, median of 5`,
			median(visits.map(({ painted }) => painted))
		);
		time(
			`first visit, ${rate}x slower: tap on the lid has led to the set-up, median of 5`,
			median(visits.map(({ setUp }) => setUp))
		);
	}
	const durable = await tapToDurable(origin, 200);
	time('tap to durable over 200 calls, p50', quantile(durable, 0.5));
	time('tap to durable over 200 calls, p95', quantile(durable, 0.95));
	const paint = await tapToPaint(origin, 4, 40);
	time('tap to paint, 4x slower, over 40 calls, p75', quantile(paint, 0.75), 100);
	time('tap to paint, 4x slower, over 40 calls, worst', Math.max(...paint), 100);
	const { alone, among } = await openingAmong(origin, 1000, 5);
	time('opening a table of 75 rows, alone, median of 5', median(alone));
	time('the same among 1,000 others, median of 5', median(among), 2 * median(alone) + 100);
	const { few, all } = await pastGames(origin, 10_000, 5);
	time('past games, ten of them, median of 5', median(few));
	time('the same among 10,000, median of 5', median(all), median(few) + 100);
} finally {
	await close();
}

const [cpu] = cpus();
const browser = execFileSync(await needBrowser(() => undefined), ['--version'], {
	encoding: 'utf8',
	stdio: ['ignore', 'pipe', 'ignore']
}).trim();
process.stderr.write('\n');
process.stdout.write(
	[
		`${cpu?.model.trim()} x ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()} ${arch()}`,
		`Node ${process.version}, ${browser}, profile on the disk, server on this machine`,
		'',
		...figures.map(({ what, figure, unit, aim }) => {
			const mark =
				aim === undefined
					? ''
					: figure <= aim
						? `ok, at most ${Math.round(aim)}`
						: `MISSED ${Math.round(aim)}`;
			return `${figure.toFixed(1).padStart(8)} ${unit}  ${what.padEnd(76)} ${mark}`.trimEnd();
		}),
		''
	].join('\n')
);
