/** What is on the screen at an end, what is agreed on, and what is read again: fetched late, or as soon as it is asked for. */
export { default as EveningOver } from './EveningOver.svelte';
export { default as OptionsSheet } from './OptionsSheet.svelte';
export { default as ReadAgainSheet } from './ReadAgainSheet.svelte';
export { default as RoundOver } from './RoundOver.svelte';
