/** What is on the screen at an end: fetched late, or when the first end comes. */
// @ts-nocheck

export { default as EveningOver } from './EveningOver.svelte';
export { default as HandOver } from './HandOver.svelte';
