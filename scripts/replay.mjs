// npm run replay -- table.json: folds an exported table on plain Node and says where it stands.
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport(`${root}src/lib/replay.ts`, {
	configFile: false,
	root,
	logLevel: 'silent',
	resolve: { alias: { $lib: `${root}src/lib` } }
});
/** @type {{ main: (argv: readonly string[]) => number | Promise<number> }} */
const { main } = module;
process.exitCode = await main(process.argv.slice(2));
