import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import * as c from '../rules/testing';
import { cardName, rankName } from '../text/names';
import TableScreen from './TableScreen.svelte';

// A hand was closed, and then it turns out who had won it. [C-7]
beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet.getByRole('button', { name, exact: true });
const score = (table: Table, id: string) => table.outcome.scores.find(({ player }) => player === id)?.score;
const total = (name: string) => sheet.getByText(m.log_total({ name, before: 0, after: 1 }));

it('in the history an earlier hand gets its winner, once it was shown what comes of it', async () => {
	const facts = [...c.called(...c.anas), c.closed, c.opened, ...c.called('4C')];
	const table = await shown(box, TableScreen, c.opening({ drawing: 'cards' }), ...facts);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(m.table_meant_what({ what: m.cardbingo_log_closed() })));
	await tap(inSheet('Carla'));
	await expect.element(total('Carla')).toBeVisible();
	expect(score(table, 'carla')).toBe(0);
	await tap(inSheet(m.table_meant()));
	await expect.poll(() => score(table, 'carla')).toBe(1);
	await tap(page.getByRole('button', { name: m.shell_close() }).first());
	await tap(button(m.shell_undo()));
	await expect.poll(() => toasts.current?.text).toContain('Correction taken back');
	expect(score(table, 'carla')).toBe(0);
});

it('an earlier hand that a call put right leaves without a winner is shown so before it is written [C-7]', async () => {
	const facts = [...c.called(...c.anas), ...c.claimed('ana', c.anas), c.opened, ...c.called('4C')];
	const table = await shown(box, TableScreen, c.opening({ drawing: 'cards' }), ...facts);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const call = m.cardbingo_log_called({ card: cardName('10D') });
	await tap(inSheet(m.table_meant_what({ what: call })));
	await tap(inSheet(rankName('8')));
	await tap(inSheet(cardName('8S')));
	await expect.element(sheet.getByText(`${m.cardbingo_nobody_hand()}.`)).toBeVisible();
	await expect.element(sheet.getByText(m.log_total({ name: 'Ana', before: 1, after: 0 }))).toBeVisible();
	expect(score(table, 'ana')).toBe(1);
	await tap(inSheet(m.table_meant()));
	await expect.poll(() => score(table, 'ana')).toBe(0);
	const stands = table.folded.effective.rows.map(({ fact }) => fact.type);
	expect(stands.slice(-3)).toEqual(['hand.closed', 'hand.opened', 'card.called']);
});

it('an earlier hand that a call put right leaves undecided is shown so before it is written, and no hand is another one then [C-6]', async () => {
	const shared = [...c.bens.slice(0, 4), c.anas[4] ?? '7H'];
	const calls = c.called(...c.anas.slice(0, 4), ...c.bens.slice(0, 3), '9S', 'AS');
	const claims = [...c.claimed('ana', c.anas), ...c.claimed('ben', shared), c.awarded];
	const table = await shown(
		box,
		TableScreen,
		c.opening({ drawing: 'cards', decks: 2 }),
		...[...calls, ...claims, c.opened, ...c.called('4C')]
	);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const call = m.cardbingo_log_called({ card: cardName('9S') });
	await tap(inSheet(m.table_meant_what({ what: call })));
	await tap(inSheet(rankName('9')));
	await tap(inSheet(cardName('9D')));
	const tie = m.cardbingo_tie_undecided({ names: 'Ana and Ben', number: '1' });
	await expect.element(sheet.getByText(tie)).toBeVisible();
	await expect.element(sheet.getByText(m.log_total({ name: 'Ana', before: 1, after: 0 }))).toBeVisible();
	await tap(inSheet(m.table_meant()));
	await expect.poll(() => score(table, 'ana')).toBe(0);
	const closes = () => table.folded.effective.rows.map(({ fact }) => fact.type).slice(-4);
	expect(closes()).toEqual(['hand.opened', 'hand.closed', 'hand.opened', 'card.called']);
	await tap(button(m.shell_undo()));
	await expect.poll(() => score(table, 'ana')).toBe(1);
	expect(closes()).toEqual(['layout.claimed', 'bingo.awarded', 'hand.opened', 'card.called']);
});

it.runIf(long)(
	'of a draw of Cardgo the ranks are read back where the hand’s end is shown, and survive a reload [C-12]',
	async () => {
		const opening = c.opening({ variant: 'cardgo', drawing: 'cards', caller: 'ana', players: c.people(3) });
		await shown(box, TableScreen, opening, ...c.ranksCalled('4', '5', '6', '7', '8'), c.closed);
		await tap(button(m.table_meant_won()));
		await tap(inSheet('Ben'));
		const read = async (...ranks: Parameters<typeof rankName>[0][]) => {
			for (const rank of ranks) await tap(inSheet(new RegExp(`^${rankName(rank)}`, 'i')).last());
		};
		await read('4', '5');
		await tap(inSheet(m.table_meant()));
		await expect
			.poll(() => toasts.current?.text)
			.toBe(m.cardbingo_no_wrong_number({ size: '5', given: '2' }));
		const table = await anew();
		await read('6', '7', '8');
		await expect.element(total('Ben')).toBeVisible();
		const next = ['Ana', 'Ben'].map((name) => m.cardbingo_calls_number({ name, number: '2' }));
		await expect.element(sheet.getByText(next.join(' → '))).toBeVisible();
		await tap(inSheet(m.table_meant()));
		await expect.poll(() => score(table, 'ben')).toBe(1);
	}
);
