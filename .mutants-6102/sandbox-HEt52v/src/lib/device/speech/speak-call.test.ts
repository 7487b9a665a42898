// @ts-nocheck
import { afterEach, expect, test, vi } from 'vitest';
import { speakCall, voiceLanguage } from './speak-call';
import { settings } from '../prefs/settings.svelte';
import { soundPrefs } from '../prefs/sound-prefs.svelte';
import { sound } from './sound.svelte';
import { speech } from './speech.svelte';

afterEach(() => vi.restoreAllMocks());

test.each([
	{ voice: true, muted: false, heard: 'spoken' },
	{ voice: false, muted: false, heard: 'knocked' },
	{ voice: true, muted: true, heard: 'silent' },
	{ voice: false, muted: true, heard: 'silent' }
])('voice $voice, muted $muted: $heard', async ({ voice, muted, heard }) => {
	const speak = vi.spyOn(speech, 'speak').mockResolvedValue('spoken');
	const knock = vi.spyOn(sound, 'play').mockResolvedValue(true);
	settings.voice = voice;
	settings.muted = muted;
	expect(await speakCall('N, thirty-one', 'en')).toBe(heard);
	expect([speak.mock.calls.length, knock.mock.calls.length]).toEqual([
		heard === 'spoken' ? 1 : 0,
		heard === 'knocked' ? 1 : 0
	]);
});

test.each([
	{ pause: 0, pace: 8, waits: 0 },
	{ pause: 3, pace: 8, waits: 3000 },
	// The next call would cut it off each time.
	{ pause: 3, pace: 3, waits: 1000 }
] as const)('a pause of $pause s with a call every $pace s: $waits ms', async ({ pause, pace, waits }) => {
	const speak = vi.spyOn(speech, 'speak').mockResolvedValue('spoken');
	settings.voice = true;
	settings.muted = false;
	settings.pace = pace;
	soundPrefs.set('pause', pause);
	await speakCall('N, thirty-one', 'en');
	expect(speak).toHaveBeenCalledWith('N, thirty-one', 'en', waits);
	soundPrefs.set('pause', 0);
});

test('the voice has a language of its own, or that of the words', () => {
	expect(voiceLanguage('en')).toBe('en');
	soundPrefs.set('language', 'es');
	expect(voiceLanguage('en')).toBe('es');
	soundPrefs.set('language', '');
	expect(voiceLanguage('es')).toBe('es');
});
