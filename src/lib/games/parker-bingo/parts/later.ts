export { nextTile } from '../draw';
export { refusalSentence } from '../words/refusals';
export { logText } from '../words/log';
export { default as Claim } from './Claim.svelte';
export { default as EveningOver } from './EveningOver.svelte';
export { default as RoundOver } from './RoundOver.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Stands } from './Stands.svelte';
