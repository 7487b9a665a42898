import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import * as p from '../rules/testing';
import { lineName, tileName } from '../text/names';
import TableScreen from './TableScreen.svelte';

// Of two lines one alone is good: each is put right as a line by itself. [PB-20]
beforeEach(begin);
afterEach(leave);

const radio = (name: string) => page.getByRole('radio', { name, exact: true });
async function readLine(line: 'row-1' | 'row-2', ...numbers: readonly number[]) {
	await expect.element(radio(lineName(line))).toBeInTheDocument();
	await tap(page.elementLocator(radio(lineName(line)).element().closest('label')!));
	for (const number of numbers) {
		if (number === 64) await tap(button(m.parker_not_called_yet()));
		await tap(button(tileName(number)));
	}
}
const secondRow = [8, 16, 33, 49, 64];
const written = (text: string) => expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();

it.each([
	['second', p.firstRow, secondRow],
	['first', secondRow, p.firstRow]
] as const)(
	'a claim whose %s line is wrong is put right by tile, by line and by total [PB-4] [PB-6] [PB-20]',
	async (_, one, other) => {
		const facts = [...p.called(...p.firstRow, 8, 16, 33, 49), p.shouted('ana')];
		await shown(box, TableScreen, p.opening({ variant: 'points' }), ...facts);
		await readLine(one === secondRow ? 'row-2' : 'row-1', ...one);
		await tap(button(m.parker_second_line()));
		await readLine(other === secondRow ? 'row-2' : 'row-1', ...other);
		await written(m.parker_one_right());
		await expect.element(button(m.parker_was_called_after_all())).toBeVisible();
		// The total is that of the line that counts.
		await tap(button(m.parker_printed_total()));
		await page.getByLabelText(m.parker_printed_label()).fill('167');
		await expect.element(button(m.parker_award_points({ points: '167', name: 'Ana' }))).toBeVisible();
		// Another line is asked for in the place of the one that is wrong.
		await tap(button(m.parker_other_line()));
		await expect.element(radio(lineName('row-2'))).toBeChecked();
	}
);
