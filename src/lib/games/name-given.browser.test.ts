import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { namelessId } from '$lib/domain/nameless';
import { m } from '$lib/i18n';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from './any-game';
import { opening } from './any-game/rules/testing';
import Screen from './any-game/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const sheet = page.getByRole('dialog');
const names = ({ outcome }: Awaited<ReturnType<typeof anew>>) => outcome.scores.map(({ name }) => name);

it('who sat down without a name is given one at the table, under which it can be opened again; undo takes it back', async () => {
	const players = [1, 2].map((number) => ({
		id: namelessId(number),
		name: m.new_nameless({ number: String(number) })
	}));
	let table = await shown(box, Screen, opening({ players }));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	const second = names(table)[1] ?? '';
	const field = sheet.getByRole('textbox', { name: `${second}: ${m.table_rename()}`, exact: true });
	const call = async (name: string) => {
		await userEvent.fill(field, name);
		await userEvent.keyboard('{Enter}');
	};
	await tap(sheet.getByRole('button', { name: `${second} ${m.table_rename()}` }));
	await expect.element(field).toHaveFocus();
	await call(names(table)[0]?.toUpperCase() ?? '');
	await expect
		.element(sheet.getByRole('alert'))
		.toHaveTextContent(m.new_no_same({ name: names(table)[0]?.toUpperCase() ?? '' }));
	await call(' Zoe ');
	await expect.element(field).not.toBeInTheDocument();
	await expect.element(sheet.getByRole('alert')).toHaveTextContent('');
	expect(names(table)).toEqual([players[0]?.name, 'Zoe']);
	table = await anew();
	expect(names(table)).toEqual([players[0]?.name, 'Zoe']);
	expect(table.undo().ok).toBe(true);
	expect(names(table)).toEqual(players.map(({ name }) => name));
});

it('a seat that has become another person’s meanwhile is given no name: who joins is typed there again', async () => {
	const players = [1, 2].map((number) => ({
		id: namelessId(number),
		name: m.new_nameless({ number: String(number) })
	}));
	const table = await shown(box, Screen, opening({ players }));
	const people = async () => {
		await tap(button(m.table_menu_label()));
		await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	};
	const second = names(table)[1] ?? '';
	const field = sheet.getByRole('textbox', { name: `${second}: ${m.table_rename()}`, exact: true });
	await people();
	await tap(sheet.getByRole('button', { name: `${second} ${m.table_rename()}` }));
	await tap(button(m.shell_close()));
	await people();
	await expect.element(field).toBeVisible();
	await tap(button(m.table_wrong_person()));
	await userEvent.selectOptions(sheet.getByRole('combobox', { name: m.table_wrong_person() }), namelessId(2));
	await userEvent.fill(sheet.getByRole('textbox', { name: m.table_wrong_who({ name: second }) }), 'Zoe');
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => names(table)).toEqual([players[0]?.name, 'Zoe']);
	await tap(button(m.shell_close()));
	await people();
	await userEvent.fill(sheet.getByRole('textbox', { name: m.table_joins() }), 'Ben');
	await userEvent.keyboard('{Enter}');
	expect(names(table)).toEqual([players[0]?.name, 'Zoe', 'Ben']);
});
