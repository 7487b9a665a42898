/** What is on the screen at an end, and what few corrections ask: fetched late, or when it is needed first. */
export { default as FixSheet } from './FixSheet.svelte';
export { default as GameOver } from './GameOver.svelte';
export { default as TellSheet } from './TellSheet.svelte';
