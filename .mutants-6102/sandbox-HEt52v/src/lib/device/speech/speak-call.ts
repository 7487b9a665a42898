// @ts-nocheck
import type { SpokenLanguage } from '../prefs/preferences';
import { settings } from '../prefs/settings.svelte';
import { soundPrefs } from '../prefs/sound-prefs.svelte';
import { sound, type Cue } from './sound.svelte';
import { speech, type Spoken } from './speech.svelte';

/** Returns the language of the voice: one of its own, or that of the words. */
export const voiceLanguage = (words: SpokenLanguage): SpokenLanguage => soundPrefs.of('language') || words;

/**
 * Speaks a call, or chimes where there is no voice; plays `cue` when the voice is off; is silent when muted. Never
 * rejects. With a pause the voice waits that long, but never until the next call of the app's is due.
 * Calls are announced to screen readers elsewhere, and must not be while this speaks.
 */
export async function speakCall(
	text: string,
	language: SpokenLanguage,
	cue: Cue = 'tile'
): Promise<Spoken | 'knocked'> {
	if (settings.muted) {
		speech.cancel();
		return 'silent';
	}
	const pause = Math.min(soundPrefs.of('pause'), settings.pace - 2);
	if (settings.voice) return speech.speak(text, language, pause * 1000);
	speech.cancel();
	return (await sound.play(cue)) ? 'knocked' : 'silent';
}
