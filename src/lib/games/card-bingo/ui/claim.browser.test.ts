import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { language, m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { Table } from '$lib/session/table.svelte';
import { begin, button, leave, shown as onScreen, tap } from '$lib/ui/table/on-screen.testing';
import { box } from '..';
import type { CardsFact, CardsOpening } from '../rules/facts';
import { deck, rankOf } from '../rules/cards';
import * as c from '../rules/testing';
import { cardName, rankName } from '../text/names';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

/** A table on the screen at which these facts were told. */
const shown = (opening: CardsOpening, ...facts: readonly CardsFact[]) =>
	onScreen(box, TableScreen, opening, ...facts);
/** Reads cards back for the shout in the last row but so many. */
function read(table: Table, back: number, ...cards: typeof c.anas) {
	const shout = table.rows.at(-1 - back)?.seq ?? -1;
	table.setDraft({ shout: String(shout), cards, ranks: [], after: cards.map(() => shout) });
}

it('checks the layout it knows when it was its player who shouted, whatever was read back', async () => {
	const table = await shown(
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[c.entered('ben', c.bens), ...c.called(...c.bens), c.shouted('ana')]
	);
	read(table, 0, ...c.anas.slice(0, 1));
	await tap(button(m.table_meant()));
	await tap(button('Ben'));
	await tap(button(m.cardbingo_award()));
	expect(table.outcome.scores.find(({ player }) => player === 'ben')?.score).toBe(1);
});
it.each([
	[1, () => m.cardbingo_award(), () => m.cardbingo_wins_hand({ name: 'Ana' })],
	[2, () => m.cardbingo_claim_good(), () => m.cardbingo_stands_hint()]
])(
	'of %i dealt decks the main button says what comes of a claim as soon as it is known [C-5] [C-6]',
	async (decks, what, after) => {
		const table = await shown(
			c.opening({ drawing: 'cards', decks, players: c.people(5) }),
			...[...c.called(...c.anas), c.shouted('ana')]
		);
		read(table, 0, ...c.anas.slice(0, 4));
		await expect.element(button(m.cardbingo_claim_check())).toBeVisible();
		read(table, 0, ...c.anas);
		await tap(button(what()));
		await expect.element(page.getByText(after()).first()).toBeVisible();
	}
);
it('does not say that play goes on where a bingo stands, whatever comes of another claim [C-6]', async () => {
	const table = await shown(
		c.opening({ drawing: 'cards', decks: 2, players: c.people(5) }),
		...[...c.called(...c.anas), ...c.claimed('ana', c.anas), c.shouted('ben')]
	);
	read(table, 0, ...c.bens.slice(0, 1));
	await expect.element(page.getByText(m.cardbingo_claim_wrong({ count: '1' }))).toBeVisible();
	await expect.element(button(m.table_play_on())).not.toBeInTheDocument();
	await tap(button(m.cardbingo_claim_bad()));
	await expect.element(page.getByText(m.cardbingo_stands_hint()).first()).toBeVisible();
});
it('does not say that play goes on after a claim that the table refuses: a card that lies before somebody else [C-6] [G-4]', async () => {
	const table = await shown(
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[c.entered('ben', c.bens), ...c.called(...c.anas.slice(1)), c.shouted('ana')]
	);
	read(table, 0, ...c.anas.slice(0, 2), '3H');
	await expect
		.element(page.getByText(m.cardbingo_picked({ count: 3, size: '5' })).first())
		.toBeInTheDocument();
	await expect.element(button(m.table_play_on())).not.toBeInTheDocument();
	const was = table.rows.length;
	await tap(button(m.cardbingo_claim_check()));
	const lies = m.cardbingo_no_card_lies_elsewhere({ card: cardName('3H'), name: 'Ben', count: 1 });
	await expect.element(page.getByText(lies).first()).toBeVisible();
	expect(table.rows).toHaveLength(was);
	read(table, 0, ...c.anas.slice(0, 2));
	await expect.element(button(m.table_play_on())).toBeVisible();
});
it('awards nothing that the table would refuse: a rank that is read more often than a deck has it [C-12] [G-4]', async () => {
	const table = await shown(
		c.opening({ variant: 'cardgo', drawing: 'cards', dealing: 'cards', caller: 'ana', players: c.people(3) }),
		...(['7', '7', '7', '7', 'K', 'Q', 'J', '9'] as const).map((rank): CardsFact => ({
			type: 'rank.called',
			rank
		})),
		c.shouted('ben')
	);
	const [last] = table.rows.slice(-1);
	const ranks = ['7', 'K', 'Q', 'J', '9'];
	table.setDraft({ shout: String(last?.seq), cards: [], ranks, after: ranks.map(() => last?.seq) });
	const answer = m.cardbingo_no_rank_too_often({ rank: rankName('7'), called: '4', read: '1' });
	await tap(button(m.cardbingo_claim_check()));
	await expect.element(page.getByText(answer).first()).toBeVisible();
	await expect.element(page.getByText(m.cardbingo_claim_right({ name: 'Ben' }))).not.toBeInTheDocument();
});
it('undoes that a shout was removed before what was read until then, though the shout itself is older [G-3]', async () => {
	const table = await shown(
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[...c.called(...c.anas), c.shouted('ana'), c.shouted('ben')]
	);
	read(table, 1, ...c.anas.slice(0, 1));
	table.setDraft({ ...(table.draft as object), after: [table.lastDone] });
	expect(table.change({ strike: table.rows.at(-1)?.seq ?? -1 })).toEqual({ ok: true });
	const check = page.getByText(m.cardbingo_picked({ count: 1, size: '5' }));
	for (const picked of [1, 0]) {
		await expect.element(check).toBeVisible();
		await tap(button(m.shell_undo()));
		await expect.element(page.getByText(m.cardbingo_picked({ count: picked, size: '5' }))).toBeVisible();
		await expect.element(page.getByText(m.cardbingo_claim_waiting({ names: 'Ben' }))).toBeVisible();
	}
});
/** Its headline: what is said of it after it was taken back stays for a while. */
const claimOf = (name: string) => page.getByRole('heading', { name: m.cardbingo_claim_title({ name }) });
it('takes back first what was read last, also where the shout that it was read after is taken back by a phone [G-3]', async () => {
	const table = await shown(
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[...c.called(...c.anas), c.shouted('ana'), c.shouted('ben')]
	);
	read(table, 1, ...c.anas.slice(0, 1));
	table.setDraft({ ...(table.draft as object), after: [table.lastDone] });
	expect(table.undo()).toEqual({ ok: true });
	for (const picked of [1, 0]) {
		await expect.element(page.getByText(m.cardbingo_picked({ count: picked, size: '5' }))).toBeVisible();
		await expect.element(claimOf('Ana')).toBeVisible();
		await tap(button(m.shell_undo()));
	}
	await expect.element(claimOf('Ana')).not.toBeInTheDocument();
});
it('names who is answered after a wrong claim, and at once why the evening cannot end meanwhile [C-5] [G-4]', async () => {
	const table = await shown(
		c.opening({ drawing: 'cards', players: c.people(5) }),
		...[...c.called(...c.anas.slice(1)), c.shouted('ana'), c.shouted('ben'), c.shouted('dora')]
	);
	read(table, 2, ...c.anas.slice(0, 1));
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('dialog').getByRole('button', { name: m.cardbingo_end_evening() }));
	await expect.element(page.getByText(m.cardbingo_no_claim_is_open({ name: 'Ana' })).first()).toBeVisible();
	await tap(button(m.shell_close()));
	await expect.element(button(m.table_play_on())).not.toBeInTheDocument();
	// All who wait are told of, and the button names the one that it leads to.
	await expect.element(page.getByText(m.cardbingo_claim_waiting({ names: 'Ben and Dora' }))).toBeVisible();
	await tap(button(m.cardbingo_claim_waiting({ names: 'Ben' })));
	await expect.element(claimOf('Ben')).toBeVisible();
});
/** Blackout of three with real cards, three cards before its end, and Ana has shouted. */
const ending = () =>
	shown(
		c.opening({ variant: 'blackout', drawing: 'cards', players: c.people(3), caller: 'carla', decks: 1 }),
		...[...c.called(...deck.slice(0, 49)), c.shouted('ana')]
	);
