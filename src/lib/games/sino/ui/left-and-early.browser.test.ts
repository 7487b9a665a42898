import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { announced, bonusWon, firstRound, opening, type Told } from '../rules/testing';
import { givesName } from '../text/gives-name';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('a row that was closed in an earlier turn is announced before the first number [S-5] [S-6]', async () => {
	const table = await shown(box, TableScreen, opening({ dice: 'real' }), ...firstRound);
	await expect.element(button(m.sino_bonus())).toBeVisible();
	await tap(button(m.sino_announce()));
	await tap(page.getByRole('dialog').getByRole('button', { name: /all 1s/ }));
	expect(table.rows.at(-1)).toMatchObject({ fact: announced('ana', 'diagonal-1') });
});

it('a phone has no room for it beside what rolls the app’s dice, and has it in the menu; a tablet has', async () => {
	const table = await shown(box, TableScreen, opening(), ...firstRound);
	const announce = button(m.sino_announce());
	await expect.element(button(m.sino_roll_all())).toBeVisible();
	await expect.element(announce).not.toBeInTheDocument();
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.sino_announce()}`)));
	await tap(page.getByRole('dialog').getByRole('button', { name: /all 1s/ }));
	expect(table.rows.at(-1)).toMatchObject({ fact: announced('ana', 'diagonal-1') });
	await page.viewport(768, 1024);
	await expect.element(announce).toBeVisible();
	await page.viewport(414, 896);
});

describe('on the pad a player who left', () => {
	const pad = () =>
		shown(
			box,
			TableScreen,
			opening({
				keeping: 'pad',
				players: ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }))
			}),
			...[announced('carla', 'across-2'), bonusWon('carla', 1, 2, 3, 4, 6)],
			...(['carla', 'dora'] as const).map((player) => ({ type: 'player.left', player }))
		);
	const bonus = (name: string, points: number) =>
		button(m.sino_bonus_label({ name, points: String(points) }));

	it('is offered no bonus, and what they won can be put right [S-8] [G-3]', async () => {
		const table = await pad();
		for (const listed of [false, true]) {
			if (listed) await tap(button(m.sino_pad_list()));
			await expect.element(bonus('Ana', 0)).toBeVisible();
			await expect.element(bonus('Dora', 0)).not.toBeInTheDocument();
			await tap(bonus('Carla', 16));
			const sheet = page.getByRole('dialog');
			await expect
				.element(sheet.getByRole('button', { name: m.sino_bonus_change({ points: '16' }) }))
				.toBeVisible();
			await expect.element(sheet.getByRole('button', { name: m.sino_bonus_write() })).not.toBeInTheDocument();
			await tap(button(m.shell_close()));
		}
		await tap(bonus('Carla', 16));
		await tap(button(m.sino_bonus_change({ points: '16' })));
		await tap(button(m.sino_meant_numbers()));
		for (const name of ['6', '5']) await tap(button(name));
		await tap(button(m.sino_bonus_write()));
		expect(table.outcome.scores.map(({ score }) => score)).toEqual([0, 0, 57, 0]);
	});

	it('has no boxes in the list but those of rows that they won', async () => {
		const table = await pad();
		await tap(button(m.sino_pad_list()));
		const { context } = table.snapshot as Told['snapshot'];
		const given = (id: string, line: 'across-1' | 'across-2') => button(givesName(context, line, id));
		await expect.element(given('ana', 'across-1')).toBeVisible();
		await expect.element(given('carla', 'across-2')).toBeVisible();
		await expect.element(given('carla', 'across-1')).not.toBeInTheDocument();
		await expect.element(given('dora', 'across-2')).not.toBeInTheDocument();
	});
});
