/** What is on the screen at an end: fetched late, or when the first end comes. */
export { default as EveningOver } from './EveningOver.svelte';
export { default as RoundOver } from './RoundOver.svelte';
