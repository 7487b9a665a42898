import '../../../../app.css';
import type { Component } from 'svelte';
import { beforeEach, expect, it } from 'vitest';
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
import { camera, fakeCamera } from './fake-camera.testing';
import { seat } from './seat';

beforeEach(fakeCamera);

const cards = { seed: 'kilo', size: 24 };
/** Returns the tiles of the first row of a card. */
function firstRow(serial: number): readonly number[] {
	const found = cardOf(cards.seed, cards.size, serial);
	if (!found.ok) throw new Error(found.why);
	return found.card.rows[0] ?? [];
}

/** The screen of a table where the first rows of these cards were called, and Ana's card 7 was read from her phone. */
async function anasCardRead(...serials: readonly number[]) {
	language.set('en');
	const table = await Table.create(box, p.opening({ cards }));
	const calls = new Set(serials.flatMap(firstRow));
	for (const fact of p.called(...calls)) expect(table.record(fact)).toEqual({ ok: true });
	const screen: unknown = TableScreen;
	await render(screen as Component<{ table: Table }>, { table });
	const tap = async (name: string) => {
		await new Promise((done) => setTimeout(done, doubleTap));
		await page.getByRole('button', { name, exact: true }).click();
	};
	await tap(m.parker_bingo());
	await tap(m.link_read_answer());
	expect(await camera.look?.(codeOfBingo(cards, 7, 'Ana'))).toBe(true);
	return { table, tap };
}

it('what was done after a bingo was read from a phone is undone before what was read [G-3]', async () => {
	const { table, tap } = await anasCardRead(7);
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
	const { table, tap } = await anasCardRead(7, 8);
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

it('a card that came from a player’s phone is read for nobody else: put right to another one, theirs is asked for [PB-9]', async () => {
	const { table, tap } = await anasCardRead(7);
	const verdict = page.getByTestId('verdict');
	await expect.element(verdict).toHaveTextContent(m.parker_all_called());
	const shout = table.rows.findLast((row) => 'fact' in row && row.fact.type === 'bingo.shouted');
	expect(table.change({ replace: shout?.seq ?? 0, fact: p.shouted('ben') })).toEqual({ ok: true });
	await expect.element(page.getByRole('button', { name: m.parker_card_check() })).toBeVisible();
	await expect.element(verdict).not.toBeInTheDocument();
	await tap(m.shell_undo());
	await expect.element(verdict).toHaveTextContent(m.parker_all_called());
	await table.close();
});

it('where a card’s number is asked on a phone, a phone’s code is read by a small button beside the other one [PB-9]', async () => {
	await page.viewport(390, 844);
	language.set('en');
	const table = await Table.create(box, p.opening({ cards }));
	for (const fact of [...p.called(4, 17), p.shouted('ana')]) expect(table.record(fact)).toEqual({ ok: true });
	const screen: unknown = TableScreen;
	await render(screen as Component<{ table: Table }>, { table });
	const read = page.getByRole('button', { name: m.link_read_answer() });
	await expect.element(read).toBeVisible();
	const [small, check] = [read, page.getByRole('button', { name: m.parker_card_check() })].map((one) =>
		one.element().getBoundingClientRect()
	);
	expect(small?.top).toBe(check?.top);
	expect(small?.width).toBeLessThanOrEqual(56);
	expect(small?.left).toBeGreaterThan(check?.right ?? Infinity);
	await read.click();
	expect(await camera.look?.(codeOfBingo(cards, 7, 'Ana'))).toBe(true);
	await expect.poll(() => table.draft).toMatchObject({ player: 'ana', card: 7 });
	await table.close();
});
