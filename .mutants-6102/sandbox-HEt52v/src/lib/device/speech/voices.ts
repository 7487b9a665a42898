// @ts-nocheck
import type { SpokenLanguage } from '../prefs/preferences';

/** What the choice of a voice depends on; `SpeechSynthesisVoice` has all of it. */
export interface Voice {
	readonly name: string;
	/** A language tag; some phones write it with an underscore. */
	readonly lang: string;
	/** Whether it speaks without the network. */
	readonly localService: boolean;
	readonly default: boolean;
}

/** Voices that Apple's systems list among the others, and that sing, whisper or gurgle. */
const NOVELTY =
	/^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Good News|Jester|Organ|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;

export function speaksLanguage(voice: Voice, language: SpokenLanguage): boolean {
	return voice.lang.toLowerCase().split(/[-_]/)[0] === language;
}

/** Returns the language's voices, the best first: offline before online, plain before novel. */
export function rankVoices<V extends Voice>(voices: readonly V[], language: SpokenLanguage): V[] {
	const points = (voice: V) =>
		(voice.localService ? 4 : 0) + (NOVELTY.test(voice.name) ? 0 : 2) + (voice.default ? 1 : 0);
	return voices
		.filter((voice) => speaksLanguage(voice, language))
		.sort((one, other) => points(other) - points(one));
}

/** Returns the chosen voice if it is still there, else the best; `undefined` if none speaks the language. */
export function pickVoice<V extends Voice>(
	voices: readonly V[],
	language: SpokenLanguage,
	chosen?: string
): V | undefined {
	const ranked = rankVoices(voices, language);
	return ranked.find((voice) => voice.name === chosen) ?? ranked[0];
}
