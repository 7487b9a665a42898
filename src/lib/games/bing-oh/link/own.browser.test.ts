import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { language, m } from '$lib/i18n';
import { planReseat } from '$lib/session/reseat';
import type { Table } from '$lib/session/table.svelte';
import {
	hideWhile,
	ownPhone,
	setLive,
	setOff,
	setPlayer,
	setStands,
	showAgain
} from '$lib/ui/link/own.testing';
import { doubleTap } from '$lib/ui/table/double-tap';
import { box, type BingOh } from '..';
import { cardOf } from '../rules/card-set';
import { letters } from '../rules/dice';
import { all, cards, first, plain, roll, squares, withNumbers } from '../rules/known.testing';
import type { BingOhFact } from '../rules/facts';
import { lyingOn } from '../rules/known';
import { named, opening, placed, swapped } from '../rules/testing';
import { spaceAt } from '../text/names';
import { spaceName } from '../text/spaces';
import Own from './Own.svelte';

let table: Table;
beforeEach(() => language.need('bing-oh-later'));
afterEach(() => table.close());

const phoneOf = async (player: string, change: object, ...facts: readonly BingOhFact[]) =>
	(table = await ownPhone({ Own, box, opening: opening(change) }, player, ...facts));

const again: readonly BingOhFact[] = [
	withNumbers(1, 2, 3),
	{ type: 'start.named', player: 'ben' },
	roll('ben', { letter: 'I', number: 2, stars: 0 }),
	placed(all, ['ben']),
	{ type: 'space.named', player: 'ben', space: 'roll-again' },
	roll('ben', plain())
];
const words = () => m.link_place({ at: spaceAt(plain()) });

it('after an extra roll its player’s phone says where the chip goes, and not that it waits for them [B-5]', async () => {
	await phoneOf('ben', { cards }, ...again);
	await expect.element(page.getByText(words())).toBeVisible();
	await expect.element(page.getByText(m.link_your_turn())).not.toBeInTheDocument();
});

it('on nobody else’s phone an extra roll hits a space [B-5]', async () => {
	await phoneOf('cai', { cards }, ...again);
	await expect.element(page.getByText(m.link_turn({ name: 'Ben' }))).toBeVisible();
	await expect.element(page.getByRole('group', { name: m.link_bingoh_card({ name: 'Cai' }) })).toBeVisible();
	await expect
		.element(page.getByText(new RegExp(`^${spaceAt(plain())} on your card`)))
		.not.toBeInTheDocument();
});

it('promises no card where the cards on the table are not the app’s', async () => {
	await phoneOf('cai', {});
	await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cai');
	await expect.element(page.getByText(m.link_bingoh_card({ name: 'Cai' }))).not.toBeInTheDocument();
});

it('a call of BING-OH! is sent to the table once everybody has placed, and the phone says so until the next roll [B-7]', async () => {
	const said = vi.fn();
	const rolled = [
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ben' },
		roll('ben', plain())
	] satisfies readonly BingOhFact[];
	table = await ownPhone({ Own, box, opening: opening({ cards }), say: said }, 'cai', ...rolled);
	const call = page.getByTestId('bingoh');
	await call.click();
	await expect.element(page.getByText(m.link_you_called())).not.toBeInTheDocument();
	expect(said).not.toHaveBeenCalled();
	expect(table.record(placed(all, []))).toEqual({ ok: true });
	await new Promise((done) => setTimeout(done, doubleTap));
	await call.click();
	expect(said.mock.calls).toEqual([[[], { roll: 1 }]]);
	await expect.element(page.getByText(m.link_you_called())).toBeVisible();
	// The table ends the round, and takes that back: nobody is asked about the call any more.
	const over: BingOhFact = { type: 'bingoh.called', calls: [{ player: 'cai', shape: 'row', seen: true }] };
	expect(table.record(over)).toEqual({ ok: true });
	await expect.element(page.getByRole('button', { name: m.link_bingoh_take() })).toBeVisible();
	expect(table.undo()).toEqual({ ok: true });
	await expect.element(call).toBeVisible();
	await expect.element(page.getByText(m.link_you_called())).not.toBeInTheDocument();
	await new Promise((done) => setTimeout(done, doubleTap));
	await call.click();
	await expect.element(page.getByText(m.link_you_called())).toBeVisible();
	expect(table.record(roll('cai', plain(1)))).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_you_called())).not.toBeInTheDocument();
});