it.each(['en', 'es'] as const)(
	'what was not called is looked for where it is less than the layout: one tap when none is on it [C-5] (%s)',
	async (spoken) => {
		const table = await ending();
		language.set(spoken);
		await expect.element(page.getByText(m.cardbingo_claim_look())).toBeVisible();
		for (const card of deck.slice(49)) await expect.element(button(cardName(card))).toBeVisible();
		await expect.element(button(rankName('7'))).not.toBeInTheDocument();
		await tap(button(m.cardbingo_claim_none()));
		expect(table.rows.at(-1)).toMatchObject({ fact: { player: 'ana', lacks: deck.slice(49) } });
		expect(table.outcome.scores.find(({ player }) => player === 'ana')?.score).toBe(1);
	}
);
it('one that is on the layout is tapped and named; put right from the history, the claim is good [C-5] [G-3]', async () => {
	const table = await ending();
	await tap(button(cardName('QD')));
	await tap(button(m.table_play_on()));
	await expect
		.element(page.getByText(m.cardbingo_wrong({ name: 'Ana', cards: cardName('QD') })).first())
		.toBeVisible();
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('dialog').getByRole('button', { name: m.log_title() }));
	const claim = m.cardbingo_log_claim_wrong({ name: 'Ana', missing: cardName('QD') });
	await tap(button(m.table_meant_what({ what: claim })));
	await tap(button(m.cardbingo_read_again()));
	await tap(page.getByRole('dialog').getByRole('button', { name: cardName('QD'), exact: true }));
	await tap(page.getByRole('dialog').getByRole('button', { name: m.table_meant(), exact: true }));
	expect(table.outcome.scores.find(({ player }) => player === 'ana')?.score).toBe(1);
});
it('keeps its place under the finger when letters are twice as large [C-5]', async () => {
	await page.viewport(390, 664);
	document.documentElement.style.fontSize = '200%';
	try {
		const table = await shown(
			c.opening({ drawing: 'cards', players: c.people(5) }),
			...[...c.called(...c.anas), c.shouted('ana')]
		);
		await tap(button(rankName('7')));
		const suit = button(cardName('7H'));
		suit.element().scrollIntoView({ block: 'nearest' });
		const top = () => button(rankName('7')).element().getBoundingClientRect().top;
		const was = top();
		await tap(suit);
		expect(table.draft).toMatchObject({ cards: ['7H'] });
		await expect.element(page.getByText(m.cardbingo_picked({ count: 1, size: '5' }))).toBeInTheDocument();
		expect(top()).toBeCloseTo(was, 0);
	} finally {
		document.documentElement.style.fontSize = '';
	}
});
it('says before an extra hand that only those who tied play it [C-6]', async () => {
	const bens = c.bens.slice(0, 4);
	await shown(
		c.opening({ drawing: 'cards', decks: 2, players: c.people(5) }),
		...c.called(...bens, ...c.anas),
		...[...c.claimed('ana', c.anas), ...c.claimed('ben', [...bens, 'AS']), c.awarded, c.opened]
	);
	await expect
		.element(page.getByText(m.cardbingo_ready_extra({ names: listed(['Ana', 'Ben']) })))
		.toBeVisible();
});

