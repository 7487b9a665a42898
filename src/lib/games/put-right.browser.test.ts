import '../../app.css';
import type { Component } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { Box } from '$lib/domain/box';
import type { Opening } from '$lib/domain/opening';
import type { Fact } from '$lib/domain/rows';
import { language, m } from '$lib/i18n';
import { Table } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box as bingOh } from './bing-oh';
import type { BingOhFact } from './bing-oh/rules/facts';
import * as b from './bing-oh/rules/testing';
import BingOhScreen from './bing-oh/ui/TableScreen.svelte';
import { box as cards } from './card-bingo';
import * as c from './card-bingo/rules/testing';
import { cardName, rankName, suitName } from './card-bingo/text/names';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { tileName } from './parker-bingo/text/names';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';
import { box as sino } from './sino';
import { lines } from './sino/rules/board';
import * as s from './sino/rules/testing';
import { lineName } from './sino/text/names';
import SinoScreen from './sino/ui/TableScreen.svelte';

let open: Table | undefined;
beforeEach(() => {
	language.set('en');
	toasts.clear();
});
afterEach(() => open?.close());

/** A table on the screen at which these facts were told. */
async function shown(box: Box, screen: unknown, opening: Opening, ...facts: readonly Fact[]): Promise<Table> {
	const table = await Table.create(box, opening);
	open = table;
	for (const fact of facts) expect(table.record(fact)).toEqual({ ok: true });
	await render(screen as Component<{ table: Table }>, { table });
	return table;
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Taps what has been there long enough to be seen: what comes sooner was meant for what lay there before. */
async function tap(control: Pick<Locator, 'click'> | HTMLElement): Promise<void> {
	await new Promise((done) => setTimeout(done, doubleTap));
	await (control instanceof HTMLElement ? page.elementLocator(control) : control).click();
}
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
		await tap(page.getByRole('dialog').getByRole('button', { name: /10$/ }).last());
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

describe('Card Bingo', () => {
	const four = c.anas.slice(1);
	const wrong = () =>
		shown(
			cards,
			CardsScreen,
			c.opening({ drawing: 'app', players: c.people(5) }),
			...[...c.called(...four), ...c.claimed('ana', c.anas)]
		);
	it('says beside the count what was wrong, and the layouts have their word', async () => {
		await wrong();
		const missing = m.cardbingo_wrong({ name: 'Ana', cards: cardName(c.anas[0] ?? '7H') });
		await expect.element(page.getByText(missing, { exact: true })).toBeVisible();
		await expect.element(page.getByTestId('deck-count')).toBeVisible();
		await expect.element(page.getByText(m.cardbingo_layouts(), { exact: true })).toBeVisible();
	});
	it('keeps what was read back when it was another player who shouted, and undoes that before it [G-3]', async () => {
		const table = await shown(
			cards,
			CardsScreen,
			c.opening({ drawing: 'cards', players: c.people(5) }),
			...[...c.called(...c.anas), c.shouted('ana')]
		);
		const [after = -1] = table.rows.slice(-1).map(({ seq }) => seq);
		table.setDraft({
			shout: String(after),
			cards: c.anas.slice(0, 3),
			ranks: [],
			after: [after, after, after]
		});
		await tap(button(m.table_meant_other()));
		await tap(button('Ben'));
		await expect.element(page.getByText(m.cardbingo_claim_title({ name: 'Ben' }))).toBeVisible();
		await expect.element(page.getByText(m.cardbingo_picked({ count: 3, size: '5' }))).toBeVisible();
		const undo = page.getByTestId('undo');
		await tap(undo);
		await expect.element(page.getByText(m.cardbingo_claim_title({ name: 'Ana' }))).toBeVisible();
		await expect.element(page.getByText(m.cardbingo_picked({ count: 3, size: '5' }))).toBeVisible();
		await tap(undo);
		await expect.element(page.getByText(m.cardbingo_picked({ count: 2, size: '5' }))).toBeVisible();
	});
	it('answers a card that is picked when all are read back', async () => {
		const table = await shown(
			cards,
			CardsScreen,
			c.opening({ drawing: 'cards', players: c.people(5) }),
			...[...c.called(...c.anas), c.shouted('ana')]
		);
		const [after = -1] = table.rows.slice(-1).map(({ seq }) => seq);
		table.setDraft({ shout: String(after), cards: c.anas, ranks: [], after: [] });
		await page.viewport(390, 664);
		await tap(button(rankName('9')));
		await tap(button(cardName('9S')));
		const answer = m.cardbingo_no_wrong_number({ size: '5', given: '6' });
		await expect.element(page.getByText(answer).first()).toBeVisible();
		expect(table.draft).toMatchObject({ cards: c.anas });
	});
	it.each([
		[390, 664],
		[320, 568]
	])('has the keys of a claim of 25 cards in sight on a phone of %i by %i', async (width, height) => {
		await page.viewport(width, height);
		await shown(
			cards,
			CardsScreen,
			c.opening({ variant: 'blackout', drawing: 'app', players: c.people(3) }),
			...[...c.called('QS', '2H', '3H', '4H'), c.shouted('ana')]
		);
		const check = button(m.cardbingo_claim_check());
		await expect.element(check).toBeVisible();
		const suit = button(suitName('D')).element().getBoundingClientRect();
		expect(suit.bottom).toBeLessThanOrEqual(check.element().getBoundingClientRect().top);
	});
	it('shows the calls before on a tablet without cutting a rank off', async () => {
		await page.viewport(1180, 820);
		await shown(
			cards,
			CardsScreen,
			c.opening({ drawing: 'app', players: c.people(5) }),
			...c.called('QS', '2H')
		);
		const before = page.getByRole('list', { name: m.cardbingo_before() });
		const rank = before.getByText('Q', { exact: true });
		await expect.element(rank).toBeVisible();
		const size = parseFloat(getComputedStyle(rank.element()).fontSize);
		const high = rank.element().closest('li')?.clientHeight ?? 0;
		// From the top of a Q to the end of its tail it is eight tenths of the letter's size.
		expect(size * 0.8).toBeLessThan(high);
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
		await tap(page.getByTestId('end-round'));
		const lacking = m.bingoh_judged_false({ name: 'Ana', shape: m.bingoh_shape_row() });
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

describe('Parker Bingo', () => {
	const row = [4, 17, 32, 50, 63];
	const rounds = (table: Table) => (table.snapshot as p.Told['snapshot']).context.rounds;

	it('gives a bingo that stands to another player in two taps, and asks again which line it was', async () => {
		const told = [...p.called(...row, 33, 35, 40, 45), ...p.claimed('ana', 'row-1', row)];
		const table = await shown(parker, ParkerScreen, p.opening(), ...told);
		await tap(button(m.table_meant_whose({ name: 'Ana' })));
		await tap(button('Carla'));
		expect(rounds(table)[0].claims).toMatchObject([{ player: 'carla', lines: [{ numbers: row }] }]);

		await tap(button(m.table_meant_whose({ name: 'Carla' })));
		await tap(button(m.parker_read_again()));
		const sheet = page.getByRole('dialog');
		const line = sheet.getByRole('radio', { name: m.parker_line_column({ letter: 'N' }), exact: true });
		await expect.element(line).toBeInTheDocument();
		await tap(line.element().closest('label')!);
		// The 32, which both lines share, stays.
		for (const number of [33, 35, 40, 45])
			await tap(sheet.getByRole('button', { name: `N ${String(number)}`, exact: true }));
		await tap(sheet.getByRole('button', { name: m.table_meant(), exact: true }));
		expect(rounds(table)[0].claims).toMatchObject([
			{ player: 'carla', lines: [{ line: 'column-N', numbers: [32, 33, 35, 40, 45] }] }
		]);
		await expect.element(sheet).not.toBeInTheDocument();
	});

	it('keeps what was read back when another player had shouted', async () => {
		const table = await shown(parker, ParkerScreen, p.opening(), ...p.called(...row), p.shouted('ana'));
		const line = page.getByRole('radio', { name: 'First row', exact: true });
		await expect.element(line).toBeInTheDocument();
		await tap(line.element().closest('label')!);
		for (const number of row)
			await tap(page.getByRole('region').getByRole('button', { name: tileName(number), exact: true }));
		await expect.element(page.getByTestId('verdict')).toHaveTextContent(m.parker_all_called());
		await tap(button(m.table_meant_other()));
		await tap(button('Ben'));
		expect(rounds(table)[0].shouts).toEqual([{ player: 'ben' }]);
		await expect
			.element(page.getByRole('heading', { name: m.parker_bingo_says({ name: 'Ben' }) }))
			.toBeVisible();
		await expect.element(page.getByTestId('verdict')).toHaveTextContent(m.parker_all_called());
	});
});
