// @ts-nocheck
import { expect, test, vi } from 'vitest';

test('all of it can be loaded and read where there is no browser: pages are prerendered', async () => {
	expect(typeof window).toBe('undefined');
	// As at the first start: other files used it.
	vi.resetModules();
	const device = await import('./index');
	expect(device.settings).toMatchObject({ theme: 'system', voice: true, muted: false, pace: 8 });
	expect(device.fullscreen).toMatchObject({ supported: false, on: false });
	expect(device.install).toMatchObject({ canInstall: false, needsWords: false, installed: false });
	expect(device.appUpdate).toMatchObject({ ready: false, offlineReady: false, replaced: false });
	expect(device.speech.available).toBe('unknown');
	expect(device.wakeLock.state).toBe('released');
	expect(device.sound.state).toBe('asleep');
});