it('a call that the table waved off is gone from the phone at once, and can be made again [B-7]', async () => {
	const said = vi.fn();
	const rolled = [
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ben' },
		...[roll('ben', plain()), placed(all, [])]
	] satisfies readonly BingOhFact[];
	table = await ownPhone({ Own, box, opening: opening({ cards }), say: said }, 'cai', ...rolled);
	const call = page.getByTestId('bingoh');
	const calling = page.getByText(m.link_you_called());
	for (const times of [1, 2]) {
		await new Promise((done) => setTimeout(done, doubleTap));
		await call.click();
		await expect.element(calling).toBeVisible();
		await setOff();
		await expect.element(calling).not.toBeInTheDocument();
		expect(said).toHaveBeenCalledTimes(times);
	}
});

it('without a link a phone does not say that the table looks at a call; linked anew it says so where it does [B-7]', async () => {
	const rolled = [
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ben' },
		...[roll('ben', plain()), placed(all, [])]
	] satisfies readonly BingOhFact[];
	await phoneOf('cai', { cards }, ...rolled);
	const calling = page.getByText(m.link_you_called());
	await new Promise((done) => setTimeout(done, doubleTap));
	await page.getByTestId('bingoh').click();
	await expect.element(calling).toBeVisible();
	await setLive(false);
	await expect.element(calling).not.toBeInTheDocument();
	await setLive(true);
	await expect.element(calling).not.toBeInTheDocument();
	const round = 1;
	await setStands({ round, what: 'called' });
	await expect.element(calling).toBeVisible();
	await setStands({ round, what: '' });
	await expect.element(calling).not.toBeInTheDocument();
	await setStands({ round: round - 1, what: 'called' });
	await expect.element(calling).not.toBeInTheDocument();
});

it('who calls in the middle of their turn reads that they did, and goes on with it when the table waved it off [B-7]', async () => {
	const said = vi.fn();
	const facts = [
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'cai' },
		...[roll('cai', { letter: 'I', number: 2, stars: 0 }), placed(all, ['cai'])],
		named('cai', 'remove-one')
	] satisfies readonly BingOhFact[];
	table = await ownPhone({ Own, box, opening: opening({ cards }), say: said }, 'cai', ...facts);
	await expect.element(page.getByText(spaceName('remove-one')).first()).toBeVisible();
	await new Promise((done) => setTimeout(done, doubleTap));
	await page.getByTestId('bingoh').click();
	expect(said).toHaveBeenCalledTimes(1);
	await expect.element(page.getByText(m.link_you_called())).toBeVisible();
	await setOff();
	await expect.element(page.getByText(m.link_you_called())).not.toBeInTheDocument();
	await expect.element(page.getByText(spaceName('remove-one')).first()).toBeVisible();
	// Without a link nobody is asked.
	await setLive(false);
	await new Promise((done) => setTimeout(done, doubleTap));
	await page.getByTestId('bingoh').click();
	await expect.element(page.getByText(m.link_you_called())).not.toBeInTheDocument();
});

it('on a card that was swapped for one’s own the chips are the other player’s [B-13]', async () => {
	const mine = page.getByRole('button', { name: new RegExp(`${m.link_your_chip()}$`) });
	const theirs = page.getByRole('button', { name: new RegExp(`${m.link_their_chip()}$`) });
	await phoneOf(
		'ben',
		{ cards },
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ana' },
		...[roll('ana', plain()), placed(all, ['ana']), named('ana', 'swap-cards')]
	);
	// The first chip of a phone that comes later lies where the ledger knows it.
	await expect.poll(() => mine.elements().length).toBe(squares(2, 'free').length + 1);
	expect(table.record(swapped('ana', 'ben'))).toEqual({ ok: true });
	const blocked = lyingOn((table as Table<BingOh>).snapshot.context, 'ben')?.theirs ?? [];
	await expect.poll(() => theirs.elements().length).toBe(blocked.length);
	expect(blocked.length).toBeGreaterThan(squares(1, 'free').length - 1);
	expect(mine.elements()).toEqual([]);
});

