import '../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Fact } from '$lib/domain/rows';
import { PACE, settings } from '$lib/device';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box as anyGame } from './any-game';
import type { AnyGameFact } from './any-game/rules/facts';
import * as a from './any-game/rules/testing';
import AnyScreen from './any-game/ui/TableScreen.svelte';
import { box } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';
import { tileName } from './parker-bingo/text/names';
import { box as sino } from './sino';
import * as s from './sino/rules/testing';
import SinoScreen from './sino/ui/TableScreen.svelte';

let table: Table;
beforeAll(() => keepFocus());
beforeEach(() => {
	language.set('en');
	toasts.clear();
});
afterEach(() => table.close());

/** A table of wooden tiles on the screen, at which these facts were told. */
async function shown(...facts: readonly Fact[]): Promise<void> {
	table = await Table.create(box, p.opening({ drawing: 'tiles' }));
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	await render(ParkerScreen as Component<{ table: Table }>, { table });
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const at = () => document.activeElement;
/** Presses a key that is meant: not right after the focus was brought somewhere. */
async function key(name: string): Promise<void> {
	await new Promise((done) => setTimeout(done, doubleTap));
	await userEvent.keyboard(`{${name}}`);
}
it('every row of the history is a stop, as in any list: arrows lead there, too, and what would fall asks on its way', async () => {
	await shown(...p.called(...p.firstRow), ...p.claimed('ana', 'row-1', p.firstRow), p.awarded);
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
	const dialog = page.getByRole('dialog');
	await expect.element(dialog.getByRole('listitem').nth(3)).toBeVisible();
	const row = () => [...document.querySelectorAll('dialog li')].findIndex((li) => li.contains(at()));
	const close = dialog.getByRole('button', { name: m.shell_close() }).element() as HTMLElement;
	close.focus();
	await userEvent.tab();
	expect(row(), 'the newest').toBe(0);
	await userEvent.tab();
	await userEvent.tab();
	expect(row(), 'the row before it').toBe(1);
	close.focus();
	await userEvent.tab();
	await key('ArrowDown');
	expect(row()).toBe(1);
	await key('End');
	expect(at()?.ariaLabel).toBe(m.table_meant_what({ what: tileName(4) }));
	await key('Home');
	await key('ArrowDown');
	await key('ArrowDown');
	const shout = row();
	expect(at()?.ariaLabel).toMatch(/^Fix: Ana said bingo/);
	await userEvent.tab();
	expect(at()?.ariaLabel).toMatch(/^Remove: Ana said bingo/);
	await key('Enter');
	await expect.element(dialog.getByRole('alert')).toBeVisible();
	await userEvent.tab();
	expect(at()?.textContent).toBe(m.log_strike());
	await key('Enter');
	await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
	await expect.poll(row).toBe(shout);
});

/** The stops of the keyboard among the tiles in here. */
const stops = (within: Pick<typeof page, 'getByRole'>) =>
	within
		.getByRole('button', { name: /^[BINGO] \d+/ })
		.elements()
		.filter((one) => (one as HTMLElement).tabIndex === 0);

it('what was put right from the history has the focus there when it comes back [G-3]', async () => {
	await shown(...p.called(4, 17), p.shouted('ana'));
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
	const dialog = page.getByRole('dialog');
	const correct = dialog.getByRole('button', { name: m.table_meant_what({ what: 'Ana said bingo' }) });
	await expect.element(correct).toBeVisible();
	(correct.element() as HTMLElement).focus();
	await key('Enter');
	await expect.element(dialog.getByRole('button', { name: 'Ben', exact: true })).toBeVisible();
	(dialog.getByRole('button', { name: 'Ben', exact: true }).element() as HTMLElement).focus();
	await key('Enter');
	await expect.poll(() => at()?.ariaLabel).toBe(m.table_meant_what({ what: 'Ben said bingo' }));
	// Opened from the menu again it begins as ever.
	await key('Escape');
	await expect.element(dialog).not.toBeInTheDocument();
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
	await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
	await expect.poll(() => at()?.textContent).toBe(m.log_title());
});

it('the tiles that may have been wrong are one stop, and so are the numbers of a letter [PB-6]', async () => {
	await page.viewport(390, 844);
	await shown(...p.called(4, 17, 31, 50));
	const digits = page.getByRole('group', { name: 'B', exact: true });
	await expect.element(digits).toBeVisible();
	expect(stops(digits)).toHaveLength(1);
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: new RegExp(`^${m.parker_correct_title()}`) }).click();
	await expect.element(button(tileName(50))).toBeVisible();
	await userEvent.tab();
	await userEvent.tab();
	await expect.element(button(tileName(50))).toHaveFocus();
	const dialog = page.getByRole('dialog');
	expect(stops(dialog)).toHaveLength(1);
	await key('End');
	await expect.element(button(tileName(4))).toHaveFocus();
	await key('Enter');
	await expect.element(button('N')).toBeVisible();
	expect(stops(dialog)).toHaveLength(1);
	await page.viewport(414, 896);
});

