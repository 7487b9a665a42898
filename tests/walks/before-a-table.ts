import { expect } from '@playwright/test';
import type { Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';

/** All that comes before a table: the shelf, the set-up, and the pages beside them. */
async function beforeATable(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name, inPlay: false });

	await page.goto(site.home);
	await expect(page.getByText(say('shelf_first'))).toBeVisible();
	await still('shelf, empty');

	for (const [path, key, name] of [
		['/past', 'past_empty', 'past games, none'],
		['/past/bin', 'past_bin_days', 'deleted games, none'],
		['/past/game?table=nobody', 'play_missing', 'missing game'],
		['/people', 'people_empty', 'people, nobody'],
		['/numbers', 'numbers_empty', 'numbers, none'],
		['/settings', 'settings_licences', 'settings'],
		['/rules', 'rules_which', 'rules, which box'],
		['/rules?box=none', 'new_no_box', 'rules of an unknown box'],
		['/no-such-page', 'missing_text', 'unknown address'],
		['/play?table=nobody', 'play_missing', 'missing table'],
		['/receive', 'receive_how', 'take a table over'],
		['/hand-over?table=nobody', 'play_missing', 'a missing table goes nowhere']
	] as const) {
		await page.goto(site.at(path));
		await expect(page.getByText(say(key)).filter({ visible: true }).first()).toBeVisible();
		await still(name);
	}
	await page.goto(site.at('/rules?box=parker-bingo#PB-9'));
	await expect(page.getByText('PB-14', { exact: true })).toBeVisible();
	await still('rules page');

	await page.goto(site.home);
	await play.openSetUp();
	await still('set-up');
	await play.press('new_add');
	await expect(page.getByText(say('new_no_empty'))).toBeVisible();
	await still('set-up, a name missing');
	for (const name of ['Ana', 'Ben', 'Cleo', 'Maximiliana']) await play.addPlayer(name);
	await still('set-up, four players');
	await play.seat('Maximiliana');
	await still('set-up, a seat picked out');
	await play.press('new_remove', { name: 'Maximiliana' });
	await expect(play.toast()).toBeVisible();
	await still('set-up, somebody removed');
}

export const walk: Walk = { where: 'before a table', walk: beforeATable, stops: 18 };
