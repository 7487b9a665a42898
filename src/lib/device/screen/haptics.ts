import { browser } from '../browser';
import { settings } from '../prefs/settings.svelte';

/** Returns whether this device can vibrate: browsers without a motor have the function too. */
export const canVibrate = (): boolean =>
	typeof browser.navigator?.vibrate === 'function' && matchMedia('(any-pointer: coarse)').matches;

/** Once for a fact that was recorded, twice for a refused one. In ms; short, because every tap has one. */
const patterns = { taken: [12], refused: [30, 60, 30] };

/** Vibrates for what came of a tap, if this device can and the setting is on. Never throws. */
export const feel = (what: keyof typeof patterns): void => vibrate(patterns[what]);

/** Vibrates so, if this device can and the setting is on: milliseconds on and off in turn. */
export function vibrate(pattern: number[]): void {
	if (settings.haptics && canVibrate()) navigator.vibrate(pattern);
}
