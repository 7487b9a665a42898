// npm run test:mutants [FOLDER|FILE...]: makes small faults in what decides a game, one at a time, and counts how many of
// them some test notices. A folder is `domain`, a box, or a path; without one, all are taken, which takes hours. A file is
// judged by all tests of its folder.
// Prints the mutants that no test noticed and a last line for each folder; fails where less than 90 % were noticed.
import { Stryker } from '@stryker-mutator/core';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { root } from './ready.mjs';

/** @typedef {Awaited<ReturnType<Stryker['runMutationTest']>>[number]} Mutant */

const least = 90;
/** How long one mutant is waited for when it is made once more, in milliseconds. */
const patience = 180_000;
const cache = join(root, 'node_modules/.cache/tablemate/mutants');

const folders = [
	'src/lib/domain',
	...readdirSync(join(root, 'src/lib/games'))
		.map((box) => `src/lib/games/${box}/rules`)
		.filter((folder) => existsSync(join(root, folder)))
];

/**
 * Whose tests judge a folder: its own. What all boxes stand on is asked of the smallest box too, whose tests go through
 * all of it.
 * @param {string} folder
 */
const testsOf = (folder) => (folder === 'src/lib/domain' ? `${folder} src/lib/games/any-game/rules` : folder);

/** @type {Map<string, string>} the files as they were when their mutants were made; they may be edited during the run */
const texts = new Map();
/** @param {Mutant} mutant */
const textOf = ({ fileName }) => texts.get(fileName) ?? '';

/**
 * Returns the text of a file with the fault in it.
 * @param {Mutant} mutant
 */
function faulty(mutant) {
	const { start, end } = mutant.location;
	const text = textOf(mutant);
	const lines = text.split('\n');
	/** Lines and columns are counted from 1. @param {{ line: number, column: number }} place */
	const at = ({ line, column }) =>
		lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, column - 1);
	return text.slice(0, at(start)) + (mutant.replacement ?? '') + text.slice(at(end));
}

/**
 * Whether tests notice a fault that is really in the file. By a fault that is there while tests are gathered a file of
 * them cannot be loaded at times: then none of its tests runs, and Stryker's runner sees none that fails.
 * @param {Mutant} mutant
 * @param {string} folder
 */
function noticed(mutant, folder) {
	const text = join(cache, `${String(process.pid)}.ts`);
	writeFileSync(text, faulty(mutant));
	const { status } = spawnSync(
		process.execPath,
		['node_modules/vitest/vitest.mjs', 'run', '--pool=threads', '--config=scripts/mutants/vitest.config.ts'],
		{
			env: {
				...process.env,
				MUTANT_TESTS: testsOf(folder),
				MUTANT_FILE: relative(root, mutant.fileName),
				MUTANT_TEXT: text
			},
			stdio: 'ignore',
			timeout: patience,
			killSignal: 'SIGKILL'
		}
	);
	// A run that was given up has noticed nothing.
	return status === 1;
}

/** @param {Mutant} mutant @returns {string} where it was and what stood there, what stood there then */
function told({ fileName, location: { start, end }, replacement = '', mutatorName, status }) {
	const lines = readFileSync(fileName, 'utf8')
		.split('\n')
		.slice(start.line - 1, end.line);
	const was =
		lines.length === 1
			? (lines[0] ?? '').slice(start.column - 1, end.column - 1)
			: `${(lines[0] ?? '').slice(start.column - 1)} ... ${(lines.at(-1) ?? '').slice(0, end.column - 1).trim()}`;
	const place = `${relative(root, fileName)}:${String(start.line)}`;
	const untested = status === 'NoCoverage' ? ', which no test comes to' : '';
	return `${place} ${mutatorName}${untested}\n\t- ${was}\n\t+ ${replacement.replace(/\s+/g, ' ')}`;
}

/** @param {string} asked a folder, or a file in one @returns {Promise<{ line: string, ok: boolean }>} */
async function judged(asked) {
	const folder = folders.find((one) => asked.startsWith(`${one}/`)) ?? asked;
	// Read by the tests' configuration, in processes that Stryker starts.
	process.env.MUTANT_TESTS = testsOf(folder);
	const began = Date.now();
	for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }))
		if (name.endsWith('.ts'))
			texts.set(join(root, folder, name), readFileSync(join(root, folder, name), 'utf8'));
	const mutants = await new Stryker({
		mutate: [
			asked === folder ? `${folder}/**/*.ts` : asked,
			'!**/*.test.ts',
			'!**/testing.ts',
			'!**/*.testing.ts'
		]
	}).runMutationTest();
	/** @type {Mutant[]} */
	const survived = [];
	for (const mutant of mutants)
		if (mutant.status === 'Survived' && !(mutant.static && noticed(mutant, folder))) survived.push(mutant);
	const those = (/** @type {string} */ status) => mutants.filter((mutant) => mutant.status === status);
	const [untested, timeouts] = [those('NoCoverage'), those('Timeout').length];
	for (const mutant of [...survived, ...untested]) process.stdout.write(`${told(mutant)}\n`);
	const left = ['Ignored', 'CompileError', 'RuntimeError'].flatMap(those).length;
	const all = mutants.length - left;
	const score = all === 0 ? 100 : (100 * (all - survived.length - untested.length)) / all;
	const minutes = Math.round((Date.now() - began) / 6000) / 10;
	const line =
		`${asked}: ${score.toFixed(1)} % of ${String(all)} mutants noticed ` +
		`(${String(survived.length)} survived, ${String(untested.length)} where no test comes, ` +
		`${String(timeouts)} noticed by the clock; ${String(left)} left out; ${String(minutes)} minutes)`;
	return { line, ok: score >= least };
}

process.chdir(root);
process.env.VITE_MUTANTS = 'yes';
mkdirSync(cache, { recursive: true });
const asked = process.argv.slice(2);
const chosen = asked.map((name) => {
	const folder = folders.find((one) =>
		[one, one.replace(/^src\/lib\/(games\/)?/, '').replace('/rules', '')].includes(name.replace(/\/$/, ''))
	);
	const file = folders.some((one) => name.startsWith(`${one}/`)) && existsSync(join(root, name));
	if (!folder && !file) throw new Error(`${name} is none of ${folders.join(', ')}, nor a file in one.`);
	return folder ?? name;
});
const scores = [];
for (const folder of chosen.length > 0 ? chosen : folders) {
	const score = await judged(folder);
	process.stdout.write(`${score.line}\n`);
	scores.push(score);
}
// What was long ago is said once more at the end.
if (scores.length > 1) for (const { line } of scores) process.stdout.write(`${line}\n`);
process.exitCode = scores.every(({ ok }) => ok) ? 0 : 1;
