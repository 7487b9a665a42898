import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as bingOh } from './bing-oh';
import type { BingOhFact } from './bing-oh/rules/facts';
import * as b from './bing-oh/rules/testing';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as sino } from './sino';
import { lines } from './sino/rules/board';
import * as s from './sino/rules/testing';
import { lineName } from './sino/text/names';
import SinoScreen from './sino/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const scores = (table: Table) =>
	table.folded.variant.outcome(table.snapshot).scores.map(({ score }) => score);

describe('Sino', () => {
	const pad = () => shown(sino, SinoScreen, s.opening({ keeping: 'pad' }), s.announced('ana', 'across-2'));
	it('asks who it really was when a row on the drawn board is tapped that is won', async () => {
		const table = await pad();
		await expect.element(page.getByTestId('pad')).toBeVisible();
		const cell = page.getByTestId('pad').element().querySelector<HTMLElement>('[data-line="across-2"]')!;
		await tap(cell);
		await tap(button('Carla'));
		expect(table.rows.at(-1)).toMatchObject({ fact: { type: 'row.announced', player: 'carla' } });
	});
	it('gives a row on the pad to another player in two taps', async () => {
		const table = await pad();
		const row = lineName((table.snapshot as s.Told['snapshot']).context, 'across-2');
		await tap(button(m.sino_pad_list()));
		await tap(button(m.sino_pad_instead({ name: 'Carla', winner: 'Ana', row })));
		await tap(button('Carla'));
		expect(scores(table)).toEqual([0, 0, 27]);
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	});
	it('lays nothing over the end: the sheet closes with the last row', async () => {
		const all = Array.from({ length: 5 }, (_, row) =>
			Array.from(
				{ length: 6 },
				(_, i) => `${['blue', 'orange', 'third', 'fourth', 'red'][row] ?? ''} ${row + 1 + i}`
			)
		).flat();
		const turns = Array.from({ length: 6 }, (_, i) => [
			...all.slice(5 * i, 5 * i + 5).map((name) => s.rolled(name)),
			...(i < 5 ? [s.turnEnded, ...s.turn('blue 1'), ...s.turn('blue 1')] : [])
		]).flat();
		const won = lines.slice(0, -1).map((line) => s.announced('ana', line));
		await shown(sino, SinoScreen, s.opening({ dice: 'real' }), ...turns, ...won);
		await tap(button(m.sino_announce()));
		await tap(page.getByRole('dialog').getByRole('button', { name: /10s$/ }).last());
		await expect.element(page.getByText(m.sino_one_by_one())).toBeVisible();
		await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	});
	it('offers the odds of a bonus only when one may be tried', async () => {
		const options = { hints: true, odds: true };
		const table = await shown(sino, SinoScreen, s.opening({ dice: 'real', options }));
		await tap(button(m.sino_odds()));
		const bonus = page.getByText(m.sino_odds_bonus(), { exact: true });
		await expect.element(page.getByRole('table')).toBeVisible();
		await expect.element(bonus).not.toBeInTheDocument();
		for (const fact of s.firstRound) table.record(fact);
		await expect.element(bonus).toBeVisible();
	});
});

describe('Bing-Oh!', () => {
	const foreign = (...counts: readonly number[]) =>
		['ana', 'ben', 'cai'].map((player, i) => ({ player, count: counts[i] ?? 0 }));
	const round = { type: 'round.scored', callers: ['ben'], foreign: foreign(3, 2) };
	it('shows the score as it is, and what the round would add beside it', async () => {
		await shown(bingOh, BingOhScreen, b.opening({ keeping: 'tally' }), round);
		const row = page.getByRole('listitem').filter({ hasText: /^B\s*Ben/ });
		await expect.element(row).toHaveTextContent(new RegExp(`${m.bingoh_points_so_far()}:\\s*7`));
		await expect.element(row).toHaveTextContent(/\+2/);
	});
	it('brings callers and counts of an undone round back as they were typed', async () => {
		await shown(bingOh, BingOhScreen, b.opening({ keeping: 'tally' }), round);
		await tap(page.getByTestId('undo'));
		const called = button(m.bingoh_called_label({ name: 'Ben' }));
		await expect.element(called).toHaveAttribute('aria-pressed', 'true');
		const count = page.getByRole('textbox', { name: m.bingoh_foreign_label({ name: 'Ana' }) });
		await expect.element(count).toHaveValue('3');
	});
	it('keeps a right call beside one that the ledger knows to be wrong [B-7]', async () => {
		const facts: BingOhFact[] = [
			{
				type: 'cards.dealt',
				free: [{ player: 'ben', count: 6 }],
				cards: [{ player: 'ana', card: 1 }]
			},
			{ type: 'start.named', player: 'ana' },
			{ type: 'dice.rolled', player: 'ana', letter: 'O', number: 3, stars: 0 },
			{ type: 'chips.placed', placed: ['cai'], special: [] }
		];
		const set = { seed: 'puma', size: 5, mix: { free: 2, dead: 2, special: 10 } };
		const table = await shown(bingOh, BingOhScreen, b.opening({ cards: set }), ...facts);
		await tap(page.getByTestId('bingoh'));
		const sheet = page.getByRole('dialog');
		for (const name of ['Ana', 'Ben']) await tap(sheet.getByRole('button', { name: new RegExp(`^${name}`) }));
		const lacking = m.bingoh_judged_false({ name: 'Ana', shape: m.bingoh_shape_row() });
		// The name is heard once.
		await expect.element(sheet.getByRole('button', { name: lacking, exact: true })).toBeVisible();
		await tap(page.getByTestId('end-round'));
		await expect.element(sheet.getByRole('alert').getByText(lacking)).toBeVisible();
		await expect.element(sheet.getByText(/^Ben/)).not.toBeInTheDocument();
		await tap(button(m.bingoh_end_round()));
		await expect
			.poll(() => table.rows.at(-1))
			.toMatchObject({ fact: { type: 'bingoh.called', calls: [{ player: 'ben', shape: 'row' }] } });
	});
	it('answers nothing in advance, and names one Roller', async () => {
		const facts: BingOhFact[] = [
			{ type: 'cards.dealt', free: [] },
			{ type: 'start.named', player: 'ana' },
			{ type: 'dice.rolled', player: 'ana', letter: 'O', number: 3, stars: 0 }
		];
		const table = await shown(bingOh, BingOhScreen, b.opening(), ...facts);
		await expect.element(button(m.bingoh_everyone_placed())).toBeVisible();
		expect(document.querySelectorAll('input:checked')).toHaveLength(0);
		// Once one player was answered for, no other is answered for unasked.
		const ben = page.getByRole('radiogroup', { name: 'Ben' });
		await tap(ben.getByText(m.bingoh_placed(), { exact: true }));
		await tap(page.getByTestId('placed'));
		await expect.poll(() => toasts.current?.text).toBe(m.bingoh_no_unsaid({ name: 'Ana' }));
		for (const name of ['Ana', 'Cai'])
			await tap(page.getByRole('radiogroup', { name }).getByText(m.bingoh_placed(), { exact: true }));
		await tap(page.getByTestId('placed'));
		expect(table.snapshot.state).toBe('rolling');
		await expect.element(page.getByTestId('ask')).toHaveTextContent(m.bingoh_ask_roll({ name: 'Ben' }));
		await expect.element(page.getByText(m.bingoh_round_roller({ number: '1', name: 'Ben' }))).toBeVisible();
	});
});
