import type { SpokenLanguage } from '../prefs/preferences';
import { settings } from '../prefs/settings.svelte';
import { sound } from './sound.svelte';
import { speech, type Spoken } from './speech.svelte';

/**
 * Speaks a call, or chimes where there is no voice; knocks when the voice is off; is silent when muted. Never rejects.
 * Calls are announced to screen readers elsewhere, and must not be while this speaks.
 */
export async function speakCall(text: string, language: SpokenLanguage): Promise<Spoken | 'knocked'> {
	if (settings.muted) {
		speech.cancel();
		return 'silent';
	}
	if (settings.voice) return speech.speak(text, language);
	speech.cancel();
	return (await sound.knock()) ? 'knocked' : 'silent';
}
