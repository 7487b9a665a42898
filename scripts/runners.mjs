// The runners of `npm test`: each is a program of its own, and answers how many tests passed in it.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { kitDirOf, root, said } from './ready.mjs';
import { troublesIn } from './troubles.mjs';

/**
 * `troubles` are said once more at the very end, where they are looked for.
 * @typedef {{ passed: number, failed: number, notes?: string[], troubles?: string[] }} Result
 */

/** What is run, as it was asked for: `quick`, `long`, `faults` or `engines`. */
export const [, , mode = 'quick'] = process.argv;
/** A step that hangs is a failure too. In milliseconds. */
export const patience = mode === 'faults' ? 6 * 3_600_000 : 1_500_000;
const reports = join(root, 'node_modules/.cache/tablemate/reports');

/** What the last run reported is gone. */
export function clearReports() {
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
}

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
export async function beside(args, env = {}) {
	const { output, code } = await said(args, env, patience);
	return { ...one(code === 0), notes: output.trim() ? [output.trim()] : [] };
}

/** @param {boolean} ok @returns {Result} */
export const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

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
export async function vitest(project, ...only) {
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
export async function playwright() {
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
