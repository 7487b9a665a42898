// What a build, a type check or a lint needs beside the sources: icons, compiled words, Kit's own types.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { makeIcons } from './icons.mjs';
import { paraglideOptions } from './vite/paraglide.mjs';

/** Makes what is generated and not kept in the repository. Throws when a step fails. */
export async function prepare() {
	await makeIcons();
	const { compile } = await import('@inlang/paraglide-js');
	// As the bundler's plugin has it, so that a build without the plugin is the same to the byte.
	await compile({ ...paraglideOptions, isServer: "import.meta.env?.SSR ?? typeof window === 'undefined'" });
	const sync = spawnSync(process.execPath, ['node_modules/@sveltejs/kit/svelte-kit.js', 'sync'], {
		cwd: fileURLToPath(new URL('..', import.meta.url)),
		encoding: 'utf8'
	});
	if (sync.status !== 0) throw new Error(`svelte-kit sync failed:\n${sync.stdout}${sync.stderr}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await prepare();
