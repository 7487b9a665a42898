// @ts-nocheck
import { KEY_PREFIX, loadLocal, saveLocal } from './local-store';
import type { SpokenLanguage } from './preferences';

/** How this device sounds, beside the voice and the mute that `settings` has. */
export interface SoundPrefs {
	/** Percent, 10 to 100, of sounds and voice alike; nothing at all is the mute. */
	readonly volume: number;
	/** How fast the voice is: 1 is its own pace. */
	readonly rate: number;
	/** Seconds between a call that is seen and the voice, so that a child reads it first. */
	readonly pause: number;
	/** A number of two digits is said once more digit by digit: "sixty, six, oh". */
	readonly apart: boolean;
	/** The language of the voice; empty for that of the words. */
	readonly language: SpokenLanguage | '';
	/** Each call flashes and, where the device can, vibrates. */
	readonly sign: boolean;
	/** The voice says who won. */
	readonly winner: boolean;
}

type Key = keyof SoundPrefs;

/** What each may be; the first is the usual one, and stands for whatever else was kept. */
const choices: { readonly [K in Key]: readonly [SoundPrefs[K], ...SoundPrefs[K][]] } = {
	volume: [100, 90, 80, 70, 60, 50, 40, 30, 20, 10],
	rate: [1, 0.75, 1.25],
	pause: [0, 1, 2, 3],
	apart: [false, true],
	language: ['', 'en', 'es'],
	sign: [false, true],
	winner: [false, true]
};

const read = <K extends Key>(key: K, text: string | null): SoundPrefs[K] =>
	choices[key].find((choice) => String(choice) === text) ?? choices[key][0];

/** The preferences of this device for sound and voice. Until `start()` all of them are as usual. */
class KeptSoundPrefs {
	#texts = $state.raw<Readonly<Partial<Record<Key, string | null>>>>({});

	of<K extends Key>(key: K): SoundPrefs[K] {
		return read(key, this.#texts[key] ?? null);
	}

	set<K extends Key>(key: K, value: SoundPrefs[K]): void {
		const text = String(value);
		this.#texts = { ...this.#texts, [key]: text };
		saveLocal(`sound.${key}`, read(key, null) === value ? null : text);
	}

	/** Reads what was kept, and follows other tabs. Returns what ends the following. */
	start(): () => void {
		const keys = Object.keys(choices);
		const take = () => {
			this.#texts = Object.fromEntries(keys.map((key) => [key, loadLocal(`sound.${key}`)]));
		};
		const follow = ({ key }: StorageEvent) => {
			if (key === null || key.startsWith(`${KEY_PREFIX}sound.`)) take();
		};
		take();
		window.addEventListener('storage', follow);
		return () => window.removeEventListener('storage', follow);
	}
}

export const soundPrefs = new KeptSoundPrefs();
