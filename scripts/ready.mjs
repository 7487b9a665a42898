// What npm start and npm test need before they begin. Node's own modules only: nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const notes = join(root, 'node_modules/.cache/tablemate');

/** @param {string} name */
function note(name) {
	const file = join(notes, name);
	return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} name
 * @param {string} text
 */
function keepNote(name, text) {
	mkdirSync(notes, { recursive: true });
	writeFileSync(join(notes, name), text);
}

/**
 * Installs exactly what the lock of a folder names, unless that has been done. Throws when npm cannot.
 * @param {string} [folder] the project, or a folder of it with a lock of its own
 */
export function ensureInstalled(folder = '') {
	const lock = join(root, folder, 'package-lock.json');
	const sum = createHash('sha256').update(readFileSync(lock)).digest('hex');
	const noted = folder ? `lock-${folder.replaceAll('/', '-')}` : 'lock';
	if (note(noted) === sum) return;
	const installed = join(root, folder, 'node_modules/.package-lock.json');
	if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs) {
		process.stdout.write(`Installing what ${join(folder, 'package-lock.json')} names ...\n`);
		const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
			cwd: join(root, folder),
			stdio: ['ignore', 'inherit', 'inherit'],
			shell: process.platform === 'win32',
			// A browser is looked for later, and only by the tests.
			env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' }
		});
		if (done.status !== 0) throw new Error('npm ci failed: see above.');
	}
	keepNote(noted, sum);
}

/**
 * Runs a Node program of the project to its end.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {number} [timeout] milliseconds after which it is given up; without it, never
 * @returns {Promise<{ output: string, code: number | null }>} what it said, and its exit code
 */
export function said(args, env = {}, timeout = 0) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd: root,
			stdio: ['ignore', 'pipe', 'pipe'],
			timeout,
			env: { ...process.env, NO_COLOR: '1', ...env }
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
		child.once('error', () => resolve({ output, code: null }));
		child.once('close', (code) => resolve({ output, code }));
	});
}

const sources = ['src', 'static', 'messages', 'scripts'];
const sourceFiles = [
	'package-lock.json',
	'package.json',
	'svelte.config.js',
	'vite.config.ts',
	'tsconfig.json'
];
/** Made by the build itself, or no part of it. */
const notSource =
	/^scripts\/bench[./]|(^|\/)(lib\/i18n\/made|.*\.test\.ts$)|static\/(favicon\.ico|(pwa|maskable-icon|apple-touch-icon)-[^/]*\.png)$/;

/** @param {string} base */
function fingerprint(base) {
	const sum = createHash('sha256').update(base);
	const files = sources.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(root.length))
	);
	for (const file of [...files, ...sourceFiles].map((name) => name.replaceAll('\\', '/')).sort()) {
		if (!notSource.test(file)) sum.update(`\0${file}\0`).update(readFileSync(join(root, file)));
	}
	return sum.digest('hex');
}

/**
 * Where Kit works while a folder is built. Each time it begins it takes away the types of the routes and writes them
 * anew, so it doesn't begin where types are being checked.
 * @param {string} dir
 */
export const kitDirOf = (dir) => `.svelte-kit-${dir}`;

/**
 * Builds the app into a folder, unless it lies there as the sources are now. Makes first what a build needs beside them.
 *
 * @param {object} build
 * @param {string} build.dir the folder, a name in the project's folder
 * @param {string} build.base the base path, '' or '/repo'
 * @param {boolean} [build.prepared] `prepare` has run; other programs may be reading what it made
 * @returns {Promise<{ ok: boolean, fresh: boolean, output: string }>} `fresh` when nothing had to be done
 */
export async function ensureBuild({ dir, base, prepared = false }) {
	if (base !== '' && !/^(\/[\w.~-]+)+$/.test(base)) {
		return { ok: false, fresh: false, output: `BASE_PATH must look like /repo, not ${base}` };
	}
	const name = `made-${dir}`;
	const wanted = fingerprint(base);
	if (note(name) === wanted && existsSync(join(root, dir, 'sw.js')))
		return { ok: true, fresh: true, output: '' };
	if (!prepared) {
		const made = await said(['scripts/prepare.mjs']);
		if (made.code !== 0) return { ok: false, fresh: false, output: made.output };
	}
	const { output, code } = await said(['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
		BASE_PATH: base,
		BUILD_DIR: dir,
		KIT_DIR: kitDirOf(dir)
	});
	const ok = code === 0 && existsSync(join(root, dir, 'sw.js'));
	if (ok) keepNote(name, wanted);
	return { ok, fresh: false, output };
}
