// @ts-nocheck
import type { Plugin } from 'vite';

/**
 * Returns a compiled component without the lists of slots it fills. Svelte adds one wherever a component is given
 * markup, for components that are still written with `<slot>`; here all take snippets, and nobody reads it.
 */
export const withoutSlots = (code: string): string =>
	code.replace(/(,\s*)?\$\$slots: \{[^{}]*\}(,)?/g, (_, before?: string, after?: string) =>
		before && after ? after : ''
	);

/** Leaves out of the app what only components with `<slot>` would read. */
export const slots = (): Plugin => ({
	name: 'tablemate:slots',
	enforce: 'post',
	transform: {
		filter: { id: /\/src\/.*\.svelte$/, code: /\$\$slots: / },
		handler: (code) => withoutSlots(code)
	}
});
