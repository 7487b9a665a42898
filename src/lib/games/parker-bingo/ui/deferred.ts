import BingoStands from './BingoStands.svelte';
import Claim from './Claim.svelte';
import { EveningOver, RoundOver } from './late-views';

export { around, consequencesOf } from '$lib/ui/table/log-entries';
export { briefText, logText } from '../text/log';
export { aboutLastShout, placesKept } from './put-right';
export { aboutClosed, callsNext } from './winner-given';
export { nextTile } from '../rules/draw';
export { readBefore } from '../rules/read-before';
export { refusalSentence } from '../text/refusals';
export { patternName } from '../text/patterns';
export { sayCall } from './say-call';
export { default as AutoPace } from '$lib/ui/table/AutoPace.svelte';
export { default as HouseSaid } from './HouseSaid.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as TapBoard } from './TapBoard.svelte';
export { default as WithPhones } from './WithPhones.svelte';
export { default as Totals } from './ParkerTotals.svelte';

/** What is on the screen in each state but that of calling. */
export const views = {
	checkingClaim: Claim,
	bingoStands: BingoStands,
	betweenRounds: RoundOver,
	over: EveningOver
} as const;
