import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';

export { arrowKeys } from '$lib/ui/forms/arrow-keys';
export { refusalSentence } from '../text/refusals';
export { around, consequencesOf } from '$lib/ui/table/log-entries';
export { briefText, logText } from '../text/log';
export { default as Sheets } from './Sheets.svelte';

const ends = fetchedLate(() => import('./ends'));
export const GameOver = lateView(() => ends.now?.GameOver);
