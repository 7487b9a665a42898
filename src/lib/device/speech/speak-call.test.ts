import { afterEach, expect, test, vi } from 'vitest';
import { speakCall } from './speak-call';
import { settings } from '../prefs/settings.svelte';
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
	const knock = vi.spyOn(sound, 'knock').mockResolvedValue(true);
	settings.voice = voice;
	settings.muted = muted;
	expect(await speakCall('N, thirty-one', 'en')).toBe(heard);
	expect([speak.mock.calls.length, knock.mock.calls.length]).toEqual([
		heard === 'spoken' ? 1 : 0,
		heard === 'knocked' ? 1 : 0
	]);
});
