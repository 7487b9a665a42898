import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type Parker } from '..';
import type { ParkerFact, ParkerOpening } from '../rules/facts';
import * as p from '../rules/testing';
import { lineName, tileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

// A round was closed, and then it turns out who had won it. [PB-8]
beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet.getByRole('button', { name, exact: true });
const opened = async (opening: ParkerOpening, ...facts: readonly ParkerFact[]) =>
	(await shown(box, TableScreen, opening, ...facts)) as Table<Parker>;
const scores = (table: Table) => table.outcome.scores.map(({ score }) => score);

async function readRow(...numbers: readonly number[]) {
	const line = sheet.getByRole('radio', { name: lineName('row-1'), exact: true });
	await expect.element(line).toBeInTheDocument();
	await tap(line.element().closest('label')!);
	for (const number of numbers) await tap(inSheet(tileName(number)));
}

it('in the history an earlier round gets its winner, and what comes of it is shown before', async () => {
	const facts = [...p.called(...p.firstRow), p.closed, p.opened, ...p.called(9)];
	const table = await opened(p.opening({ variant: 'points' }), ...facts);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(m.table_meant_what({ what: m.parker_log_closed({ number: '1' }) })));
	await tap(inSheet('Carla'));
	await readRow(...p.firstRow);
	await expect.element(sheet.getByText(m.log_total({ name: 'Carla', before: 0, after: 166 }))).toBeVisible();
	await tap(inSheet(m.table_meant()));
	await expect.element(sheet).not.toBeInTheDocument();
	expect([scores(table), table.snapshot.context.rounds[1]?.calls]).toEqual([[0, 0, 166, 0], [9]]);
	await tap(button(m.shell_undo()));
	await expect.poll(() => toasts.current?.text).toContain('Correction taken back: The round went to Carla');
	expect(scores(table)).toEqual([0, 0, 0, 0]);
});

it.runIf(long)(
	'where the round’s end is shown its winner is given, and what was read survives a reload',
	async () => {
		await opened(p.opening(), ...p.called(18, ...p.firstRow), p.closed);
		await tap(button(m.table_meant_won()));
		await tap(inSheet('Ben'));
		await expect.element(sheet.getByText(m.parker_which_line_of({ name: 'Ben' }))).toBeVisible();
		await readRow(4, 17);
		const table = await anew();
		for (const number of [32, 50, 63]) await tap(inSheet(tileName(number)));
		await tap(inSheet(m.table_meant()));
		await expect.poll(() => scores(table)).toEqual([0, 1, 0, 0]);
	}
);

it.runIf(long)(
	'a line that was not called gives no round: there is nothing to write, and no markers are lost',
	async () => {
		await opened(p.opening(), ...p.called(4, 32, 50, 63, 64), p.closed);
		await tap(button(m.table_meant_won()));
		await tap(inSheet('Ben'));
		await readRow(...p.firstRow);
		await expect.element(sheet.getByTestId('verdict')).toBeVisible();
		await expect.element(inSheet(m.table_meant())).not.toBeInTheDocument();
		await expect.element(sheet.getByText(m.parker_penalty_now({ name: 'Ben' }))).not.toBeInTheDocument();
	}
);

it.each([
	[390, 844],
	[320, 568],
	[844, 390]
])('what comes of the totals is in sight with what writes it, %i by %i', async (width, height) => {
	await page.viewport(width, height);
	const inSight = async (name: string, before: number, after: number) => {
		const total = sheet.getByText(m.log_total({ name, before, after }));
		await expect.element(inSheet(m.table_meant())).toBeInViewport({ ratio: 1 });
		await expect.element(total).toBeInViewport({ ratio: 1 });
	};
	const table = await opened(
		p.opening({ variant: 'points' }),
		...p.called(...p.nColumn, ...p.firstRow),
		p.closed
	);
	await tap(button(m.table_meant_won()));
	await tap(inSheet('Carla'));
	await readRow(...p.firstRow);
	await inSight('Carla', 0, 166);
	await tap(inSheet(m.table_meant()));
	await expect.poll(() => scores(table)).toEqual([0, 0, 166, 0]);
	// It was another line of a round that is over by now.
	await tap(button(m.table_meant_whose({ name: 'Carla' })));
	await tap(inSheet(m.parker_read_again()));
	await tap(inSheet(m.parker_pick_other_line({ line: lineName('row-1') })));
	const column = sheet.getByRole('radio', { name: lineName('column-N'), exact: true });
	await tap(column.element().closest('label')!);
	// The number that both share stays.
	for (const number of [31, 33, 35, 40]) await tap(inSheet(tileName(number)));
	await inSight('Carla', 166, 342);
});
