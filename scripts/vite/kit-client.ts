import type { Plugin } from 'vite';

const whole = 'const { onMount, tick } = svelte;';

/**
 * Returns Kit's client with the two functions it takes from Svelte asked for by name. Taken out of the whole of Svelte at
 * run time, they keep all of it in the start page's scripts, with what nobody calls.
 * @throws when Kit asks in another way now
 */
export function byName(client: string): string {
	if (!client.includes(whole)) throw new Error(`Kit's client no longer says "${whole}": kit-client.ts`);
	return client.replace(whole, "import { onMount, tick } from 'svelte';");
}

/** Leaves out of the start page what Kit would keep of Svelte without using it. */
export const kitClient = (): Plugin => ({
	name: 'tablemate:kit-client',
	apply: 'build',
	enforce: 'pre',
	transform: {
		filter: { id: /\/@sveltejs\/kit\/src\/runtime\/client\/client\.js$/ },
		handler: (code) => byName(code)
	}
});