it('ticks off on the pad of a phone what was called, so that nobody calls it twice [C-4]', async () => {
	await page.viewport(390, 664);
	await shown(c.opening({ drawing: 'cards', players: c.people(5) }), ...c.called('AS'));
	await tap(button(rankName('A')));
	const suits = page.getByRole('group', { name: m.cardbingo_pad_suit() }).getByRole('button').all();
	expect(suits.map((suit) => suit.element().getAttribute('aria-label'))).toEqual([
		m.cardbingo_cell_called({ card: cardName('AS') }),
		...(['AH', 'AC', 'AD'] as const).map(cardName)
	]);
});
it('of a hand that the app dealt it says what is still in it, not that it was not called [C-12]', async () => {
	const [first] = c.anas;
	if (!first) throw new Error('no card');
	const card = c.others.find((other) => rankOf(other) === rankOf(first)) ?? first;
	const layouts = [
		{ player: 'ana', cards: c.anas },
		{ player: 'ben', cards: c.bens },
		{ player: 'carla', cards: deck.filter((one) => ![...c.anas, ...c.bens, card].includes(one)).slice(0, 5) }
	];
	await shown(
		c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players: c.people(3) }),
		{ type: 'cards.dealt', layouts },
		// It is called, and nobody lays it.
		{ type: 'rank.called', rank: rankOf(first), card },
		c.shouted('ana')
	);
	await expect.element(page.getByText(m.cardbingo_wrong_hand({ name: 'Ana', count: 5 }))).toBeVisible();
});

it('adds all calls that a claim lacks together, while it is checked and once it was refused [C-5]', async () => {
	const missed = () => c.opening({ drawing: 'cards', players: c.people(5) });
	const facts = [...c.called(...c.anas.slice(2)), c.shouted('ana')];
	const table = await shown(missed(), ...facts);
	await expect.element(button(m.table_meant())).not.toBeInTheDocument();
	read(table, 0, ...c.anas);
	await tap(button(m.table_meant()));
	await expect.element(page.getByText(m.table_meant_who())).toBeInTheDocument();
	await tap(button(m.cardbingo_left_out_all()));
	await expect.element(button(m.table_meant_other())).toBeVisible();
	await tap(button(m.cardbingo_award()));
	const points = () => table.outcome.scores.find(({ player }) => player === 'ana')?.score;
	expect(points()).toBe(1);
	for (const _ of ['the award', 'the calls']) expect(table.undo()).toEqual({ ok: true });
	await tap(button(m.table_play_on()));
	expect(points()).toBe(0);
	// What was refused says how it is put right.
	await tap(button(m.table_meant()));
	await tap(button(m.cardbingo_left_out_all()));
	await expect.poll(points).toBe(1);
});
