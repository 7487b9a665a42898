/** The sounds of the table, synthesized: there are no audio files. Fetched at the first tap. */

/** What can be heard. `tile` is a tile laid on wood, `chime` stands in for a missing voice. */
export type Cue =
	| 'tile'
	| 'chime'
	| 'dice'
	| 'card'
	| 'chip'
	| 'mark'
	| 'bingo'
	| 'wrong'
	| 'award'
	| 'rainbow'
	| 'win';

/** One tone or one rustle of a cue. Times in seconds, pitches in hertz, `peak` from 0 to 1. */
interface Part {
	/** 'noise' is a rustle around its pitch. */
	readonly wave: 'sine' | 'triangle' | 'noise';
	readonly at: number;
	readonly pitch: number;
	/** Where the pitch glides to. */
	readonly to?: number;
	readonly peak: number;
	readonly length: number;
}

const tone = (
	at: number,
	pitch: number,
	peak: number,
	length: number,
	wave: Part['wave'] = 'sine'
): Part => ({ wave, at, pitch, peak, length });
const notes = (pitches: readonly number[], apart: number, length: number, peak = 0.26): Part[] =>
	pitches.map((pitch, i) => tone(i * apart, pitch, peak, length, 'triangle'));
/** A die that hits the table: a click, and the wood under it. */
const hit = (at: number, pitch: number, peak: number): Part[] => [
	{ wave: 'noise', at, pitch, peak, length: 0.03 },
	{ wave: 'triangle', at, pitch: 260, to: 150, peak: peak * 0.3, length: 0.05 }
];

export const parts: Record<Cue, readonly Part[]> = {
	tile: [{ wave: 'triangle', at: 0, pitch: 310, to: 120, peak: 0.5, length: 0.16 }],
	chime: [tone(0, 659.3, 0.3, 1.1), tone(0.14, 987.8, 0.3, 0.96)],
	dice: [
		...hit(0, 2300, 0.8),
		...hit(0.07, 2900, 0.6),
		...hit(0.12, 2100, 0.7),
		...hit(0.2, 2600, 0.45),
		...hit(0.27, 2000, 0.3)
	],
	card: [
		{ wave: 'noise', at: 0, pitch: 1800, to: 5200, peak: 0.8, length: 0.11 },
		{ wave: 'triangle', at: 0.09, pitch: 190, to: 120, peak: 0.2, length: 0.07 }
	],
	chip: [tone(0, 2100, 0.22, 0.05, 'triangle'), tone(0.03, 1750, 0.26, 0.09, 'triangle')],
	mark: [
		{ wave: 'noise', at: 0, pitch: 3200, to: 2200, peak: 0.6, length: 0.06 },
		{ wave: 'noise', at: 0.07, pitch: 2400, to: 3800, peak: 0.7, length: 0.08 }
	],
	// A hand bell, struck twice: its strike note, and the partials that make it brass.
	bingo: [0, 0.24].flatMap((at) => [
		tone(at, 1046.5, 0.24, 0.85 - at),
		tone(at, 2790, 0.1, 0.5),
		tone(at, 4180, 0.05, 0.25)
	]),
	// Kind: two soft notes down a third, as one says "oh".
	wrong: [tone(0, 392, 0.32, 0.3), tone(0.17, 329.6, 0.3, 0.4)],
	award: notes([523.3, 659.3, 784], 0.1, 0.4),
	rainbow: notes([523.3, 587.3, 659.3, 784, 1046.5], 0.1, 0.55, 0.22),
	win: [
		...notes([523.3, 659.3, 784], 0.12, 0.3),
		...notes([1046.5, 784, 659.3], 0, 0.9, 0.17).map(later(0.36))
	]
};

function later(seconds: number) {
	return (part: Part): Part => ({ ...part, at: part.at + seconds });
}

/** Returns how long a cue lasts, in seconds, its tail included. */
export const lengthOf = (cue: Cue): number => Math.max(...parts[cue].map(({ at, length }) => at + length));

const grave: readonly Cue[] = ['bingo', 'wrong', 'award', 'rainbow', 'win'];
/** Returns how much a cue tells: one that tells less never cuts off one that tells more. */
export const weight = (cue: Cue): number => grave.indexOf(cue) + 1;

/**
 * Plays a cue into any context: a live one, or one that renders into a buffer. `at` in seconds.
 *
 * @param out where it goes; the context's own destination unless given
 */
export function cueInto(
	context: BaseAudioContext,
	cue: Cue,
	at: number,
	out: AudioNode = context.destination
): void {
	for (const part of parts[cue]) {
		const begin = at + part.at;
		const gain = context.createGain();
		// An exponential ramp cannot touch zero; a thousandth of the peak is silence.
		gain.gain.setValueAtTime(part.peak / 1000, begin);
		gain.gain.exponentialRampToValueAtTime(part.peak, begin + 0.006);
		gain.gain.exponentialRampToValueAtTime(part.peak / 1000, begin + part.length);
		// What a filter still hums by then is nothing of the sound.
		gain.gain.setValueAtTime(0, begin + part.length);
		gain.connect(out);
		const source =
			part.wave === 'noise' ? rustle(context, part, begin, gain) : note(context, part, begin, gain);
		source.start(begin);
		source.stop(begin + part.length);
	}
}

function glide(pitch: AudioParam, part: Part, begin: number): void {
	pitch.setValueAtTime(part.pitch, begin);
	if (part.to !== undefined) pitch.exponentialRampToValueAtTime(part.to, begin + part.length * 0.6);
}

function note(context: BaseAudioContext, part: Part, begin: number, out: AudioNode) {
	const source = context.createOscillator();
	source.type = part.wave === 'noise' ? 'sine' : part.wave;
	glide(source.frequency, part, begin);
	source.connect(out);
	return source;
}

function rustle(context: BaseAudioContext, part: Part, begin: number, out: AudioNode) {
	const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * part.length), context.sampleRate);
	const samples = buffer.getChannelData(0);
	// The same noise each time: a sound is recognized by being the same.
	let seed = 7;
	for (let i = 0; i < samples.length; i++) {
		seed = (seed * 16807) % 2147483647;
		samples[i] = seed / 1073741823.5 - 1;
	}
	const source = context.createBufferSource();
	source.buffer = buffer;
	const band = context.createBiquadFilter();
	band.type = 'bandpass';
	band.Q.value = 0.8;
	glide(band.frequency, part, begin);
	source.connect(band).connect(out);
	return source;
}
