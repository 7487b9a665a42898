import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

/** Makes `boot.js` small, in words that old browsers read: no bundler sees it, and every page waits for it. */
export const smallBoot = (): Plugin => ({
	name: 'tablemate-boot',
	apply: 'build',
	writeBundle({ dir = '' }) {
		const file = join(dir, 'boot.js');
		if (!existsSync(file)) return;
		const { code } = minifySync(file, readFileSync(file, 'utf8'), { compress: { target: 'es2015' } });
		writeFileSync(file, code);
	}
});
