import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { ManifestOptions } from 'vite-plugin-pwa';

/** Pictures for the install dialogue, shown when their file is there. */
const screenshots = [
	{ file: 'caller-phone.png', sizes: '390x844', form_factor: 'narrow', label: 'The bingo caller on a phone' },
	{ file: 'caller-tablet.png', sizes: '1180x820', form_factor: 'wide', label: 'The bingo caller on a tablet' }
] as const;

/** The boxes on the shelf, by the line that each has in the registry; named as their words name them. */
function boxes(): { name: string; path: string }[] {
	const registry = readFileSync('src/lib/games/registry.ts', 'utf8');
	return [...registry.matchAll(/^\t'?([a-z-]+)'?: \{/gm)].flatMap(([, box = '']) => {
		const words = JSON.parse(readFileSync(`src/lib/games/${box}/text/en.json`, 'utf8')) as Record<
			string,
			unknown
		>;
		const name = Object.entries(words).find(([key]) => /^[a-z]+_name$/.test(key))?.[1];
		return typeof name === 'string' ? [{ name, path: `new?box=${box}` }] : [];
	});
}

/**
 * The web app manifest. Every address in it lies under the base path.
 * @param base the base path with a slash at its end, `/` or `/repo/`
 */
export function manifest(base: string): Partial<ManifestOptions> {
	return {
		id: base,
		scope: base,
		start_url: base,
		name: 'Tablemate',
		short_name: 'Tablemate',
		description: 'Fills in for the missing parts of your board games. Works offline.',
		lang: 'en',
		display: 'standalone',
		orientation: 'any',
		theme_color: '#f6f3ee',
		background_color: '#f6f3ee',
		categories: ['games', 'entertainment'],
		icons: [
			{ src: `${base}pwa-64x64.png`, sizes: '64x64', type: 'image/png' },
			{ src: `${base}pwa-192x192.png`, sizes: '192x192', type: 'image/png' },
			{ src: `${base}pwa-512x512.png`, sizes: '512x512', type: 'image/png' },
			{
				src: `${base}maskable-icon-512x512.png`,
				sizes: '512x512',
				type: 'image/png',
				purpose: 'maskable'
			}
		],
		shortcuts: [...boxes(), { name: 'Take over a game', path: 'receive' }].map(({ name, path }) => ({
			name,
			url: `${base}${path}`
		})),
		// The file of one table, as “Move to another device” saves it.
		file_handlers: [{ action: `${base}receive`, accept: { 'application/json': ['.json'] } }],
		launch_handler: { client_mode: 'navigate-new' },
		screenshots: screenshots
			.filter(({ file }) => existsSync(`static/screenshots/${file}`))
			.map(({ file, ...rest }) => ({ src: `${base}screenshots/${file}`, type: 'image/png', ...rest }))
	};
}

/**
 * Writes the web app manifest beside the pages. A browser reads it when it installs the app, over the network, so it is
 * none of the files that the worker keeps.
 */
export const webManifest = (base: string): Plugin => ({
	name: 'tablemate:manifest',
	apply: 'build',
	applyToEnvironment: ({ name }) => name === 'client',
	generateBundle() {
		this.emitFile({
			type: 'asset',
			fileName: 'manifest.webmanifest',
			source: JSON.stringify(manifest(base))
		});
	}
});
