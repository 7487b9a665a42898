import type { Plugin } from 'vite';

/** What Kit's client says, and what stands in its place. */
const changes: readonly (readonly [string, string])[] = [
	// Taken out of the whole of Svelte at run time, the two would keep all of it in the start page's scripts.
	['const { onMount, tick } = svelte;', "import { onMount, tick } from 'svelte';"],
	// Where a page is scrolled to nobody asks after it was opened; to measure it lays the page out twice.
	['scroll: scroll_positions[current_history_index] ?? scroll_state()', 'scroll: null'],
	['nav.navigation.to.scroll = scroll_state();', ''],
	// No page asks by Kit for what a server answered while it wrote the page.
	[
		"import { dev_fetch, initial_fetch, lock_fetch, subsequent_fetch, unlock_fetch } from './fetcher.js';",
		'const dev_fetch = fetch, lock_fetch = noop, unlock_fetch = noop;'
	],
	['subsequent_fetch(requested, resolved.href, init)', 'fetch(resolved, init)'],
	['initial_fetch(requested, init);', 'fetch(resolved, init);'],
	// No link is followed before a finger or a mouse is on it: all links were looked for on each page.
	['after_navigate_callbacks.add(after_navigate);\n\tafter_navigate();', ''],
	['const observer = new IntersectionObserver(', 'const observer = void ('],
	// Every form of the app sees to what is sent.
	["container.addEventListener('submit', (event) => {", 'void ((event) => {'],
	// Addresses are paths.
	['app.hash', 'false']
];

/**
 * Returns Kit's client without what the app does not use and every start page would pay for.
 * @throws when Kit says something else now
 */
export function lean(client: string): string {
	return changes.reduce((code, [said, instead]) => {
		if (!code.includes(said)) throw new Error(`Kit's client no longer says "${said}": kit-client.ts`);
		return code.replaceAll(said, instead);
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
