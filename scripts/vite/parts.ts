import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** Puts `fetch-part.js` in the place of Vite's own way to fetch a part of the app. */
export const parts = (): Plugin => ({
	name: 'tablemate:parts',
	apply: 'build',
	enforce: 'pre',
	load: {
		filter: { id: /^\0vite\/preload-helper\.js$/ },
		handler: () => readFile(new URL('fetch-part.js', import.meta.url), 'utf8')
	}
});
