import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import process from 'node:process';
import ts from 'typescript-eslint';
import { runes } from './scripts/lint-runes.mjs';
import svelteConfig from './svelte.config.js';

const long = process.env.LONG_TESTS === 'yes';

const boxFolders = ['**/games/**', '$lib/games', '$lib/games/**'];

/** A ban on imports: what a folder must not know, and why. @param {string} why @param {string[]} group */
const ban = (why, group) => ({ group, message: why });

/** The folders of the house, each with a door of its own. */
const all = [
	'domain',
	'files',
	'transfer',
	'link',
	'stats',
	'storage',
	'session',
	'device',
	'ui',
	'pages',
	'i18n',
	'games'
];
const screens = ['$app/*', 'svelte', 'svelte/*', '@lucide/*', '**/*.svelte', '**/*.svelte.ts'];
/** @param {...string} folders */
const lib = (...folders) =>
	folders.flatMap((folder) => [
		`$lib/${folder}`,
		`$lib/${folder}/**`,
		`**/lib/${folder}/**`,
		`../${folder}/**`,
		`../../${folder}/**`,
		`../../../${folder}/**`
	]);

/** What the door of `$lib/i18n` stands before. */
const words = ['virtual:words', '$lib/i18n/made/**', '$lib/i18n/words'];

/**
 * @param {string[]} files
 * @param {{ group: string[]; message: string }[]} patterns
 * @param {string[]} [ignores]
 * @returns {import('eslint').Linter.Config}
 */
const imports = (files, patterns, ignores = []) => ({
	files,
	ignores: ['**/*.{test,testing}.ts', ...ignores],
	rules: { 'no-restricted-imports': ['error', { patterns }] }
});

const chanceDoor =
	'Chance, clock and crypto enter through domain/ids.ts and as payload of a fact: a replay must come out the same.';
const chances = ['crypto', 'localStorage', 'indexedDB', 'fetch'];
const clocks = ['performance', 'setTimeout', 'setInterval'];
/** @param {string[]} names */
const banned = (names) => names.map((name) => ({ name, message: chanceDoor }));
const chanceSyntax = [
	{ selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: chanceDoor },
	{ selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: chanceDoor },
	{ selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: chanceDoor },
	{ selector: 'CallExpression[callee.name="Date"]', message: chanceDoor },
	{
		selector:
			'MemberExpression[object.name=/^(globalThis|window|self)$/][property.name=/^(crypto|performance|Math|Date)$/]',
		message: chanceDoor
	}
];

/** Bans that hold everywhere; ESLint keeps only the last `no-restricted-syntax` of a file, so the pure folders repeat it. */
const everywhere = [
	{
		selector: 'CallExpression[callee.object.name="document"][callee.property.name="write"]',
		message: 'Writing HTML as text is closed by the content security policy.'
	},
	{
		selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
		message: 'HTML as text is how script gets in: build elements, or let Svelte do it.'
	}
];

