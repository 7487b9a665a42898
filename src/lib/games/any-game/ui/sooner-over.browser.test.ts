import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import Screen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const round = (number: number, points = 7): AnyGameFact => ({
	...{ type: 'round.scored', round: number },
	scores: ['ana', 'ben', 'carla'].map((side, i) => ({ side, points: points - i }))
});
const sheet = page.getByRole('dialog');
const key = (name: string) => tap(sheet.getByRole('button', { name, exact: true }));

async function fix(number: string, ...digits: readonly string[]) {
	await tap(button(m.anygame_rounds()));
	await tap(sheet.getByRole('button', { name: m.anygame_change_round({ number }) }));
	for (const digit of digits) await key(digit);
}

it('a correction that ends the game sooner says with which round, and what is left out then [AG-5] [G-3]', async () => {
	const open = opening({ ends: { how: 'target', target: 30 } });
	const table = await shown(box, Screen, open, round(1), round(2), round(3));
	await fix('1', '3', '0');
	await expect.element(sheet.getByText(m.log_over_then())).toBeVisible();
	await tap(sheet.getByRole('button', { name: m.anygame_write({ number: '1' }) }));
	const warning = page.getByRole('alert');
	await expect
		.element(warning)
		.toHaveTextContent(/^The game then ends with: Round 1: Ana 30, Ben 6, Carla 5/);
	await expect.element(warning).toHaveTextContent(/Round 2: .*Round 3: /);
	await key(m.log_go_ahead());
	await expect.poll(() => table.outcome).toMatchObject({ status: 'over', winners: ['ana'] });
	expect(table.undo()).toEqual({ ok: true });
	expect(table.outcome.scores.map(({ score }) => score)).toEqual([21, 18, 15]);
});

it('a correction that leaves the end where it is says nothing of it', async () => {
	await shown(box, Screen, opening({ ends: { how: 'target', target: 30 } }), round(1), round(2));
	await fix('1', '8');
	await expect.element(sheet.getByText(/Ana: 14 → 15/)).toBeVisible();
	await expect.element(sheet.getByText(m.log_over_then())).not.toBeInTheDocument();
});

it('a correction that no longer ends the game says that it goes on', async () => {
	const open = opening({ ends: { how: 'target', target: 20 } });
	const table = await shown(box, Screen, open, round(1), round(2), round(3));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(sheet.getByRole('button', { name: /Round 3/ }).first());
	await key('1');
	await expect.element(sheet.getByText(m.log_goes_on())).toBeVisible();
	await tap(sheet.getByRole('button', { name: m.anygame_write({ number: '3' }) }));
	await expect.poll(() => table.outcome.status).toBe('in-play');
});

it('a round that is put right from the history leads back there, to the row’s button, also where it is left as it was', async () => {
	const table = await shown(box, Screen, opening(), round(1), round(2));
	const fixing = sheet.getByRole('heading', { name: m.anygame_fix_title({ number: '1' }) });
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const fixes = () => sheet.getByRole('button', { name: /^Fix: Round 1/ });
	await tap(fixes());
	await expect.element(fixing).toBeVisible();
	await userEvent.keyboard('{Escape}');
	await expect.element(fixes()).toHaveFocus();
	await tap(fixes());
	await key('1');
	await tap(sheet.getByRole('button', { name: m.anygame_write({ number: '1' }) }));
	await expect.element(fixes()).toHaveFocus();
	expect(table.outcome.scores[0]?.score).toBe(8);
});

it('what is put back from the history says first that the game ends with it [AG-5] [G-3]', async () => {
	const ends: AnyGameFact = { type: 'ending.changed', ends: { how: 'rounds', rounds: 2 } };
	const table = await shown(box, Screen, opening(), ends, round(1), round(2));
	expect(table.change({ strike: 1 })).toEqual({ ok: true });
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(sheet.getByRole('button', { name: /^Put back/ }));
	await expect.element(page.getByRole('alert')).toHaveTextContent(/^The game then ends with: Round 2/);
	expect(table.outcome.status).toBe('in-play');
	await tap(page.getByRole('alert').getByRole('button', { name: m.log_restore() }));
	await expect.poll(() => table.outcome.status).toBe('over');
});
