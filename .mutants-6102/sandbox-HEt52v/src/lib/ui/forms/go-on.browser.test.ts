// @ts-nocheck
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goOn } from './go-on';

const focused = () => (document.activeElement as HTMLElement | null)?.id;

/** Three fields in a list, the middle one filled, and the main button below. */
function form(how: { done?: () => void; counts?: boolean } = {}): void {
	const list = document.createElement('ol');
	for (const [id, value] of [
		['a', ''],
		['b', '7'],
		['c', '']
	] as const) {
		const field = Object.assign(document.createElement('input'), { id, value });
		field.addEventListener('keydown', (event) => {
			goOn(event as KeyboardEvent & { readonly currentTarget: HTMLInputElement }, how.done, how.counts);
		});
		list.append(field);
	}
	const main = Object.assign(document.createElement('button'), { id: 'main', className: 'main-act' });
	document.body.append(list, main);
	document.getElementById('a')?.focus();
}

describe('Enter in one of several fields', () => {
	beforeEach(() => document.body.replaceChildren());

	it('leads to the next empty one, round to those before it, and at last to the main button', async () => {
		form();
		await userEvent.keyboard('{Enter}');
		expect(focused()).toBe('c');
		await userEvent.keyboard('3{Enter}');
		expect(focused()).toBe('a');
		await userEvent.keyboard('1{Enter}');
		expect(focused()).toBe('main');
	});
	it('does what the fields are for when none is empty, where that is said', async () => {
		const done = vi.fn<() => void>();
		form({ done });
		await userEvent.keyboard('1{Enter}3{Enter}');
		expect(done).toHaveBeenCalledOnce();
		expect(focused()).toBe('c');
	});
	it('leads from count to count, for none is ever empty', async () => {
		form({ counts: true });
		await userEvent.keyboard('{Enter}');
		expect(focused()).toBe('b');
		await userEvent.keyboard('{Enter}{Enter}');
		expect(focused()).toBe('main');
	});
	it('is no other key', async () => {
		form();
		await userEvent.keyboard('5');
		expect(focused()).toBe('a');
	});
});
