import type { Plugin } from 'vite';

/** A component's markup as Svelte compiles it. */
const MARKUP = /(\$\.from_(?:html|svg)\(`)((?:[^`\\]|\\.)*)`/g;

/** Returns markup without the ends that come last: a browser ends there whatever is open. */
export const unended = (markup: string): string => markup.replace(/(?:<\/[a-z][\w-]*>)+$/i, '');

/** Returns a compiled component whose markup does not say that it ends. */
export const withoutEnds = (code: string): string =>
	code.replace(MARKUP, (_, call: string, markup: string) => `${call}${unended(markup)}\``);

/** Leaves out of components what a browser knows without it. */
export const unclosed = (): Plugin => ({
	name: 'tablemate:unclosed',
	apply: 'build',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: { filter: { id: /\.svelte$/, code: /\$\.from_/ }, handler: (code) => withoutEnds(code) }
});
