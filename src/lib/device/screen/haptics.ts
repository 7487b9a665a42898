import { browser } from '../browser';
import { settings } from '../prefs/settings.svelte';

/** Tells whether this device can vibrate: browsers without a motor have the function too. */
export const canVibrate = (): boolean =>
	typeof browser.navigator?.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;

/**
 * Once for a fact that was recorded, twice for a refused one; long for a call, where it is asked for, and a roll for
 * what was won. In ms; short, because every tap has one.
 */
const patterns = { taken: [12], refused: [30, 60, 30], called: [90], won: [40, 50, 40, 50, 120] };

/** Vibrates for what came of a tap, if this device can and the setting is on. Never throws. */
export function feel(what: keyof typeof patterns): void {
	if (settings.haptics && canVibrate()) navigator.vibrate(patterns[what]);
}
