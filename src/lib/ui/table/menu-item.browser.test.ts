import Moon from '@lucide/svelte/icons/moon';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import { doubleTap } from './double-tap';
import MenuItem from './MenuItem.svelte';

const { setTimeout } = globalThis;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
	vi.useRealTimers();
});

test.each([
	['keyboard', 25_000, 1],
	['keyboard', 31_000, 0],
	['mouse', 7_000, 1],
	['mouse', 9_000, 0]
] as const)(
	'what ends a game, chosen twice by %s within %d ms, is done %d times',
	async (by, later, times) => {
		const end = vi.fn();
		const { container } = await render(MenuItem, { icon: Moon, label: 'End', twice: true, onclick: end });
		const button = container.querySelector('button') as HTMLElement;
		const choose = async () => {
			if (by === 'mouse') return userEvent.click(button);
			button.focus();
			await userEvent.keyboard('{Enter}');
		};
		await choose();
		await vi.advanceTimersByTimeAsync(later);
		// The time of a tap is not faked.
		await new Promise((done) => setTimeout(done, doubleTap));
		await choose();
		expect(end).toHaveBeenCalledTimes(times);
	}
);
