// What needs no browser: sizes, and the fold.
import { kitDirOf, root } from '../ready.mjs';
import { measure } from '../sizes.mjs';
import { importTypeScript } from '../typescript.mjs';
import { median } from './evening.mjs';

/** @param {import('./figures.mjs').Bench} bench */
export function sizes({ tell }) {
	for (const { what, kilobytes, limit } of measure(`${root}build`, root + kitDirOf('build')))
		tell({ what: `${what}, gzip`, figure: kilobytes, unit: 'kB', aim: limit });
}

/** @param {import('./figures.mjs').Bench} bench */
export async function folds({ tell, few }) {
	const { foldTimes } = /** @type {typeof import('./fold.ts')} */ (
		await importTypeScript('scripts/bench/fold.ts')
	);
	const runs = few ? 10 : 40;
	const { fold, read } = foldTimes(2000, runs);
	tell({ what: 'fold of 2,000 facts, median', figure: median(fold), unit: 'ms', aim: 30, of: runs });
	tell({ what: 'reading their rows before that, median', figure: median(read), unit: 'ms', of: runs });
}