it('nobody is asked to place a chip on a dead zone [B-14]', async () => {
	const dead = first(3, 'dead');
	table = await phoneOf(
		'cai',
		{ cards },
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ben' },
		roll('ben', dead)
	);
	const at = spaceAt(dead);
	await expect.element(page.getByText(m.link_on_space({ at, space: spaceName('dead-zone') }))).toBeVisible();
	await expect.element(page.getByText(m.link_place({ at }))).not.toBeInTheDocument();
});

it('offers the card that the table proposes, in a later round too [B-8]', async () => {
	table = await phoneOf(
		'cai',
		{ cards },
		withNumbers(7, 4, 5),
		{ type: 'start.named', player: 'ana' },
		roll('ana', plain()),
		placed(all),
		{ type: 'round.lapsed' }
	);
	// After card 7, the highest of those dealt: 8 to Ana, 9 to Ben.
	await expect.element(page.getByText(m.link_dealt_card({ number: '10' }))).toBeVisible();
});

/** Lays chips across the first row of a card that has no dead zone there. */
async function layRow(serial: number, card: Locator) {
	const { rows } = cardOf(cards.seed, serial, cards.mix);
	const row = rows.findIndex((spaces) => spaces.every(({ is }) => is !== 'dead'));
	await expect.element(card).toBeVisible();
	for (const at of letters.keys()) {
		const space = card.getByRole('button').nth(row * 6 + at);
		if (space.element().ariaPressed !== 'true') await space.click();
	}
}

it('six in a row are said above the card, which stays where it is, and the call comes first [B-7]', async () => {
	await page.viewport(320, 568);
	const said = vi.fn();
	const rolled = [
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ben' },
		roll('ben', plain()),
		placed(all)
	] satisfies readonly BingOhFact[];
	table = await ownPhone({ Own, box, opening: opening({ cards }), say: said }, 'cai', ...rolled);
	const card = page.getByRole('group', { name: m.link_bingoh_card({ name: 'Cai' }) });
	const top = () => card.element().getBoundingClientRect().top;
	await expect.element(card).toBeVisible();
	const before = top();
	await layRow(3, card);
	await expect.element(page.getByRole('status').getByText(m.link_six())).toBeVisible();
	expect(top()).toBe(before);
	await expect.element(page.getByTestId('bingoh')).toHaveClass('main-act');
	await expect.element(page.getByTestId('roll')).toHaveClass('second');
	await page.getByTestId('bingoh').click();
	expect(said.mock.calls).toEqual([[[], { roll: 1 }]]);
	await expect.element(page.getByTestId('roll')).toHaveClass('main-act');
});

it('six in a row are no call where a special space demands another shape [B-10]', async () => {
	await phoneOf(
		'cai',
		{ cards },
		withNumbers(1, 2, 3),
		{ type: 'start.named', player: 'ben' },
		roll('ben', plain()),
		placed(all, ['cai']),
		{ type: 'space.named', player: 'cai', space: 'must-vertical' }
	);
	await layRow(3, page.getByRole('group', { name: m.link_bingoh_card({ name: 'Cai' }) }));
	await expect.element(page.getByText(m.link_your_turn())).toBeVisible();
	await expect.element(page.getByText(m.link_six())).not.toBeInTheDocument();
	await expect.element(page.getByTestId('bingoh')).toHaveClass('second');
});

it('the card in the hand and its chips stay where the seat becomes another person’s, also where the table is looked at meanwhile', async () => {
	await phoneOf('cai', { cards });
	const sits = (was: string, id: string) =>
		expect(table.write((journal, at) => planReseat(journal, was, { id, name: id }, at))).toEqual({
			ok: true
		});
	await page.getByRole('button', { name: m.link_bingoh_take() }).click();
	const own = page.getByRole('button', { name: new RegExp(m.link_your_chip()) });
	const chips = () => own.elements().length;
	await expect.poll(chips).toBeGreaterThan(0);
	const many = chips();
	await own.first().click();
	await expect.poll(chips).not.toBe(many);
	const lie = chips();
	sits('cai', 'zoe');
	await setPlayer('zoe');
	await expect.element(page.getByRole('group', { name: m.link_bingoh_card({ name: 'zoe' }) })).toBeVisible();
	await expect.poll(chips).toBe(lie);
	await showAgain();
	await expect.poll(chips).toBe(lie);
	await hideWhile(() => sits('zoe', 'yan'), 'yan');
	await expect.poll(chips).toBe(lie);
});
