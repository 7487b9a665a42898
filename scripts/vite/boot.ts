import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Takes the comments and the indentation out of `boot.js`: no bundler sees it, and every page waits for it. */
export const bootWithoutComments = (): Plugin => ({
	name: 'tablemate-boot',
	apply: 'build',
	writeBundle({ dir = '' }) {
		const file = join(dir, 'boot.js');
		if (existsSync(file)) writeFileSync(file, readFileSync(file, 'utf8').replace(/^\s*(\/\/.*\n)?/gm, ''));
	}
});
