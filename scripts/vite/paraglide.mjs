import { fileURLToPath } from 'node:url';

const root = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * How the messages are compiled: the same for Vite, the tests and the type checks.
 * The locale is told by `$lib/i18n`, so nothing may read it from the address or a cookie.
 */
export const paraglideOptions = {
	project: root('messages/project.inlang'),
	outdir: root('src/lib/paraglide'),
	outputStructure: /** @type {const} */ ('message-modules'),
	strategy: /** @type {['globalVariable', 'baseLocale']} */ (['globalVariable', 'baseLocale']),
	disableAsyncLocalStorage: true,
	emitReadme: false
};
