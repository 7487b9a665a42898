// @ts-nocheck
import type { Component } from 'svelte';
import Late from './Late.svelte';

/** How long, in ms, what is not needed before the first end waits for what is. */
const wait = 4000;

/**
 * Fetches what a table needs at its first end, such as its posters: a while after everything else, or as soon as it is
 * asked for. It is kept, so that no newer version takes it away.
 */
export function fetchedLate<T>(load: () => Promise<T>): { readonly now: T | undefined } {
	let here = $state.raw<T>();
	let asked: Promise<void> | undefined;
	const ask = () => {
		asked ??= load().then(
			(loaded) => {
				here = loaded;
			},
			() => {
				asked = undefined;
			}
		);
	};
	setTimeout(ask, wait);
	return {
		get now() {
			if (here === undefined) ask();
			return here;
		}
	};
}

/** Makes a view of one that is fetched late. */
export const lateView =
	(view: () => Component | undefined): Component =>
	(internals) =>
		Late(internals, { view });
