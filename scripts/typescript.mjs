import { existsSync } from 'node:fs';
import { runnerImport } from 'vite';
import { prepare } from './prepare.mjs';
import { root } from './ready.mjs';

/**
 * Imports a TypeScript module of the project on plain Node.
 * @param {string} file from the project's folder
 * @returns {Promise<unknown>} its exports, to be cast by the caller
 */
export async function importTypeScript(file) {
	// TypeScript's settings build on those that Kit writes.
	if (!existsSync(`${root}.svelte-kit/tsconfig.json`)) await prepare();
	const { module } = await runnerImport(root + file, {
		configFile: false,
		root,
		logLevel: 'silent',
		resolve: { alias: { $lib: `${root}src/lib` } }
	});
	return module;
}
