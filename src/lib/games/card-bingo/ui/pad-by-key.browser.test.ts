import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { doubleTap } from '$lib/ui/table/double-tap';
import { begin, button, leave, rest, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { CardsFact } from '../rules/facts';
import * as c from '../rules/testing';
import { cardName, rankName } from '../text/names';
import TableScreen from './TableScreen.svelte';

// Real cards, which the caller taps as they are turned.
beforeAll(() => keepFocus());
beforeEach(begin);
afterEach(leave);

it('after a card is entered on a phone, the next one begins at its rank: suits that wait for one take no focus [C-2]', async () => {
	await page.viewport(390, 844);
	const players = c.people(3);
	const table = await shown(
		box,
		TableScreen,
		c.opening({ drawing: 'cards', drawForCaller: true, caller: null, players })
	);
	const rank = button(rankName('2'));
	await expect.element(rank).toBeVisible();
	(rank.element() as HTMLElement).focus();
	for (const key of ['{Enter}', '{Tab}', '{Enter}']) {
		await userEvent.keyboard(key);
		await rest(doubleTap);
	}
	expect(table.rows).toHaveLength(2);
	const ranks = page.getByRole('group', { name: m.cardbingo_pad_rank() }).element();
	await expect.poll(() => ranks.contains(document.activeElement)).toBe(true);
});

it('on a phone rank and suit are a stop each, with arrows from key to key within [C-2]', async () => {
	await page.viewport(390, 844);
	const players = c.people(3);
	const opening = c.opening({ drawing: 'cards', drawForCaller: true, caller: null, players });
	await shown(box, TableScreen, opening);
	const rank = button(rankName('2'));
	await expect.element(rank).toBeVisible();
	(rank.element() as HTMLElement).focus();
	await userEvent.keyboard('{ArrowRight}');
	await expect.element(button(rankName('3'))).toHaveFocus();
	await rest(doubleTap);
	await userEvent.keyboard('{Enter}');
	await userEvent.tab();
	const suits = page.getByRole('group', { name: m.cardbingo_pad_suit() }).getByRole('button');
	await expect.element(suits.first()).toHaveFocus();
	await userEvent.keyboard('{ArrowUp}');
	await expect.element(suits.first()).toHaveFocus();
	await userEvent.keyboard('{ArrowRight}');
	await expect.element(suits.nth(1)).toHaveFocus();
	await userEvent.tab({ shift: true });
	await expect.element(button(rankName('3'))).toHaveFocus();
});

it('when it is known who calls the focus goes where the first card is tapped, and not to the shout [C-2] [C-4]', async () => {
	await page.viewport(1180, 820);
	const players = c.people(2);
	const drawn: CardsFact = { type: 'card.drawn', player: 'ana', card: '2C' };
	const opening = c.opening({ drawing: 'cards', drawForCaller: true, caller: null, players });
	await shown(box, TableScreen, opening, drawn);
	const king = button(m.cardbingo_cell_open({ card: cardName('KD') }));
	await expect.element(king).toBeVisible();
	(king.element() as HTMLElement).focus();
	await rest(doubleTap);
	await userEvent.keyboard('{Enter}');
	const board = page.getByRole('group', { name: m.cardbingo_board(), exact: true });
	await expect.element(button(m.cardbingo_bingo())).toBeVisible();
	await expect.poll(() => board.element().contains(document.activeElement)).toBe(true);
	await rest(doubleTap);
	await userEvent.keyboard('{Enter}');
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
