export { refusalSentence } from '../text/refusals';
export { consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { default as GameOver } from './GameOver.svelte';
export { default as Sheets } from './Sheets.svelte';
