// @ts-nocheck
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../static/', import.meta.url));
const source = `${folder}icon.svg`;
const made = [
	'favicon.ico',
	'pwa-64x64.png',
	'pwa-192x192.png',
	'pwa-512x512.png',
	'maskable-icon-512x512.png',
	'apple-touch-icon-180x180.png'
];

/** Draws all icons from static/icon.svg unless they are there and newer than it. */
export async function makeIcons() {
	const drawn = statSync(source).mtimeMs;
	if (made.every((name) => existsSync(folder + name) && statSync(folder + name).mtimeMs >= drawn)) return;
	const { generateAssets } = await import('@vite-pwa/assets-generator/api/generate-assets');
	const { instructions } = await import('@vite-pwa/assets-generator/api/instructions');
	const { minimal2023Preset } = await import('@vite-pwa/assets-generator/presets/minimal-2023');
	const { readFile } = await import('node:fs/promises');
	const paper = { fit: /** @type {const} */ ('contain'), background: '#f8f0db' };
	const plan = await instructions({
		imageResolver: () => readFile(source),
		imageName: 'icon.svg',
		preset: {
			...minimal2023Preset,
			// The mark stays within the middle 62 %: no system's shape cuts it.
			maskable: { sizes: [512], padding: 0.2, resizeOptions: paper },
			apple: { sizes: [180], padding: 0, resizeOptions: paper }
		},
		faviconPreset: '2023',
		htmlLinks: { xhtml: false, includeId: false },
		basePath: '/',
		resolveSvgName: (name) => name
	});
	await generateAssets(plan, true, folder);
}
