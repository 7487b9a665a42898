import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { bonuses, opening, wilds } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

// Wilds at a table some of whose players have them on phones of their own.
beforeEach(begin);
afterEach(leave);
afterEach(() => vi.restoreAllMocks());

it('secret wilds that are made cannot be looked at on a phone at another device’s table [Q-2]', async () => {
	vi.spyOn(Table.prototype, 'remote', 'get').mockReturnValue(true);
	await shown(box, TableScreen, opening({ wilds: 'hidden' }), bonuses, wilds('ana'));
	await expect.element(button(m.quingo_wilds_make_of({ name: 'Ben' }))).toBeEnabled();
	await expect.element(button(m.quingo_wilds_change_of({ name: 'Ana' }))).toBeDisabled();
});
