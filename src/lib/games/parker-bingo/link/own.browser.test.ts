import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import type { Fact } from '$lib/domain/rows';
import { newId } from '$lib/domain/ids';
import { language, m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { ownPhone, setLive, showAgain } from '$lib/ui/link/own.testing';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box } from '..';
import { cardOf } from '../rules/card-set';
import { called, opening, shouted } from '../rules/testing';
import { tileName } from '../text/names';
import Own from './Own.svelte';

let table: Table;
beforeEach(() => language.need('parker-bingo-later'));
afterEach(() => table.close());

/** The phone of a player, after Ana has shouted. */
async function shoutOfAna(player: string, ...facts: readonly Fact[]): Promise<void> {
	const told = [...called(12, 22, 34, 47), shouted('ana'), ...facts];
	table = await ownPhone({ Own, box, opening: opening() }, player, ...told);
}
const claim = {
	type: 'line.claimed',
	player: 'ana',
	lines: [{ line: 'row-3', numbers: [12, 22, 34, 47, 69] }]
};

it.each([
	['ana', 'Your claim was wrong.'],
	['ben', 'Not right: Ana']
] as const)(
	'a wrong claim of Ana is told as hers or as theirs on the phone of %s [PB-9]',
	async (player, words) => {
		await shoutOfAna(player, claim);
		await expect.element(page.getByText(words)).toBeVisible();
		await expect.element(page.getByText(m.parker_board_goes_on())).toBeVisible();
	}
);

it.each([
	['ana', 'You’ve said bingo'],
	['ben', 'Ana says bingo']
] as const)(
	'a shout of Ana is told as hers or as theirs on the phone of %s [PB-7]',
	async (player, words) => {
		await shoutOfAna(player);
		await expect.element(page.getByText(words)).toBeVisible();
	}
);

it.each([
	[390, 844],
	[360, 640],
	[820, 1180]
])(
	'on a screen of %i by %i what stops the caller is told above the card, and moves none of it [PB-7]',
	async (...size) => {
		await page.viewport(...size);
		table = await ownPhone({ Own, box, opening: opening() }, 'ben', ...called(12, 22, 34, 47));
		const board = document.querySelector('.card');
		const top = () => board?.getBoundingClientRect().top;
		const before = top();
		expect(before).toBeGreaterThan(0);
		expect(table.record(shouted('ana'))).toEqual({ ok: true });
		const words = page.getByText('Ana says bingo');
		await expect.element(words).toBeVisible();
		expect(top()).toBe(before);
		const told = words.element().closest('p');
		expect(told?.scrollHeight).toBeLessThanOrEqual(told?.clientHeight ?? 0);
	}
);

it('the code of a bingo that was shown without a link goes when the table hears it by itself [PB-9]', async () => {
	const cards = { seed: 'puma-tuba', size: 60 };
	table = await ownPhone({ Own, box, opening: opening({ cards }) }, 'ben', ...called(12, 22, 34, 47));
	await page.getByRole('textbox', { name: m.link_which_card() }).fill('17');
	await page.getByRole('button', { name: m.link_take_card() }).click();
	await expect.element(page.getByRole('textbox', { name: m.link_which_card() })).not.toBeInTheDocument();
	await setLive(false);
	await new Promise((done) => setTimeout(done, doubleTap));
	await page.getByRole('button', { name: m.parker_bingo() }).click();
	await expect.element(page.getByText(m.link_bingo_how())).toBeVisible();
	await setLive(true);
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('through five that were covered and never called goes no stroke, while the calls are known [PB-10]', async () => {
	const cards = { seed: 'kilo', size: 24 };
	const found = cardOf(cards.seed, cards.size, 9);
	const row = found.ok ? (found.card.rows[0] ?? []) : [];
	const last = row.at(-1) ?? 0;
	table = await ownPhone({ Own, box, opening: opening({ cards }) }, 'ben', ...called(...row.slice(0, -1)));
	await page.getByRole('textbox', { name: m.link_which_card() }).fill('9');
	await page.getByRole('button', { name: m.link_take_card() }).click();
	for (const number of row) await page.getByRole('button', { name: tileName(number), exact: true }).click();
	const strokes = () => document.querySelectorAll('path[d^="M0.5 0.5L"]').length;
	await expect
		.poll(() => document.querySelectorAll('[aria-pressed="true"]').length)
		.toBeGreaterThanOrEqual(5);
	expect(strokes()).toBe(0);
	// Who lost the link heard it called; the table's call says it, too.
	await setLive(false);
	await expect.poll(strokes).toBe(1);
	await setLive(true);
	await expect.poll(strokes).toBe(0);
	for (const fact of called(last)) expect(table.record(fact)).toEqual({ ok: true });
	await expect.poll(strokes).toBe(1);
});

it.each<[string, () => Promise<void>]>([
	['its cards are fetched', () => showAgain()],
	[
		'a card comes to the hand',
		async () => {
			await page.getByRole('button', { name: m.link_more_cards() }).click();
			await page.getByRole('textbox').fill('18');
			const take = page.getByRole('button', { name: m.link_take_card() }).element();
			if (take instanceof HTMLElement) take.click();
		}
	]
])('a phone that leaves while %s asks nothing of the screen that is gone', async (_, begins) => {
	const cards = { seed: newId(), size: 60 };
	table = await ownPhone({ Own, box, opening: opening({ cards }) }, 'ben');
	await page.getByRole('textbox').fill('17');
	await page.getByRole('button', { name: m.link_take_card() }).click();
	await expect.element(page.getByRole('button', { name: m.link_more_cards() })).toBeVisible();
	const warned = vi.spyOn(console, 'warn');
	await begins();
	cleanup();
	for (const fact of called(12)) expect(table.record(fact)).toEqual({ ok: true });
	await new Promise((resolve) => setTimeout(resolve, 500));
	expect(warned).not.toHaveBeenCalled();
	warned.mockRestore();
});
