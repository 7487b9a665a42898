import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { BingOhFact } from '../rules/facts';
import * as b from '../rules/testing';
import BoardScreen from './BoardScreen.svelte';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

const opened = () => b.opening({ dice: 'real' });
const begun: readonly BingOhFact[] = [b.dealt(), { type: 'start.named', player: 'ana' }];

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

it('a card is empty where no chip lies on it, and has none of its player’s where others’ do [B-13]', async () => {
	const swap = [b.named('ana', 'swap-cards'), b.swapped('ana', 'ben')];
	const only = [b.rolled('ana', 0), b.placed(['ana'], ['ana'])];
	await shown(box, TableScreen, opened(), ...begun, ...only, ...swap);
	const none = m.bingoh_laid_there({ count: m.bingoh_none_own() });
	await expect.element(row('Ben')).toHaveTextContent(none);
	for (const name of ['Ana', 'Cai']) await expect.element(row(name)).toHaveTextContent(/card empty/);
});

it('who is passed over has lost that turn as soon as the next player is to roll [B-5]', async () => {
	const table = await shown(box, TableScreen, opened(), ...begun, ...b.turn('ana', ['cai']));
	const loses = m.bingoh_loses({ count: 1 });
	table.record(b.named('cai', 'lose-turn'));
	await expect.element(row('Cai')).toHaveTextContent(loses);
	// What this roll gives can still turn the order round.
	table.record(b.rolled('ben', 0));
	await expect.element(page.getByTestId('placed')).toBeVisible();
	await expect.element(row('Cai')).toHaveTextContent(loses);
	table.record(b.placed(['ben'], []));
	await expect.element(page.getByTestId('ask')).toHaveTextContent(m.bingoh_ask_roll({ name: 'Ana' }));
	await expect.element(row('Cai')).not.toHaveTextContent(loses);
});

it('the number printed on a space that takes chips is asked in sight, however low it stands [B-12]', async () => {
	await page.viewport(844, 390);
	await shown(box, TableScreen, opened(), ...begun, ...b.turn('ana', ['ana']));
	const space = page.getByRole('button', { name: m.bingoh_sp_take_chips() });
	await expect.element(space).toBeVisible();
	space.element().scrollIntoView({ block: 'end' });
	await tap(space);
	const asked = page.getByRole('group', { name: m.bingoh_which_printed() });
	await expect.element(asked).toBeVisible();
	const bottom = () => Math.floor(asked.element().getBoundingClientRect().bottom);
	await expect.poll(bottom).toBeLessThanOrEqual(innerHeight);
	await page.viewport(414, 896);
});

it('with printed cards, whose numbers nobody typed, it is said whose chips are counted on which card [B-1]', async () => {
	await shown(box, TableScreen, opened(), ...begun, ...b.turn('ana', [], 0, ['ana']));
	await expect.element(row('Ana')).toHaveTextContent(/1 on the card/);
	await tap(button(m.bingoh_name()));
	const caller = (name: string) =>
		page.getByRole('dialog').getByRole('button', { name: new RegExp(`^${name}`) });
	await expect.element(caller('Ana')).toHaveTextContent(/1 chip on the card$/);
	await expect.element(caller('Ben')).toHaveTextContent(/0 chips on the card$/);
});

it('the board names who rolls next as soon as a roll is done with, and nobody in a tally [B-5]', async () => {
	const table = await shown(box, BoardScreen, opened(), ...begun, ...b.turn('ana'));
	const next = page.getByText(m.bingoh_round_roller({ number: '1', name: 'Ben' }));
	await expect.element(next).toBeVisible();
	const tally: BingOhFact = { type: 'keeping.changed', keeping: 'tally' };
	table.record(tally);
	await expect.element(next).not.toBeInTheDocument();
	await expect.element(page.getByText(m.table_round({ number: '1' }), { exact: true })).toBeVisible();
});
