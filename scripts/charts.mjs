// Draws the charts of all boxes into docs/charts, from the machines themselves.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { root } from './ready.mjs';
import { importTypeScript } from './typescript.mjs';

const { pages } = /** @type {typeof import('./charts/charts.ts')} */ (
	await importTypeScript('scripts/charts/charts.ts')
);
const folder = `${root}docs/charts`;
mkdirSync(folder, { recursive: true });
for (const old of readdirSync(folder)) rmSync(`${folder}/${old}`);
for (const [name, page] of pages) writeFileSync(`${folder}/${name}`, page);
process.stdout.write(`Drawn in ${folder}.\n`);
