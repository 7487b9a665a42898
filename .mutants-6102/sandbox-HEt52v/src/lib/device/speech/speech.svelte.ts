// @ts-nocheck
import type { SpokenLanguage } from '../prefs/preferences';
import { settings } from '../prefs/settings.svelte';
import { soundPrefs } from '../prefs/sound-prefs.svelte';
import { sound } from './sound.svelte';
import { pickVoice, rankVoices } from './voices';

/** How a text came out: in words, as a chime, or not at all (muted, or overtaken by the next one). */
export type Spoken = 'spoken' | 'chimed' | 'silent';

/** Milliseconds. */
export const SPEECH_TIMES = {
	/** Engines drop an utterance that follows cancel() at once. */
	afterCancel: 50,
	/** How long a text waits for a list of voices that is still empty. */
	forVoices: 800,
	/** When the list is still empty, the device has no voice. */
	untilNone: 3000,
	/** An utterance that has not begun by then never will. */
	toBegin: 3000,
	/** Then this, and so much a character, until one that began counts as ended. */
	toEnd: 4000,
	toEndPerCharacter: 150
} as const;

/** What the voice needs of the browser and the settings. */
export interface SpeechEnvironment {
	/** The browser's synthesizer, if it has one. Asked anew each time: prerendering has none. */
	synthesizer(): SpeechSynthesis | undefined;
	utterance(text: string): SpeechSynthesisUtterance;
	muted(): boolean;
	voiceName(language: SpokenLanguage): string | undefined;
	/** How loud (0 to 1), and how fast (1 is the voice's own pace). */
	manner(): { readonly volume: number; readonly rate: number };
	/** The fallback. Resolves with whether it was heard. */
	chime(): Promise<boolean>;
}

/**
 * The app's voice. One text at a time: a new one cuts off the old.
 *
 * `speak()` never rejects and always ends, whatever the engine does.
 */
export class Speech {
	#voices = $state.raw<readonly SpeechSynthesisVoice[]>([]);
	#lookedLongEnough = $state(false);
	#environment: SpeechEnvironment;
	#request = 0;
	#unlocked = false;
	/** Referenced until it ends: some engines collect an utterance without references, and its `end` never comes. */
	#current: SpeechSynthesisUtterance | undefined;
	#stopCurrent: (() => void) | undefined;

	constructor(environment: SpeechEnvironment) {
		this.#environment = environment;
	}

