import { appUpdate } from './app/app-update.svelte';
import { install } from './app/install.svelte';
import { settings } from './prefs/settings.svelte';
import { soundPrefs } from './prefs/sound-prefs.svelte';
import { sound } from './speech/sound.svelte';
import { speech } from './speech/speech.svelte';

export { speakCall, voiceLanguage } from './speech/speak-call';
export { appUpdate } from './app/app-update.svelte';
export { fullscreen } from './screen/fullscreen.svelte';
export { install } from './app/install.svelte';
export { PACE, type Theme } from './prefs/preferences';
export { settings } from './prefs/settings.svelte';
export { soundPrefs } from './prefs/sound-prefs.svelte';
export { saveFile } from './files/share-file';
export { sound, type Cue } from './speech/sound.svelte';
export { speech } from './speech/speech.svelte';
export { askPersistence, storageStatus, type StorageStatus } from './app/storage';
export { holdTableInPlay } from './app/table-in-play';
export { wakeLock } from './screen/wake-lock.svelte';

/**
 * Starts all listeners: preferences, voices, the install offer, the worker, and the first tap, which lets sound
 * and voice be heard later without one. Call it from the root layout's `onMount` and return what it returns.
 *
 * @param home the app's root, with both slashes: `resolve('/')`
 * @param worker whether to register the service worker; the development server has none
 * @param soon whether a first visit keeps the app at once
 */
export function startDevice(home: string, worker: boolean, soon: boolean): () => void {
	const gestures = ['pointerup', 'keydown'] as const;
	const unlock = () => {
		sound.unlock();
		if (settings.voice && !settings.muted) speech.unlock();
	};
	for (const gesture of gestures) window.addEventListener(gesture, unlock, { capture: true });
	const stops = [settings.start(), soundPrefs.start(), speech.start(), install.start()];
	if (worker) stops.push(appUpdate.start(home, soon));
	return () => {
		for (const gesture of gestures) window.removeEventListener(gesture, unlock, { capture: true });
		for (const stop of stops) stop();
	};
}
