import { afterEach, expect, it } from 'vitest';
import { cleanup } from 'vitest-browser-svelte';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import type { Table } from '$lib/session/table.svelte';
import { ownPhone } from '$lib/ui/link/own.testing';
import { box } from '..';
import { rankOf } from '../rules/cards';
import type { CardsFact, CardsOpening } from '../rules/facts';
import * as c from '../rules/testing';
import { cardName, rankName } from '../text/names';
import Own from './Own.svelte';

let table: Table;
afterEach(() => table.close());

/** The phone of Ben at a table at which these facts were told. */
const bensPhone = async (opening: CardsOpening, ...facts: readonly CardsFact[]) =>
	(table = await ownPhone({ Own, box, opening }, 'ben', ...facts));

const cardgo = c.opening({
	...{ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players: c.people(3) }
} as const);
const dealt: CardsFact = {
	type: 'cards.dealt',
	layouts: [
		{ player: 'ana', cards: c.anas },
		{ player: 'ben', cards: c.bens },
		{ player: 'carla', cards: c.others.slice(0, 5) }
	]
};

it('before Cardgo is dealt a phone says so, and its shout is Cardgo’s own [C-11]', async () => {
	await bensPhone(cardgo);
	await expect.element(page.getByText(m.link_not_dealt())).toBeVisible();
	await expect.element(page.getByRole('button', { name: m.cardbingo_cardgo_shout() })).toBeDisabled();
});

it('of a call of Cardgo a phone shows and reads the rank alone [C-9]', async () => {
	const card = c.others.at(-1) ?? '2C';
	await bensPhone(cardgo, dealt, { type: 'rank.called', rank: rankOf(card), card });
	// The first is the place of what is said of the turn.
	const called = page.getByRole('status').last();
	await expect.element(called.getByText(rankName(rankOf(card)), { exact: true })).toBeInTheDocument();
	await expect.element(called.getByText(cardName(card))).not.toBeInTheDocument();
	expect(called.element().querySelector('svg')).toBeNull();
});

it('a phone says who won the hand', async () => {
	await bensPhone(
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[...c.called(...c.anas), ...c.claimed('ana', c.anas)]
	);
	await expect.element(page.getByText(m.cardbingo_wins_hand({ name: 'Ana' }))).toBeVisible();
});

it('before the first call a phone says who calls the hand [C-2]', async () => {
	const ben = c.opening({ drawing: 'cards', caller: 'ben', players: c.people(5) } as const);
	await bensPhone(ben);
	await expect.element(page.getByText(m.link_you_call_hand({ number: '1' }))).toBeVisible();
	await table.close();
	cleanup();
	table = await ownPhone({ Own, box, opening: ben }, 'ana');
	const words = m.cardbingo_calls_number({ name: 'Ben', number: '1' });
	await expect.element(page.getByText(words)).toBeVisible();
	table.record(...c.called(...c.anas.slice(0, 1)));
	await expect.element(page.getByText(words)).not.toBeInTheDocument();
});

it('the caller’s phone says that they call, and has no Bingo! and no undo where they hold nothing [C-3]', async () => {
	const undo = page.getByTestId('undo');
	const bingo = page.getByRole('button', { name: m.cardbingo_bingo() });
	const calls = page.getByText(m.link_you_call_hand({ number: '1' }));
	const ben = { drawing: 'cards', caller: 'ben' } as const;
	await bensPhone(c.opening({ ...ben, players: c.people(5) }));
	await expect.element(calls).toBeVisible();
	await expect.element(page.getByText(m.link_none_dealt())).toBeVisible();
	await expect.element(bingo).not.toBeInTheDocument();
	await expect.element(undo).not.toBeInTheDocument();
	table.record(...c.called(...c.anas.slice(0, 1)));
	await expect.element(page.getByText(cardName(c.anas[0] ?? '2C'))).toBeInTheDocument();
	await expect.element(calls).toBeVisible();
	await table.close();
	cleanup();
	// One of four, who plays too.
	await bensPhone(c.opening({ ...ben, players: c.people(4) }));
	await expect.element(calls).toBeVisible();
	await expect.element(page.getByText(m.link_no_layout())).toBeVisible();
	await expect.element(bingo).toBeEnabled();
	await expect.element(undo).toBeVisible();
});

it('who shouted after another player reads whose bingo is heard first [C-5]', async () => {
	const told = c.opening({ drawing: 'cards', players: c.people(5) });
	await bensPhone(told, ...c.called(...c.anas), c.shouted('ana'));
	await expect.element(page.getByText(m.cardbingo_claim_title({ name: 'Ana' }))).toBeVisible();
	table.record(c.shouted('carla'));
	table.record(c.shouted('ben'));
	await expect.element(page.getByText(m.link_heard_first({ name: 'Ana' }))).toBeVisible();
	table.record(...c.claimed('ana', c.anas).slice(-1));
	await expect.element(page.getByText(m.cardbingo_wins_hand({ name: 'Ana' }))).toBeVisible();
	await expect.element(page.getByText(/heard first/)).not.toBeInTheDocument();
});

it('a wrong claim is told its own player as theirs [C-5]', async () => {
	const told = c.opening({ drawing: 'cards', players: c.people(5) });
	await bensPhone(told, ...c.called(...c.bens.slice(1)), ...c.claimed('ben', c.bens));
	const cards = cardName(c.bens[0] ?? '2C');
	await expect.element(page.getByText(m.link_claim_lacks({ cards }))).toBeVisible();
	// Until the next call everybody may ask why there was no winner.
	table.record(...c.called(...c.anas.slice(0, 1)));
	await expect.element(page.getByText(m.link_claim_lacks({ cards }))).not.toBeInTheDocument();
});

it('of another player’s wrong claim a phone says whose it was [C-5]', async () => {
	const told = c.opening({ drawing: 'cards', players: c.people(5) });
	await bensPhone(told, ...c.called(...c.anas.slice(1)), ...c.claimed('ana', c.anas));
	const cards = cardName(c.anas[0] ?? '2C');
	await expect.element(page.getByText(m.cardbingo_wrong({ name: 'Ana', cards }))).toBeVisible();
});
