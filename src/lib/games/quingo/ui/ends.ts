/** What is on the screen at an end: fetched late, or when the first end comes. */
export { default as GameOver } from './GameOver.svelte';
