// @ts-nocheck
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
	toasts.clear();
	vi.useRealTimers();
});

test('a sentence about a page is not said on another one, and one that leads there is', () => {
	toasts.show('Deleted.');
	vi.advanceTimersByTime(1_000);
	toasts.leave();
	expect(toasts.current?.text).toBe('Deleted.');
	vi.advanceTimersByTime(2_000);
	toasts.leave();
	expect(toasts.current).toBeUndefined();
});
