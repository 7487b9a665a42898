import { appUpdate } from './app-update.svelte';
import { install } from './install.svelte';
import { settings } from './settings.svelte';
import { sound } from './sound.svelte';
import { speech } from './speech.svelte';

export { callAloud } from './aloud';
export { appUpdate, type Accepted } from './app-update.svelte';
export { fullscreen } from './fullscreen.svelte';
export { install } from './install.svelte';
export { PACE, type SpokenLanguage, type Theme } from './preferences';
export { settings } from './settings.svelte';
export { safeFileName, saveFile, type SaveResult } from './share-file';
export { sound } from './sound.svelte';
export { speech, type Spoken } from './speech.svelte';
export { askPersistence, storageStatus, type StorageStatus } from './storage';
export { holdTableInPlay } from './table-in-play';
export { wakeLock } from './wake-lock.svelte';

/**
 * Starts all that listens: preferences, voices, the install offer, the worker, and the first tap that lets sound
 * and voice be heard later without one. Call it from the root layout's `onMount` and return what it returns.
 *
 * @param home the app's root, with both slashes: `resolve('/')`
 * @param worker whether to register the service worker; the development server has none
 */
export function startDevice(home: string, worker: boolean): () => void {
	const gestures = ['pointerup', 'keydown'] as const;
	const unlock = () => {
		sound.unlock();
		if (settings.voice && !settings.muted) speech.unlock();
	};
	for (const gesture of gestures) window.addEventListener(gesture, unlock, { capture: true });
	const stops = [settings.start(), speech.start(), install.start()];
	if (worker) stops.push(appUpdate.start(home));
	return () => {
		for (const gesture of gestures) window.removeEventListener(gesture, unlock, { capture: true });
		for (const stop of stops) stop();
	};
}
