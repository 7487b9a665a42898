import { settings } from '../prefs/settings.svelte';
import { soundPrefs } from '../prefs/sound-prefs.svelte';
import type { Cue } from './cues';

export type { Cue } from './cues';

/** How long a context may take to wake, in milliseconds. Without a gesture it would stay pending for ever. */
const WAKING = 400;

/**
 * How long after the first gesture of all the sound is made, unless it plays before, in milliseconds: what the gesture
 * opens is on the screen by then, and WebKit still counts a timer of under a second as part of it.
 */
const LATER = 900;

const load = () => import('./cues');

/** The sounds that need no voice. One at a time, and never heard while muted. */
export class Sound {
	#state = $state<'asleep' | 'awake' | 'blocked' | 'unsupported'>('asleep');
	#context: AudioContext | undefined;
	#making = false;
	/** What is being heard, until when on the context's clock, and how much it tells. */
	#heard: { readonly out: GainNode; readonly until: number; readonly weight: number } | undefined;
	#muted: () => boolean;

	constructor(muted: () => boolean) {
		this.#muted = muted;
	}

	/** 'blocked' until the first tap, where the browser wants one before any sound. */
	get state(): 'asleep' | 'awake' | 'blocked' | 'unsupported' {
		return this.#state;
	}

	/** Wakes the sound from a gesture's handler, so that later calls may sound without one; the first one has it made. */
	unlock(): void {
		if (this.#muted()) return;
		if (this.#context) void this.#wake();
		else if (!this.#making) {
			this.#making = true;
			setTimeout(() => {
				this.#making = false;
				void this.#wake(true);
				void load().catch(() => undefined);
			}, LATER);
		}
	}

	/**
	 * Plays a cue, and resolves with whether it is heard; never rejects. A cue cuts off the one before, and keeps
	 * quiet while one that tells more is heard: quick play makes no noise.
	 */
	async play(cue: Cue): Promise<boolean> {
		if (this.#muted()) return false;
		const context = await this.#wake();
		// Not in the tap's own handler: to ask for a part keeps its first frame waiting.
		const made = context && (await load().catch(() => undefined));
		// Muted may have been tapped while the context was waking.
		if (!context || !made || this.#muted()) return false;
		const now = context.currentTime;
		const weight = made.weight(cue);
		if (this.#heard && now < this.#heard.until) {
			if (weight < this.#heard.weight) return false;
			this.#heard.out.gain.setTargetAtTime(0, now, 0.01);
		}
		const out = context.createGain();
		out.gain.value = soundPrefs.of('volume') / 100;
		out.connect(context.destination);
		made.cueInto(context, cue, now + 0.01, out);
		this.#heard = { out, until: now + made.lengthOf(cue), weight };
		return true;
	}

	/** @param now makes it at once, without a wait until what was tapped is shown */
	async #wake(now = false): Promise<AudioContext | undefined> {
		if (typeof AudioContext !== 'function') {
			this.#state = 'unsupported';
			return undefined;
		}
		try {
			// A closed context cannot be woken; iOS also has 'interrupted', after a phone call.
			if (this.#context?.state === 'closed') this.#context = undefined;
			if (!this.#context && !now) await shown();
			const context = (this.#context ??= new AudioContext({ latencyHint: 'interactive' }));
			if (context.state !== 'running') {
				let timer: ReturnType<typeof setTimeout> | undefined;
				const tooLong = new Promise<void>((resolve) => (timer = setTimeout(resolve, WAKING)));
				await Promise.race([context.resume(), tooLong]);
				clearTimeout(timer);
			}
			this.#state = runs(context) ? 'awake' : 'blocked';
			return runs(context) ? context : undefined;
		} catch {
			this.#state = 'blocked';
			return undefined;
		}
	}
}

/**
 * Waits until what was tapped is on the screen: making the first context takes the browser some 50 ms. Every engine
 * counts a short timer that was set in a tap's handler as part of that tap; a frame's callback it does not.
 */
const shown = () => new Promise<void>((resolve) => void setTimeout(resolve, 100));

/** Returns whether a context runs. A function, because narrowing does not see that the state changes meanwhile. */
function runs(context: AudioContext): boolean {
	return context.state === 'running';
}

export const sound = new Sound(() => settings.muted);
