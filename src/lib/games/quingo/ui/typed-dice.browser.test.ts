import '../../../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { joined, left, opening, prepared, type Told } from '../rules/testing';
import { dieName } from '../text/names';
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

it('a key has room for its number and for how often it was tapped, however large letters are', async () => {
	await page.viewport(360, 740);
	document.documentElement.style.fontSize = '200%';
	onTestFinished(() => void document.documentElement.style.removeProperty('font-size'));
	const size = page.getByRole('button', { name: /^d20,/ });
	const key = page.getByRole('button', { name: dieName([20, 20]), exact: true });
	for (const control of [size, key, size]) await tap(control);
	await expect.element(key).toHaveTextContent('20×1');
	const times = key.element().querySelector('.times')!;
	const [box, said] = [key.element().getBoundingClientRect(), times.getBoundingClientRect()];
	expect(said.right).toBeLessThanOrEqual(box.right);
	expect(said.bottom).toBeLessThanOrEqual(box.bottom);
});
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
	expect(round()?.rolled.map(([, shows]) => shows)).toEqual([3, 6, 8, 10, 17]);

	await expect.element(page.getByText(m.quingo_roll_limits())).toBeVisible();
	await type('9241');
	await expect.poll(heard).toContain(`${m.quingo_player_die({ name: 'Carla' })}: 1`);
	expect(round()?.limits).toEqual({ ana: 2, ben: 4, carla: 1 });
});

it('a slip at the last die costs only that die: undo brings back all as it was entered [Q-3] [G-3]', async () => {
	const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
	const undo = () => tap(m.shell_undo());
	const die = (name: string, limit: string) =>
		page.getByRole('group', { name: m.quingo_player_die({ name }) }).getByRole('button', { name: limit });
	await type('3680');
	await tap('d20 showing 12');
	for (const name of ['Ana', 'Ben', 'Carla']) await die(name, '6').click();
	expect(round()?.limits).toEqual({ ana: 6, ben: 6, carla: 6 });
	await undo();
	await expect.element(die('Carla', '6')).toHaveAttribute('aria-pressed', 'true');
	// All were entered already: what is put right waits for the others.
	await die('Ana', '5').click();
	await die('Ben', '4').click();
	expect(round()?.limits).toBeUndefined();
	await tap(m.quingo_tell_limits());
	expect(round()?.limits).toEqual({ ana: 5, ben: 4, carla: 6 });

	await undo();
	// What is entered goes first.
	await undo();
	await undo();
	expect(round()).toBeUndefined();
	await expect.element(enters(5)).toBeVisible();
	await undo();
	await tap('d20 showing 11');
	expect(round()?.rolled.map(([, shows]) => shows)).toEqual([3, 6, 8, 10, 11]);
});

it('a pool that was mistyped is put right in the history: the wrong die is taken out [Q-3] [G-3]', async () => {
	const tap = (name: string) => page.getByRole('button', { name, exact: true }).click();
	await type('368012');
	await type('241');
	await expect.poll(() => round()?.limits).toEqual({ ana: 2, ben: 4, carla: 1 });
	await tap(m.table_menu_label());
	await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
	await page.getByRole('button', { name: m.table_meant_what({ what: 'Pool rolled: 5 dice' }) }).click();
	await tap(m.quingo_take_back({ die: 'd6 showing 6' }));
	await tap('d6 showing 5');
	await tap(m.table_meant());
	await expect
		.poll(() => round()?.rolled)
		.toEqual([
			[4, 3],
			[8, 8],
			[10, 10],
			[20, 12],
			[6, 5]
		]);
	expect(round()?.limits).toEqual({ ana: 2, ben: 4, carla: 1 });
});

it('a digit that could go on is a number with Enter, and none with any other key', async () => {
	await type('3680');
	await type('1{Enter}');
	await expect.poll(heard).toContain('d20 showing 1. d20, 1 of 1');
	await page.getByRole('button', { name: m.shell_undo(), exact: true }).click();
	await expect.element(enters(5)).toBeVisible();
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

it('a player who comes back while the pool is entered takes their die out of it again [Q-3]', async () => {
	expect(table.record(left('carla'))).toEqual({ ok: true });
	await type('346');
	const enter = (count: string, of: string) =>
		page.getByRole('button', { name: m.quingo_tell_pool({ count: Number(count), of }), exact: true });
	await expect.element(enter('3', '6')).toBeVisible();
	expect(table.record(joined('Carla'))).toEqual({ ok: true });
	await expect.element(enter('2', '5')).toBeVisible();
	await expect
		.element(page.getByRole('button', { name: 'd8, 0 of 1' }))
		.toHaveAttribute('aria-pressed', 'true');
	await type('8017');
	expect(round()?.rolled.map(([, shows]) => shows)).toEqual([3, 4, 8, 10, 17]);
});

it('a count of dice that is refused is not heard [Q-3]', async () => {
	await type('368017');
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: m.table_menu_people() }).click();
	await page
		.getByRole('button', { name: m.quingo_set_more({ sides: '20' }) })
		.last()
		.click();
	await expect.poll(() => toasts.current?.text).toBe(m.quingo_no_pool_is_on_the_table());
	expect(heard()).not.toContain('2');
});

it('the dice of the set are counted as fast as a finger taps [Q-3]', async () => {
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: m.table_menu_people() }).click();
	const more = page.getByRole('button', { name: m.quingo_set_more({ sides: '12' }) }).last();
	for (let taps = 0; taps < 4; taps++) await more.click();
	const { set } = (table.snapshot as Told['snapshot']).context;
	expect(set.d12).toBe(4);
});

it('what is typed in a sheet that lies over the table is no die', async () => {
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await expect.element(page.getByRole('dialog')).toBeVisible();
	await type('36');
	await type('{Escape}');
	await expect.element(enters(0)).toBeVisible();
});
