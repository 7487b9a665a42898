import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';
import BingoStands from './BingoStands.svelte';
import Claim from './Claim.svelte';
import Deal from './Deal.svelte';
import DrawForCaller from './DrawForCaller.svelte';

export { dealt, drawnForCaller, nextCard } from '../rules/draw';
export { alsoChanges } from './hands-kept';
export { aboutLastShout } from './put-right';
export { aboutClosed, callsNext, nobodyElse } from './winner-given';
export { around, consequencesOf } from '$lib/ui/table/log-entries';
export { logText } from '../text/log';
export { refusalSentence } from '../text/refusals';
export { default as AutoPace } from '$lib/ui/table/AutoPace.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as Stage } from './Stage.svelte';

const ends = fetchedLate(() => import('./ends'));

/** What is on the screen in each state but that of calling. */
export const views = {
	drawingForCaller: DrawForCaller,
	dealing: Deal,
	checkingClaim: Claim,
	bingoStands: BingoStands,
	betweenHands: lateView(() => ends.now?.HandOver),
	over: lateView(() => ends.now?.EveningOver)
} as const;
