// @ts-nocheck
// Draws the charts of all boxes into docs/charts, from the machines themselves.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { runnerImport } from 'vite';
import { root } from './ready.mjs';

/** @type {{ module: typeof import('./charts/charts.ts') }} */
const { module } = await runnerImport(`${root}scripts/charts/charts.ts`, {
	configFile: false,
	root,
	logLevel: 'silent',
	resolve: { alias: { $lib: `${root}src/lib` } }
});
const folder = `${root}docs/charts`;
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(`${folder}/${old}`);
for (const [name, page] of module.pages) writeFileSync(`${folder}/${name}`, page);
process.stdout.write(`Drawn in ${folder}.\n`);
