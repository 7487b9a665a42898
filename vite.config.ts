import { sveltekit } from '@sveltejs/kit/vite';
import { SvelteKitPWA } from '@vite-pwa/sveltekit';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { defineConfig } from 'vite';
import { actors } from './scripts/vite/actors.ts';
import { smallBoot } from './scripts/vite/boot.ts';
import { breakpoints } from './scripts/vite/breakpoints.ts';
import { parts } from './scripts/vite/parts.ts';
import { icons } from './scripts/vite/icons.ts';
import { kitClient } from './scripts/vite/kit-client.ts';
import { webManifest } from './scripts/vite/manifest.ts';
import { chunkGroups } from './scripts/vite/chunk-groups.ts';
import { rulesMarkdown } from './scripts/vite/rules-markdown.ts';
import { shortProperties } from './scripts/vite/short-properties.ts';
import { slots } from './scripts/vite/slots.ts';
import { tight } from './scripts/vite/tight.ts';
import { unclosed } from './scripts/vite/unclosed.ts';
import { unserved, unstepped } from './scripts/vite/unserved.ts';
import { words } from './scripts/vite/words.ts';

const base = `${process.env.BASE_PATH ?? ''}/`;
const kitDir = process.env.KIT_DIR || '.svelte-kit';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** The 404 page names the client's files in the frame of app.html, with the policy of Kit's configuration. */
async function fallbackRevision(): Promise<string> {
	const list = `${kitDir}/output/client/.vite/manifest.json`;
	// Asked even when a build has failed; an error of its own would hide the one that made it fail.
	if (!existsSync(list)) return 'not-built';
	const made = createHash('sha256');
	for (const file of [list, 'src/app.html', 'src/hooks.server.ts', 'svelte.config.js'])
		made.update(await readFile(file));
	return made.digest('hex').slice(0, 16);
}

const properties = shortProperties(import.meta.dirname);

export default defineConfig({
	build: {
		modulePreload: {
			// The worker keeps every file, so lists of what each lazy part imports only weigh; styles have to be named.
			resolveDependencies: (_file: string, files: string[]) => files.filter((file) => file.endsWith('.css'))
		},
		// Names of few different letters pack better, and files name each other often; `tight` makes them shorter, too.
		rolldownOptions: {
			output: { codeSplitting: { groups: chunkGroups() }, hashCharacters: 'base36' as const }
		}
	},
	css: { postcss: { plugins: [breakpoints(), properties.inSheets] } },
	define: { __APP_VERSION__: JSON.stringify(version) },
	plugins: [
		words(import.meta.dirname),
		icons(),
		smallBoot(),
		rulesMarkdown(),
		parts(),
		unserved(),
		actors(),
		kitClient(),
		slots(),
		properties.inScripts,
		unstepped(),
		unclosed(),
		sveltekit(),
		tight(),
		webManifest(base),
		SvelteKitPWA({
			strategies: 'generateSW',
			// A table in play must never be reloaded under the players: the new version waits to be asked.
			registerType: 'prompt',
			injectRegister: false,
			base,
			scope: base,
			buildBase: base,
			outDir: `${kitDir}/output/client`,
			manifest: false,
			workbox: {
				globDirectory: `${kitDir}/output`,
				globPatterns: [
					'client/**/*.{js,css,png,svg,webp,woff2}',
					// Of the pages the shelf alone: 404.html opens each other one, so none is kept beside the scripts that make it.
					'prerendered/pages/{index.html,lids.svg}'
				],
				// What a browser fetches to install the app, with the pictures for it, and those for browsers that draw no icon from
				// lines: no page needs them.
				globIgnores: ['client/*.webmanifest', 'client/screenshots/**', 'client/*.png'],
				cleanupOutdatedCaches: true,
				clientsClaim: true,
				// A page is the same whatever its query: a table's address must open without a network too.
				ignoreURLParametersMatching: [/./],
				navigateFallback: `${base}404.html`
			},
			kit: {
				outDir: kitDir,
				includeVersionFile: true,
				adapterFallback: '404.html',
				spa: { fallbackRevision }
			}
		})
	]
});
