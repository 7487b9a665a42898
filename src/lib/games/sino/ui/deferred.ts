import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';

export { oddsOfBoard } from '../rules/odds';
export { rollDice } from '../rules/roll';
export { refusalSentence } from '../text/refusals';
export { around, consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { default as Pad } from './Pad.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Turn } from './Turn.svelte';
export { aboutRow, written } from './put-right';

const ends = fetchedLate(() => import('./ends'));
export const GameOver = lateView(() => ends.now?.GameOver);
