import type { Plugin } from 'vite';

/** A component's markup as Svelte compiles it. */
const MARKUP = /(\$\.from_(?:html|svg)\(`)((?:[^`\\]|\\.)*)`/g;

/** Returns markup without the ends that come last: a browser ends there whatever is open. */
export const unended = (markup: string): string => markup.replace(/(?:<\/[a-z][\w-]*>)+$/i, '');

/** Returns markup without the quotes around values of one plain word. */
export const unquoted = (markup: string): string =>
	markup.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/="([\w#:.-]+)"(?=[\s>])/g, '=$1'));

/** Returns a compiled component whose markup does not say that it ends, nor quotes what needs no quotes. */
export const withoutEnds = (code: string): string =>
	code.replace(MARKUP, (_, call: string, markup: string) => `${call}${unquoted(unended(markup))}\``);

/** Leaves out of components what a browser knows without it. */
export const unclosed = (): Plugin => ({
	name: 'tablemate:unclosed',
	apply: 'build',
	enforce: 'post',
	applyToEnvironment: ({ name }) => name === 'client',
	transform: { filter: { id: /\.svelte$/, code: /\$\.from_/ }, handler: (code) => withoutEnds(code) }
});
