import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { sure } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import { cardSet } from '../rules/card-set';
import { linesOnCard } from '../rules/deal';
import type { ParkerFact } from '../rules/facts';
import * as p from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const cards = { seed: 'puma-tuba', size: 60 };
const row = (serial: number) => sure(linesOnCard(sure(cardSet(cards.seed, 60).cards[serial - 1]))[0]);
const claims = (player: string, serial: number): ParkerFact[] => [
	p.shouted(player),
	{ type: 'line.claimed', player, card: serial, lines: [row(serial)] }
];
const sheet = page.getByRole('dialog');
const inSheet = (name: string | RegExp) => sheet.getByRole('button', { name, exact: true });
const taken = (card: number, name: string) => m.parker_no_card_taken({ card, name }).replace(/\u00a0/g, ' ');
const calls = p.called(...new Set([...row(17).numbers, ...row(18).numbers]));

it('a card number that is in another player’s claim is refused with their name, also where a claim is read again [PB-4]', async () => {
	await shown(box, TableScreen, p.opening({ cards }), ...calls, ...claims('ana', 17), p.shouted('ben'));
	const field = page.getByLabelText(m.parker_cards_number());
	await field.fill('17');
	await tap(button(m.parker_card_check()));
	await expect.element(page.getByText(taken(17, 'Ana'))).toBeVisible();
	await field.fill('18');
	await tap(button(m.parker_card_check()));
	// What the app printed itself is not asked for. [PB-4]
	await expect.element(page.getByText(/^Line total/)).toBeVisible();
	await expect.element(button(m.parker_printed_total())).not.toBeInTheDocument();
	await tap(button(m.parker_take_claim()));
	// The claim that was heard first is not read again with the card of the one that came after it.
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(/^Fix: Ana claimed/));
	await tap(inSheet(m.parker_read_again()));
	await tap(inSheet(m.parker_cards_another()));
	await sheet.getByLabelText(m.parker_cards_number()).fill('18');
	await tap(inSheet(m.parker_card_check()));
	await expect.element(sheet.getByText(taken(18, 'Ben'))).toBeVisible();
});

it('two who claimed change places with all claims of their cards, and that is shown before it is written [PB-4]', async () => {
	const second = (serial: number) => sure(linesOnCard(sure(cardSet(cards.seed, 60).cards[serial - 1]))[1]);
	const numbers = new Set([...second(17).numbers, ...row(18).numbers]);
	const facts: ParkerFact[] = [
		...[...p.called(5), ...claims('ana', 17), ...p.called(...numbers), p.shouted('ana'), p.shouted('ben')],
		{ type: 'line.claimed', player: 'ana', card: 17, lines: [second(17)] },
		{ type: 'line.claimed', player: 'ben', card: 18, lines: [row(18)] }
	];
	const table = await shown(box, TableScreen, p.opening({ cards }), ...facts);
	const { rows } = table;
	await tap(button(m.table_meant_whose({ name: 'Ben' })));
	await tap(inSheet('Ana'));
	await expect.element(sheet.getByText(/^Ana claimed .+ → Ben claimed /).first()).toBeVisible();
	expect(table.rows).toBe(rows);
	await tap(inSheet(m.table_meant()));
	await expect.poll(() => table.rows.length).toBe(rows.length + 6);
	expect(toasts.current?.text).toBe('Ana: First row. Ben: Second row');
});

it('a removed claim is not put back in the history where its card is in another player’s claim since: it is said why [PB-4]', async () => {
	const wrong = [...p.called(5), ...claims('ana', 17), ...p.called(9)];
	const table = await shown(box, TableScreen, p.opening({ cards }), ...wrong);
	table.change({ together: [{ strike: 2 }, { strike: 3 }] });
	for (const fact of claims('ben', 17)) expect(table.record(fact)).toEqual({ ok: true });
	const { rows } = table;
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(inSheet(/^Put back: Ana claimed/));
	await expect.poll(() => toasts.current?.text.replace(/\u00a0/g, ' ')).toBe(taken(17, 'Ben'));
	expect(table.rows).toBe(rows);
});