it('what would fall with a move is in sight at once, wherever its row lies', async () => {
	await page.viewport(390, 560);
	await shown(...p.called(...p.firstRow), ...p.claimed('ana', 'row-1', p.firstRow), p.awarded);
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
	const dialog = page.getByRole('dialog');
	const remove = dialog.getByRole('button', { name: /^Remove: Ana said bingo/ });
	await expect.element(remove).toBeVisible();
	const row = remove.element() as HTMLElement;
	row.scrollIntoView({ block: 'end' });
	row.click();
	await expect.element(dialog.getByRole('alert')).toBeInViewport({ ratio: 1 });
	await page.viewport(414, 896);
});

it('a view that is still being fetched has the focus when it comes', async () => {
	table = await Table.create(box, p.opening());
	const view = document.createElement('main');
	document.body.replaceChildren(view);
	const check = document.createElement('button');
	check.textContent = 'Check';
	view.append(check);
	check.focus();
	check.onkeydown = () => check.remove();
	await key('Enter');
	const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	await drawn();
	expect(at()).toBe(document.body);
	// What comes first may have no place for the focus.
	view.append(document.createElement('p'));
	await drawn();
	expect(at()).toBe(document.body);
	view.append(document.createElement('h1'));
	await drawn();
	expect(at()?.tagName).toBe('H1');
	view.remove();
});

it('redo says what it brings back, and keeps the focus when there is no more of it', async () => {
	await shown(...p.called(4, 17));
	await expect.element(button(m.shell_undo())).toBeVisible();
	(button(m.shell_undo()).element() as HTMLElement).focus();
	await key('Enter');
	await userEvent.tab();
	expect(at()?.ariaLabel).toBe(m.shell_redo());
	await key('Enter');
	const what = tileName(17);
	await expect.poll(() => toasts.current?.text).toContain(m.shell_redone({ what: '' }).trim());
	expect(toasts.current?.text).toContain(what);
	await new Promise((done) => setTimeout(done, doubleTap));
	expect(at()?.ariaLabel).toBe(m.shell_redo());
	await expect.element(page.getByTestId('redo')).toHaveAttribute('aria-disabled', 'true');
	await key('Enter');
	await expect.poll(() => toasts.current?.text).toBe(m.refused_nothing_to_redo());
	await userEvent.tab();
	expect(getComputedStyle(page.getByTestId('redo').element()).visibility).toBe('hidden');
});

it('redo keeps the focus also where it leads to another view', async () => {
	await shown(...p.called(4, 17), p.shouted('ana'));
	await expect.element(button(m.parker_another_bingo())).toBeVisible();
	(button(m.shell_undo()).element() as HTMLElement).focus();
	await key('Enter');
	await expect.element(button(m.parker_bingo())).toBeVisible();
	await expect.poll(() => at()?.textContent).toBe(m.shell_undo());
	await userEvent.tab();
	await key('Enter');
	await expect.element(button(m.parker_another_bingo())).toBeVisible();
	await expect.poll(() => at()?.ariaLabel).toBe(m.shell_redo());
	expect(at()?.checkVisibility({ visibilityProperty: true })).toBe(true);
});

