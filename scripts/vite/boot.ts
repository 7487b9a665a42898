import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, transformWithOxc, type Plugin } from 'vite';

/** The syntax of browsers that are much older than those the app runs in. */
const target = 'es2015';

/** Returns `boot.js` small, in syntax that the browsers read which it tells that they are too old. */
export async function smallScript(source: string): Promise<string> {
	const { code } = await transformWithOxc(source, 'boot.js', { target, sourcemap: false });
	return minifySync('boot.js', code, { compress: { target } }).code;
}

/** Makes `boot.js` small: no bundler sees it, and every page waits for it. */
export const smallBoot = (): Plugin => ({
	name: 'tablemate-boot',
	apply: 'build',
	async writeBundle({ dir = '' }) {
		const file = join(dir, 'boot.js');
		if (existsSync(file)) writeFileSync(file, await smallScript(readFileSync(file, 'utf8')));
	}
});
