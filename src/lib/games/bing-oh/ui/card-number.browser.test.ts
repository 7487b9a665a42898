import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { m } from '$lib/i18n';
import { begin, button, leave, shown, tap } from '$lib/ui/table/on-screen.testing';
import { box, type BingOh } from '..';
import type { Snapshot } from '$lib/domain/box';
import type { BingOhFact } from '../rules/facts';
import { all, cards, plain, roll, spacesOf, thrownAt, withNumbers } from '../rules/known.testing';
import { mayBeDeclined } from '../rules/spaces';
import { opening, placed } from '../rules/testing';
import { spaceAt } from '../text/names';
import { spaceName } from '../text/spaces';
import TableScreen from './TableScreen.svelte';

beforeEach(begin);
afterEach(leave);

it('a player who sits down after the deal has a card whose number is shown, said in the history, and put right there [B-1]', async () => {
	const two = ['ana', 'ben'];
	const facts: readonly BingOhFact[] = [
		{ type: 'player.left', player: 'cai' },
		{
			...{ type: 'cards.dealt', free: two.map((player) => ({ player, count: 2 })) },
			cards: two.map((player, at) => ({ player, card: at + 3 }))
		},
		{ type: 'start.named', player: 'ana' },
		{ type: 'player.joined', player: { id: 'cai', name: 'Cai' }, colour: 'blue', card: 5 },
		roll('ana', plain())
	];
	const table = await shown(box, TableScreen, opening({ dice: 'real', cards }), ...facts);
	const row = page.getByRole('listitem').filter({ hasText: 'Cai' });
	const shows = (card: number) =>
		expect.element(row.first()).toHaveTextContent(m.bingoh_laid({ count: '2', card }));
	await shows(5);
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	const what = `${m.table_log_sat_down({ name: 'Cai' })}: ${m.bingoh_card()} 5`;
	await tap(button(m.table_meant_what({ what })));
	await page.getByRole('textbox', { name: `Cai: ${m.bingoh_card_number()}` }).fill('7');
	await tap(button(m.bingoh_put_right()));
	const { known } = (table.snapshot as Snapshot<BingOh>).context;
	expect([known.ana?.card, known.ben?.card, known.cai?.card]).toEqual([3, 4, 7]);
	await shows(7);
});

it('a roll put right that hits a special space of a known card has that named, and asks what was done there [B-3] [G-3]', async () => {
	const at = spacesOf(cards, 1).findIndex((space) => space.is === 'special' && mayBeDeclined(space.space));
	const [right, hit] = [thrownAt(at), spacesOf(cards, 1)[at]];
	const begun = [withNumbers(1, 2, 3), { type: 'start.named', player: 'ana' } as const];
	const turn = (player: string, nth: number) => [roll(player, plain(nth)), placed(all)];
	const real = opening({ dice: 'real', cards });
	await shown(box, TableScreen, real, ...begun, ...turn('ana', 0), ...turn('ben', 1));
	await tap(button(m.table_menu_label()));
	await tap(page.getByRole('button', { name: new RegExp(`^${m.log_title()}`) }));
	await tap(button(m.table_meant_what({ what: spaceAt(plain()) })));
	const sheet = page.getByRole('dialog');
	const face = (name: string) => tap(sheet.getByRole('button', { name, exact: true }));
	for (const name of [right.letter, String(right.number)]) await face(name);
	await face(m.bingoh_put_right());
	const space = hit?.is === 'special' ? spaceName(hit.space) : '';
	await expect
		.element(sheet.getByRole('heading', { name: m.bingoh_ask_act({ name: 'Ana', space }) }))
		.toBeVisible();
});
