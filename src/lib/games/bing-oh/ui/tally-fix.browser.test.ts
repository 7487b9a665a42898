import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { opening, scored } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('while a round is put right, it is not said that two stand level: the score there is that before it [B-9]', async () => {
	const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
	const rounds = [scored(['ana', 'ben'], { ana: 14, ben: 14 }), scored(['ana', 'ben'], { ana: 1, ben: 1 })];
	const opened = opening({ keeping: 'tally', players, colours: ['red', 'yellow'] });
	await shown(box, TableScreen, opened, ...rounds);
	const level = page.getByText(m.bingoh_play_off({ names: 'Ana and Ben' })).first();
	await expect.element(level).toBeVisible();
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	await tap(button(m.bingoh_put_right_round({ number: '2' })));
	await expect.element(button(m.bingoh_put_right())).toBeVisible();
	expect(document.querySelector('main')?.innerText).not.toContain(
		m.bingoh_play_off({ names: 'Ana and Ben' })
	);
});

it('a correction with which something falls is asked about with two answers, and no third beside them [G-3]', async () => {
	const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
	const rounds = [scored(['ana'], {}), scored(['ana'], { ana: 8 }), scored(['ben'], {})];
	const opened = opening({ keeping: 'tally', players, colours: ['red', 'yellow'] });
	const table = await shown(box, TableScreen, opened, ...rounds);
	const said = table.rows.length;
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	await tap(button(m.bingoh_put_right_round({ number: '1' })));
	await page.getByRole('textbox', { name: m.bingoh_foreign_label({ name: 'Ana' }) }).fill('20');
	await tap(button(m.bingoh_put_right()));
	await expect.element(button(m.log_go_ahead())).toBeVisible();
	expect(button(m.bingoh_leave_it()).query()).toBeNull();
	await tap(button(m.log_leave()));
	await tap(button(m.bingoh_leave_it()));
	expect(table.rows).toHaveLength(said);
});

it('what a correction makes of the totals stands beside the button that writes it, however far down the round goes [G-3]', async () => {
	await shown(box, TableScreen, opening({ keeping: 'tally' }), scored(['cai'], { ana: 3 }));
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	await tap(button(m.bingoh_put_right_round({ number: '1' })));
	const dock = page.getByRole('contentinfo');
	await tap(button(m.bingoh_called_label({ name: 'Cai' })));
	await tap(button(m.bingoh_called_label({ name: 'Ben' })));
	const total = (name: string, before: string, after: string) =>
		dock.getByText(m.log_total({ name, before, after }));
	await expect.element(total('Ben', '0', '5')).toBeVisible();
	await expect.element(total('Cai', '5', '0')).toBeVisible();
});

it('a BING-OH! that was tapped by accident while a round is put right is taken back, tap by tap [G-3]', async () => {
	const table = await shown(box, TableScreen, opening({ keeping: 'tally' }), scored(['ana'], { ben: 2 }));
	const calls = (name: string) => button(m.bingoh_called_label({ name }));
	const pressed = () =>
		['Ana', 'Ben', 'Cai'].filter((name) => calls(name).element().getAttribute('aria-pressed') === 'true');
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	await tap(button(m.bingoh_put_right_round({ number: '1' })));
	await tap(calls('Ben'));
	await tap(calls('Cai'));
	expect(pressed()).toEqual(['Ana', 'Ben', 'Cai']);
	await tap(page.getByTestId('undo'));
	await expect.poll(pressed).toEqual(['Ana', 'Ben']);
	await tap(page.getByTestId('undo'));
	await expect.poll(pressed).toEqual(['Ana']);
	await tap(page.getByTestId('undo'));
	await expect.element(page.getByText(m.shell_nothing_to_undo()).first()).toBeVisible();
	expect(table.rows).toHaveLength(2);
	await tap(button(m.bingoh_leave_it()));
	await tap(button(m.shell_close()));
	await tap(page.getByTestId('undo'));
	await expect.poll(() => table.outcome.scores.map(({ score }) => score)).toEqual([0, 0, 0]);
});

it('a round that is put right leads back to the history, to the row’s button: left as it was, forgotten before it, or put right', async () => {
	const table = await shown(box, TableScreen, opening({ keeping: 'tally' }), scored(['ana'], { ben: 2 }));
	const fix = (number: string) => button(m.bingoh_put_right_round({ number }));
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	await tap(fix('1'));
	await tap(button(m.bingoh_leave_it()));
	await expect.element(fix('1')).toHaveFocus();
	await tap(fix('1'));
	await tap(button(m.bingoh_called_label({ name: 'Ben' })));
	await tap(button(m.bingoh_put_right()));
	await expect.element(fix('1')).toHaveFocus();
	expect(table.outcome.scores.map(({ score }) => score)).toEqual([5, 7, 0]);
	await tap(fix('1'));
	await tap(button(m.bingoh_forgotten()));
	await tap(button(m.bingoh_called_label({ name: 'Cai' })));
	await tap(button(m.bingoh_forgotten_do()));
	await expect.element(fix('2')).toHaveFocus();
});
