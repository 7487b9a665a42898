import { settings } from '../prefs/settings.svelte';

/** Seconds each sound lasts, its tail included. */
export const SOUND_LENGTH = { knock: 0.16, chime: 1.1 } as const;

/** How long a context may take to wake, in milliseconds. Without a gesture it would stay pending for ever. */
const WAKING = 400;

/** Plays a soft knock on wood into any context (a live one, or one that renders into a buffer). `at` in seconds. */
export function knockInto(context: BaseAudioContext, at: number): void {
	const body = context.createOscillator();
	body.type = 'triangle';
	body.frequency.setValueAtTime(310, at);
	body.frequency.exponentialRampToValueAtTime(120, at + 0.07);
	ring(context, body, { at, peak: 0.5, length: SOUND_LENGTH.knock });
}

/** Plays two rising bells into any context. `at` in seconds. */
export function chimeInto(context: BaseAudioContext, at: number): void {
	for (const [index, pitch] of [659.3, 987.8].entries()) {
		const bell = context.createOscillator();
		bell.type = 'sine';
		bell.frequency.value = pitch;
		ring(context, bell, { at: at + index * 0.14, peak: 0.3, length: SOUND_LENGTH.chime - index * 0.14 });
	}
}

function ring(
	context: BaseAudioContext,
	source: OscillatorNode,
	{ at, peak, length }: { at: number; peak: number; length: number }
): void {
	const gain = context.createGain();
	// An exponential ramp cannot touch zero; a thousandth of the peak is silence.
	gain.gain.setValueAtTime(peak / 1000, at);
	gain.gain.exponentialRampToValueAtTime(peak, at + 0.006);
	gain.gain.exponentialRampToValueAtTime(peak / 1000, at + length);
	source.connect(gain).connect(context.destination);
	source.start(at);
	source.stop(at + length);
}

/** The sounds that need no voice, synthesized: there are no audio files. Never heard while muted. */
export class Sound {
	#state = $state<'asleep' | 'awake' | 'blocked' | 'unsupported'>('asleep');
	#context: AudioContext | undefined;
	#muted: () => boolean;

	constructor(muted: () => boolean) {
		this.#muted = muted;
	}

	/** 'blocked' until the first tap, where the browser wants one before any sound. */
	get state(): 'asleep' | 'awake' | 'blocked' | 'unsupported' {
		return this.#state;
	}

	/** Wakes the sound from a gesture's handler, so that later calls may sound without one. */
	unlock(): void {
		if (!this.#muted()) void this.#wake();
	}

	/** Knocks: a call without a voice. Resolves with whether it was heard; never rejects. */
	knock(): Promise<boolean> {
		return this.#play(knockInto);
	}

	/** Chimes, in place of a missing voice. Resolves with whether it was heard; never rejects. */
	chime(): Promise<boolean> {
		return this.#play(chimeInto);
	}

	async #play(into: (context: BaseAudioContext, at: number) => void): Promise<boolean> {
		if (this.#muted()) return false;
		const context = await this.#wake();
		// Muted may have been tapped while the context was waking.
		if (!context || this.#muted()) return false;
		into(context, context.currentTime + 0.01);
		return true;
	}

	async #wake(): Promise<AudioContext | undefined> {
		if (typeof AudioContext !== 'function') {
			this.#state = 'unsupported';
			return undefined;
		}
		try {
			// A closed context cannot be woken; iOS also has 'interrupted', after a phone call.
			if (this.#context?.state === 'closed') this.#context = undefined;
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

/** Tells whether a context runs. A function, because narrowing does not see that the state changes meanwhile. */
function runs(context: AudioContext): boolean {
	return context.state === 'running';
}

export const sound = new Sound(() => settings.muted);
