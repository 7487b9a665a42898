import { lateView } from '$lib/ui/table/late.svelte';
import { ends } from './late';
import Acting from './steps/Acting.svelte';
import Dealing from './steps/Dealing.svelte';
import Landing from './steps/Landing.svelte';
import Placing from './steps/Placing.svelte';
import Rolling from './steps/Rolling.svelte';
import Starring from './steps/Starring.svelte';
import Starting from './steps/Starting.svelte';

export { default as CorrectionWarning } from '$lib/ui/table/CorrectionWarning.svelte';
export { around, consequencesOf } from '$lib/ui/table/log-entries';
export { setQuery } from '../rules/mix';
export { logText } from '../text/log';
export { refusalSentence } from '../text/refusals';
export { heard } from './heard';
export { default as Forgotten } from './Forgotten.svelte';
export { default as PlayOff } from './PlayOff.svelte';
export { default as Sheets } from './Sheets.svelte';
export { default as TallyRow } from './TallyRow.svelte';

/** What is on the screen in each state of a ledger, and at the end. */
export const views = {
	dealing: Dealing,
	starting: Starting,
	beginning: Rolling,
	placing: Placing,
	landing: Landing,
	acting: Acting,
	starring: Starring,
	rolling: Rolling,
	over: lateView(() => ends.now?.GameOver)
} as const;
