import { vibrate } from '$lib/device/screen/haptics';
import { say } from '$lib/ui/feedback/announcer.svelte';
import { untrack } from 'svelte';
import { tileName } from '../text/names';

/** What is felt with a call (ms): light, for the eyes are on the card. */
const pulse = [20];

/** Says each call of a round once, as it comes; what was called before is not said one by one. */
export function hearCalls(made: () => readonly number[]): void {
	let heard = untrack(() => made().length);
	$effect(() => {
		const calls = made();
		const last = calls.at(-1);
		if (calls.length > heard && last !== undefined)
			untrack(() => {
				say(tileName(last));
				vibrate(pulse);
			});
		heard = calls.length;
	});
}
