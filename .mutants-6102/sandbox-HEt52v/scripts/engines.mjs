// @ts-nocheck
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { onPath } from './browser.mjs';

/** The programs of the engines besides Chromium, and the packages of Debian that have them. */
const programs = {
	firefox: { needs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
	webkit: { needs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] }
};

/** @typedef {keyof typeof programs} Engine */

/**
 * The small browser that WebKitGTK brings along for its driver: it alone keeps a profile on the disk.
 * @returns {string | undefined} its file
 */
function findMiniBrowser() {
	const folders = (existsSync('/usr/lib') ? readdirSync('/usr/lib') : []).flatMap((triplet) =>
		['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((api) => join('/usr/lib', triplet, api))
	);
	return folders.map((folder) => join(folder, 'MiniBrowser')).find((file) => existsSync(file));
}

/**
 * The programs of an engine that are here.
 * @param {Engine} engine
 * @returns {string[] | undefined} their files; undefined when one is missing
 */
export function findEngine(engine) {
	const files = programs[engine].needs.map((names) =>
		names.map((name) => onPath(name)).find((file) => file !== undefined)
	);
	if (engine === 'webkit') files.push(findMiniBrowser());
	return files.every((file) => file !== undefined) ? files : undefined;
}

/** The engines that are here, besides Chromium. */
export const enginesHere = () => /** @type {Engine[]} */ (Object.keys(programs)).filter(findEngine);

/**
 * Asks Debian for the engines that are missing: some 110 MB for both.
 * @param {(line: string) => void} say told what is being tried
 * @throws Error with one sentence that says what to install
 */
function needEngines(say) {
	const missing = /** @type {Engine[]} */ (Object.keys(programs)).filter((engine) => !findEngine(engine));
	if (missing.length === 0) return;
	const packages = missing.flatMap((engine) => programs[engine].packages);
	if (process.getuid?.() === 0 && onPath('apt-get')) {
		say(`Asking Debian for ${packages.join(', ')}.`);
		const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
		spawnSync('apt-get', ['update', '-q'], { env, stdio: 'ignore' });
		spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], {
			env,
			stdio: 'ignore'
		});
	}
	const still = missing.filter((engine) => !findEngine(engine));
	if (still.length > 0) throw new Error(`No ${still.join(' and no ')} here: install ${packages.join(', ')}.`);
}

/**
 * Goes the core path in all three engines, or its first part in those that are here. Answers what came of it, and says
 * which engines it was.
 * @template {{ passed: number, failed: number, notes?: string[] }} T
 * @param {(...only: string[]) => Promise<T>} run runs the engines' tests, or only those whose file's name has this in it
 * @param {boolean} all
 */
export async function tryEngines(run, all) {
	if (all) needEngines((line) => process.stdout.write(`${line}\n`));
	const here = ['chromium', ...enginesHere()];
	const missing = Object.keys(programs).filter((engine) => !here.includes(engine));
	const told = [
		`It ran in ${here.join(', ')}.`,
		...missing.map((engine) => `There is no ${engine} here: it was not tried.`)
	];
	const result = await (all ? run() : run('first-visit'));
	return { ...result, notes: [...(result.notes ?? []), told.join(' ')] };
}
