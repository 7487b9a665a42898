import ts from 'typescript-eslint';
import svelteConfig from '../svelte.config.js';

/** @typedef {import('eslint').Linter.ESLintParseResult} Parsed */

/** Its own type leaves the options out. */
const typescript = /** @type {{ parseForESLint: (code: string, options: unknown) => Parsed }} */ (
	/** @type {unknown} */ (ts.parser)
);

/**
 * ESLint's parser of modules with runes (`*.svelte.ts`): reads them as the TypeScript they are. Svelte's own parser
 * hands another text to TypeScript, which then begins anew with all files: half a second a module. Svelte's rules are
 * told what they would hear from it.
 * @type {import('eslint').Linter.Parser}
 */
export const runes = {
	meta: { name: 'tablemate-runes', version: '1' },
	parseForESLint(code, options) {
		const parsed = typescript.parseForESLint(code, options);
		const services = {
			...parsed.services,
			isSvelte: false,
			isSvelteScript: true,
			svelteParseContext: { runes: true, svelteConfig }
		};
		return { ...parsed, services };
	}
};

/**
 * What reads the TypeScript in components for Svelte's parser, when no rule asks for types. Svelte's parser tries with
 * an empty text whether this is TypeScript's; if so it makes a second text of each component, with its types, and reads
 * that, too. It is not told: a third of the time, and the rules say the same.
 * @type {import('eslint').Linter.Parser}
 */
export const scripts = {
	meta: { name: 'tablemate-scripts', version: '1' },
	parseForESLint(code, options) {
		const parsed = typescript.parseForESLint(code, options);
		return code === '' ? { ...parsed, services: {} } : parsed;
	}
};
