import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as anyGame } from './any-game';
import * as any from './any-game/rules/testing';
import AnyGameScreen from './any-game/ui/TableScreen.svelte';
import { box as parkerBingo } from './parker-bingo';
import * as parker from './parker-bingo/rules/testing';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

/** The sentence as it is seen: the sheet says it to screen readers, too. */
const toast = page.getByRole('dialog').getByTestId('toast');
const players = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
const partners: [string, string][] = [
	['ana', 'carla'],
	['ben', 'dora']
];

it.each<[Box, unknown, Opening]>([
	[parkerBingo, ParkerScreen, parker.opening({ variant: 'points', players, partners })],
	[anyGame, AnyGameScreen, any.opening({ players, partners })]
])('who stays of a pair is said to go on for both: %#', async (box, screen, opening) => {
	await shown(box, screen, opening);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	const leaves = (name: string) => tap(button(m.table_leaves({ name })));
	await leaves('Carla');
	await expect.element(toast).toHaveTextContent(m.table_plays_for_both({ name: 'Ana' }));
	// With the other one nobody of the pair is left.
	toasts.clear();
	await leaves('Ana');
	await expect.element(button(m.table_comes_back({ name: 'Ana' }))).toBeVisible();
	expect(toasts.current).toBeUndefined();
});

it('of who calls, and has no card, it is said that nobody plays for the pair [PB-21] [PB-22]', async () => {
	const opening = parker.opening({ variant: 'points', players, partners, caller: 'ana' });
	const table = await shown(parkerBingo, ParkerScreen, opening);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	await tap(button(m.table_leaves({ name: 'Carla' })));
	await expect.element(button(m.table_comes_back({ name: 'Carla' }))).toBeVisible();
	expect(table.rows.at(-1)).toMatchObject({ fact: { type: 'player.left', player: 'carla' } });
	await expect.element(toast).toHaveTextContent(m.parker_nobody_plays({ name: 'Ana' }));
});
