import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { doubleTap } from '$lib/ui/table/double-tap';
import { cueInto, lengthOf, parts, weight, type Cue } from './cues';
import { Sound } from './sound.svelte';

const RATE = 44_100;
const all = Object.keys(parts) as Cue[];

async function render(cue: Cue): Promise<Float32Array> {
	const context = new OfflineAudioContext(1, 3 * RATE, RATE);
	cueInto(context, cue, 0);
	return (await context.startRendering()).getChannelData(0);
}

const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test.each(all)('the cue %s is heard, is not distorted, and ends', async (cue) => {
	const samples = await render(cue);
	const end = Math.ceil(lengthOf(cue) * RATE);
	expect(peak(samples.subarray(0, end))).toBeGreaterThan(0.2);
	expect(peak(samples)).toBeLessThan(0.9);
	// Fading out to nothing at its end is what keeps it from clicking.
	expect(peak(samples.subarray(end - 20, end))).toBeLessThan(0.01);
	expect(peak(samples.subarray(end + 1))).toBe(0);
	expect(lengthOf(cue)).toBeLessThan(1.5);
});

test('no two cues sound alike', async () => {
	const heard = await Promise.all(all.map(async (cue) => (await render(cue)).slice(0, RATE).join()));
	expect(new Set(heard).size).toBe(all.length);
});

test('what tells more is not cut off by what tells less', () => {
	expect(all.toSorted((a, b) => weight(a) - weight(b)).at(-1)).toBe('win');
	expect(weight('chip')).toBeLessThan(weight('wrong'));
});

/** Runs `play` in the handler of a real click: sound is given to gestures only. */
async function tapped<T>(play: () => Promise<T>): Promise<T> {
	const button = document.createElement('button');
	button.textContent = 'Call';
	const played = new Promise<T>((resolve, reject) =>
		button.addEventListener('click', () => void play().then(resolve, reject))
	);
	document.body.append(button);
	await userEvent.click(button);
	button.remove();
	// The next tap there is no hand that shook.
	await new Promise((done) => setTimeout(done, doubleTap));
	return played;
}

test('after a tap it sounds; muted it does not, and nothing is made that could sound', async () => {
	let muted = false;
	const sound = new Sound(() => muted);
	expect(await tapped(() => sound.play('tile'))).toBe(true);
	expect(sound.state).toBe('awake');
	muted = true;
	const made = vi.spyOn(AudioContext.prototype, 'createGain');
	for (const cue of all) expect(await sound.play(cue)).toBe(false);
	expect(made).not.toHaveBeenCalled();
	made.mockRestore();
});

describe('what makes sound', () => {
	let made = 0;
	class Counted extends AudioContext {
		constructor(options?: AudioContextOptions) {
			super(options);
			made += 1;
		}
	}
	beforeEach(() => {
		made = 0;
		vi.stubGlobal('AudioContext', Counted);
	});
	afterEach(() => void vi.unstubAllGlobals());

	test('is made after the handlers of the tap that wakes it, for it takes long', async () => {
		const sound = new Sound(() => false);
		const woken = await tapped(async () => {
			sound.unlock();
			const played = sound.play('tile');
			await Promise.resolve();
			expect(made).toBe(0);
			return played;
		});
		expect(woken).toBe(true);
		expect(made).toBe(1);
	});

	test('is made once, after what the first tap opens, and runs when it is needed', async () => {
		const sound = new Sound(() => false);
		const timers: { readonly then: () => void; readonly ms: number }[] = [];
		const tap = () => {
			const spied = vi
				.spyOn(globalThis, 'setTimeout')
				.mockImplementation(((then: () => void, ms = 0) => timers.push({ then, ms })) as never);
			sound.unlock();
			spied.mockRestore();
			return Promise.resolve();
		};
		for (let taps = 0; taps < 3; taps += 1) await tapped(tap);
		expect(made).toBe(0);
		expect(timers).toHaveLength(1);
		// WebKit counts a timer of a second as part of the tap that set it, and no longer one.
		for (const { then, ms } of timers) {
			expect(ms).toBeLessThan(1000);
			then();
		}
		await vi.waitFor(() => expect(sound.state).toBe('awake'), 10_000);
		expect(await sound.play('tile')).toBe(true);
		expect(made).toBe(1);
	});

	test('is tried again at the next tap where it could not be made', async () => {
		const sound = new Sound(() => false);
		const spied = vi
			.spyOn(globalThis, 'setTimeout')
			.mockImplementation(((then: () => void) => then()) as never);
		vi.stubGlobal('AudioContext', function () {
			throw new DOMException('no device', 'NotSupportedError');
		});
		sound.unlock();
		spied.mockRestore();
		await vi.waitFor(() => expect(sound.state).toBe('blocked'));
		vi.stubGlobal('AudioContext', Counted);
		await tapped(() => {
			sound.unlock();
			return Promise.resolve();
		});
		await vi.waitFor(() => expect(sound.state).toBe('awake'), 10_000);
		expect(made).toBe(1);
	});
});

test('in quick play one cue cuts off the other, and none breaks into a win', async () => {
	const sound = new Sound(() => false);
	expect(await tapped(() => sound.play('chip'))).toBe(true);
	expect(await sound.play('chip')).toBe(true);
	expect(await sound.play('win')).toBe(true);
	expect(await sound.play('chip')).toBe(false);
	expect(await sound.play('win')).toBe(true);
});
