// @ts-nocheck
// npm start: the built app on this machine. Installs and builds first, where that is due.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuild, ensureInstalled, root } from './ready.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' } } });
const asked = values.port ?? process.env.PORT;
const port = asked === undefined ? undefined : Number(asked);
if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port <= 65_535)) {
	process.stderr.write(`A port is a number from 0 to 65535, not ${asked}.\n`);
	process.exit(2);
}
const base = process.env.BASE_PATH ?? '';

ensureInstalled();
const build = await ensureBuild({ dir: 'build', base });
if (!build.ok) {
	process.stderr.write(`${build.output}\nThe build failed.\n`);
	process.exit(1);
}

const { serve } = await import('./serve.mjs');

/** The first free port from 4173 on; one that was asked for is that one or an error. */
async function open() {
	for (let next = port ?? 4173; ; next++) {
		try {
			return await serve({ dir: `${root}build`, base, port: next });
		} catch (error) {
			const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
			if (!taken || port !== undefined || next >= 4273) throw error;
		}
	}
}

try {
	const { origin, close } = await open();
	process.stdout.write(`Tablemate is at ${origin.replace('127.0.0.1', 'localhost')}${base}/\n`);
	for (const signal of ['SIGINT', 'SIGTERM']) {
		process.once(signal, () => void close().then(() => process.exit(0)));
	}
} catch (error) {
	const why = error instanceof Error && 'code' in error ? error.code : error;
	process.stderr.write(`Port ${port ?? ''} cannot be used: ${why}.\n`);
	process.exit(1);
}
