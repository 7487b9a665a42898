import Acting from '../steps/Acting.svelte';
import Dealing from '../steps/Dealing.svelte';
import Landing from '../steps/Landing.svelte';
import Placing from '../steps/Placing.svelte';
import Rolling from '../steps/Rolling.svelte';
import Starring from '../steps/Starring.svelte';
import Starting from '../steps/Starting.svelte';
import GameOver from './GameOver.svelte';

/** What is on the screen in each situation of a ledger, and at the end. */
export const views = {
	dealing: Dealing,
	starting: Starting,
	rolling: Rolling,
	placing: Placing,
	landing: Landing,
	acting: Acting,
	starring: Starring,
	over: GameOver
} as const;
