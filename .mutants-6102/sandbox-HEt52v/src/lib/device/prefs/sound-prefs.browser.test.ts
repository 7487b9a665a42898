// @ts-nocheck
import { afterEach, beforeEach, expect, test } from 'vitest';
import { soundPrefs } from './sound-prefs.svelte';

let stop = () => {};
beforeEach(() => {
	localStorage.clear();
	stop = soundPrefs.start();
});
afterEach(() => {
	localStorage.clear();
	stop();
	soundPrefs.start()();
});

/** All as the device has it now. */
const now = () =>
	(['volume', 'rate', 'pause', 'apart', 'language', 'sign', 'winner'] as const).map((key) =>
		soundPrefs.of(key)
	);
const usual = [100, 1, 0, false, '', false, false];

test('everything outlives the page, and what is as usual is not kept', () => {
	expect(now()).toEqual(usual);
	soundPrefs.set('volume', 40);
	soundPrefs.set('rate', 0.75);
	soundPrefs.set('pause', 2);
	soundPrefs.set('apart', true);
	soundPrefs.set('language', 'es');
	soundPrefs.set('sign', true);
	soundPrefs.set('winner', true);
	const chosen = [40, 0.75, 2, true, 'es', true, true];
	expect(now()).toEqual(chosen);
	stop();
	stop = soundPrefs.start();
	expect(now()).toEqual(chosen);
	soundPrefs.set('volume', 100);
	expect(localStorage.getItem('tablemate.sound.volume')).toBe(null);
});

test('what was kept and makes no sense is as usual', () => {
	for (const key of ['volume', 'rate', 'pause', 'apart', 'language', 'sign', 'winner'])
		localStorage.setItem(`tablemate.sound.${key}`, '1e9');
	stop();
	stop = soundPrefs.start();
	expect(now()).toEqual(usual);
});

test('another tab that turns the volume down turns it down here', async () => {
	// A frame of the same origin stands for the tab: storage events come from it alike.
	const frame = document.createElement('iframe');
	document.body.append(frame);
	frame.contentWindow?.localStorage.setItem('tablemate.sound.volume', '20');
	await expect.poll(() => soundPrefs.of('volume')).toBe(20);
	frame.contentWindow?.localStorage.clear();
	await expect.poll(() => soundPrefs.of('volume')).toBe(100);
	frame.remove();
});
