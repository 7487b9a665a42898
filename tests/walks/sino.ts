import { expect } from '@playwright/test';
import { doubleTap } from '../support/hand.ts';
import { type Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import { openingOf, writeOn } from '../support/journal.ts';
import { almostAWholeGame, prompt, setUpSino, tapRow, tapSpace } from '../support/sino.ts';
import type { Site } from '../support/site.ts';

/** The sheets of a Sino table and what lies in them. */
async function sheets(play: Play, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name, inPlay: false });
	await play.press('sino_announce');
	await look({ name: 'sino, which row', inPlay: true });
	await play.closeSheet();
	await page.getByRole('button', { name: /^Ben, / }).click();
	await expect(play.sheet()).toBeVisible();
	await still('sino, the board of another');
	await play.closeSheet();
	await play.press('table_menu_label');
	await still('sino, menu');
	await play.closeSheet();
	for (const [key, name] of [
		['rules_title', 'rules sheet'],
		['log_title', 'log'],
		['table_menu_people', 'people sheet']
	] as const) {
		await play.menu(key);
		await expect(play.sheet()).toHaveCount(1);
		await still(`sino, ${name}`);
		if (name !== 'people sheet') await play.closeSheet();
	}
	await play.hand.pick(page.getByRole('radio', { name: say('sino_keep_pad') }));
	await still('sino, to the pad');
	await play.closeSheet();
	// Four boards go with it: the user sees that before the next tap.
	await page.waitForTimeout(doubleTap);
	await play.menu('table_menu_people');
	await play.hand.pick(page.getByRole('radio', { name: say('sino_dice_real'), exact: true }));
	await play.closeSheet();
}

/** Sino from its set-up to the end, with kept boards and with the pad alone. */
async function atSino(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const at = (name: string) => look({ name: `sino, ${name}`, inPlay: true });
	const still = (name: string) => look({ name: `sino, ${name}`, inPlay: false });

	await page.goto(site.at('/new?box=sino'));
	await page.getByText(say('sino_board_own')).click();
	await expect(page.getByText(say('sino_board_hint'))).toBeVisible();
	await still('set-up, the board');
	await page
		.getByRole('textbox', { name: /, |^\S+ across$|^horizontal del \S+$/ })
		.first()
		.fill('0');
	await still('set-up, a score that is none');

	await setUpSino(play, site, ['Ana', 'Ben', 'Cleo', 'Maximiliana Fernández'], { hints: true, odds: true });
	await at('before the first roll');
	await page.getByRole('button', { name: say('sino_hue_red'), exact: true }).click();
	await play.press('sino_roll_these', { colours: say('sino_hue_red') });
	await expect(prompt(page)).toHaveText(say('sino_choose', { left: 4 }));
	await at('after one die');
	await play.press('sino_odds');
	await still('odds');
	await play.closeSheet();
	await sheets(play, look);
	await at('real dice');
	for (const space of ['blue 1', 'blue 1', 'third 8', 'fourth 8']) {
		await page.waitForTimeout(doubleTap);
		await tapSpace(page, space);
	}
	await play.hand.press(
		page
			.getByRole('button', { name: say('sino_slot_change', { space: `${say('sino_hue_blue')} 1` }) })
			.first()
	);
	await at('a number put right');
	await play.closeSheet();
	await at('announcing, with hints');
	await tapRow(page, 'across-1');
	await expect(play.toast()).toBeVisible();
	await at('a false announcement');
	await tapRow(page, 'diagonal-1');
	await at('a row won');

	await setUpSino(play, site, ['Ana', 'Ben'], { dice: 'real' });
	const { players } = await openingOf(page);
	const facts = almostAWholeGame(players[0]?.id ?? '');
	await writeOn(page, 1, facts.slice(0, 12));
	await page.reload();
	await play.press('sino_bonus');
	await expect(prompt(page)).toHaveText(say('sino_bonus_enter'));
	await at('bonus try, real dice');
	for (const space of ['blue 3', 'orange 4', 'third 5', 'fourth 6', 'red 7']) await tapSpace(page, space);
	await expect(prompt(page)).toContainText('50');
	await at('rainbow');
	await setUpSino(play, site, ['Ana', 'Ben'], { dice: 'real' });
	await writeOn(page, 1, almostAWholeGame((await openingOf(page)).players[0]?.id ?? ''));
	await page.reload();
	await tapRow(page, 'diagonal-9');
	await tapRow(page, 'diagonal-10');
	await expect(page.getByText(say('sino_one_by_one'))).toBeVisible();
	await at('the end');

	await setUpSino(play, site, ['Ana', 'Ben', 'Cleo', 'Maximiliana Fernández'], { keeping: 'pad' });
	await at('the pad');
	await page.locator('[data-line="across-4"]').click();
	await expect(page.getByRole('heading', { name: /^39, / })).toBeVisible();
	await at('the pad, who won a row');
	await play.press('sino_pad_list');
	await at('the pad as a list');
	await play.press('sino_pad_wins', {
		name: 'Ana',
		row: `21, ${say('sino_row_across', { colour: say('sino_hue_blue') })}`
	});
	await at('the pad, a row won');
	await play.press('sino_bonus_label', { name: 'Ben', points: 0 });
	for (const number of [3, 4, 5])
		await play
			.sheet()
			.getByRole('button', { name: String(number), exact: true })
			.click();
	await at('the pad, a bonus');
	await play.closeSheet();
	await play.menu('table_menu_people');
	await play.hand.pick(page.getByRole('radio', { name: say('sino_keep_boards') }));
	await still('to the boards, what is covered');
	for (const name of ['Ben', 'Cleo', 'Maximiliana Fernández']) await play.press('sino_board_of', { name });
	await play.press('sino_whose_next');
	await still('to the boards, whose turn');
	await play.closeSheet();
	for (const part of ['sino_print_boards', 'sino_print_pad', 'sino_print_chips'] as const) {
		await page.goto(site.at('/cards?box=sino'));
		await play.hand.pick(page.getByRole('radio', { name: say(part) }));
		await still(`print, ${part}`);
	}
	await page.goto(site.at('/rules?box=sino'));
	await expect(page.getByText('S-9', { exact: true })).toBeVisible();
	await still('rules page');
}

export const walk: Walk = { where: 'at a table of Sino', walk: atSino, stops: 29, nightly: true };
