import { settings } from './settings.svelte';

/** Whether this is a device that can be felt: browsers without a motor have the function too. */
export const canVibrate = (): boolean =>
	typeof navigator !== 'undefined' &&
	typeof (navigator as Partial<Navigator>).vibrate === 'function' &&
	matchMedia('(any-pointer: coarse)').matches;

/** Felt once when the table took something, twice when it did not. In ms; short, for it is said at every tap. */
const patterns = { taken: [12], refused: [30, 60, 30] };

/** Makes what came of a tap felt, if this device can and is asked to. Never throws. */
export function feel(what: keyof typeof patterns): void {
	if (settings.haptics && canVibrate()) navigator.vibrate(patterns[what]);
}
