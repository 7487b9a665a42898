import { expect } from '@playwright/test';
import { anas, CardPlay } from '../support/card-table.ts';
import type { Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';

/** Tables of cards in every situation, with hands and layouts, sheets and the end. */
async function atACardTable(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const cards = new CardPlay(play);
	const at = (name: string) => look({ name: `cards, ${name}`, inPlay: true });
	const still = (name: string) => look({ name: `cards, ${name}`, inPlay: false });

	await page.goto(site.home);
	await cards.open(site, ['Ana', 'Ben', 'Maximiliana'], { draw: true, deals: true });
	await at('who calls first');
	// Those who tie draw again.
	await expect(async () => {
		if (await play.button('cardbingo_draw_now').isVisible()) await play.press('cardbingo_draw_now');
		await expect(play.button('cardbingo_deal')).toBeVisible({ timeout: 1000 });
	}).toPass();
	await at('deal');
	await play.press('cardbingo_deal');
	await cards.turn(7);
	await at('called');
	await play.press('cardbingo_layouts');
	await still('a layout');
	await play.closeSheet();
	await cards.shout('cardbingo_bingo', 'Ana');
	await at('a claim that is wrong');

	await cards.open(site, [], { realBy: 'Ben', deals: false });
	await at('real cards, before the first');
	await cards.call(...anas.slice(0, 4));
	await at('real cards');
	await play.menu('cardbingo_layouts');
	await still('a layout to be entered');
	await play.closeSheet();
	await play.menu('cardbingo_menu_correct');
	await still('put a call right');
	await play.closeSheet();
	await play.menu('table_menu_people');
	await still('people and options');
	await play.closeSheet();
	await cards.shout('cardbingo_bingo', 'Ana');
	await at('read back');
	for (const card of anas) await cards.tap(card);
	await expect(page.locator('main').getByText(say('cardbingo_claim_missing', { count: 1 }))).toBeVisible();
	await at('read back, one card short');
	await play.press('table_play_on');
	await cards.call(anas[4] ?? ['a', 's']);
	await cards.shout('cardbingo_bingo', 'Ana');
	for (const card of anas) await cards.tap(card);
	await play.press('cardbingo_award');
	await at('hand over');
	await play.press('cardbingo_end_evening');
	await at('evening over');

	await cards.open(site, [], { variant: 'cardgo' });
	await play.press('cardbingo_deal');
	await cards.turn(3);
	await at('Cardgo');
	await play.press('cardbingo_hand_of', { name: 'Ana', count: 5 });
	await at('a hand, hidden');
	await play.press('cardbingo_hand_done');
}

export const walk: Walk = { where: 'at a table of cards', walk: atACardTable, stops: 16, nightly: true };
