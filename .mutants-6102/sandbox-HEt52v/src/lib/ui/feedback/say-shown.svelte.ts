// @ts-nocheck
import { announcer } from './announcer.svelte';

/**
 * Says to screen readers what a component shows, once: when it comes, and again when it becomes another sentence. A live
 * region that comes with its text is read by few of them. Call it while a component begins.
 */
export function sayShown(parts: () => readonly (string | undefined | false)[]): void {
	const sentence = $derived(
		parts()
			.filter(Boolean)
			.join('. ')
			.replace(/([.!?…])\./g, '$1')
	);
	$effect(() => {
		if (sentence) announcer.say(sentence);
	});
}
