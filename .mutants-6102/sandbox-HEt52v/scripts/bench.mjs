// @ts-nocheck
// npm run bench: how fast the built app is on this machine, each figure with its aim and how often it was measured.
// Tests hold what can be counted; these are times, and another program that runs beside them makes them longer.
//
//   npm run -s bench > last.txt             all of it, on a machine that does nothing else
//   npm run -s bench -- --beside last.txt   with the figures of an earlier run beside them
//   npm run -s bench -- --only play,hour    some of its parts: sizes, fold, first, play, open, hour
//   npm run -s bench -- --few               each measured seldom: to see that it works
//   PEERS=folder npm run -s bench           with apps of others beside it (scripts/bench/peers.mjs)
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureInstalled, root } from './ready.mjs';

ensureInstalled();
const { values: asked } = parseArgs({
	options: { beside: { type: 'string' }, only: { type: 'string' }, few: { type: 'boolean', default: false } }
});
const build = await ensureBuild({ dir: 'build', base: '' });
if (!build.ok) {
	process.stderr.write(`${build.output}\nThe build failed.\n`);
	process.exit(1);
}

const { needBrowser } = await import('./browser.mjs');
const { figuresIn, line } = await import('./bench/figures.mjs');
const { first } = await import('./bench/first.mjs');
const { folds, sizes } = await import('./bench/node.mjs');
const { hour } = await import('./bench/hour.mjs');
const { open } = await import('./bench/open.mjs');
const { play } = await import('./bench/play.mjs');
const { serve } = await import('./serve.mjs');

const before = asked.beside === undefined ? new Map() : figuresIn(readFileSync(asked.beside, 'utf8'));
const parts = Object.entries({ sizes, fold: folds, first, play, open, hour });
const wanted = asked.only?.split(',') ?? parts.map(([name]) => name);
const browser = execFileSync(await needBrowser(() => undefined), ['--version'], {
	encoding: 'utf8',
	stdio: ['ignore', 'pipe', 'ignore']
}).trim();
const [cpu] = cpus();
const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);
const load = () => loadavg()[0]?.toFixed(1);
say(
	`${cpu?.model.trim()} x ${cpus().length}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${type()} ${release()} ${arch()}`
);
say(`Node ${process.version}, ${browser}, profile on the disk, server on this machine, load ${load()}\n`);

const { origin, close } = await serve({ dir: `${root}build` });
try {
	for (const [name, part] of parts.filter(([name]) => wanted.includes(name))) {
		const start = Date.now();
		await part({ origin, few: asked.few, tell: (figure) => say(line(figure, before)) });
		process.stderr.write(`${name}: ${Math.round((Date.now() - start) / 1000)} s, load ${load()}\n`);
	}
} finally {
	await close();
}
