// @ts-nocheck
import { soundPrefs, speakCall, voiceLanguage } from '$lib/device';
import { language, m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { letterOf } from '../rules/tiles';
import { tileName } from '../text/names';
import { spokenCall } from '../text/spoken';

/** Says a call aloud, `again` when it was heard before. */
export async function sayCall(number: number, again: boolean): Promise<void> {
	const spoken = voiceLanguage(language.current);
	const written = tileName(number);
	// A screen reader speaks when the app's own voice has ended, so that neither drowns the other.
	await speakCall(spokenCall(letterOf(number), number, spoken, soundPrefs.of('apart')), spoken);
	announcer.say(again ? m.parker_announce_again({ call: written }) : written);
}
