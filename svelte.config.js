import adapter from '@sveltejs/adapter-static';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/** The style attribute of Kit's route announcer, the one inline style there is. */
const announcerStyle = 'sha256-S8qMpvofolR8Mpjy4kQvEm7m1q8clzU4dfDH0AmvZjo=';

/** @type {import('@sveltejs/kit').Config} */
const config = {
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
