import type { SpokenLanguage } from './preferences';
import { settings } from './settings.svelte';
import { sound } from './sound.svelte';
import { speech, type Spoken } from './speech.svelte';

/**
 * Makes a call heard as this device is set: spoken, else chimed; knocked when the voice is off; nothing when
 * muted. Never rejects. A screen reader is told elsewhere, and must not be told while this speaks.
 */
export async function callAloud(text: string, language: SpokenLanguage): Promise<Spoken | 'knocked'> {
	if (settings.muted) {
		speech.cancel();
		return 'silent';
	}
	if (settings.voice) return speech.speak(text, language);
	speech.cancel();
	return (await sound.knock()) ? 'knocked' : 'silent';
}
