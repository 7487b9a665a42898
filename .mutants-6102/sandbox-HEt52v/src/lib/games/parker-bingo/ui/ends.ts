/** What is on the screen at an end, and what is agreed on: fetched late, or as soon as it is asked for. */
// @ts-nocheck

export { default as EveningOver } from './EveningOver.svelte';
export { default as OptionsSheet } from './OptionsSheet.svelte';
export { default as RoundOver } from './RoundOver.svelte';