export default defineConfig(
	globalIgnores([
		'**/node_modules/',
		'.svelte-kit*/',
		'build*/',
		'coverage/',
		'.mutants/',
		'test-results/',
		'playwright-report/',
		'src/lib/i18n/made/'
	]),
	js.configs.recommended,
	// What needs types is asked by oxlint, in a tenth of the time (docs/decisions/0026).
	ts.configs.strict,
	svelte.configs.recommended,
	{
		languageOptions: {
			globals: { ...globals.browser, ...globals.node },
			parserOptions: { extraFileExtensions: ['.svelte'], tsconfigRootDir: import.meta.dirname }
		},
		linterOptions: { reportUnusedDisableDirectives: 'error' },
		rules: {
			'no-undef': 'off', // TypeScript knows better.
			'no-eval': 'error',
			'no-implied-eval': 'error',
			'no-new-func': 'error',
			'no-console': 'error',
			eqeqeq: 'error',
			'prefer-const': 'off', // Svelte's own rule knows $props and $state.
			'svelte/prefer-const': 'error',
			'max-lines': ['error', { max: 300 }],
			'no-restricted-syntax': ['error', ...everywhere],
			'@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
			'@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' }
			],
			'svelte/no-at-html-tags': 'error',
			'svelte/require-each-key': 'error',
			'svelte/block-lang': ['error', { script: 'ts' }],
			'svelte/require-store-reactive-access': 'off', // No stores here.
			'svelte/no-target-blank': 'error',
			'svelte/no-inline-styles': 'error',
			'svelte/no-navigation-without-resolve': 'error'
		}
	},
	{
		files: ['**/*.svelte'],
		languageOptions: {
			// Of the rules for components one needs types, `svelte/no-unused-props`: it is asked at night.
			parserOptions: {
				projectService: long,
				extraFileExtensions: ['.svelte'],
				parser: ts.parser,
				svelteConfig
			}
		}
	},
	{ files: ['**/*.svelte.ts'], languageOptions: { parser: runes } },
	imports(
		['src/lib/domain/**/*.ts'],
		[
			ban('The domain is pure and knows nobody: only xstate, valibot and the chance library.', [
				...lib(...all.filter((folder) => folder !== 'domain')),
				...screens,
				'idb',
				'node:*'
			])
		]
	),
	imports(
		['src/lib/{files,transfer,stats}/**/*.ts'],
		[
			ban('Files, transfer codes and stats are pure: they know the domain and each other.', [
				...lib('games', 'storage', 'session', 'device', 'ui', 'pages', 'i18n'),
				...screens,
				'idb'
			])
		],
		['src/lib/files/replay-command.ts']
	),
	imports(
		['src/lib/link/**/*.ts'],
		[
			ban(
				'A link carries what a table judges: it knows the domain, transfer and the session’s plans, and no screen.',
				[
					...lib('games', 'files', 'stats', 'storage', 'device', 'ui', 'pages', 'i18n'),
					...screens.filter((name) => !name.startsWith('**/') && !name.startsWith('svelte')),
					'idb'
				]
			)
		]
	),
	imports(
		['src/lib/games/*/rules/**/*.ts', 'src/lib/games/*/index.ts'],
		[
			ban(
				"A box's rules are pure: only the domain and valibot. What they need to show, its ui folder fetches.",
				[
					...lib(...all.filter((folder) => !['domain', 'games'].includes(folder))),
					'**/ui/**',
					'**/text/**',
					...screens,
					'idb',
					'node:*'
				]
			)
		]
	),
	imports(
		['src/lib/games/*/{ui,text}/**'],
		[ban('A box reaches storage through its table only.', [...lib('storage', 'pages'), 'idb'])]
	),
	imports(
		['src/lib/storage/**/*.ts'],
		[
			ban('Storage keeps rows: it knows the domain, files and idb, and no screen.', [
				...lib('games', 'session', 'device', 'ui', 'pages', 'i18n'),
				'$app/*'
			])
		]
	),
	imports(
		['src/lib/session/**/*.ts'],
		[
			ban('A table folds and records: it knows the domain and storage, and no box by name.', [
				...lib('games', 'ui', 'pages', 'device', 'i18n'),
				'idb'
			])
		]
	),
	imports(
		['src/lib/ui/**/*.ts', 'src/lib/ui/**/*.svelte'],
		[
			ban('What all boxes share on screen names none of them.', [...boxFolders, ...lib('pages')]),
			ban('Words come through $lib/i18n.', words)
		]
	),
	imports(
		['src/lib/device/**/*.ts', 'src/lib/device/**/*.svelte'],
		[
			ban("The device's abilities stand alone, so that any project could take them.", [
				...lib(...all.filter((folder) => folder !== 'device'))
			])
		]
	),
	imports(
		['src/lib/i18n/**/*.ts'],
		[ban('Words know no other folder.', [...lib(...all.filter((folder) => folder !== 'i18n'))])]
	),
	imports(['src/routes/**', 'src/lib/pages/**'], [ban('Words come through $lib/i18n.', words)]),
	{
		files: ['src/lib/{domain,files,transfer,link,stats,games}/**/*.ts'],
		ignores: ['**/*.test.ts', '**/*.svelte.ts', 'src/lib/domain/ids.ts'],
		rules: {
			'no-restricted-globals': ['error', ...banned([...chances, ...clocks])],
			'no-restricted-syntax': ['error', ...everywhere, ...chanceSyntax]
		}
	},
	{
		// A box's screen may wait and time an auto-call; what happens by chance still is a fact's payload.
		files: ['src/lib/games/**/*.svelte', 'src/lib/games/**/*.svelte.ts'],
		rules: {
			'no-restricted-globals': ['error', ...banned(chances)],
			'no-restricted-syntax': ['error', ...everywhere, ...chanceSyntax]
		}
	},
	{
		files: ['**/*.test.ts', 'tests/**/*.ts'],
		rules: {
			// Tests are tables of cases: long ones read better in one place than cut.
			'max-lines': 'off',
			'@typescript-eslint/no-non-null-assertion': 'off'
		}
	},
	{ files: ['scripts/**/*.mjs', '*.config.js', 'static/**/*.js'], rules: { 'no-console': 'off' } },
	{
		// Runs before anything else in browsers of any age.
		files: ['static/**/*.js'],
		languageOptions: { sourceType: 'script' },
		rules: { 'no-var': 'off' }
	}
);
