import '../../../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { box } from '..';
import { opening, prepared, type Told } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

let table: Table;
let from = 0;
/** A table with real dice on the screen: a pool of a d4, d6, d8, d10 and d20. */
beforeEach(async () => {
	language.set('en');
	toasts.clear();
	from = announcer.lines.at(-1)?.id ?? 0;
	table = await Table.create(box, opening());
	for (const fact of prepared) expect(table.record(fact)).toEqual({ ok: true });
	await render(TableScreen as unknown as Component<{ table: Table }>, { table });
	await expect.element(enters(0)).toBeVisible();
});
afterEach(() => table.close());

const enters = (count: number) =>
	page.getByRole('button', { name: m.quingo_tell_pool({ count, of: '5' }), exact: true });
const type = (keys: string) => userEvent.keyboard(keys);
const heard = () => announcer.lines.filter(({ id }) => id > from).map(({ text }) => text);
const round = () => (table.snapshot as Told['snapshot']).context.round;

it('real dice are typed wherever the focus is, each is heard, and the last leads on [Q-3]', async () => {
	await type('360');
	// A 0 is the 10 of a d10, and of nothing else.
	expect(toasts.current?.text).toBe(m.quingo_no_not_on_a_die({ sides: '8', shows: '0' }));
	await type('80');
	await expect.poll(heard).toContain('d10 showing 10. d10, 1 of 1');
	await type('0');
	expect(toasts.current?.text).toBe(m.quingo_no_not_on_a_die({ sides: '20', shows: '0' }));
	// It could be a 17, and is a 1 with Enter.
	await type('1');
	expect(toasts.current?.text).toBe('1…');
	await type('7');
	await expect.poll(heard).toContain('d20 showing 17. d20, 1 of 1');
	await expect.element(enters(5)).toHaveFocus();
	await type('2{Enter}');
	expect(round()?.rolled.map(([, shows]) => shows)).toEqual([3, 6, 8, 10, 17]);

	await expect.element(page.getByText(m.quingo_roll_limits())).toBeVisible();
	await type('9241');
	await expect.poll(heard).toContain(`${m.quingo_player_die({ name: 'Carla' })}: 1`);
	await type('{Enter}');
	expect(round()?.limits).toEqual({ ana: 2, ben: 4, carla: 1 });
});

it('a digit that could go on is a number with Enter, and none with any other key', async () => {
	await type('3680');
	await type('1{Enter}');
	await expect.poll(heard).toContain('d20 showing 1. d20, 1 of 1');
	await expect.element(enters(5)).toHaveFocus();
	expect(round()).toBeUndefined();
	await page.getByRole('button', { name: m.shell_undo(), exact: true }).click();
	await type('1{Escape}5');
	await expect.poll(heard).toContain('d20 showing 5. d20, 1 of 1');
});

it('one die more than the set has is refused where it is tapped, and is not entered [Q-3]', async () => {
	await type('3');
	const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
	await tap('d4, 1 of 1');
	await tap('d4 showing 2');
	expect(toasts.current?.text).toBe(m.quingo_no_not_in_the_set({ has: '1', sides: '4', said: '2' }));
	await expect.element(enters(1)).toBeVisible();
	await expect
		.element(page.getByRole('button', { name: 'd4, 1 of 1' }))
		.toHaveAttribute('aria-pressed', 'true');
});

it('what is typed in a sheet that lies over the table is no die', async () => {
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await expect.element(page.getByRole('dialog')).toBeVisible();
	await type('36');
	await type('{Escape}');
	await expect.element(enters(0)).toBeVisible();
});
