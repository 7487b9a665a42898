import { expect } from '@playwright/test';
import { tileName, type Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';

async function claims(play: Play, look: Look): Promise<void> {
	const { page, say } = play;
	const at = (name: string) => look({ name, inPlay: true });

	await play.press('parker_bingo');
	await expect(play.sheet()).toBeVisible();
	await at('who sheet');
	await play.whoShouted('Ben');
	await expect(play.heading()).toContainText('Ben');
	await at('claim, which line');
	await play.pickLine(1);
	await at('claim, called numbers');
	await play.press('parker_not_called_yet');
	await at('claim, other numbers');
	for (const number of [1, 16, 31, 46, 75]) await play.readNumber(number);
	await expect(
		page.locator('main').getByText(say('parker_was_not_called', { numbers: tileName(75) }))
	).toBeVisible();
	await at('claim, wrong');
	await play.press('parker_go_on_calling');

	await play.claim('Ana', 3, [1, 16, 44, 60, 61]);
	await expect(page.getByText(say('parker_any_other'))).toBeVisible();
	await at('claim, right');
	await play.press('parker_printed_total');
	await at('claim, another total');
	await play.press('parker_another_bingo');
	await play.whoShouted('Cleo');
	await play.nameLine(1, [1, 16, 31, 46, 61]);
	await play.press('parker_take_claim');
	await expect(play.button('parker_nobody_can_say')).toBeVisible();
	await at('bingo stands, who was first');
	await play.press('parker_nobody_can_say');
	await play.hand.press(page.getByRole('button', { name: say('parker_award', { name: 'Ana' }) }));
	await expect(play.button('parker_new_round')).toBeVisible();
	await at('round over');
	await play.press('parker_new_round');
}

async function sheets(play: Play, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name, inPlay: false });

	await play.press('table_menu_label');
	await expect(play.sheet()).toBeVisible();
	await still('menu');
	await play.closeSheet();
	for (const [key, name] of [
		['rules_title', 'rules sheet'],
		['table_menu_voice', 'voice sheet'],
		['table_menu_people', 'people sheet']
	] as const) {
		await play.menu(key);
		await expect(play.sheet()).toHaveCount(1);
		await still(name);
		if (name !== 'people sheet') await play.closeSheet();
	}
	await play.press('new_add');
	await expect(page.getByText(say('new_no_empty'))).toBeVisible();
	await still('people sheet, a name missing');
	await play.closeSheet();
	await play.menu('parker_correct_title');
	await expect(page.getByText(say('parker_correct_which'))).toBeVisible();
	await still('correct, which call');
	await play.hand.press(play.sheet().getByRole('button', { name: tileName(20) }));
	await expect(play.button('parker_correct_never')).toBeVisible();
	await still('correct, really');
	await play.closeSheet();
	await play.menu('log_title');
	await still('log');
	// Striking the first round's award would take the second round with it: the log asks.
	await play
		.sheet()
		.getByRole('button', { name: say('log_strike_label', { what: '' }) })
		.nth(1)
		.click();
	await expect(play.button('log_strike')).toBeVisible();
	await still('log, what would fall');
	await play.closeSheet();
}

/** A table from its first tile to where it is found when its evening is over. */
async function atATable(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const at = (name: string) => look({ name, inPlay: true });

	await page.goto(site.home);
	await play.setUpTable(['Ana', 'Ben', 'Cleo']);
	await at('caller, before the first call');
	await play.draw('wooden');
	await at('wooden tiles, before the first');
	await play.lay(1, 16, 31, 46, 60, 44, 61);
	await play.press('shell_undo');
	await expect(play.toast()).toBeVisible();
	await at('wooden tiles, one taken back');
	await play.press('shell_redo');
	await expect(play.button('shell_redo')).toBeHidden();
	await claims(play, look);
	await play.lay(5, 20);
	await sheets(play, look);
	await play.draw('app');
	await expect(play.button('parker_call')).toBeVisible();
	await play.callTiles(4);
	await at('caller');
	await play.press('table_menu_label');
	await play.press('parker_close_round');
	await expect(page.locator('main').getByText(say('parker_nobody_wins'))).toBeVisible();
	await at('round over, nobody won');

	await play.hand.press(page.getByRole('link', { name: say('table_menu_leave') }));
	await expect(page.getByText(say('shelf_on_table'))).toBeVisible();
	await look({ name: 'shelf with a table', inPlay: false });
	await play.hand.press(page.getByRole('link', { name: 'Parker Bingo' }).filter({ hasText: 'Cleo' }));
	await play.press('parker_end_evening');
	await expect(page.getByText(say('parker_round_by_round'))).toBeVisible();
	await at('evening over');
	await page.goto(site.at('/past'));
	await expect(page.getByText(say('past_won', { names: 'Ana' }))).toBeVisible();
	await look({ name: 'past games, one', inPlay: false });
}

export const walk: Walk = { where: 'at a table', walk: atATable, stops: 26 };
