import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { long } from '$lib/domain/tries.testing';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box as cards } from './card-bingo';
import * as c from './card-bingo/rules/testing';
import { cardName, rankName, suitName } from './card-bingo/text/names';
import CardsScreen from './card-bingo/ui/TableScreen.svelte';
import { box as parker } from './parker-bingo';
import * as p from './parker-bingo/rules/testing';
import { lineName, tileName } from './parker-bingo/text/names';
import ParkerScreen from './parker-bingo/ui/TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

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
		// Heard as one, the cards left and those called are one number.
		const left = page.getByRole('paragraph').filter({ hasText: m.cardbingo_left({ left: '48' }) });
		await expect.element(left).toHaveTextContent(/^48 left$/);
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
		await tap(button(m.parker_pick_other_line({ line: lineName('row-1') })));
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

	it('names the second line of a double bingo that was taken for a single one [PB-20] [G-3]', async () => {
		const column = [5, 7, 9, 13];
		const told = [...p.called(17, 32, 50, 63, ...column, 4), ...p.claimed('ana', 'row-1', row)];
		const table = await shown(parker, ParkerScreen, p.opening({ variant: 'points' }), ...told);
		await tap(button(m.table_meant_whose({ name: 'Ana' })));
		await tap(button(m.parker_read_again()));
		await tap(button(m.parker_second_line()));
		const sheet = page.getByRole('dialog');
		const line = sheet.getByRole('radio', { name: m.parker_line_column({ letter: 'B' }), exact: true });
		await expect.element(line).toBeInTheDocument();
		await tap(line.element().closest('label')!);
		// The 4, where they cross, is known.
		for (const number of column)
			await tap(sheet.getByRole('button', { name: tileName(number), exact: true }));
		await tap(sheet.getByRole('button', { name: m.table_meant(), exact: true }));
		expect(rounds(table)[0].claims).toMatchObject([
			{ player: 'ana', lines: [{ line: 'row-1' }, { line: 'column-B', numbers: [4, ...column] }] }
		]);
		await expect.element(button(m.parker_award_points({ points: '304', name: 'Ana' }))).toBeVisible();
	});

	it.runIf(long)(
		'reads the first of two lines again, too, and asks for no other bingo there [PB-20] [G-3]',
		async () => {
			const column = [4, 5, 7, 9, 13];
			const wrong = { line: 'row-1', numbers: [4, 18, 32, 50, 63] } as const;
			const claim = {
				...{ type: 'line.claimed', player: 'ana' },
				lines: [wrong, { line: 'column-B', numbers: column }]
			} as const;
			const told = [...p.called(17, 32, 50, 63, ...column.slice(1), 4), p.shouted('ana'), claim, p.awarded];
			const table = await shown(parker, ParkerScreen, p.opening({ variant: 'points' }), ...told);
			await tap(button(m.table_meant_whose({ name: 'Ana' })));
			await tap(button(m.parker_read_again()));
			await tap(button(`${m.parker_read_again()}: ${lineName('row-1')}`));
			const sheet = page.getByRole('dialog');
			await tap(button(m.parker_square_missing({ letter: 'I', number: '18' })));
			await tap(sheet.getByRole('button', { name: tileName(17), exact: true }));
			await expect.element(page.getByTestId('verdict')).toHaveTextContent(m.parker_all_called());
			await expect.element(sheet.getByText(m.parker_any_other())).not.toBeInTheDocument();
			await tap(sheet.getByRole('button', { name: m.table_meant(), exact: true }));
			expect(rounds(table)[0].claims).toMatchObject([
				{
					lines: [
						{ line: 'column-B', numbers: column },
						{ line: 'row-1', numbers: row }
					]
				}
			]);
			await expect.element(page.getByText('+304').first()).toBeVisible();
		}
	);

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
