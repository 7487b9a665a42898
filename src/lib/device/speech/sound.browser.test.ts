import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chimeInto, knockInto, Sound, SOUND_LENGTH } from './sound.svelte';

const RATE = 44_100;

async function render(into: (context: BaseAudioContext, at: number) => void): Promise<Float32Array> {
	const context = new OfflineAudioContext(1, 2 * RATE, RATE);
	into(context, 0);
	return (await context.startRendering()).getChannelData(0);
}

const peak = (samples: Float32Array) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test.each([
	['knock', knockInto, SOUND_LENGTH.knock],
	['chime', chimeInto, SOUND_LENGTH.chime]
] as const)('the %s is heard, is not distorted, and ends', async (_, into, length) => {
	const samples = await render(into);
	const end = Math.ceil(length * RATE);
	expect(peak(samples.subarray(0, end))).toBeGreaterThan(0.2);
	expect(peak(samples)).toBeLessThan(0.9);
	// Fading out to nothing at its end is what keeps it from clicking.
	expect(peak(samples.subarray(end - 20, end))).toBeLessThan(0.01);
	expect(peak(samples.subarray(end + 1))).toBe(0);
});

test('after a tap it sounds; muted it does not', async () => {
	let muted = false;
	const sound = new Sound(() => muted);
	const button = document.createElement('button');
	button.textContent = 'Call';
	const heard = new Promise<boolean>((resolve) => {
		button.addEventListener('click', () => void sound.knock().then(resolve));
	});
	document.body.append(button);
	await userEvent.click(button);
	expect(await heard).toBe(true);
	expect(sound.state).toBe('awake');
	muted = true;
	expect(await sound.chime()).toBe(false);
	button.remove();
});
