export { rollDice } from '../rules/roll';
export { refusalSentence } from '../text/refusals';
export { consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { default as GameOver } from './GameOver.svelte';
export { default as Pad } from './Pad.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Turn } from './Turn.svelte';
export { aboutRow } from './put-right';