	/** Whether the device has voices; 'unknown' while they may still be loading. */
	get available(): 'unknown' | 'voices' | 'none' {
		if (this.#voices.length > 0) return 'voices';
		return this.#lookedLongEnough ? 'none' : 'unknown';
	}

	/** Returns the names of a language's voices, the best first. */
	voicesOf(language: SpokenLanguage): string[] {
		return rankVoices(this.#voices, language).map((voice) => voice.name);
	}

	/** Looks for voices, now and when the list changes. Returns what stops it and the text being spoken. */
	start(): () => void {
		const synthesizer = this.#environment.synthesizer();
		if (!synthesizer) {
			this.#lookedLongEnough = true;
			return () => undefined;
		}
		const look = () => this.#look();
		// Older Safari's synthesizer is no event target; there the list is complete at once.
		if (typeof synthesizer.addEventListener === 'function') {
			synthesizer.addEventListener('voiceschanged', look);
		}
		this.#look();
		const timer = setTimeout(() => {
			this.#look();
			this.#lookedLongEnough = true;
		}, SPEECH_TIMES.untilNone);
		return () => {
			clearTimeout(timer);
			if (typeof synthesizer.removeEventListener === 'function') {
				synthesizer.removeEventListener('voiceschanged', look);
			}
			this.cancel();
		};
	}

	/**
	 * Lets later texts be spoken without a tap: iOS wants its first utterance inside a gesture.
	 * Call it from a gesture's handler; only the first call does anything, and nothing is heard.
	 */
	unlock(): void {
		const synthesizer = this.#environment.synthesizer();
		if (this.#unlocked || !synthesizer) return;
		this.#unlocked = true;
		if (synthesizer.speaking || synthesizer.pending) return;
		try {
			const empty = this.#environment.utterance('');
			empty.volume = 0;
			synthesizer.speak(empty);
		} catch {
			// An engine that refuses here is found out by the first real text.
		}
	}

	/** Cuts off the text being spoken. Its `speak()` resolves with 'silent'. */
	cancel(): void {
		this.#request += 1;
		this.#stopCurrent?.();
		try {
			this.#environment.synthesizer()?.cancel();
		} catch {
			// There was nothing to cut off.
		}
	}

	/** Speaks `text` in `language`, or chimes when no voice can; after so many milliseconds of silence. */
	async speak(text: string, language: SpokenLanguage, after = 0): Promise<Spoken> {
		const synthesizer = this.#environment.synthesizer();
		const busy = synthesizer !== undefined && (synthesizer.speaking || synthesizer.pending);
		// An idle engine is not cancelled, so that the first text stays inside the gesture that asked for it.
		if (busy || this.#current) this.cancel();
		const request = ++this.#request;
		const overtaken = () => request !== this.#request;

		if (this.#environment.muted()) return 'silent';
		if (!synthesizer) return this.#chime();
		try {
			const wait = Math.max(after, busy ? SPEECH_TIMES.afterCancel : 0);
			if (wait > 0) await delay(wait);
			if (overtaken()) return 'silent';
			this.#look();
			if (this.available === 'unknown') await this.#voicesToCome(synthesizer);
			if (overtaken() || this.#environment.muted()) return 'silent';
			const voice = pickVoice(this.#voices, language, this.#environment.voiceName(language));
			if (!voice) return await this.#chime();
			const spoken = await this.#utter(synthesizer, text, voice);
			if (overtaken()) return 'silent';
			return spoken ? 'spoken' : await this.#chime();
		} catch {
			return overtaken() ? 'silent' : this.#chime();
		}
	}

	async #chime(): Promise<Spoken> {
		if (this.#environment.muted()) return 'silent';
		try {
			return (await this.#environment.chime()) ? 'chimed' : 'silent';
		} catch {
			return 'silent';
		}
	}

	#look(): void {
		const found = this.#environment.synthesizer()?.getVoices() ?? [];
		// Chromium empties the list for a moment while it loads a network voice; a list once seen stands.
		if (found.length > 0) this.#voices = found;
	}

	#voicesToCome(synthesizer: SpeechSynthesis): Promise<void> {
		return new Promise((resolve) => {
			const done = () => {
				clearTimeout(timer);
				synthesizer.removeEventListener?.('voiceschanged', done);
				this.#look();
				resolve();
			};
			const timer = setTimeout(done, SPEECH_TIMES.forVoices);
			synthesizer.addEventListener?.('voiceschanged', done);
		});
	}

	/** Resolves with whether the text was begun, once it is over. */
	#utter(synthesizer: SpeechSynthesis, text: string, voice: SpeechSynthesisVoice): Promise<boolean> {
		return new Promise((resolve) => {
			const utterance = Object.assign(this.#environment.utterance(text), this.#environment.manner());
			utterance.voice = voice;
			// Android takes the language from here and overlooks the voice.
			utterance.lang = voice.lang.replace('_', '-');
			let begun = false;
			const finish = (spoken: boolean) => {
				clearTimeout(watchdog);
				utterance.onstart = utterance.onend = utterance.onerror = null;
				if (this.#current === utterance) this.#current = this.#stopCurrent = undefined;
				resolve(spoken);
			};
			const giveUp = () => {
				finish(begun);
				synthesizer.cancel();
			};
			let watchdog = setTimeout(giveUp, SPEECH_TIMES.toBegin);
			utterance.onstart = () => {
				begun = true;
				clearTimeout(watchdog);
				watchdog = setTimeout(giveUp, SPEECH_TIMES.toEnd + text.length * SPEECH_TIMES.toEndPerCharacter);
			};
			utterance.onend = () => finish(true);
			utterance.onerror = () => finish(begun);
			this.#current = utterance;
			this.#stopCurrent = () => finish(begun);
			if (synthesizer.paused) synthesizer.resume();
			try {
				synthesizer.speak(utterance);
			} catch {
				finish(false);
			}
		});
	}
}

function delay(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

export const speech = new Speech({
	synthesizer: () => (typeof window === 'undefined' ? undefined : window.speechSynthesis),
	utterance: (text) => new SpeechSynthesisUtterance(text),
	muted: () => settings.muted,
	voiceName: (language) => settings.voiceName(language),
	manner: () => ({ volume: soundPrefs.of('volume') / 100, rate: soundPrefs.of('rate') }),
	chime: () => sound.play('chime')
});
