// npm run replay -- table.json: folds an exported table on plain Node and says where it stands.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { prepare } from './prepare.mjs';

// A reader of only the first lines closes the pipe; that is no fault.
process.stdout.on('error', (error) => {
	if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
	process.exit();
});

const root = fileURLToPath(new URL('..', import.meta.url));
// TypeScript's settings build on those that Kit writes.
if (!existsSync(`${root}.svelte-kit/tsconfig.json`)) await prepare();
const { module } = await runnerImport(`${root}src/lib/files/replay-command.ts`, {
	configFile: false,
	root,
	logLevel: 'silent',
	resolve: { alias: { $lib: `${root}src/lib` } }
});
/** @type {{ main: (argv: readonly string[]) => number | Promise<number> }} */
const { main } = module;
process.exitCode = await main(process.argv.slice(2));
