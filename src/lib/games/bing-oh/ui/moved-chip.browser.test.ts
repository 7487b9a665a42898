import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { doubleTap } from '$lib/ui/table/double-tap';
import { anew, begin, button, leave, rest, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type BingOh } from '..';
import type { Snapshot } from '$lib/domain/box';
import { all, cards, plain, roll, spacesOf, thrownAt, withNumbers } from '../rules/known.testing';
import { moved, named, opening, placed, roadblock } from '../rules/testing';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('a chip that moves on a card of the app’s own is told with both its spaces, and the ledger goes on knowing [B-11]', async () => {
	const begins = { type: 'start.named', player: 'ana' } as const;
	const facts = [withNumbers(1, 2, 3), begins, roll('ana', plain()), placed(all, ['ana'])];
	await shown(box, TableScreen, opening({ dice: 'real', cards }), ...facts, named('ana', 'move-one'));
	const pick = async (pad: number, { letter, number }: ReturnType<typeof plain>) => {
		for (const face of [letter, String(number)]) await tap(button(face).nth(pad));
	};
	await expect.element(page.getByText(m.bingoh_from_where())).toBeVisible();
	await pick(0, plain(1));
	const table = await anew();
	// It was another one.
	await pick(0, plain());
	await pick(1, plain(1));
	await tap(button(m.bingoh_moved_it()));
	const [from, at] = [plain(), plain(1)].map(({ letter, number }) => ({ letter, number }));
	expect(table.rows.at(-1)).toMatchObject({ fact: moved('ana', { from, at }) });
	const { known } = (table.snapshot as Snapshot<BingOh>).context;
	expect(known.ana?.taken).toHaveLength(3);
});

it('it need not be told where it was: of one space alone nothing is recorded', async () => {
	const begins = { type: 'start.named', player: 'ana' } as const;
	const facts = [withNumbers(1, 2, 3), begins, roll('ana', plain()), placed(all, ['ana'])];
	const opened = opening({ dice: 'real', cards });
	const table = await shown(box, TableScreen, opened, ...facts, named('ana', 'move-one'));
	for (const face of ['N', '4']) await tap(button(face).nth(1));
	await tap(button(m.bingoh_moved_it()));
	expect(table.rows.at(-1)).toMatchObject({ fact: { type: 'chip.moved', player: 'ana' } });
	expect((table.snapshot as Snapshot<BingOh>).context.known.ana?.taken).toEqual([]);
});

it('a roadblock that goes anywhere is offered no space on which a chip lies, as is one that the history puts right [B-11]', async () => {
	const begins = { type: 'start.named', player: 'ana' } as const;
	const facts = [withNumbers(1, 2, 3), begins, roll('ana', plain()), placed(all, ['ana'])];
	const opened = opening({ dice: 'real', cards });
	const table = await shown(box, TableScreen, opened, ...facts, named('ana', 'roadblock-wild'));
	const [{ letter, number }, free] = [plain(), plain(1)];
	await tap(button(/^Ben/));
	await tap(button(letter));
	await expect.element(button(String(number))).toBeDisabled();
	await tap(button(free.letter));
	await tap(button(String(free.number)));
	await tap(page.getByTestId('choose'));
	const at = { letter: free.letter, number: free.number };
	expect(table.rows.at(-1)).toMatchObject({ fact: { ...roadblock('ana', 'ben'), at } });
	await tap(button(m.table_menu_label()));
	await tap(button(new RegExp(`^${m.log_title()}`)));
	await tap(
		page
			.getByRole('dialog')
			.getByRole('button', { name: /roadblock/ })
			.first()
	);
	await tap(button(m.bingoh_where()));
	const inSheet = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
	await tap(inSheet(letter));
	await expect.element(inSheet(String(number))).toBeDisabled();
});

it('once the letter of a space is chosen, the numbers are in sight on a phone [B-11]', async () => {
	const begins = { type: 'start.named', player: 'ana' } as const;
	const at = spacesOf(cards, 1).findIndex((one) => one.is === 'special' && one.space === 'place-one');
	const facts = [withNumbers(1, 2, 3), begins, roll('ana', thrownAt(at)), placed(all, ['ana'])];
	await page.viewport(390, 560);
	await shown(box, TableScreen, opening({ dice: 'real', cards }), ...facts);
	await expect.element(button('O')).toBeVisible();
	const letter = button('O').element();
	// A tap of a test would bring it into sight itself.
	for (let at: Element | null = letter; at; at = at.parentElement) at.scrollTop = 0;
	await rest(doubleTap);
	if (letter instanceof HTMLElement) letter.click();
	await expect.element(letter).toHaveAttribute('aria-pressed', 'true');
	const edge = (of: string) => button(of).element().getBoundingClientRect();
	await expect.poll(() => edge(m.bingoh_place_it()).top - edge('6').bottom).toBeGreaterThanOrEqual(0);
});
