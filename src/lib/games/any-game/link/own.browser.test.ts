import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { take } from '$lib/link/judge';
import type { Phone } from '$lib/link/phones';
import { protocol } from '$lib/link/messages';
import type { Table } from '$lib/session/table.svelte';
import { ownPhone, setHeld, setLive, setStands, setUnanswered, showAgain } from '$lib/ui/link/own.testing';
import { begin, button, leave, rest, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type AnyGame } from '..';
import { besides } from '../rules/besides';
import type { AnyGameFact, AnyGameOpening } from '../rules/facts';
import { opening } from '../rules/testing';
import TableScreen from '../ui/TableScreen.svelte';
import Own from './Own.svelte';
import { seat } from './seat';

let phone: Table<AnyGame> | undefined;
beforeEach(begin);
afterEach(async () => {
	await Promise.all([phone?.close(), leave()]);
	phone = undefined;
});

const players = ['Ana', 'Ben', 'Carla', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
const pairs: Partial<AnyGameOpening> = {
	players,
	partners: [
		['ana', 'carla'],
		['ben', 'dora']
	]
};
const key = (name: string) => page.getByRole('button', { name, exact: true });

async function phoneOf(player: string, change: Partial<AnyGameOpening>, ...facts: readonly AnyGameFact[]) {
	phone = (await ownPhone(
		{ Own, box, opening: opening(change), say: said },
		player,
		...facts
	)) as Table<AnyGame>;
	return phone;
}
const said = vi.fn();

/** What the judge of a table answers to points that a player's phone sends. */
const sends = (table: Table, player: string, value: number, linked = ['ana', 'ben', 'carla']) =>
	take(
		{
			table,
			seat,
			fair: undefined,
			may: 'own',
			held: new Map(),
			phones: linked.map((player) => ({ player }))
		},
		{ player, hello: { p: protocol, device: player } } as unknown as Phone,
		{ t: 'propose', n: 1, said: [], fill: { round: 1, points: value } }
	);

it('points that a phone sends are not typed on at the table: the next player’s come, and there is one digit anew where all are in [AG-2]', async () => {
	const table = await shown(box, TableScreen, opening());
	const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name},`) });
	await expect.element(field('Ana')).toBeVisible();
	expect(sends(table, 'ana', 25)).toEqual({ ok: true });
	await expect.element(field('Ana')).toHaveValue('25');
	await tap(key('4'));
	await expect.element(field('Ana')).toHaveValue('25');
	await expect.element(field('Ben')).toHaveValue('4');
	expect(sends(table, 'carla', 7)).toEqual({ ok: true });
	expect(sends(table, 'ben', 30)).toEqual({ ok: true });
	await expect.element(field('Ben')).toHaveValue('30');
	await tap(key('8'));
	await expect.element(field('Ben')).toHaveValue('8');
});

it('of partners the second one’s points take nobody’s place: it is said who has sent which before [AG-3]', async () => {
	const table = await shown(box, TableScreen, opening(pairs));
	expect(sends(table, 'ana', 40)).toEqual({ ok: true });
	await tap(key('1'));
	const refusal = { why: 'held', player: 'ana', what: '40' };
	expect(sends(table, 'carla', 25)).toEqual({ ok: false, refusal });
	expect(sends(table, 'carla', 40)).toEqual({ ok: true });
	expect(sends(table, 'carla', 45)).toEqual({ ok: true });
	// Nobody else can put them right where the one who sent them has no phone any more, or it was another one's by mistake.
	expect(sends(table, 'ana', 46)).toMatchObject({ ok: false });
	expect(sends(table, 'ana', 46, ['ana', 'ben'])).toEqual({ ok: true });
	// Written over at the table they are no phone's any more.
	await page.getByRole('textbox', { name: /^Ana and Carla,/ }).click();
	await tap(key('9'));
	expect(sends(table, 'ana', 50)).toEqual({ ok: true });
});

it('a partner’s phone asks for the points of both, and says that the other one has sent theirs [AG-3]', async () => {
	await phoneOf('carla', pairs);
	await expect.element(page.getByText(m.link_pair_points({ round: '1' }))).toBeVisible();
	for (const digit of ['2', '5']) await key(digit).click();
	await tap(button(m.link_send_points()));
	expect(said.mock.calls).toEqual([[[], { round: 1, points: 25 }]]);
	await expect.element(page.getByText(m.link_points_sent({ points: 25 }))).toBeVisible();
	await setHeld({ player: 'ana', what: '40' });
	const refused = page.getByText(m.link_partner_sent({ name: 'Ana', points: '40' }));
	await expect.element(refused).toBeVisible();
	// Sent again, it is on its way as before, and the first digit began it anew.
	for (const digit of ['4', '0']) await key(digit).click();
	await tap(button(m.link_send_points()));
	expect(said.mock.lastCall).toEqual([[], { round: 1, points: 40 }]);
	await expect.element(page.getByText(m.link_points_sent({ points: 40 }))).toBeVisible();
	await expect.element(refused).not.toBeInTheDocument();
	// Nor is it said once more where the table was looked at meanwhile, and the screen is made anew.
	await showAgain();
	await expect.element(page.getByText(m.link_pair_points({ round: '1' }))).toBeVisible();
	await expect.element(refused).not.toBeInTheDocument();
});

it('a phone shows what the table has written in the place of the points that it sent [AG-2]', async () => {
	await phoneOf('ana', {});
	const shows = (text: string) => page.getByText(text, { exact: true }).and(page.getByRole('status'));
	await key('9').click();
	await tap(button(m.link_send_points()));
	await expect.element(page.getByText(m.link_points_sent({ points: 9 }))).toBeVisible();
	// The table says that it has them.
	await setStands({ round: 1, what: '9' });
	await expect.element(page.getByText(m.link_points_sent({ points: 9 }))).toBeVisible();
	await setStands({ round: 1, what: '-30' });
	await expect.element(page.getByText(m.link_points_now({ points: -30 }))).toBeVisible();
	await expect.element(shows('−30')).toBeVisible();
	await setStands({ round: 1, what: '' });
	await expect.element(page.getByText(m.link_points_gone())).toBeVisible();
	await expect.element(shows('–')).toBeVisible();
	// What is typed and not sent yet stays, and is sent as before.
	await key('4').click();
	await setStands({ round: 1, what: '31' });
	await expect.element(page.getByText(m.link_points_now({ points: 31 }))).toBeVisible();
	await expect.element(shows('4')).toBeVisible();
	await tap(button(m.link_send_points()));
	await expect.element(page.getByText(m.link_points_sent({ points: 4 }))).toBeVisible();
});

it('a phone shows what the table has of its player’s from the first, where the screen is made anew, too, and of no other round [AG-2]', async () => {
	const table = await phoneOf('ana', {});
	const shows = (text: string) => page.getByText(text, { exact: true }).and(page.getByRole('status'));
	await setStands({ round: 1, what: '12' });
	await expect.element(page.getByText(m.link_points_now({ points: 12 }))).toBeVisible();
	await expect.element(shows('12')).toBeVisible();
	await showAgain();
	await expect.element(page.getByText(m.link_points_now({ points: 12 }))).toBeVisible();
	await expect.element(shows('12')).toBeVisible();
	// The next digit begins it anew, and is there after another look at the table.
	await key('5').click();
	await expect.element(shows('5')).toBeVisible();
	await showAgain();
	await key('6').click();
	await expect.element(shows('56')).toBeVisible();
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 12 }));
	expect(table.record({ type: 'round.scored', round: 1, scores })).toEqual({ ok: true });
	await expect.element(shows('–')).toBeVisible();
	await showAgain();
	await expect.element(shows('–')).toBeVisible();
	await expect.element(page.getByText(m.link_points_now({ points: 12 }))).not.toBeInTheDocument();
	// A table of an older app names no round.
	await setStands({ round: undefined, what: '6' });
	await expect.element(shows('6')).toBeVisible();
	await showAgain();
	await expect.element(shows('–')).toBeVisible();
});

it('a number that is typed at the table is heard on the phone when it is whole, and once [AG-2]', async () => {
	await phoneOf('ana', {});
	const heard: string[] = [];
	const status = page.getByRole('status');
	await expect.element(status.first()).toBeInTheDocument();
	const watch = new MutationObserver(() =>
		heard.push(
			...status
				.elements()
				.map(({ textContent }) => textContent)
				.filter((text) => /\d/.test(text))
		)
	);
	watch.observe(document.body, { subtree: true, childList: true, characterData: true });
	for (const what of ['1', '12', '123']) {
		await setStands({ round: 1, what });
		await new Promise((resolve) => setTimeout(resolve, 400));
	}
	await expect.element(page.getByText(m.link_points_now({ points: 123 }))).toBeVisible();
	watch.disconnect();
	expect([...new Set(heard)].filter((text) => !text.includes('123'))).toEqual([]);
});

it('without a link the phone shows what the table had, and what waits here to be sent, after a reload, too [AG-2]', async () => {
	await phoneOf('ana', {});
	const shows = (text: string) => page.getByText(text, { exact: true }).and(page.getByRole('status'));
	await setStands({ round: 1, what: '12' });
	await setLive(false);
	await showAgain();
	await expect.element(page.getByText(m.link_points_had({ points: 12 }))).toBeVisible();
	await expect.element(shows('12')).toBeVisible();
	// What was sent before the page was loaded anew is newer than that.
	await setUnanswered({ round: 1, points: 30 });
	await showAgain();
	await expect.element(page.getByText(m.link_points_kept({ points: 30 }))).toBeVisible();
	await expect.element(shows('30')).toBeVisible();
	await setLive(true);
	await setStands({ round: 1, what: '30' });
	await setUnanswered(undefined);
	await expect.element(page.getByText(m.link_points_sent({ points: 30 }))).toBeVisible();
	// Of another round it is nothing.
	await setStands(undefined);
	await setUnanswered({ round: 2, points: 7 });
	await showAgain();
	await expect.element(shows('–')).toBeVisible();
});

it('a phone shows the points of a round that the table has taken back, and says that its player has left [AG-1]', async () => {
	const table = await phoneOf('ben', {});
	const shows = page.getByText('–', { exact: true });
	await expect.element(shows).toBeVisible();
	const scores = ['ana', 'ben', 'carla'].map((side, i) => ({ side, points: 10 + i }));
	expect(table.record({ type: 'round.scored', round: 1, scores })).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_your_points({ round: '2' }))).toBeVisible();
	await expect.element(shows).toBeVisible();
	expect(table.undo()).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_your_points({ round: '1' }))).toBeVisible();
	await expect.element(page.getByText(m.link_points_sent({ points: 11 }))).toBeVisible();
	await expect.element(page.getByText('11', { exact: true })).toHaveTextContent('11');
	expect(table.record({ type: 'player.left', player: 'ben' })).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_you_left())).toBeVisible();
});

it('on a phone, too, what is typed or sent goes along where a round before it is removed, and nothing else was sent [AG-2]', async () => {
	const round = (number: number, points: number): AnyGameFact => ({
		...{ type: 'round.scored', round: number },
		scores: ['ana', 'ben', 'carla'].map((side) => ({ side, points }))
	});
	const table = await phoneOf('ben', {}, round(1, 1), round(2, 12), round(3, 25));
	const remove = (seq: number) => {
		const { places } = table.folded.effective;
		const change = { together: [...besides(places, seq, 'strike'), { strike: seq }] };
		expect(table.change(change)).toEqual({ ok: true });
	};
	const yours = (number: number) => page.getByText(m.link_your_points({ round: String(number) }));
	remove(1);
	await expect.element(yours(3)).toBeVisible();
	await expect.element(page.getByText('–', { exact: true })).toBeVisible();
	await expect.element(page.getByText(m.link_points_sent({ points: 25 }))).not.toBeInTheDocument();
	await tap(key('8'));
	await tap(button(m.link_send_points()));
	remove(2);
	await expect.element(yours(2)).toBeVisible();
	await expect.element(page.getByText(m.link_points_sent({ points: 8 }))).toBeVisible();
	expect(table.undo()).toEqual({ ok: true });
	await expect.element(yours(3)).toBeVisible();
	await expect.element(page.getByText(m.link_points_sent({ points: 8 }))).toBeVisible();
});

it('what was sent is gone from a phone once its round is written, also where one before it was put right', async () => {
	const round = (number: number, points: number): AnyGameFact => ({
		...{ type: 'round.scored', round: number },
		scores: ['ana', 'ben', 'carla'].map((side) => ({ side, points }))
	});
	const table = await phoneOf('ben', {}, round(1, 1), round(2, 12));
	await tap(key('8'));
	await tap(button(m.link_send_points()));
	expect(table.change({ replace: 1, fact: round(1, 5) })).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_points_sent({ points: 8 }))).toBeVisible();
	expect(table.record(round(3, 8))).toEqual({ ok: true });
	await expect.element(page.getByText(m.link_your_points({ round: '4' }))).toBeVisible();
	await expect.element(page.getByText('–', { exact: true })).toBeVisible();
	await expect.element(page.getByText(m.link_points_sent({ points: 8 }))).not.toBeInTheDocument();
});

it('points that are sent without a link are said to be kept, and sent once there is one', async () => {
	await phoneOf('ben', {});
	await setLive(false);
	await tap(key('9'));
	await tap(button(m.link_send_points()));
	await expect.element(page.getByText(m.link_points_kept({ points: 9 }))).toBeVisible();
	await setLive(true);
	await expect.element(page.getByText(m.link_points_sent({ points: 9 }))).toBeVisible();
	// What the table has said that it has is there, whatever becomes of the link.
	await setStands({ round: 1, what: '9' });
	await setLive(false);
	await expect.element(page.getByText(m.link_points_sent({ points: 9 }))).toBeVisible();
	await tap(key('8'));
	await tap(button(m.link_send_points()));
	// It waits for its answer, so what the table had before is not taken for one.
	await setUnanswered({ round: 1, points: 8 });
	await expect.element(page.getByText(m.link_points_kept({ points: 8 }))).toBeVisible();
	await rest(1600);
	await expect.element(page.getByText(m.link_points_kept({ points: 8 }))).toBeVisible();
});

it('after the end a phone counts the rounds that were played [AG-5]', async () => {
	const scores = ['ana', 'ben', 'carla'].map((side) => ({ side, points: 10 }));
	const table = await phoneOf('ben', {}, { type: 'round.scored', round: 1, scores });
	await expect.element(page.getByText(m.table_round({ number: '2' })).first()).toBeVisible();
	expect(table.record({ type: 'game.ended' })).toEqual({ ok: true });
	await expect.element(page.getByText(m.anygame_rounds_played({ count: 1 }))).toBeVisible();
});
