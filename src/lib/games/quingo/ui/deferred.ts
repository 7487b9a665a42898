import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';

export { coloursOf } from '$lib/session/current-names';
export { refusalSentence } from '../text/refusals';
export { consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { default as FixingView } from './FixingView.svelte';
export { default as Marking } from './Marking.svelte';
export { default as Play } from './Play.svelte';
export { default as Preparing } from './Preparing.svelte';
export { default as Rolling } from './Rolling.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Youngest } from './Youngest.svelte';
export { Fixing } from './fixing.svelte';

const ends = fetchedLate(() => import('./ends'));
export const Over = lateView(() => ends.now?.Over);
