// npm run replay -- table.json: folds an exported table on plain Node and says where it stands.
import process from 'node:process';
import { importTypeScript } from './typescript.mjs';

// A reader of only the first lines closes the pipe; that is no fault.
process.stdout.on('error', (error) => {
	if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPIPE') throw error;
	process.exit();
});

const { main } = /** @type {typeof import('../src/lib/files/replay-command.ts')} */ (
	await importTypeScript('src/lib/files/replay-command.ts')
);
process.exitCode = await main(process.argv.slice(2));
