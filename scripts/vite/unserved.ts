import type { Plugin } from 'vite';

/** What stands in for a part that no page has when it is prerendered. */
const nothing = '\0tablemate:nothing';

/** Components that are only ever fetched by a page that is there already: no prerendered page has one of them. */
const LATER = /\/src\/lib\/(?:games|pages\/link|ui\/(?:link|print|set-up|table))\/.*\.svelte$/;

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
	load: { filter: { id: /^\0tablemate:nothing$/ }, handler: () => 'export {}' },
	transform: {
		filter: { id: LATER },
		handler(_, id) {
			this.error(
				`${id} is part of a prerendered page, but could not take over what stands there (unserved.ts)`
			);
		}
	}
});

/**
 * Returns a compiled component without its steps through what the server wrote. Svelte adds them everywhere, for a page
 * that takes over written elements; where elements are always made anew each of them does nothing.
 */
export const withoutSteps = (code: string): string =>
	code
		.replace(/^[\t ]*\$\.(?:reset|next|remove_input_defaults|remove_textarea_child)\([^()\n]*\);\n/gm, '')
		.replace(/(\$\.(?:child|first_child|only_child|sibling)\((?:[^()\n]|\([^()\n]*\))*), true\)/g, '$1)')
		.replace(/(\$\.sibling\([^(),\n]+), 1\)/g, '$1)');

/** Leaves out of components that come later what only a prerendered page would need. */
export const unstepped = (): Plugin => ({
	name: 'tablemate:unstepped',
	apply: 'build',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: { filter: { id: LATER }, handler: (code) => withoutSteps(code) }
});
