import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { m } from '$lib/i18n';
import { keepFocus } from '$lib/ui/dialog/keep-focus';
import { doubleTap } from '$lib/ui/table/double-tap';
import { begin, button, leave, rest, shown } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import * as c from '../rules/testing';
import { rankName } from '../text/names';
import TableScreen from './TableScreen.svelte';

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
	for (const key of ['{Enter}', '{End}', '{Enter}']) {
		await userEvent.keyboard(key);
		await rest(doubleTap);
	}
	expect(table.rows).toHaveLength(2);
	const ranks = page.getByRole('group', { name: m.cardbingo_pad_rank() }).element();
	await expect.poll(() => ranks.contains(document.activeElement)).toBe(true);
});
