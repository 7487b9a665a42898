import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';

export { dealt, drawnForCaller, nextCard } from '../rules/draw';
export { aboutLastShout } from './put-right';
export { consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { refusalSentence } from '../text/refusals';
export { default as AutoPace } from '$lib/ui/table/AutoPace.svelte';
export { default as BingoStands } from './BingoStands.svelte';
export { default as Claim } from './Claim.svelte';
export { default as Deal } from './Deal.svelte';
export { default as DrawForCaller } from './DrawForCaller.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Stage } from './Stage.svelte';

const ends = fetchedLate(() => import('./ends'));
export const EveningOver = lateView(() => ends.now?.EveningOver);
export const HandOver = lateView(() => ends.now?.HandOver);
