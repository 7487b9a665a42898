import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { outcomeOf } from '$lib/domain/fold';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { lines } from '../rules/board';
import { announced, five, opening, rolled, table as told, turnEnded } from '../rules/testing';
import { logText } from '../text/log';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('a number that is put right twice brings back the row that fell with the first time, and says so before [G-3]', async () => {
	const facts = [
		...five('blue 1', ...Array<string>(4).fill('red 10')),
		announced('ana', 'diagonal-1'),
		turnEnded
	];
	const table = await shown(box, TableScreen, opening({ dice: 'real' }), ...facts);
	const points = () => outcomeOf(table.folded).scores.map(({ score }) => score);
	expect(points()).toEqual([1, 0, 0]);
	const [, first] = table.folded.effective.rows;
	table.change({ replace: first?.seq ?? -1, fact: rolled('blue 2') });
	expect(points()).toEqual([0, 0, 0]);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const wrong = m.sino_log_rolled({ name: 'Ana', spaces: 'blue 2' });
	await tap(button(m.table_meant_what({ what: wrong })));
	await tap(page.getByRole('dialog').getByRole('button', { name: 'blue 1', exact: true }));
	await expect.element(page.getByText(m.sino_instead({ space: 'blue 1' }))).toBeVisible();
	expect(points()).toEqual([0, 0, 0]);
	await tap(button(m.table_meant()));
	expect(points()).toEqual([1, 0, 0]);
});

it('that nobody had the last row of a game asks first, for the game goes on then [S-9] [G-3]', async () => {
	const won = lines.map((line) => announced('ana', line));
	const table = await shown(box, TableScreen, opening({ keeping: 'pad' }), ...won);
	expect(table.outcome.status).toBe('over');
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	const last = announced('ana', lines.at(-1) ?? 'across-1');
	const { context } = told({ keeping: 'pad' }).tell(...won);
	const what = logText(last, context, context);
	await tap(button(m.table_meant_what({ what })));
	await tap(button(m.table_meant_nobody()));
	await expect.element(page.getByRole('alert').getByText(m.log_goes_on())).toBeVisible();
	expect(table.outcome.status).toBe('over');
	await tap(button(m.table_meant()));
	await expect.poll(() => table.outcome.status).toBe('in-play');
});
