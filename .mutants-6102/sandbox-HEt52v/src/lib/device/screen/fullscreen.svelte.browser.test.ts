// @ts-nocheck
import { afterEach, expect, test, vi } from 'vitest';
import { Fullscreen } from './fullscreen.svelte';

afterEach(() => vi.restoreAllMocks());

test('an iPhone: unsupported, and toggling says so', async () => {
	vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
	vi.spyOn(
		document as Document & { webkitFullscreenEnabled: boolean },
		'webkitFullscreenEnabled',
		'get'
	).mockReturnValue(false);
	const fullscreen = new Fullscreen();
	expect([fullscreen.supported, fullscreen.on]).toEqual([false, false]);
	expect(await fullscreen.toggle()).toBe('unsupported');
});

test('without a gesture the browser refuses, and nothing is thrown', async () => {
	vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
	vi.spyOn(document.documentElement, 'requestFullscreen').mockRejectedValue(new TypeError('no gesture'));
	expect(await new Fullscreen().toggle()).toBe('refused');
});

test('toggles there and back, and follows a change made from outside', async () => {
	let element: Element | null = null;
	const change = (to: Element | null) => {
		element = to;
		document.dispatchEvent(new Event('fullscreenchange'));
		return Promise.resolve();
	};
	vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(true);
	vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => element);
	vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(() => change(document.body));
	vi.spyOn(document, 'exitFullscreen').mockImplementation(() => change(null));
	const fullscreen = new Fullscreen();
	const seen: boolean[] = [];
	const stop = $effect.root(() => {
		// A component would read it in its template.
		$effect(() => void seen.push(fullscreen.on));
	});
	await expect.poll(() => seen).toEqual([false]);
	expect(await fullscreen.toggle()).toBe('entered');
	await expect.poll(() => seen).toEqual([false, true]);
	expect(await fullscreen.toggle()).toBe('left');
	await expect.poll(() => seen).toEqual([false, true, false]);
	await change(document.body);
	await expect.poll(() => seen).toEqual([false, true, false, true]);
	stop();
});
