// @ts-nocheck
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Install, installsThroughShareMenu } from './install.svelte';

const IPHONE =
	'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
	['iPhone, Safari', `${IPHONE} Version/17.0 Mobile/15E148 Safari/604.1`, 5, true],
	['iPhone, Chrome', `${IPHONE} CriOS/120.0 Mobile/15E148 Safari/604.1`, 5, true],
	['iPhone, inside another app', `${IPHONE} Mobile/15E148`, 5, false],
	['iPad that says Mac', `${MAC} Version/17.0 Safari/605.1.15`, 5, true],
	['Mac', `${MAC} Version/17.0 Safari/605.1.15`, 0, false],
	['Android', 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36', 5, false]
])('%s', (_, userAgent, touchPoints, byShareMenu) => {
	expect(installsThroughShareMenu({ userAgent, touchPoints })).toBe(byShareMenu);
});

let install: Install;
let stop: () => void;
beforeEach(() => {
	install = new Install();
	stop = install.start();
});
afterEach(() => stop());

function offer(outcome: 'accepted' | 'dismissed') {
	const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
		prompt: () => Promise.resolve(),
		userChoice: Promise.resolve({ outcome })
	});
	window.dispatchEvent(event);
	return event;
}

test('without an offer there is nothing to install with', async () => {
	expect([install.canInstall, install.needsWords, install.installed]).toEqual([false, false, false]);
	expect(await install.install()).toBe('unavailable');
});

test('an offer is kept for later, and used once', async () => {
	expect(offer('dismissed').defaultPrevented).toBe(true);
	expect(install.canInstall).toBe(true);
	expect(await install.install()).toBe('dismissed');
	expect(install.canInstall).toBe(false);
	expect(await install.install()).toBe('unavailable');
});

test('once installed there is no more offer', () => {
	offer('accepted');
	window.dispatchEvent(new Event('appinstalled'));
	expect([install.canInstall, install.installed]).toEqual([false, true]);
});
