import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { sure } from '$lib/domain/sure';
import { m } from '$lib/i18n';
import { announcer } from '$lib/ui/feedback/announcer.svelte';
import { doubleTap } from '$lib/ui/table/double-tap';
import { begin, button, leave, shown as onScreen, tap } from '$lib/ui/table/on-screen.testing';
import { Table } from '$lib/session/table.svelte';
import { box, type Cards } from '..';
import type { CardsFact, CardsOpening } from '../rules/facts';
import { deck, rankOf } from '../rules/cards';
import * as c from '../rules/testing';
import { cardName, rankName } from '../text/names';
import { bothRight, fives, sixes, two } from './hands-kept.testing';
import TableScreen from './TableScreen.svelte';

// Hands of Cardgo, and what has room around them and around real cards.
beforeEach(begin);
afterEach(leave);
afterEach(() => vi.restoreAllMocks());

const shown = (opening: CardsOpening, ...facts: readonly CardsFact[]) =>
	onScreen(box, TableScreen, opening, ...facts);

it('of a hand of Cardgo without cards the shout is one tap away [C-11]', async () => {
	const table = await shown(
		c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: 'ana', players: c.people(3) }),
		{
			type: 'cards.dealt',
			layouts: [
				{ player: 'ben', cards: c.anas },
				{ player: 'carla', cards: c.bens }
			]
		},
		...c.anas.flatMap((card): CardsFact[] => {
			const called = c.others.find((other) => rankOf(other) === rankOf(card)) ?? card;
			return [
				{ type: 'rank.called', rank: rankOf(card), card: called },
				{ type: 'card.laid', player: 'ben', card }
			];
		})
	);
	await tap(button(m.cardbingo_hand_of({ name: 'Ben', count: 0 })));
	const sheet = page.getByRole('dialog');
	await expect.element(sheet.getByText(m.cardbingo_hold_to_see())).not.toBeInTheDocument();
	await tap(sheet.getByRole('button', { name: m.cardbingo_cardgo_shout() }));
	expect(table.outcome.scores.find(({ player }) => player === 'ben')?.score).toBe(1);
	await expect.element(sheet).not.toBeInTheDocument();
});
it('a right claim has the hand at once where the app knows that nobody else finished on that card; undo takes both back [C-6]', async () => {
	const opening = c.opening({ dealing: 'app', decks: 2, players: c.people(3) });
	const [ana, ben, carla] = [c.anas, c.bens, c.bens];
	const layouts = Object.entries({ ana, ben, carla }).map(([player, cards]) => ({ player, cards }));
	const table = await shown(opening, { type: 'cards.dealt', layouts }, ...c.called(...c.anas));
	await tap(button(m.cardbingo_bingo()));
	await tap(page.getByRole('dialog').getByRole('button', { name: 'Ana' }));
	await expect.poll(() => table.snapshot.state).toBe('betweenHands');
	await tap(button(m.shell_undo()));
	await expect.poll(() => table.snapshot.state).toBe('calling');
});
it('on a tablet a ten of the last five keeps clear of its suit [C-4]', async () => {
	await page.viewport(1180, 820);
	await shown(c.opening(), ...c.called('10S', 'QS', '4C'));
	const list = page.getByRole('list', { name: m.cardbingo_before() });
	await expect.element(list.getByText(cardName('10S'))).toBeInTheDocument();
	const ten = sure([...list.element().querySelectorAll('b')].find((b) => b.textContent === '10'));
	const suit = sure(ten.parentElement?.querySelector('svg') ?? undefined);
	const gap = () => suit.getBoundingClientRect().left - ten.getBoundingClientRect().right;
	// Its letters are set closer than others, and so is what follows them.
	await expect.poll(gap).toBeGreaterThan(3 + 0.04 * parseFloat(getComputedStyle(ten).fontSize));
});
it('what a covered hand of Cardgo says waits until its cards are seen: a tap on one looks, and lays nothing [C-9] [C-12]', async () => {
	await shown(
		c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players: c.people(2) }),
		{
			type: 'cards.dealt',
			layouts: [
				{ player: 'ana', cards: c.anas },
				{ player: 'ben', cards: c.bens }
			]
		},
		{ type: 'rank.called', rank: '7', card: '7C' }
	);
	await tap(button(m.cardbingo_hand_of({ name: 'Ana', count: 5 })));
	const sheet = page.getByRole('dialog');
	const lays = sheet.getByText(m.cardbingo_tap_to_lay({ rank: rankName('7') }));
	await expect.element(sheet.getByText(m.cardbingo_log_called({ card: rankName('7') }))).toBeVisible();
	await expect.element(lays).not.toBeInTheDocument();
	await tap(button(m.cardbingo_hold_to_see()));
	await expect.element(lays).toBeVisible();
});
it('a key pressed shortly keeps a hand in sight, so that its cards are read one by one; held, it hides it again [C-12]', async () => {
	await shown(
		c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players: c.people(3) }),
		{
			type: 'cards.dealt',
			layouts: [
				{ player: 'ana', cards: c.anas },
				{ player: 'ben', cards: c.bens },
				{ player: 'carla', cards: c.others.slice(0, 5) }
			]
		}
	);
	await tap(button(m.cardbingo_hand_of({ name: 'Ana', count: 5 })));
	// How long a key is down is the test's to say: on a busy machine a short press takes longer than a person's.
	let now = performance.now();
	const later = (ms: number) => (now += ms);
	vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
	const look = button(m.cardbingo_hold_to_see());
	const first = button(m.cardbingo_lay_card({ card: cardName(sure(c.anas[0])) }));
	for (const key of ['{Enter}', ' ']) {
		(look.element() as HTMLElement).focus();
		later(doubleTap);
		await userEvent.keyboard(key);
		await userEvent.tab({ shift: true });
		await expect.element(first).toBeVisible();
		await userEvent.tab();
		await expect.element(button(m.cardbingo_let_go())).toHaveFocus();
		later(doubleTap);
		await userEvent.keyboard(key);
		await expect.element(first).not.toBeInTheDocument();
	}
	later(doubleTap);
	await userEvent.keyboard('{ >}');
	await expect.element(first).toBeVisible();
	later(doubleTap);
	await userEvent.keyboard('{/ }');
	await expect.element(first).not.toBeInTheDocument();
});
it('says that hands are dealt and that the next hand has begun, where only the focus has moved [C-12]', async () => {
	const heard = () => announcer.lines.map(({ text }) => text);
	const players = c.people(3);
	const table = await shown(
		c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players })
	);
	await tap(button(m.cardbingo_deal()));
	await expect.poll(heard).toContain(m.cardbingo_ready_hands());
	expect(table.record({ type: 'hand.closed' })).toEqual({ ok: true });
	await tap(button(m.cardbingo_next_hand()));
	await expect.poll(heard).toContain(m.cardbingo_log_opened({ number: '2' }));
});
it('a card that is turned for who calls first is heard, before the last one decides [C-2]', async () => {
	const table = await shown(
		c.opening({ drawing: 'app', caller: null, drawForCaller: true, players: c.people(3) })
	);
	await tap(button(m.cardbingo_draw_back({ name: 'Ben' })));
	await expect.poll(() => table.rows.length).toBe(2);
	const { card } = sure((table as Table<Cards>).snapshot.context.drawn[0]);
	const said = m.cardbingo_log_drawn({ name: 'Ben', card: cardName(card) });
	await expect.poll(() => announcer.lines.map(({ text }) => text)).toContain(said);
});
it('offers the hand of nobody who has left, and passes the device on to nobody of them [C-12]', async () => {
	const layouts = (['ana', 'ben', 'carla'] as const).map((player, i) => ({
		player,
		cards: deck.slice(5 * i, 5 * i + 5)
	}));
	await shown(
		c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players: c.people(3) }),
		{ type: 'cards.dealt', layouts },
		{ type: 'player.left', player: 'carla' }
	);
	const hand = (name: string) => button(m.cardbingo_hand_of({ name, count: 5 }));
	await tap(hand('Ben'));
	await expect.element(hand('Carla')).not.toBeInTheDocument();
	await expect.element(button(m.cardbingo_hand_pass({ name: 'Ana' }))).toBeVisible();
});
/** In how many lines a word stands that a text begins with: in each of them it has a rectangle. */
function linesOf(text: Locator, word: string): number {
	const letters = sure(text.element().firstChild ?? undefined);
	const range = document.createRange();
	range.setStart(letters, 0);
	range.setEnd(letters, word.length);
	return range.getClientRects().length;
}
it.each([
	[1180, 820],
	[820, 1180]
])(
	'breaks no word of a name among the hands of Cardgo on a tablet of %i by %i [C-12]',
	async (width, height) => {
		await page.viewport(width, height);
		const players = [...c.people(4), { id: 'max', name: 'Maximiliana de los Ángel' }];
		await shown(c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players }));
		await tap(button(m.cardbingo_deal()));
		const hands = page.getByRole('list', { name: m.cardbingo_hands() });
		const name = hands.getByText('Maximiliana de los Ángel', { exact: true });
		await expect.element(name).toBeVisible();
		expect(linesOf(name, 'Maximiliana')).toBe(1);
	}
);
it('on a phone at another device’s table nobody’s hand can be looked at [C-8] [C-12]', async () => {
	vi.spyOn(Table.prototype, 'remote', 'get').mockReturnValue(true);
	const players = c.people(3);
	const layouts = players.map(({ id }, i) => ({ player: id, cards: deck.slice(5 * i, 5 * i + 5) }));
	await shown(c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players }), {
		type: 'cards.dealt',
		layouts
	});
	await expect.element(button(m.cardbingo_hand_of({ name: 'Ana', count: 5 }))).toBeDisabled();
});
it('breaks no short name among the hands of Cardgo on the smallest phone: three stand in a row [C-12]', async () => {
	await page.viewport(320, 568);
	const names = ['Zoe', 'Max', 'Granny'];
	const players = names.map((name, at) => ({ id: `p${String(at)}`, name }));
	await shown(c.opening({ variant: 'cardgo', drawing: 'app', dealing: 'app', caller: null, players }));
	await tap(button(m.cardbingo_deal()));
	const hands = page.getByRole('list', { name: m.cardbingo_hands() });
	for (const name of names) expect(linesOf(hands.getByText(name, { exact: true }), name)).toBe(1);
	const tops = hands
		.getByRole('button')
		.elements()
		.map((hand) => hand.getBoundingClientRect().top);
	expect(new Set(tops).size).toBe(1);
});
it.each([
	[1180, 820],
	[820, 1180]
])(
	'no dot of a rank leaves its key on a tablet of %i by %i where the stock is real [C-9]',
	async (width, height) => {
		await page.viewport(width, height);
		await shown(
			c.opening({
				variant: 'cardgo',
				drawing: 'cards',
				dealing: 'cards',
				caller: 'ana',
				players: c.people(3)
			})
		);
		const ranks = page.getByRole('group', { name: m.cardbingo_board_ranks() }).getByRole('button');
		await expect.element(ranks.first()).toBeVisible();
		expect(ranks.elements()).toHaveLength(13);
		for (const key of ranks.elements()) {
			const { left, right } = key.getBoundingClientRect();
			for (const part of key.querySelectorAll('[aria-hidden]')) {
				expect(part.getBoundingClientRect().left).toBeGreaterThanOrEqual(left);
				expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
			}
		}
	}
);
it('all keys are in sight on a lying tablet where real cards are drawn for who calls [C-2]', async () => {
	await page.viewport(1180, 820);
	await shown(c.opening({ drawing: 'cards', drawForCaller: true, caller: null, players: c.people(3) }));
	const last = page.getByRole('button', { name: cardName('KD') }).first();
	await expect.element(last).toBeVisible();
	const dock = page.getByTestId('undo').element().getBoundingClientRect().top;
	expect(last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(dock);
});

it('an extra hand is the same hand as the one that was tied, in what the end counts too [C-6]', async () => {
	const extra = [c.opened, ...c.called(...c.anas), ...c.claimed('ana', c.anas), c.ended];
	await shown(c.opening(two), ...c.called(...fives.slice(0, 4), ...sixes), ...bothRight, ...extra);
	const lines = () => document.body.innerText.split('\n');
	await expect.poll(lines, { timeout: 10_000 }).toContain(m.cardbingo_hands_played({ count: 1 }));
});
