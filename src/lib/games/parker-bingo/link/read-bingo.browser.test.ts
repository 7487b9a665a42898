import '../../../../app.css';
import type { Component } from 'svelte';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box } from '..';
import { cardOf } from '../rules/card-set';
import * as p from '../rules/testing';
import TableScreen from '../ui/TableScreen.svelte';
import { codeOfBingo } from './claim-code';
import { camera } from './fake-camera.testing';
import { seat } from './seat';

vi.mock('$lib/device/files/code-camera.svelte', () => import('./fake-camera.testing'));

it('what was done after a bingo was read from a phone is undone before what was read [G-3]', async () => {
	language.set('en');
	const cards = { seed: 'kilo', size: 24 };
	const found = cardOf(cards.seed, cards.size, 7);
	if (!found.ok) throw new Error(found.why);
	const row = found.card.rows[0] ?? [];
	const table = await Table.create(box, p.opening({ cards }));
	for (const fact of p.called(...row)) expect(table.record(fact)).toEqual({ ok: true });
	const screen: unknown = TableScreen;
	await render(screen as Component<{ table: Table }>, { table });
	const tap = async (name: string) => {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name, exact: true }).click();
	};
	await tap(m.parker_bingo());
	await expect.element(page.getByRole('button', { name: m.link_read_answer() })).toBeVisible();
	expect(await camera.look?.(codeOfBingo(cards, 7, 'Ana'))).toBe(true);
	expect(table.draft).toMatchObject({ player: 'ana', card: 7 });
	// Another player says bingo, too.
	expect(table.record(p.shouted('ben'))).toEqual({ ok: true });
	await tap(m.shell_undo());
	const [shout, struck] = table.rows.slice(-2);
	expect(struck).toMatchObject({ strikes: shout?.seq });
	expect(table.draft).toMatchObject({ player: 'ana', card: 7 });
	await table.close();
});

it('the card of who shouted second is kept until their claim is heard [PB-9]', async () => {
	language.set('en');
	const cards = { seed: 'kilo', size: 24 };
	const rowOf = (serial: number) => {
		const found = cardOf(cards.seed, cards.size, serial);
		return found.ok ? (found.card.rows[0] ?? []) : [];
	};
	const table = await Table.create(box, p.opening({ cards }));
	const calls = new Set([...rowOf(7), ...rowOf(8)]);
	for (const fact of p.called(...calls)) expect(table.record(fact)).toEqual({ ok: true });
	const screen: unknown = TableScreen;
	await render(screen as Component<{ table: Table }>, { table });
	const tap = async (name: string) => {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name, exact: true }).click();
	};
	await tap(m.parker_bingo());
	await expect.element(page.getByRole('button', { name: m.link_read_answer() })).toBeVisible();
	expect(await camera.look?.(codeOfBingo(cards, 7, 'Ana'))).toBe(true);
	await expect.element(page.getByTestId('verdict')).toHaveTextContent(m.parker_all_called());
	// Another phone shouts meanwhile, and names its card.
	expect(table.record(p.shouted('ben'))).toEqual({ ok: true });
	const filled = seat.fill?.(table, 'ben', 8);
	expect(filled).toMatchObject({ player: 'ana', card: 7 });
	table.setDraft(filled);
	await tap(m.parker_next_claim({ name: 'Ben' }));
	await expect
		.element(page.getByRole('heading', { name: m.parker_bingo_says({ name: 'Ben' }) }))
		.toBeVisible();
	await expect.element(page.getByTestId('verdict')).toHaveTextContent(m.parker_all_called());
	await table.close();
});
