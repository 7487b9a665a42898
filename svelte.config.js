import adapter from '@sveltejs/adapter-static';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The style attribute of Kit's route announcer, the one inline style there is. */
const announcerStyle = 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=';

/** Every component of the project, in an order that is the same in each build. */
const components = readdirSync(new URL('src', import.meta.url), { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.svelte'))
	.map((file) => join('src', file))
	.sort();

/** @type {import('@sveltejs/kit').Config} */
const config = {
	compilerOptions: {
		// A class of two or three letters instead of Svelte's fourteen: there are thousands of them, and they do not pack.
		cssHash: ({ hash, css, filename }) => {
			const place = components.indexOf(relative(import.meta.dirname, filename));
			return place === -1 ? `svelte-${hash(css)}` : `_${place.toString(36)}`;
		}
	},
	vitePlugin: {
		// Libraries may still be written without runes.
		dynamicCompileOptions: ({ filename }) =>
			/[\\/]node_modules[\\/]/.test(filename) ? undefined : { runes: true }
	},
	kit: {
		// Everything is one folder of plain files; 404.html is a neutral page that asks the router.
		adapter: adapter({
			pages: process.env.BUILD_DIR || 'build',
			assets: process.env.BUILD_DIR || 'build',
			fallback: '404.html',
			precompress: false,
			strict: true
		}),
		outDir: process.env.KIT_DIR || '.svelte-kit',
		// Relative paths would break the 404 page, which is served at any depth.
		paths: { base: /** @type {'' | `/${string}`} */ (process.env.BASE_PATH ?? ''), relative: false },
		serviceWorker: { register: false },
		version: { name: version, pollInterval: 0 },
		prerender: { entries: ['*'] },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['none'],
				'script-src': ['self'],
				'style-src': ['self'],
				'style-src-attr': ['unsafe-hashes', announcerStyle],
				'img-src': ['self', 'data:', 'blob:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none'],
				'require-trusted-types-for': ['script'],
				'trusted-types': ['svelte-trusted-html', 'tablemate-worker']
			}
		}
	}
};

export default config;
