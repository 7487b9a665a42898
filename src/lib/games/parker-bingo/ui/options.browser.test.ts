import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { pairsOf } from '../rules/next-game';
import * as p from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('between two rounds the options show who calls next, and the caller of the last one can be chosen [PB-21]', async () => {
	const options = { freeCentre: false, winnerCalls: false, callerEachRound: true };
	await shown(
		box,
		TableScreen,
		p.opening({ variant: 'points', caller: 'ana', options }),
		...p.called(1),
		p.closed
	);
	await tap(button(`${m.table_change()}: ${m.parker_calls_number({ name: 'Ben', number: '2' })}`));
	const caller = page.getByLabelText(m.parker_who_calls());
	await expect.element(caller).toHaveFocus();
	await expect.element(caller).toHaveValue('ben');
	await caller.selectOptions('ana');
	await tap(button(m.shell_close()));
	await expect
		.element(page.getByText(m.parker_calls_number({ name: 'Ana', number: '2' }), { exact: true }))
		.toBeVisible();
});

it('who sits down in mid round is told that all calls so far count', async () => {
	await shown(box, TableScreen, p.opening(), ...p.called(1));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	await userEvent.fill(page.getByRole('textbox', { name: m.table_joins() }), 'Zoe');
	await userEvent.keyboard('{Enter}');
	await expect.poll(() => toasts.current?.text).toBe(m.parker_joins_now({ name: 'Zoe' }));
});

it('several who sit down late are typed in one go, and who cannot stays in the field', async () => {
	await shown(box, TableScreen, p.opening(), ...p.called(1));
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	const field = page.getByRole('textbox', { name: m.table_joins() });
	await userEvent.fill(field, `Zoe, ${'x'.repeat(25)}, Ana y Yan`);
	await userEvent.keyboard('{Enter}');
	for (const name of ['Zoe', 'Yan']) await expect.element(button(m.table_leaves({ name }))).toBeVisible();
	await expect.element(field).toHaveValue(`${'x'.repeat(25)}, Ana`);
	await expect.element(page.getByRole('alert')).toHaveTextContent('24');
});

const five = ['ana', 'ben', 'carla', 'dora', 'emil'].map((id) => ({ id, name: id }));

it.each([
	['ana', 5, false],
	['ana', 4, true],
	[null, 4, false]
])(
	'who stands beside the pairs calls the whole game: no switch says otherwise (%s of %i) [PB-21] [PB-22]',
	async (caller, many, asked) => {
		const players = five.slice(0, many);
		const partners = pairsOf(players, caller)!;
		await shown(box, TableScreen, p.opening({ variant: 'points', players, caller, partners }));
		await tap(button(m.table_menu_label()));
		await tap(button(new RegExp(`^${m.table_menu_people()}`)));
		await expect.element(page.getByRole('switch', { name: m.parker_free_centre() })).toBeVisible();
		const passes = page.getByRole('switch', { name: m.parker_caller_each_round() });
		expect(passes.query() !== null).toBe(asked);
	}
);

it.each([
	[500, 'Points · round 1 · 500 wins'],
	[undefined, 'Points · round 1']
])('what is played to stands in the bar where it is not as printed: %s [PB-24]', async (goal, said) => {
	await shown(box, TableScreen, p.opening({ variant: 'points', ...(goal === undefined ? {} : { goal }) }));
	await expect
		.element(page.getByRole('heading', { level: 1 }))
		.toHaveTextContent(new RegExp(`,\\s*${said}$`));
});

it('what the table refuses to play to leaves the field as the game is, and what is no number stays there [PB-24]', async () => {
	await shown(
		box,
		TableScreen,
		p.opening({ variant: 'points' }),
		...p.called(...p.firstRow),
		...p.claimed('ana', 'row-3', p.firstRow),
		p.awarded
	);
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.table_menu_people()}`)));
	const goal = page.getByLabelText(m.parker_goal());
	const settle = (typed: string) =>
		goal.fill(typed).then(() => goal.element().dispatchEvent(new Event('change', { bubbles: true })));
	await settle('300');
	await expect.element(goal).toHaveValue('1000');
	await settle('3');
	await expect.element(page.getByText(m.parker_no_goal())).toBeVisible();
	await expect.element(goal).toHaveValue('3');
});
