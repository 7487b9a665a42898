import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { onPath } from './browser.mjs';

/** The programs of the engines besides Chromium, and the packages of Debian that have them. */
const programs = {
	firefox: { needs: [['firefox-esr', 'firefox']], packages: ['firefox-esr'] },
	webkit: { needs: [['WebKitWebDriver'], ['Xvfb']], packages: ['webkit2gtk-driver', 'xvfb'] }
};

/** @typedef {keyof typeof programs} Engine */

/**
 * The programs of an engine that are here.
 * @param {Engine} engine
 * @returns {string[] | undefined} their files; undefined when one is missing
 */
export function findEngine(engine) {
	const files = programs[engine].needs.map((names) =>
		names.map((name) => onPath(name)).find((file) => file !== undefined)
	);
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
 * Goes the core path in all three engines, or a short one in those that are here besides Chromium, which has all the
 * specs to itself. Answers what came of it, and says which engines it was.
 * @template {{ passed: number, failed: number }} T
 * @param {() => Promise<T>} run
 * @param {boolean} all
 */
export async function tryEngines(run, all) {
	if (all) needEngines((line) => process.stdout.write(`${line}\n`));
	else process.env.SHORT_PATH = 'yes';
	const here = [...(all ? ['chromium'] : []), ...enginesHere()];
	const told = here.length > 0 ? `It ran in ${here.join(' and ')}.` : 'No engine besides Chromium is here.';
	return { ...(here.length > 0 ? await run() : { passed: 0, failed: 0 }), notes: [told] };
}
