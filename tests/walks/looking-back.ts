import { expect } from '@playwright/test';
import { bring, going, over, tableAt } from '../support/full-device.ts';
import type { Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';

/** All that looks back on many games, as they are found after an evening, and what is shown beside a table. */
async function lookingBack(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name, inPlay: false });
	await bring(play, site, [...over, ...going]);
	await still('settings, games brought back');
	await page.goto(site.home);
	await expect(page.getByText(say('shelf_on_table'))).toBeVisible();
	await still('shelf with many tables');

	await page.goto(site.at('/past'));
	await expect(page.getByRole('link', { name: 'Quingo' }).first()).toBeVisible();
	await still('past games');
	await page.goto(site.at(tableAt('/past/game', 'Parker over')));
	await expect(page.getByRole('slider')).toBeVisible();
	await still('past game, at its end');
	await play.press('walk_previous');
	await play.press('walk_previous');
	await still('past game, two moves before');
	await play.press('log_title');
	await expect(play.sheet()).toBeVisible();
	await still('past game, log');
	await play.closeSheet();
	await play.press('past_menu');
	await expect(play.sheet().getByRole('img').first()).toBeVisible();
	await still('past game, menu');
	await play.press('past_delete');
	await expect(play.toast()).toBeVisible();
	await page.goto(site.at('/past/bin'));
	await expect(page.getByRole('button', { name: new RegExp(`^${say('log_restore')}`) })).toBeVisible();
	await still('deleted games');
	await play.hand.press(page.getByRole('button', { name: new RegExp(`^${say('log_restore')}`) }));
	await expect(play.toast()).toBeVisible();

	await page.goto(site.at('/people'));
	await play.hand.press(page.getByRole('button', { name: /^Ben/ }));
	await expect(play.sheet()).toBeVisible();
	await play.hand.pick(play.sheet().getByRole('radio', { name: say('people_teal') }));
	await expect(page.locator('.badge[data-colour="teal"]').first()).toBeAttached();
	await still('somebody');
	await play.closeSheet();
	await still('people');
	await page.goto(site.at('/numbers?box=parker-bingo'));
	await expect(page.getByRole('figure', { name: say('parker_odds_title') })).toBeVisible();
	await still('numbers');
	await page.goto(site.at('/numbers?box=parker-bingo&person=ben'));
	await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
	await still('numbers of somebody');
	await page.getByText(say('numbers_as_table')).first().click();
	await still('numbers of somebody, as a table');

	await page.goto(site.at(tableAt('/board', 'Parker half-way')));
	await expect(page.getByText(say('parker_name')).first()).toBeVisible();
	await look({ name: 'the second screen', inPlay: true });
	await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
	await expect(page.getByRole('group').first()).toBeVisible();
	await look({ name: 'a phone as a card', inPlay: true });
}

export const walk: Walk = { where: 'looking back', walk: lookingBack, stops: 15, nightly: true };
