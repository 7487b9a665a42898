// @ts-nocheck
import { afterEach, expect, test, vi } from 'vitest';
import { WakeLock } from './wake-lock.svelte';

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** The real locks that were granted, so that the browser's own word on them can be asked. */
function watchRequests() {
	const granted: WakeLockSentinel[] = [];
	const request = navigator.wakeLock.request.bind(navigator.wakeLock);
	vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async (type) => {
		const sentinel = await request(type);
		granted.push(sentinel);
		return sentinel;
	});
	return granted;
}

test('is held until the last holder lets go', async () => {
	const granted = watchRequests();
	const lock = new WakeLock();
	const first = lock.hold();
	const second = lock.hold();
	await expect.poll(() => lock.state).toBe('held');
	first();
	first();
	expect(lock.state).toBe('held');
	second();
	expect(lock.state).toBe('released');
	await expect.poll(() => granted.map((sentinel) => sentinel.released)).toEqual([true]);
});

test('is taken again when the page comes back', async () => {
	const granted = watchRequests();
	const lock = new WakeLock();
	const letGo = lock.hold();
	await expect.poll(() => lock.state).toBe('held');
	// What the browser does to a page that is hidden.
	await granted[0]?.release();
	await expect.poll(() => lock.state).toBe('released');
	document.dispatchEvent(new Event('visibilitychange'));
	await expect.poll(() => lock.state).toBe('held');
	expect(granted).toHaveLength(2);
	letGo();
	document.dispatchEvent(new Event('visibilitychange'));
	expect(granted).toHaveLength(2);
});

test('let go while it is still being asked for: not left on', async () => {
	const granted = watchRequests();
	const lock = new WakeLock();
	lock.hold()();
	await expect.poll(() => granted[0]?.released).toBe(true);
	expect(lock.state).toBe('released');
});

test('a refusal is shown, and asked again when the page comes back', async () => {
	const request = vi
		.spyOn(navigator.wakeLock, 'request')
		.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
	const lock = new WakeLock();
	const letGo = lock.hold();
	await expect.poll(() => lock.state).toBe('refused');
	request.mockRestore();
	document.dispatchEvent(new Event('visibilitychange'));
	await expect.poll(() => lock.state).toBe('held');
	letGo();
});

test('a browser without it', async () => {
	vi.stubGlobal('navigator', {});
	const lock = new WakeLock();
	const letGo = lock.hold();
	await expect.poll(() => lock.state).toBe('unsupported');
	letGo();
	expect(lock.state).toBe('unsupported');
});
