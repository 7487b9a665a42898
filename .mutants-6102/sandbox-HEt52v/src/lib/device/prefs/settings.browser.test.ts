// @ts-nocheck
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import { Settings } from './settings.svelte';

const root = document.documentElement;
let stop = () => {};
let settings: Settings;

function begin(): Settings {
	stop();
	settings = new Settings();
	stop = settings.start();
	return settings;
}

beforeEach(() => {
	localStorage.clear();
	begin();
});
afterEach(() => {
	vi.restoreAllMocks();
	stop();
});

test('everything outlives the page', () => {
	settings.theme = 'contrast';
	settings.voice = false;
	settings.muted = true;
	settings.pace = 99;
	settings.hand = 'left';
	settings.text = 'large';
	settings.haptics = false;
	settings.chooseVoice('es', 'Mónica');
	const again = begin();
	expect([again.theme, again.voice, again.muted, again.pace]).toEqual(['contrast', false, true, 30]);
	expect([again.hand, again.text, again.haptics]).toEqual(['left', 'large', false]);
	expect([root.dataset.hand, root.dataset.text]).toEqual(['left', 'large']);
	again.hand = 'right';
	again.text = 'usual';
	expect([root.dataset.hand, root.dataset.text]).toEqual([undefined, undefined]);
	expect([again.voiceName('es'), again.voiceName('en')]).toEqual(['Mónica', undefined]);
});

test('what is kept but makes no sense is the default', () => {
	for (const name of ['theme', 'voice', 'muted', 'pace', 'hand', 'text', 'haptics'])
		localStorage.setItem(`tablemate.${name}`, '{"a":1}');
	const fresh = begin();
	expect([fresh.theme, fresh.voice, fresh.muted, fresh.pace]).toEqual(['system', true, false, 8]);
});

test('the theme applies to the document and the bar; "system" saves no entry', () => {
	settings.theme = 'dark';
	const bar = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
	expect([root.dataset.theme, root.dataset.contrast, bar?.content]).toEqual(['dark', undefined, '#14100c']);
	settings.theme = 'contrast';
	expect(root.dataset.contrast).toBe('more');
	settings.theme = 'system';
	expect(root.dataset.contrast).toBeUndefined();
	expect(localStorage.getItem('tablemate.theme')).toBeNull();
});

test('"system" follows the device while the page is open, a chosen theme does not', async () => {
	const device = async (value: 'light' | 'dark') => {
		await cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] });
	};
	await device('light');
	begin();
	expect(root.dataset.theme).toBe('light');
	await device('dark');
	await expect.poll(() => root.dataset.theme).toBe('dark');
	settings.theme = 'light';
	expect(root.dataset.theme).toBe('light');
	await device('light');
	await device('dark');
	expect(root.dataset.theme).toBe('light');
	await cdp().send('Emulation.setEmulatedMedia', { features: [] });
});

test('another tab that mutes mutes this one', async () => {
	// A frame of the same origin stands for the tab: storage events come from it alike.
	const frame = document.createElement('iframe');
	document.body.append(frame);
	frame.contentWindow?.localStorage.setItem('tablemate.muted', 'on');
	await expect.poll(() => settings.muted).toBe(true);
	frame.contentWindow?.localStorage.clear();
	await expect.poll(() => settings.muted).toBe(false);
	frame.remove();
});

test('denied storage: the preference lasts as long as the page', () => {
	vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
		throw new DOMException('denied', 'SecurityError');
	});
	settings.pace = 12;
	expect(settings.pace).toBe(12);
	expect(begin().pace).toBe(12);
	vi.restoreAllMocks();
	settings.pace = 8;
	expect(localStorage.getItem('tablemate.pace')).toBe('8');
	// Storage is back: from now on its word counts again, not the one remembered meanwhile.
	localStorage.setItem('tablemate.pace', '9');
	expect(begin().pace).toBe(9);
});
