import type { Plugin } from 'vite';

/** What stands in for a part that no page has when it is prerendered. */
const nothing = '\0tablemate:nothing';

/**
 * Leaves out of the program that prerenders the pages what only a browser fetches: the boxes, and components that come
 * later. They were compiled for nothing, a third of all the work of a build. A page that did ask for one of them could
 * not be written, and the build would say so.
 */
export const unserved = (): Plugin => ({
	name: 'tablemate:unserved',
	apply: 'build',
	enforce: 'pre',
	applyToEnvironment: ({ name }) => name === 'ssr',
	resolveId(part, importer = '', { kind }) {
		if (kind !== 'dynamic-import' || !importer.includes('/src/')) return null;
		return importer.endsWith('/games/registry.ts') || part.endsWith('.svelte') ? nothing : null;
	},
	load: { filter: { id: /^\0tablemate:nothing$/ }, handler: () => 'export {}' }
});
