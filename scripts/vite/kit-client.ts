import type { Plugin } from 'vite';

/** What Kit's client says, and what stands in its place. */
const changes: readonly (readonly [string, string])[] = [
	// Taken out of the whole of Svelte at run time, the two would keep all of it in the start page's scripts.
	['const { onMount, tick } = svelte;', "import { onMount, tick } from 'svelte';"],
	// Where a page is scrolled to nobody asks after it was opened; to measure it lays the page out twice.
	['scroll: scroll_positions[current_history_index] ?? scroll_state()', 'scroll: null'],
	['nav.navigation.to.scroll = scroll_state();', '']
];

/**
 * Returns Kit's client without what the app does not use and every start page would pay for.
 * @throws when Kit says something else now
 */
export function lean(client: string): string {
	return changes.reduce((code, [said, instead]) => {
		if (!code.includes(said)) throw new Error(`Kit's client no longer says "${said}": kit-client.ts`);
		return code.replace(said, instead);
	}, client);
}

/** Changes Kit's client as it is built. */
export const kitClient = (): Plugin => ({
	name: 'tablemate:kit-client',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/@sveltejs\/kit\/src\/runtime\/client\/client\.js$/ },
		handler: (code) => lean(code)
	}
});
