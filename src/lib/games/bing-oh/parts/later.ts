export { refusalSentence } from '../words/refusals';
export { logText } from '../words/log';
export { default as GameOver } from './GameOver.svelte';
export { default as Sheets } from './Sheets.svelte';
