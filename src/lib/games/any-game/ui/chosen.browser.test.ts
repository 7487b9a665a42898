import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import Screen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const round = (number: number): AnyGameFact => ({
	...{ type: 'round.scored', round: number },
	scores: ['ana', 'ben', 'carla'].map((side, i) => ({ side, points: 10 - i }))
});
const sheet = page.getByRole('dialog');
const press = (name: string) => tap(sheet.getByRole('button', { name, exact: true }));
const over = () =>
	shown(box, Screen, opening({ ends: { how: 'target', target: 30 } }), round(1), round(2), round(3));

it('after the end it is put right who wins, with who has won then shown before, and undo takes it back [AG-4]', async () => {
	const table = await over();
	await tap(button(m.table_menu_label()));
	await press(m.anygame_chosen());
	await expect.element(sheet.getByText(m.table_wins({ name: 'Ana' }))).toBeVisible();
	await tap(sheet.getByText(m.anygame_lowest()));
	await expect.element(sheet.getByText(m.table_wins({ name: 'Carla' }))).toBeVisible();
	expect(table.outcome.winners).toEqual(['ana']);
	await press(m.table_change());
	await expect.element(sheet).not.toBeInTheDocument();
	expect(table.outcome).toMatchObject({ status: 'over', winners: ['carla'] });
	await tap(button(m.shell_undo()));
	await expect.poll(() => table.outcome.winners).toEqual(['ana']);
});

it('a target is put right from the history, where a nearer one first says which rounds fall [AG-5] [G-3]', async () => {
	const table = await over();
	const target = sheet.getByRole('textbox', { name: m.anygame_target() });
	const opened = m.table_meant_what({ what: m.table_log_opened() });
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await press(opened);
	await target.fill('20');
	await press(m.table_change());
	await expect.element(page.getByRole('alert')).toHaveTextContent(/ends with: Round 2: .*Round 3: /);
	await userEvent.keyboard('{Escape}');
	await expect.element(sheet.getByRole('button', { name: opened })).toHaveFocus();
	expect(table.outcome.scores[0]?.score).toBe(30);
	await press(opened);
	// What was typed and not written is gone.
	await expect.element(target).toHaveValue('30');
	await target.fill('50');
	await expect.element(sheet.getByText(m.log_goes_on())).toBeVisible();
	await press(m.table_change());
	await expect.poll(() => table.outcome.status).toBe('in-play');
	// It stands in the history, where it is changed in mid game, too, and that counts from then on.
	const says = m.anygame_log_to_target({ target: 50 });
	await press(m.table_meant_what({ what: says }));
	await tap(sheet.getByText(m.anygame_ends_open()));
	await press(m.table_change());
	await expect.poll(() => table.snapshot.context).toMatchObject({ ends: { how: 'open' } });
	expect(table.undoTarget).toMatchObject({ did: 'said', row: { fact: { type: 'ending.changed' } } });
});

it('what was chosen in mid game, removed from the history, says first that the game goes on, or who has won then [AG-4] [AG-5]', async () => {
	const ends: AnyGameFact = { type: 'ending.changed', ends: { how: 'rounds', rounds: 2 } };
	const wins: AnyGameFact = { type: 'winning.changed', wins: 'lowest' };
	const table = await shown(box, Screen, opening({ ends: { how: 'open' } }), wins, round(1), ends, round(2));
	const warning = page.getByRole('alert');
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await press(m.log_strike_label({ what: m.anygame_log_lowest() }));
	const [ana, carla] = ['Ana', 'Carla'].map((name) => m.table_wins({ name }));
	await expect.element(warning.getByText(`${String(carla)} → ${String(ana)}`)).toBeVisible();
	expect(table.outcome).toMatchObject({ status: 'over', winners: ['carla'] });
	await press(m.log_leave());
	await press(m.log_strike_label({ what: m.anygame_log_for_rounds({ count: 2 }) }));
	await expect.element(warning.getByText(m.log_goes_on())).toBeVisible();
	expect(table.outcome.status).toBe('over');
	await tap(warning.getByRole('button', { name: m.log_strike() }));
	await expect.poll(() => table.outcome.status).toBe('in-play');
});

it('what is half chosen is there again when the page is loaded anew, and not once it was closed [AG-4] [AG-5]', async () => {
	await shown(box, Screen, opening({ ends: { how: 'target', target: 30 } }), round(1));
	const target = sheet.getByRole('textbox', { name: m.anygame_target() });
	await tap(button(m.table_menu_label()));
	await press(m.anygame_chosen());
	await tap(sheet.getByText(m.anygame_lowest()));
	await target.fill('12');
	await anew();
	await expect.element(target).toHaveValue('12');
	await expect.element(sheet.getByRole('radio', { name: m.anygame_lowest() })).toBeChecked();
	await press(m.shell_close());
	await anew();
	await expect.element(button(m.table_menu_label())).toBeVisible();
	await expect.element(sheet).not.toBeInTheDocument();
});
