// Does what the README says first: `npm start`, and a look at the page that it names.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './ready.mjs';

/** @typedef {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, import('node:stream').Readable>} App */

/**
 * Reads on until the program names an address, or ends.
 * @param {App} app
 * @returns {Promise<{ said: string, address?: string }>}
 */
function addressOf(app) {
	let said = '';
	return new Promise((resolve) => {
		for (const stream of [app.stdout, app.stderr])
			stream.on('data', (chunk) => {
				said += String(chunk);
				const address = /Tablemate is at (\S+)/.exec(said)?.[1];
				if (address) resolve({ said, address });
			});
		app.once('error', ({ message }) => resolve({ said: `${said}${message}` }));
		app.once('close', () => resolve({ said }));
	});
}

/**
 * Starts the app as the README says, which builds it where that is due, and asks for its start page.
 * @param {number} patience milliseconds
 * @returns {Promise<string | undefined>} what went wrong; undefined when the page came, a bingo caller one tap from it
 */
export async function tryStart(patience) {
	const app = spawn(process.execPath, ['scripts/start.mjs', '--port', '0'], {
		cwd: root,
		stdio: ['ignore', 'pipe', 'pipe'],
		timeout: patience,
		env: { ...process.env, BASE_PATH: '', KIT_DIR: '' }
	});
	try {
		const { said, address } = await addressOf(app);
		if (address === undefined) return `npm start ended without an address.\n${said}`;
		const page = await fetch(address);
		if (page.status !== 200) return `${address} answers ${page.status}.`;
		if (!(await page.text()).includes('href="/new?box=parker-bingo"'))
			return `The page at ${address} has no way to Parker Bingo.`;
		return undefined;
	} finally {
		app.kill();
	}
}
