// npm test: everything that is checked before a merge, on this machine. `npm run test:long` (`test.mjs long`) runs what
// there is no time for then: laws tried more often, and the specs tagged `long`. `npm run test:faults` (`test.mjs
// faults`) runs what has to be survived, hours of it, and prints what was counted; `npm run test:engines` goes the core
// path in Chromium, Firefox and WebKit. All steps run even when one fails; the last line sums up.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureBuild, ensureInstalled, kitDirOf, root, said } from './ready.mjs';
import { troublesIn } from './troubles.mjs';

/**
 * `troubles` are said once more at the very end, where they are looked for.
 * @typedef {{ passed: number, failed: number, notes?: string[], troubles?: string[] }} Result
 */

/** A step that hangs is a failure too. In milliseconds. */
const [, , mode = 'quick'] = process.argv;
const patience = mode === 'faults' ? 6 * 3_600_000 : 1_500_000;
// Read by the runners' own configurations, and by laws that are tried more often in the long run.
if (mode !== 'quick') Object.assign(process.env, { LONG_TESTS: 'yes', VITE_LONG_TESTS: 'yes' });
if (mode === 'faults') Object.assign(process.env, { FAULT_TESTS: 'yes', VITE_FAULT_TESTS: 'yes' });
/** TypeScript makes much that soon is waste: more room for what is young spares a tenth of the time. */
const roomy = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` };
const reports = join(root, 'node_modules/.cache/tablemate/reports');

/**
 * Runs a Node program of the project and shows what it says.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
function run(args, env = {}) {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, {
			cwd: root,
			stdio: ['ignore', 'inherit', 'inherit'],
			timeout: patience,
			env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env }
		});
		child.once('error', () => resolve(false));
		child.once('exit', (code) => resolve(code === 0));
	});
}

/**
 * Runs a Node program beside others: what it says is shown when it has ended, in one piece.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<Result>}
 */
async function beside(args, env = {}) {
	const { output, code } = await said(args, env, patience);
	return { ...one(code === 0), notes: output.trim() ? [output.trim()] : [] };
}

/** @param {boolean} ok @returns {Result} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/**
 * A runner's count must be believed only together with its exit code, and a runner that ran nothing has not passed.
 * @param {Result} counted @param {boolean} ok @returns {Result}
 */
function judged({ passed, failed }, ok) {
	if (passed + failed === 0) return { passed, failed: 1, notes: ['The runner ran no test.'] };
	if (!ok && failed === 0) return { passed, failed: 1, notes: ['The runner ended badly.'] };
	return { passed, failed };
}

/** @param {string} file */
function report(file) {
	if (!existsSync(file)) return undefined;
	try {
		return JSON.parse(readFileSync(file, 'utf8'));
	} catch {
		return undefined;
	}
}

/**
 * @param {string} project @param {...string} only what the names of the files have in them
 * @returns {Promise<Result>}
 */
async function vitest(project, ...only) {
	const file = join(reports, `${project}.json`);
	const { output, code } = await said(
		[
			'node_modules/vitest/vitest.mjs',
			'run',
			`--project=${project}`,
			'--reporter=default',
			'--reporter=json',
			`--outputFile.json=${file}`,
			...only
		],
		// Kit begins here as it does for a build.
		{ KIT_DIR: kitDirOf('tests') },
		patience
	);
	/** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] } | undefined} */
	const told = report(file);
	// A file that cannot even be loaded has no tests to count as failed.
	const broken =
		told?.testResults.filter(
			({ status, assertionResults }) =>
				status === 'failed' && !assertionResults.some((test) => test.status === 'failed')
		).length ?? 0;
	const counted = { passed: told?.numPassedTests ?? 0, failed: (told?.numFailedTests ?? 0) + broken };
	return { ...judged(counted, code === 0), notes: [output.trim()] };
}

/** @returns {Promise<Result>} */
async function playwright() {
	const file = join(reports, 'playwright.json');
	const ok = await run(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
		PLAYWRIGHT_JSON_OUTPUT_NAME: file
	});
	/** @type {{ stats: { expected: number, unexpected: number }, suites: import('./troubles.mjs').Suite[] } | undefined} */
	const told = report(file);
	const { expected = 0, unexpected = 0 } = told?.stats ?? {};
	return {
		...judged({ passed: expected, failed: unexpected }, ok),
		troubles: (told?.suites ?? []).flatMap(troublesIn)
	};
}

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
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

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
