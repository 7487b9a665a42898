import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { anew, begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as cards } from './card-bingo';
import * as c from './card-bingo/rules/testing';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

let table: Table;
const sheet = page.getByRole('dialog');
const inSheet = (name: string) => sheet.getByRole('button', { name, exact: true });
const row = [4, 17, 32, 50, 63];

it.each([
	[
		'Parker',
		() => shown(parker, ParkerScreen, p.opening(), ...p.called(...row), p.shouted('ana')),
		() => ({ earlier: [], line: 'row-1', numbers: [4, undefined, undefined, undefined, undefined] }),
		() => m.parker_bingo_says({ name: 'Carla' })
	],
	[
		'Card Bingo',
		() =>
			shown(
				cards,
				CardsScreen,
				c.opening({ drawing: 'cards', players: c.people(5) }),
				...c.called(...c.anas),
				c.shouted('ana')
			),
		(seq: number) => ({ cards: c.anas.slice(0, 1), ranks: [], after: [seq] }),
		() => m.cardbingo_claim_title({ name: 'Carla' })
	]
])(
	'whose shout it was is asked again beside the claim, and not once it was closed (%s) [G-3]',
	async (_, begins, read, title) => {
		table = await begins();
		const seq = table.lastDone;
		const claim = { player: 'ana', shout: String(seq), ...read(seq) };
		table.setDraft(claim);
		await tap(button(m.table_meant_other()).first());
		await expect.element(inSheet('Ben')).toBeVisible();
		table = await anew();
		// Closed, it leads back to the claim.
		await tap(inSheet(m.shell_close()));
		await expect.element(sheet).not.toBeInTheDocument();
		table = await anew();
		await expect.element(button(m.table_meant_other()).first()).toBeVisible();
		await expect.element(sheet).not.toBeInTheDocument();
		await tap(button(m.table_meant_other()).first());
		await expect.element(inSheet('Carla')).toBeVisible();
		table = await anew();
		await tap(inSheet('Carla'));
		await expect.element(page.getByText(title()).first()).toBeVisible();
		await expect.element(sheet).not.toBeInTheDocument();
		expect(table.draft).toMatchObject(claim);
	}
);

it('so is whether the card that a claim lacks was called and not tapped [C-4] [G-3]', async () => {
	const opening = c.opening({ drawing: 'cards', players: c.people(5) });
	table = await shown(cards, CardsScreen, opening, ...c.called(...c.anas.slice(1)), c.shouted('ana'));
	const seq = table.lastDone;
	table.setDraft({ shout: String(seq), cards: c.anas.slice(0, 2), ranks: [], after: [seq, seq] });
	await tap(button(m.table_meant()));
	await expect.element(sheet.getByText(m.cardbingo_left_out())).toBeVisible();
	table = await anew();
	await expect.element(sheet.getByText(m.cardbingo_left_out())).toBeVisible();
});
