import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { box } from '..';
import { bonuses, opening, wilds } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

// Wilds at a table some of whose players have them on phones of their own.
beforeEach(begin);
afterEach(leave);
afterEach(() => vi.restoreAllMocks());

const typed = () =>
	[...document.querySelectorAll<HTMLInputElement>('input[id^=wild]')].map(({ value }) => value);

it('what a player saves elsewhere takes the place of what is half typed for them, and is said [Q-2]', async () => {
	const table = await shown(box, TableScreen, opening(), bonuses);
	await tap(button('7'));
	await expect.poll(typed).toEqual(['7', '', '', '', '']);
	expect(table.record(wilds('ana', 2, 15, 18, 7, 6))).toEqual({ ok: true });
	await expect.element(page.getByText(m.quingo_wilds_of({ name: 'Ben' })).first()).toBeVisible();
	expect(toasts.current?.text).toBe(m.quingo_log_wilds_hidden({ name: 'Ana' }));
	expect(typed()).toEqual(['', '', '', '', '']);
	// What is saved here is not said again.
	toasts.clear();
	await tap(button(m.quingo_five_good()));
	await tap(button(m.quingo_wilds_enter()));
	await expect.element(page.getByText(m.quingo_wilds_of({ name: 'Carla' })).first()).toBeVisible();
	expect(toasts.current).toBeUndefined();
});

it('secret wilds that are made cannot be looked at on a phone at another device’s table [Q-2]', async () => {
	vi.spyOn(Table.prototype, 'remote', 'get').mockReturnValue(true);
	await shown(box, TableScreen, opening({ wilds: 'hidden' }), bonuses, wilds('ana'));
	await expect.element(button(m.quingo_wilds_make_of({ name: 'Ben' }))).toBeEnabled();
	await expect.element(button(m.quingo_wilds_change_of({ name: 'Ana' }))).toBeDisabled();
});
