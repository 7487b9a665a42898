// npm test: everything that is checked before a merge, on this machine. `npm run test:long` (`test.mjs long`) runs what
// there is no time for then: laws tried more often, and the specs tagged `long`. `npm run test:faults` (`test.mjs
// faults`) runs what has to be survived, hours of it, and prints what was counted; `npm run test:engines` goes the core
// path in Chromium, Firefox and WebKit. All steps run even when one fails; the last line sums up.
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuild, ensureInstalled, kitDirOf, root } from './ready.mjs';
import { beside, clearReports, mode, one, patience, playwright, vitest } from './runners.mjs';

/** @typedef {import('./runners.mjs').Result} Result */

// Read by the runners' own configurations, and by laws that are tried more often in the long run.
if (mode !== 'quick') Object.assign(process.env, { LONG_TESTS: 'yes', VITE_LONG_TESTS: 'yes' });
if (mode === 'faults') Object.assign(process.env, { FAULT_TESTS: 'yes', VITE_FAULT_TESTS: 'yes' });
/** TypeScript makes much that soon is waste: more room for what is young spares a tenth of the time. */
const roomy = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };

/** @param {string} dir @param {string} base @returns {Promise<Result>} */
async function build(dir, base) {
	const { ok, fresh, output } = await ensureBuild({ dir, base, prepared: true });
	return { ...one(ok), notes: ok ? [fresh ? 'Built already.' : 'Built.'] : [output] };
}

/** Builds the app, too: all that comes after is tried on that build. @returns {Promise<Result>} */
async function start() {
	const { tryStart } = await import('./try-start.mjs');
	const wrong = await tryStart(patience);
	return { ...one(wrong === undefined), notes: wrong ? [wrong] : [] };
}

/** @returns {Promise<Result>} */
async function sizes() {
	const { measure, line } = await import('./sizes.mjs');
	const budgets = measure(join(root, 'build'), join(root, kitDirOf('build')));
	const passed = budgets.filter(({ ok }) => ok).length;
	return { passed, failed: budgets.length - passed, notes: budgets.map(line) };
}

/** @type {Promise<string> | undefined} */
let found;
/** Finds the browser, or fetches it, once for all steps. */
function findBrowser() {
	found ??= (async () => {
		const { needBrowser } = await import('./browser.mjs');
		const file = await needBrowser((text) => process.stdout.write(`${text}\n`));
		// The runners look for themselves; what was found here must be what they find.
		process.env.CHROMIUM_PATH = file;
		return file;
	})();
	return found;
}

/** @returns {Promise<Result>} */
const browser = async () => ({ passed: 0, failed: 0, notes: [await findBrowser()] });

/** @returns {Promise<Result>} */
async function engines() {
	await findBrowser();
	const { tryEngines } = await import('./engines.mjs');
	return tryEngines((...only) => vitest('engines', ...only), mode === 'engines');
}

/** @returns {Promise<Result>} */
async function prepare() {
	const { prepare: make } = await import('./prepare.mjs');
	await make();
	return { passed: 0, failed: 0 };
}

/** By night it asks for types: with them its parser of components reads each file once by this. @returns {Promise<Result>} */
const lint = () =>
	beside(['node_modules/eslint/bin/eslint.js', '.'], {
		...roomy,
		...(mode === 'quick' ? {} : { SVELTE_ESLINT_PARSER_EXPERIMENTAL_TS_SYS_HOOK: '1' })
	});

/** @typedef {Record<string, () => Result | Promise<Result>>} Lane steps, one after the other */
/** What runs together: the lanes of a stage beside each other. @type {Lane[][]} */
const quick = [
	// On a clean checkout npm start finds the sources alone. Meanwhile formatting and lint are checked, which read only
	// those, and a browser comes, where one has to be fetched. Types need what is made beside the sources: by then the
	// build has long made it for itself, and nothing is written twice.
	[
		{ 'npm start': start, sizes },
		{
			browser,
			format: () => beside(['node_modules/oxfmt/bin/oxfmt', '--check', '.']),
			lint,
			'words, icons and types': prepare,
			types: () =>
				beside(
					[
						'node_modules/svelte-check/bin/svelte-check',
						'--tsconfig',
						'./tsconfig.json',
						'--fail-on-warnings',
						'--tsgo'
					],
					roomy
				)
		}
	],
	// Tests in the browser wait for its disk and its tabs, and leave a core to the rest.
	[
		{ 'tests in the browser': () => vitest('browser') },
		{ 'unit tests': () => vitest('unit'), 'the engines that are here': engines },
		{
			// Reads what `types` has written.
			'lint of components by types': () => beside(['scripts/lint-components.mjs']),
			'lint by types': () => beside(['node_modules/oxlint/bin/oxlint'])
		}
	],
	// Alone: beside other work its waits become longer than that work is.
	[{ 'the whole app': playwright }]
];
/** @type {typeof quick} */
const nightly = [
	[{ browser, 'words, icons and types': prepare }],
	[
		{ build: () => build('build', '') },
		{ 'build under a base path': () => build('build-base', '/repo') },
		{ 'lint that asks for types': lint, 'what nobody uses': () => beside(['node_modules/knip/bin/knip.js']) }
	],
	[{ 'unit tests, laws tried often': () => vitest('unit') }],
	[{ 'tests in the browser': () => vitest('browser') }],
	[{ 'the whole app, the long way': playwright }]
];
/** @type {typeof quick} */
const first = [[{ browser, 'words, icons and types': prepare }], [{ build: () => build('build', '') }]];
/** @type {Record<string, typeof quick>} */
const modes = {
	quick,
	long: nightly,
	faults: [
		...first,
		[{ 'files with faults, and damaged records': () => vitest('unit', 'faults') }],
		[{ 'storage that fails': () => vitest('browser', 'faults') }],
		[
			{
				'storage that is full, denied, closed under the app, or of another version': () =>
					vitest('browser', 'table-trouble', 'storage.browser', 'migrate')
			}
		],
		[{ 'deaths of the browser, many tabs, and what storage does to a table': playwright }]
	],
	engines: [...first, [{ 'three engines': engines }]]
};
const stages = modes[mode] ?? quick;

try {
	ensureInstalled();
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n0 passed, 1 failed\n`);
	process.exit(1);
}
clearReports();

let passed = 0;
let failed = 0;
/** @type {string[]} */
const table = [];
/** @type {string[]} */
const troubles = [];
/** @param {string} name @param {() => Result | Promise<Result>} step @param {boolean} alone it may say things while it runs */
async function take(name, step, alone) {
	const title = `\n--- ${name}\n`;
	if (alone) process.stdout.write(title);
	const since = Date.now();
	/** @type {Result} */
	let result;
	try {
		result = await step();
	} catch (error) {
		result = { passed: 0, failed: 1, notes: [error instanceof Error ? error.message : String(error)] };
	}
	if (!alone) process.stdout.write(title);
	for (const text of result.notes ?? []) process.stdout.write(`${text}\n`);
	troubles.push(...(result.troubles ?? []));
	passed += result.passed;
	failed += result.failed;
	const seconds = ((Date.now() - since) / 1000).toFixed(1);
	const mark = result.failed === 0 ? 'ok    ' : 'FAILED';
	table.push(`${mark} ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
}
for (const lanes of stages) {
	await Promise.all(
		lanes.map(async (lane) => {
			for (const [name, step] of Object.entries(lane)) await take(name, step, lanes.length === 1);
		})
	);
}

const ending = [table.join('\n'), ...troubles].join('\n\n');
process.stdout.write(`\n${ending}\n\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
