import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';

export { consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { aboutLastShout } from './put-right';
export { nextTile } from '../rules/draw';
export { refusalSentence } from '../text/refusals';
export { patternName } from '../text/patterns';
export { sayCall } from './say-call';
export { default as AutoPace } from '$lib/ui/table/AutoPace.svelte';
export { default as BingoStands } from './BingoStands.svelte';
export { default as Claim } from './Claim.svelte';
export { default as HouseSaid } from './HouseSaid.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as TapBoard } from './TapBoard.svelte';
export { default as WithPhones } from './WithPhones.svelte';
export { default as Totals } from './ParkerTotals.svelte';

const ends = fetchedLate(() => import('./ends'));
export const EveningOver = lateView(() => ends.now?.EveningOver);
export const RoundOver = lateView(() => ends.now?.RoundOver);
