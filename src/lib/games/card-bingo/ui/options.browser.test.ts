import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type Cards } from '..';
import type { Table } from '$lib/session/table.svelte';
import type { CardsFact, CardsOpening } from '../rules/facts';
import { resultOf } from '../rules/hand';
import * as c from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

/** Opens the options of a table. */
async function options(opening: Partial<CardsOpening>, ...facts: readonly CardsFact[]) {
	const table = (await shown(box, TableScreen, c.opening(opening), ...facts)) as Table<Cards>;
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	const deck = page.getByRole('radiogroup', { name: m.cardbingo_called_deck() });
	return {
		table,
		now: () => table.snapshot.context,
		deck,
		caller: page.getByLabelText(m.cardbingo_who_calls(), { exact: true })
	};
}

it('where the app is to call real cards, it turns its own, and one undo takes back both [C-1]', async () => {
	const { now, caller, table } = await options({ drawing: 'cards', caller: 'ana' });
	await caller.selectOptions(m.cardbingo_source_app());
	expect(now()).toMatchObject({ drawing: 'app', caller: null });
	table.undo();
	expect(now()).toMatchObject({ drawing: 'cards', caller: 'ana' });
});

it('where the app cannot call, for its layout more needs another deck, nothing is changed [C-6]', async () => {
	const blackout = { variant: 'blackout', drawing: 'cards', caller: 'ana', decks: 2 } as const;
	const { now, caller } = await options({ ...blackout, players: c.people(5) });
	await caller.selectOptions(m.cardbingo_source_app());
	expect(toasts.current?.text).toBe(m.cardbingo_no_too_few_decks({ layouts: 5, decks: 2, needed: 3 }));
	expect(now()).toMatchObject({ drawing: 'cards', caller: 'ana' });
});

it('what the app deals has as many decks as it takes: another layout takes one along, and one undo takes back both [C-6]', async () => {
	const dealt = { variant: 'blackout', drawing: 'app', dealing: 'app', caller: 'ana', decks: 1 } as const;
	const { now, caller, table } = await options(
		{ ...dealt, players: c.people(4), decks: 2 },
		{ type: 'player.left', player: 'dora' },
		{ type: 'decks.changed', decks: 1 }
	);
	await caller.selectOptions(m.cardbingo_source_app());
	expect(now()).toMatchObject({ caller: null, decks: 2 });
	table.undo();
	expect(now()).toMatchObject({ caller: 'ana', decks: 1 });
	await tap(button(m.table_comes_back({ name: 'Dora' })));
	await expect.poll(() => now().seats[3]?.here).toBe(true);
	expect(now().decks).toBe(2);
	expect(toasts.current).toBe(undefined);
});

it('the button that takes away a dealt deck keeps the focus where there is one left, and takes no more [C-6]', async () => {
	const { now } = await options({ drawing: 'app', caller: null, decks: 2 });
	const fewer = button(m.cardbingo_decks_fewer());
	await tap(fewer);
	await expect.poll(() => now().decks).toBe(1);
	await userEvent.keyboard('{Enter}');
	await expect.element(fewer).toHaveFocus();
	await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
	expect(now().decks).toBe(1);
});

it('how many decks are dealt is asked where the table deals them: what the app deals has as many as it takes [C-6]', async () => {
	const { now } = await options({ drawing: 'app', dealing: 'app', caller: null, decks: 1 });
	const decks = page.getByRole('group', { name: m.cardbingo_decks() });
	const layouts = page.getByRole('radiogroup', { name: m.cardbingo_layouts() });
	await expect.element(layouts).toBeVisible();
	await expect.element(decks).not.toBeInTheDocument();
	await tap(layouts.getByText(m.cardbingo_source_cards(), { exact: true }));
	await expect.poll(() => now().dealing).toBe('cards');
	await expect.element(decks).toBeVisible();
});

it('of one who tied it is said first what comes of going home, and done by the button beside it [C-6]', async () => {
	const tied = [...c.called(...c.anas), ...c.claimed('ana', c.anas), ...c.claimed('ben', c.anas), c.awarded];
	const { now } = await options({ drawing: 'app', caller: null, decks: 2 }, ...tied);
	await tap(button(m.table_leaves({ name: 'Ana' })));
	const result = m.cardbingo_wins_hand({ name: 'Ben' });
	await expect.poll(() => toasts.current?.text).toBe(m.cardbingo_without({ name: 'Ana', result }));
	expect(resultOf(now().hands[0])?.how).toBe('tied');
	toasts.current?.action?.run();
	await expect.poll(() => resultOf(now().hands[0])).toEqual({ how: 'won', player: 'ben' });
});

it('real cards wait for a player who calls, and the choice stays as it was [C-1]', async () => {
	const { now, deck, caller } = await options({ drawing: 'app', caller: null });
	const real = deck.getByText(m.cardbingo_source_cards(), { exact: true });
	await tap(real);
	expect(toasts.current?.text).toBe(m.cardbingo_real_by_player());
	expect(now().drawing).toBe('app');
	await expect.element(deck.getByRole('radio', { name: m.cardbingo_source_app() })).toBeChecked();
	await caller.selectOptions('ana');
	await tap(real);
	expect(now()).toMatchObject({ drawing: 'cards', caller: 'ana' });
});
