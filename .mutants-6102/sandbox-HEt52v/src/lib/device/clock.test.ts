// @ts-nocheck
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { awaitMoment, quartersAhead } from './clock';

const half = Date.UTC(2026, 10, 22, 20, 30);

beforeEach(() => {
	vi.useFakeTimers();
	vi.setSystemTime(half - 1);
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a moment on the wall clock', () => {
	it('rings when it comes, once', () => {
		const ring = vi.fn();
		expect(awaitMoment(half, ring).come).toBe(false);
		expect(ring).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(ring).toHaveBeenCalledOnce();
		vi.advanceTimersByTime(3_600_000);
		expect(ring).toHaveBeenCalledOnce();
	});

	it('that has come already does not ring, so a reload says nothing twice', () => {
		const ring = vi.fn();
		expect(awaitMoment(half - 1, ring).come).toBe(true);
		vi.advanceTimersByTime(3_600_000);
		expect(ring).not.toHaveBeenCalled();
	});

	it('that was given up, or never agreed on, does not ring', () => {
		const ring = vi.fn();
		awaitMoment(half, ring).stop();
		expect(awaitMoment(undefined, ring).come).toBe(false);
		vi.advanceTimersByTime(3_600_000);
		expect(ring).not.toHaveBeenCalled();
	});
});

describe('the quarters ahead', () => {
	it('begin with the next one', () => {
		expect(quartersAhead(3)).toEqual([half, half + 900_000, half + 1_800_000]);
		vi.setSystemTime(half);
		expect(quartersAhead(1)).toEqual([half]);
	});
});
