import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { AnyGameFact } from '../rules/facts';
import { opening } from '../rules/testing';
import Screen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const all = ['ana', 'ben', 'carla'];
const round = (number: number, points = 7, ...sides: readonly string[]): AnyGameFact => ({
	...{ type: 'round.scored', round: number },
	scores: [...all, ...sides].map((side) => ({ side, points }))
});
const sheet = page.getByRole('dialog');
const pointsOf = (table: Table) => table.outcome.scores.map(({ score }) => score);

it('who sat down by mistake goes with their points alone, and undo brings both back [AG-1]', async () => {
	const player = { id: 'pepa', name: 'Pepa' };
	const facts = [round(1), { type: 'player.joined', player }, round(2, 7, 'pepa')] as const;
	const table = await shown(box, Screen, opening(), ...facts);
	const points = () => pointsOf(table);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.table_log_sat_down({ name: 'Pepa' });
	await tap(page.getByRole('button', { name: m.log_strike_label({ what }) }));
	// What goes with it is said first.
	const [before, after] = ['7', '–'];
	await expect.element(sheet.getByText(m.log_total({ name: 'Pepa', before, after }))).toBeVisible();
	await tap(sheet.getByRole('button', { name: m.log_strike(), exact: true }));
	await expect.poll(points).toEqual([14, 14, 14]);
	await tap(sheet.getByRole('button', { name: m.log_restore_label({ what }) }));
	await tap(sheet.getByRole('button', { name: m.log_restore(), exact: true }).last());
	await expect.poll(points).toEqual([14, 14, 14, 7]);
	expect(table.undo()).toEqual({ ok: true });
	expect(points()).toEqual([14, 14, 14]);
	expect(table.undo()).toEqual({ ok: true });
	expect(points()).toEqual([14, 14, 14, 7]);
});

it('a round that was written twice is removed alone, and the rounds after it stand [AG-2]', async () => {
	const table = await shown(box, Screen, opening(), round(1, 1), round(2, 2), round(3, 2), round(4, 4));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.table_round({ number: '3' });
	await tap(sheet.getByRole('button', { name: new RegExp(`^${m.log_strike_label({ what })}`) }));
	await tap(sheet.getByRole('button', { name: m.log_strike(), exact: true }));
	await expect.poll(() => pointsOf(table)).toEqual([7, 7, 7]);
	await expect.element(sheet.getByText(/^Round 3: Ana\s4/)).toBeVisible();
	expect(table.undoTarget?.row.fact).toEqual(round(3, 2));
	expect(table.undo()).toEqual({ ok: true });
	expect(pointsOf(table)).toEqual([9, 9, 9]);
});

it('a round that was left out is written before the next one, half typed over a reload, too [AG-2]', async () => {
	await shown(box, Screen, opening(), round(1, 1), round(2, 2));
	await tap(button(m.anygame_rounds()));
	await tap(sheet.getByRole('button', { name: m.anygame_change_round({ number: '2' }) }));
	await tap(sheet.getByRole('button', { name: m.anygame_left_out_before() }));
	await expect
		.element(sheet.getByRole('heading'))
		.toHaveTextContent(m.anygame_left_out_title({ number: '2' }));
	const keyed = (key: string) => tap(sheet.getByRole('button', { name: key, exact: true }));
	const goOn = (name: string) => tap(sheet.getByRole('button', { name: m.anygame_next({ name }) }));
	await keyed('5');
	await goOn('Ben');
	const table = await anew();
	await keyed('6');
	await goOn('Carla');
	await keyed('8');
	await tap(sheet.getByRole('button', { name: m.anygame_write({ number: '2' }) }));
	await expect.element(sheet).not.toBeInTheDocument();
	expect(pointsOf(table)).toEqual([8, 9, 11]);
	expect(table.snapshot.context).toMatchObject({ rounds: [{}, { number: 2 }, { number: 3 }] });
	expect(table.undoTarget?.row.fact).toMatchObject({ round: 2, scores: [{ points: 5 }, {}, {}] });
	expect(table.undo()).toEqual({ ok: true });
	expect(pointsOf(table)).toEqual([3, 3, 3]);
});

it('a figure that begins with the digit that stood there is typed in full, on the pad and in a correction [AG-2]', async () => {
	const table = await shown(box, Screen, opening(), round(1, 3));
	const key = (name: string) => page.getByRole('button', { name, exact: true }).last();
	const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).last();
	await tap(field('Ana'));
	await tap(key('3'));
	await tap(field('Ben'));
	await tap(field('Ana'));
	for (const digit of ['3', '0']) await tap(key(digit));
	await expect.element(field('Ana')).toHaveValue('30');
	await tap(button(m.anygame_rounds()));
	await tap(sheet.getByRole('button', { name: m.anygame_change_round({ number: '1' }) }));
	await expect.element(field('Ana')).toHaveFocus();
	for (const digit of ['3', '0']) await tap(key(digit));
	await expect.element(field('Ana')).toHaveValue('30');
	await tap(sheet.getByRole('button', { name: m.anygame_write({ number: '1' }) }));
	await expect.poll(() => pointsOf(table)).toEqual([30, 3, 3]);
});

it('what is half typed of a round goes along where a round before it is removed, written in, or neither after all', async () => {
	const table = await shown(box, Screen, opening(), round(1, 1), round(2, 2), round(3, 2));
	const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).last();
	await tap(field('Ben'));
	await tap(page.getByRole('button', { name: '9', exact: true }));
	const stays = async (number: number) => {
		await expect.poll(() => table.draft).toMatchObject({ round: number, typed: { ben: '9' } });
		await expect.element(field('Ben')).toHaveValue('9');
	};
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const what = m.table_round({ number: '2' });
	await tap(sheet.getByRole('button', { name: new RegExp(`^${m.log_strike_label({ what })}`) }));
	await tap(sheet.getByRole('button', { name: m.log_strike(), exact: true }));
	await stays(3);
	await tap(sheet.getByRole('button', { name: m.shell_close() }));
	await tap(button(m.shell_undo()));
	await stays(4);
	await tap(button(m.shell_redo()));
	await stays(3);
});

it.each([[], ['9']])(
	'a round that is written again by redo is not typed into the next one, nor what was typed over it %s',
	async (...keys) => {
		const table = await shown(box, Screen, opening(), round(1, 1), round(2, 2));
		const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
		await tap(button(m.shell_undo()));
		await expect.element(field('Ben')).toHaveValue('2');
		for (const key of keys) {
			await tap(field('Ben'));
			await tap(page.getByRole('button', { name: key, exact: true }));
		}
		await tap(button(m.shell_redo()));
		for (const name of ['Ana', 'Ben', 'Carla']) await expect.element(field(name)).toHaveValue('');
		expect(table.draft).toBeUndefined();
	}
);

it('what is typed of a round that is written elsewhere is not typed into the next one', async () => {
	const table = await shown(box, Screen, opening(), round(1, 1));
	const ben = page.getByRole('textbox', { name: /^Ben/ });
	await tap(ben);
	await tap(page.getByRole('button', { name: '9', exact: true }));
	await expect.element(ben).toHaveValue('9');
	expect(table.record(round(2, 2))).toEqual({ ok: true });
	await expect.element(ben).toHaveValue('');
	expect(table.draft).toBeUndefined();
});
