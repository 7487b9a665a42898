export { refusalSentence } from '../text/refusals';
export { logText } from '../text/log';
export { default as GameOver } from './GameOver.svelte';
export { default as Sheets } from './Sheets.svelte';
