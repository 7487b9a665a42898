import { expect, type Page } from '@playwright/test';
import { mouse } from '../support/hand.ts';
import { Quingo } from '../support/quingo.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';
import type { Language } from '../support/words.ts';

/** A walk that stops at every state of every Quingo screen, in the page's language. */
async function quingoWalk(
	{ page, language }: { readonly page: Page; readonly language: Language },
	site: Site,
	look: Look
): Promise<void> {
	const quingo = new Quingo(page, site, language, (target) => mouse.press(target));
	const { say } = quingo;
	await page.addInitScript((code) => {
		localStorage.setItem('tablemate.language', code);
	}, language);
	const at = (name: string) => look({ name: `Quingo, ${name}`, inPlay: true });

	await quingo.setUp(['Ana', 'Maximiliana Benedikta 24'], { real: true, secret: true });
	await at('bonuses to be typed');
	for (const [i, number] of [11, 3, 14, 15].entries()) await page.locator(`#bonus-${i}`).fill(String(number));
	await page.locator('#bonus-4').fill('2');
	await quingo.press(quingo.button('quingo_tell_bonuses'));
	await at('whose wilds');
	await quingo.press(quingo.main());
	await at('hand the device over');
	await quingo.press(quingo.main());
	await page.locator('#wild-0').fill('0');
	await page.locator('#wild-1').fill('24');
	await at('wilds, one of them wrong');
	await quingo.makeWilds(2, 15, 18, 7, 5);
	await quingo.press(quingo.main());
	await quingo.press(quingo.main());
	await quingo.makeWilds(20, 20, 30, 31, 40);
	await quingo.press(page.locator('.face').first());
	await at('real dice');
	await quingo.press(quingo.button('quingo_app_instead'));
	await at('before the roll');
	await quingo.press(quingo.main());
	if (await page.locator('.ask .btn').count()) {
		await at('who is the youngest');
		await quingo.press(page.locator('.ask .btn').first());
	}
	await at('a turn');
	await quingo.press(quingo.boxes('can').first());
	await at('ways');
	await quingo.press(quingo.sheet().getByRole('list').getByRole('button').first());
	await at('a turn, dice in the hand');
	await quingo.press(quingo.main());
	await quingo.press(page.locator('.tab:not(.shown)').first());
	await at('another sheet');
	await quingo.press(quingo.sheet().locator('.bx.checked').first());
	await at('correcting');
	await quingo.press(quingo.button('log_leave'));
	for (const [key, name] of [
		['table_menu_people', 'people'],
		['log_title', 'log'],
		['rules_title', 'rules']
	] as const) {
		await quingo.press(quingo.button('table_menu_label'));
		await quingo.press(page.getByRole('button', { name: new RegExp(`^${say(key)}`) }));
		await expect(quingo.sheet()).toHaveCount(1);
		await look({ name: `Quingo, ${name}`, inPlay: false });
		await quingo.press(quingo.button('shell_close'));
	}
	for (const [key, go] of [
		['quingo_keep_sheets', 'quingo_to_sheets_go'],
		['quingo_keep_full', 'quingo_to_full_go']
	] as const) {
		await quingo.press(quingo.button('table_menu_label'));
		await quingo.press(page.getByRole('button', { name: new RegExp(`^${say('table_menu_people')}`) }));
		await mouse.pick(page.getByRole('radio', { name: say(key) }));
		await look({ name: `Quingo, ${key}`, inPlay: false });
		await quingo.press(quingo.button(go));
	}
	await quingo.press(quingo.button('table_menu_label'));
	for (let taps = 0; taps < 2; taps += 1)
		await quingo.press(page.getByRole('button', { name: new RegExp(`^${say('table_end_game')}`) }));
	await at('over');
	await page.goto(site.at('/cards?box=quingo'));
	await expect(page.locator('.print-job')).toBeVisible();
	await look({ name: 'Quingo, on paper', inPlay: false });
}

export const walk: Walk = { where: 'at a Quingo table', walk: quingoWalk, stops: 18, nightly: true };
