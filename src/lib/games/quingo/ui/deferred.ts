import { fetchedLate, lateView } from '$lib/ui/table/late.svelte';
import Marking from './Marking.svelte';
import Play from './Play.svelte';
import Preparing from './Preparing.svelte';
import Rolling from './Rolling.svelte';
import Youngest from './Youngest.svelte';

export { coloursOf } from '$lib/session/from-roster';
export { marksOf } from '$lib/ui/people/marks';
export { refusalSentence } from '../text/refusals';
export { around, consequencesOf } from '$lib/ui/table/log-entries';
export { alsoChanges, deedIn, logText } from '../text/log';
export { default as FixingView } from './FixingView.svelte';
export { default as Sheets } from './Sheets.svelte';
export { Fixing, halfFixed } from './fixing.svelte';

const ends = fetchedLate(() => import('./ends'));

/** What is on the screen in each state. */
export const views = {
	preparing: Preparing,
	rollingPool: Rolling,
	rollingLimits: Rolling,
	namingYoungest: Youngest,
	scoring: Play,
	crossing: Play,
	lastMove: Play,
	rollingPoolAgain: Rolling,
	rollingLimitsAgain: Rolling,
	marking: Marking,
	markingLast: Marking,
	over: lateView(() => ends.now?.GameOver)
} as const;