it('at a claim a letter or a digit leads to its line, and tiles that are typed are read back [PB-9] [PB-11]', async () => {
	await shown(...p.called(...p.nColumn, 50), p.shouted('ana'));
	const line = (name: string) => page.getByRole('radio', { name, exact: true });
	await expect.element(line('B column')).toBeVisible();
	(line('B column').element() as HTMLElement).focus();
	await key('4');
	await expect.element(line('Fourth row')).toHaveFocus();
	await key('n');
	await expect.element(line('N column')).toHaveFocus();
	await expect.element(line('N column')).not.toBeChecked();
	await key('Enter');
	await expect
		.element(page.getByRole('region', { name: m.parker_which_number({ letter: 'N' }) }))
		.toBeVisible();
	await userEvent.keyboard('50');
	await expect
		.poll(() => toasts.current?.text)
		.toBe(m.parker_no_wrong_column({ number: '50', letter: 'N', right: 'G' }));
	await userEvent.keyboard('31333540');
	await expect.element(button(m.parker_square_found({ letter: 'N', number: '40' }))).toBeVisible();
	await userEvent.keyboard('31');
	await expect.poll(() => toasts.current?.text).toBe(m.parker_no_number_twice({ tile: tileName(31) }));
	// In one go: an Enter a second later is meant for the button that has the focus by then.
	const pressed = ['n', '4', '5', 'Enter'].map((key) =>
		document.activeElement?.dispatchEvent(
			new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
		)
	);
	expect(pressed.at(-1)).toBe(false);
	await expect.element(page.getByTestId('verdict')).toHaveTextContent(m.parker_all_called());
	await expect.element(button(m.parker_award({ name: 'Ana' }))).toHaveFocus();
});

it('what a try for a bonus came to is heard with its dice [S-8]', async () => {
	table = await Table.create(sino, s.opening());
	for (const fact of [...s.firstRound, s.bonus]) expect(table.record(fact)).toEqual({ ok: true });
	await render(SinoScreen as Component<{ table: Table }>, { table });
	await button(m.sino_roll_all()).click();
	const came = page.getByTestId('prompt');
	await expect.element(came).toHaveTextContent(/bonus/i);
	const sentence = came.element().textContent?.trim() ?? '';
	await expect.poll(() => announcer.lines.at(-1)?.text).toContain(sentence);
});

it('a round that is put right is typed over at once [AG-2] [G-3]', async () => {
	table = await Table.create(anyGame, a.opening());
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 7 }));
	const round: AnyGameFact = { type: 'round.scored', round: 1, scores };
	expect(table.record(round)).toEqual({ ok: true });
	await render(AnyScreen as Component<{ table: Table }>, { table });
	await page.getByRole('button', { name: m.table_menu_label() }).click();
	await page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }).click();
	await page
		.getByRole('button', { name: new RegExp(`^${m.table_meant()}`) })
		.first()
		.click();
	await expect.poll(() => at()?.ariaLabel).toMatch(/^Ana, /);
	await userEvent.keyboard('12');
	expect((at() as HTMLInputElement).value).toBe('12');
});

it('the pace of calling by itself ends at a button that keeps the focus', async () => {
	await page.viewport(1180, 820);
	settings.pace = PACE.least + 1;
	table = await Table.create(box, p.opening());
	await render(ParkerScreen as Component<{ table: Table }>, { table });
	const faster = button(m.voice_faster());
	await expect.element(faster).toBeVisible();
	(faster.element() as HTMLElement).focus();
	await key('Enter');
	await key('Enter');
	await key('Enter');
	expect(settings.pace).toBe(PACE.least);
	await expect.element(faster).toHaveAttribute('aria-disabled', 'true');
	expect(at()).toBe(faster.element());
	expect(table.rows).toHaveLength(1);
	settings.pace = PACE.usual;
	await page.viewport(414, 896);
});

it('who leaves by a key is back by the same one: the focus stays on the button', async () => {
	table = await Table.create(anyGame, a.opening());
	await render(AnyScreen as Component<{ table: Table }>, { table });
	await button(m.table_menu_label()).click();
	await page.getByRole('button', { name: new RegExp(`^${m.table_menu_people()}`) }).click();
	const leaves = button(m.table_leaves({ name: 'Ben' }));
	await expect.element(leaves).toBeVisible();
	const pressed = leaves.element() as HTMLElement;
	pressed.focus();
	await key('Enter');
	await expect.poll(() => pressed.textContent).toBe(m.table_comes_back({ name: 'Ben' }));
	expect(at()).toBe(pressed);
});
