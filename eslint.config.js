import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import ts from 'typescript-eslint';
import tablemate from './scripts/lint-own.mjs';
import { runes, scripts } from './scripts/lint-parsers.mjs';
import svelteConfig from './svelte.config.js';

const long = process.env.LONG_TESTS === 'yes';

/** @typedef {{ files: string[], excludeFiles?: string[], rules: import('eslint').Linter.RulesRecord }} Override */
/** @type {{ overrides: Override[] }} */
const oxlint = JSON.parse(readFileSync(new URL('.oxlintrc.json', import.meta.url), 'utf8'));

/** Who may import whom, and what enters by the door of chance, stands in oxlint's configuration: it reads the modules. */
const boundaries = oxlint.overrides
	.filter(({ rules }) => ['no-restricted-imports', 'no-restricted-globals'].some((rule) => rule in rules))
	.map(({ files, excludeFiles = [], rules }) => ({ files, ignores: excludeFiles, rules }));

export default defineConfig(
	globalIgnores([
		'**/node_modules/',
		'.svelte-kit*/',
		'build*/',
		'coverage/',
		'.mutants/',
		'test-results/',
		'playwright-report/',
		'src/lib/i18n/made/',
		// Modules are read by oxlint, in a tenth of the time (docs/decisions/0026); those with runes have rules of Svelte's.
		'**/*.ts',
		'!**/*.svelte.ts'
	]),
	js.configs.recommended,
	ts.configs.strict,
	svelte.configs.recommended,
	{
		plugins: { tablemate },
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
			'tablemate/no-html-as-text': 'error',
			'@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
			// TypeScript asks it, of components and modules (`noUnusedLocals`).
			'@typescript-eslint/no-unused-vars': 'off',
			'@typescript-eslint/ban-ts-comment': [
				'error',
				{ 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': 'allow-with-description' }
			],
			'svelte/no-at-html-tags': 'error',
			'svelte/require-each-key': 'error',
			// Compiles every component once more: at night.
			'svelte/no-unused-svelte-ignore': long ? 'error' : 'off',
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
				parser: long ? ts.parser : scripts,
				svelteConfig
			}
		}
	},
	{ files: ['**/*.svelte.ts'], languageOptions: { parser: runes } },
	boundaries,
	{ files: ['scripts/**/*.mjs', '*.config.js', 'static/**/*.js'], rules: { 'no-console': 'off' } },
	{
		// Runs before anything else in browsers of any age.
		files: ['static/**/*.js'],
		languageOptions: { sourceType: 'script' },
		rules: { 'no-var': 'off' }
	}
);
