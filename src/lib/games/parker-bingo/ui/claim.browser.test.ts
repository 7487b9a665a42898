import '../../../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box, type Parker } from '..';
import { currentRound } from '../rules/round';
import * as p from '../rules/testing';
import { lineName, tileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

const screen: unknown = TableScreen;
const show = (shown: Table<Parker>) =>
	render(screen as Component<{ table: Table<Parker> }>, { table: shown });
let table: Table<Parker>;
beforeEach(async () => {
	language.set('en');
	await language.need('parker-bingo-later');
	table = (await Table.create(box, p.opening())) as Table<Parker>;
	for (const fact of [...p.called(...p.firstRow), p.shouted('ana')])
		expect(table.record(fact)).toEqual({ ok: true });
	await show(table);
});
afterEach(() => table.close());

/** The same table, as a page shows it that is loaded anew. */
async function anew(): Promise<void> {
	await table.close();
	cleanup();
	const opened = await Table.open(table.id, () => Promise.resolve(box));
	if (opened.what !== 'table') throw new Error(opened.what);
	table = opened.table as Table<Parker>;
	await show(table);
}
/** Taps what has been there long enough to be seen. */
async function tap(control: Locator): Promise<void> {
	await new Promise((done) => setTimeout(done, doubleTap));
	await control.click();
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const read = (number: number) => tap(button(tileName(number)));
async function pickFirstRow(): Promise<void> {
	const line = page.getByRole('radio', { name: lineName('row-1'), exact: true });
	await expect.element(line).toBeInTheDocument();
	await tap(page.elementLocator(line.element().closest('label')!));
}
async function someoneElse(name: string): Promise<void> {
	await tap(button(m.table_meant_other()).first());
	await tap(page.getByRole('dialog').getByRole('button', { name, exact: true }));
}
/** Who is heard, what was read back, and who waits. */
const stands = () => {
	const numbers: unknown = Reflect.get(Object(table.draft), 'numbers');
	return [
		currentRound(table.snapshot.context)
			.shouts.map(({ player }) => player)
			.join(),
		(Array.isArray(numbers) ? numbers : []).filter(Boolean).join()
	];
};

it('undo goes back through what was read back and what was done meanwhile, the last first [G-3]', async () => {
	await pickFirstRow();
	await read(4);
	expect(table.record(p.shouted('ben'))).toEqual({ ok: true });
	await read(17);
	await someoneElse('Carla');
	await read(32);
	const steps = [
		['carla,ben', '4,17,32'],
		['carla,ben', '4,17'],
		['ana,ben', '4,17'],
		['ana,ben', '4'],
		['ana', '4'],
		['ana', ''],
		['ana', '']
	];
	for (const step of steps) {
		await expect.poll(stands).toEqual(step);
		await anew();
		await tap(button(m.shell_undo()));
	}
	await expect.poll(stands).toEqual(['', '']);
});
