import { announcer } from './announcer.svelte';

/**
 * Says to screen readers what a component shows, once: when it comes, and again when it becomes another sentence. A live
 * region that comes with its text is read by few of them. Call it while a component begins. A figure and the word that it
 * counts are one sentence.
 */
export function sayShown(parts: () => readonly (string | undefined | false)[]): void {
	const sentence = $derived(
		parts()
			.filter(Boolean)
			.join('. ')
			.replace(/([.!?…])\./g, '$1')
			.replace(/(\d)\. (?=\p{Ll})/gu, '$1 ')
	);
	$effect(() => {
		if (sentence) announcer.sayShown(sentence);
	});
}
