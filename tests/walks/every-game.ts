import { expect } from '@playwright/test';
import { bring, going, over, tableAt } from '../support/full-device.ts';
import type { Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';

/** How a game is ended in its menu, by the name of the game. */
const endings: Readonly<Record<string, string>> = {
	'Parker half-way': 'parker_end_evening',
	'Quingo half-way': 'table_end_game',
	'Bing-Oh half-way': 'table_end_game'
};

/** Every box half-way, over, and with as many people as there may be; its set-up, where everybody is known. */
async function everyGame(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	await bring(play, site, [...over, ...going]);
	for (const told of [...over, ...going]) {
		await page.goto(site.at(tableAt('/play', told.name)));
		await expect(page.getByTestId('saved')).toBeAttached();
		await expect(page.locator('main > *').filter({ visible: true }).first()).toBeVisible();
		await look({ name: told.name, inPlay: true });
		const end = endings[told.name];
		if (end === undefined) continue;
		// An end asks for a second tap on the same line of the menu.
		await play.press('table_menu_label');
		await play.hand.press(play.sheet().getByRole('button', { name: new RegExp(`^${say(end)}`) }));
		await look({ name: `${told.name}, to be ended`, inPlay: false });
		await play.closeSheet();
	}
	for (const box of ['quingo', 'card-bingo', 'any-game', 'parker-bingo']) {
		await page.goto(site.at(`/new?box=${box}`));
		await expect(play.startButton()).toBeVisible();
		await play.press('new_no_names');
		await look({ name: `${box}, set-up`, inPlay: false });
	}
	await play.more();
	await page.getByLabel(say('parker_pattern')).selectOption(say('parker_pattern_t'));
	await look({ name: 'parker-bingo, set-up, house rules', inPlay: false });
}

export const walk: Walk = { where: 'at every game', walk: everyGame, stops: 33, nightly: true };
