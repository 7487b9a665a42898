// Asks of components the rules that need types. svelte-check writes each component as a module when it looks at its
// types, and oxlint reads those: run `npm run check` first. What it finds in the code around a component's own is left out.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { root } from './ready.mjs';

const written = '.svelte-kit/.svelte-check';

/** As svelte-check names the module of a component. @param {string} component */
const moduleOf = (component) =>
	join(written, 'svelte', component.replace(/([^/]+)\.svelte$/, '++$1.svelte.ts'));

/** @param {string} file @returns {string[]} */
const linesOf = (file) => readFileSync(join(root, file), 'utf8').split('\n');

/**
 * @typedef {{ message: string, code?: string, filename: string, labels: { span: { line: number } }[] }} Finding
 * @returns {string[]} what was found, a line each
 */
export function lintComponents() {
	const components = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
		.map((file) => join('src', file))
		.filter((file) => file.endsWith('.svelte') && /^<script/m.test(readFileSync(join(root, file), 'utf8')));
	const modules = new Map(components.map((component) => [moduleOf(component), component]));
	const old = components.find((component) => {
		const made = join(root, moduleOf(component));
		return !existsSync(made) || statSync(made).mtimeMs < statSync(join(root, component)).mtimeMs;
	});
	if (old !== undefined) return [`${old}: svelte-check has not looked at it: npm run check`];

	/** @type {{ rules: Record<string, unknown> }} */
	const config = JSON.parse(readFileSync(join(root, '.oxlintrc.types.json'), 'utf8'));
	const ours = join(root, written, 'oxlintrc.json');
	// Expressions in markup read as loose voids, and markup itself as a function that waits for nothing.
	const off = { 'typescript/no-confusing-void-expression': 'off', 'typescript/require-await': 'off' };
	writeFileSync(
		ours,
		JSON.stringify({ ...config, options: { typeAware: true }, rules: { ...config.rules, ...off } })
	);
	const { stdout, stderr } = spawnSync(
		process.execPath,
		[
			'node_modules/oxlint/bin/oxlint',
			...['-c', ours, '--tsconfig', join(written, 'tsconfig.json'), '--no-ignore', '-f', 'json'],
			...modules.keys()
		],
		{ cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 }
	);
	/** @type {{ diagnostics: Finding[], number_of_files: number }} */
	const { diagnostics, number_of_files: asked } = JSON.parse(stdout);
	if (asked !== components.length)
		return [`oxlint read ${asked} of ${components.length} components. ${stderr}`];
	return diagnostics.flatMap(({ message, code = '', filename, labels: [label] }) => {
		const component = modules.get(filename) ?? filename;
		const text = (linesOf(filename)[(label?.span.line ?? 1) - 1] ?? '').trim();
		const line = linesOf(component).findIndex((own) => own.trim() === text) + 1;
		// `$props()` is of any type, for what stands before it gives it one.
		const props = /^(let|const) \{/.test(text) && code.includes('no-unsafe-assignment');
		return line === 0 || props ? [] : [`${component}:${line} ${message} ${code}`];
	});
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const found = lintComponents();
	for (const line of found) process.stdout.write(`${line}\n`);
	if (found.length > 0) process.exitCode = 1;
}
