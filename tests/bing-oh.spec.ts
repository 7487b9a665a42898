import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { Keyboard } from './support/keyboard.ts';
import { measure } from './support/measure.ts';
import { finger, Play } from './support/play.ts';
import { expect, test, whenKept } from './support/test.ts';

test.setTimeout(120_000);

const small = { width: 320, height: 568 };

/** Axe on the page as it stands, by day and by lamp; and thumbs find their targets on the smallest phone, too. */
async function look(page: Page, name: string, inPlay = true): Promise<void> {
	for (const [colorScheme, rules] of [
		['dark', ['color-contrast']],
		['light', undefined]
	] as const) {
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		await expect(page.locator(`html[data-theme="${colorScheme}"]`)).toBeAttached();
		expect(await faults(page, rules ? [...rules] : undefined), `${name}, ${colorScheme}`).toEqual([]);
	}
	const own = page.viewportSize() ?? small;
	for (const size of inPlay ? [own, small] : []) {
		await page.setViewportSize(size);
		expect(await measure(page, { least: 56, gap: 8 }), `${name}, ${String(size.width)} wide`).toEqual([]);
	}
	await page.setViewportSize(own);
}

test.describe('the tally, by touch', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('is kept to the end without a network, and an old round is put right [B-7] [B-8] [B-9]', async ({
		page,
		site
	}) => {
		const play = new Play(page, 'en', finger);
		const call = (name: string) =>
			finger.press(page.getByRole('button', { name: play.say('bingoh_called_label', { name }) }));
		const foreign = (name: string) =>
			page.getByRole('textbox', { name: play.say('bingoh_foreign_label', { name }) });
		const more = (name: string) =>
			page.getByRole('button', {
				name: `${play.say('shell_one_more')}: ${play.say('bingoh_foreign_label', { name })}`
			});
		const write = (number: number) => play.press('bingoh_write', { number: String(number) });

		await page.goto(site.home);
		await whenKept(page);
		await page.goto(site.at('/new?box=bing-oh'));
		for (const name of ['Ana', 'Ben', 'Cai', 'Dora']) await play.addPlayer(name);
		await play.hand.press(play.startButton());
		await expect(page.getByText(play.say('bingoh_no_fourth', { most: '3', count: '4' }))).toBeVisible();
		await play.press('new_remove', { name: 'Dora' });
		await look(page, 'set-up', false);
		await play.hand.press(play.startButton(), true);
		await expect(page.getByTestId('ask')).toBeVisible();

		await write(1);
		await expect(play.toast()).toContainText(play.say('bingoh_no_nobody_called'));
		await call('Ana');
		for (let i = 0; i < 3; i++) await finger.press(more('Ana'));
		await foreign('Ben').fill('2');
		await foreign('Ben').blur();
		await expect(page.getByText(play.say('bingoh_words_both', { points: '5', count: 3 }))).toBeVisible();
		await look(page, 'a round being written');

		// Half-said and without a network: the draft is there again, and so is the table.
		await page.waitForTimeout(300);
		await site.kill();
		await page.reload();
		await expect(foreign('Ana')).toHaveValue('3');
		await write(1);

		// The chips lie where they lay.
		await expect(foreign('Ben')).toHaveValue('2');
		await call('Ben');
		await write(2);
		await foreign('Ben').fill('101');
		await foreign('Ben').blur();
		await call('Ben');
		await write(3);
		await expect(play.toast()).toContainText('101');
		await foreign('Ben').fill('2');
		await foreign('Ben').blur();

		await play.press('bingoh_reference_ask');
		await page.getByRole('textbox', { name: play.say('bingoh_search') }).fill('capital T');
		await expect(page.getByRole('heading', { name: play.say('bingoh_sp_must_t') })).toBeVisible();
		await look(page, 'the reference', false);
		await finger.press(play.sheet().getByRole('button', { name: /^Cai.* a T$/ }));
		await expect(page.getByText(play.say('bingoh_must', { shape: 'a T' }))).toBeVisible();

		// Ben had four chips in the first round.
		await play.menu('table_menu_log');
		await look(page, 'log', false);
		await finger.press(
			play.sheet().getByRole('button', { name: play.say('bingoh_put_right_round', { number: '1' }) })
		);
		await foreign('Ben').fill('4');
		await foreign('Ben').blur();
		await look(page, 'a round put right');
		await play.press('bingoh_put_right');
		await play.press('table_menu_label');
		await expect(page.getByText('Ana 11, Ben 11, Cai 0')).toBeVisible();
		await look(page, 'menu', false);
		await play.closeSheet();

		await call('Ben');
		await foreign('Ben').fill('4');
		await foreign('Ben').blur();
		await write(3);
		await expect(page.getByText(play.say('bingoh_wins', { name: 'Ben' }))).toBeVisible();
		await look(page, 'over');
		await play.press('shell_undo');
		await expect(page.getByTestId('ask')).toBeVisible();
		await play.press('shell_redo');
		await expect(page.getByText(play.say('bingoh_wins', { name: 'Ben' }))).toBeVisible();
		await play.press('table_rematch');
		await expect(play.seats()).toHaveCount(3);
	});
});

test.describe('the ledger, by keyboard', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test('knows every chip, and a round scores itself [B-1] to [B-8]', async ({ page, site }) => {
		const keys = new Keyboard(page);
		const play = new Play(page, 'es', keys);
		const { say } = play;
		const radio = (name: string, key: string) =>
			page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: say(key) });
		const ask = page.getByTestId('ask');
		const roll = page.getByTestId('roll');

		await play.speak();
		await page.goto(site.home);
		await whenKept(page);
		await page.goto(site.at('/new?box=bing-oh'));
		for (const name of ['Ana', 'Ben']) {
			await play.nameField().fill(name);
			await page.keyboard.press('Enter');
		}
		await keys.pick(radio(say('bingoh_keeping'), 'bingoh_ledger'));
		await keys.pick(radio(say('bingoh_dice'), 'bingoh_dice_app'));
		await keys.press(play.startButton(), true);
		await expect(ask).toContainText(say('bingoh_ask_deal'));
		await look(page, 'dealing');
		await play.press('bingoh_dealt');
		await look(page, 'starting');
		await play.press('bingoh_begins', { name: 'Ben' });
		await expect(ask).toContainText(say('bingoh_ask_roll', { name: 'Ben' }));
		await keys.press(roll);
		await look(page, 'placing');
		await keys.pick(radio('Ben', 'bingoh_special'));
		await play.press('bingoh_placed_do');
		await expect(ask).toContainText(say('bingoh_ask_space', { name: 'Ben' }));
		await look(page, 'landing');

		// The server is gone, and the table is still there.
		await site.kill();
		await page.reload();
		await play.press('bingoh_find_space');
		await look(page, 'the reference of a ledger', false);
		await keys.type(page.getByRole('textbox', { name: say('bingoh_search') }), 'quitar una');
		await keys.press(play.sheet().getByRole('button', { name: /^Ben/ }).first());
		await expect(ask).toContainText(say('bingoh_sp_remove_one'));
		await look(page, 'acting');
		await keys.press(
			page.getByRole('button', {
				name: say('bingoh_remove_label', { owner: 'Ana', name: 'Ana', count: '1' })
			})
		);
		// Stars may have been rolled, too.
		if (await play.button('bingoh_take_no_more').isVisible()) await play.press('bingoh_take_no_more');
		await expect(ask).toContainText(say('bingoh_ask_roll', { name: 'Ana' }));

		// Too few chips for a BING-OH!, then as many as the table counted.
		await keys.press(page.getByTestId('bingoh'));
		await keys.press(play.sheet().getByRole('button', { name: /^Ben/ }));
		await look(page, 'the call');
		await play.press('bingoh_end_round');
		await expect(play.toast()).toContainText(
			say('bingoh_no_too_few_on_card', { name: 'Ben', count: 1, needed: '6' })
		);
		await play.press('shell_close');
		await play.menu('bingoh_count');
		await keys.pick(
			radio(say('bingoh_whose_chips'), 'bingoh_name').or(page.getByRole('radio', { name: 'Ben' }))
		);
		const field = (key: string, name: string) => page.getByRole('textbox', { name: say(key, { name }) });
		await field('bingoh_on_card_of', 'Ben').fill('7');
		await field('bingoh_on_card_of', 'Ben').blur();
		await play.press('bingoh_count_do');
		await expect(play.toast()).toContainText(
			say('bingoh_no_does_not_add_up', { name: 'Ben', count: '56', chips: '50' })
		);
		await field('bingoh_in_reserve', 'Ben').fill('43');
		await field('bingoh_in_reserve', 'Ben').blur();
		await look(page, 'the count');
		await play.press('bingoh_count_do');
		await expect(play.sheet()).toHaveCount(0);
		await keys.press(page.getByTestId('bingoh'));
		await keys.press(play.sheet().getByRole('button', { name: /^Ben/ }));
		await play.press('bingoh_end_round');
		await expect(page.getByText(say('bingoh_called_by', { names: 'Ben' }))).toBeVisible();
		await look(page, 'a round over');

		// Five for BING-OH! and a chip of Ana's, and both dice may now be the table's own.
		await play.menu('table_menu_people');
		await keys.pick(radio(say('bingoh_dice'), 'bingoh_dice_real'));
		await page.keyboard.press('Escape');
		await play.press('bingoh_dealt');
		await look(page, 'dice read off');
		await keys.press(page.getByRole('button', { name: 'B', exact: true }));
		await keys.press(page.getByRole('button', { name: '6', exact: true }));
		await expect(ask).toContainText('B 6');
		await play.press('bingoh_placed_do');
		await expect(ask).toContainText(say('bingoh_ask_star', { name: 'Ana', which: '1', all: '3' }));
		await look(page, 'stars');
		await play.menu('bingoh_end_game');
		await expect(page.getByText(say('bingoh_unfinished'))).toBeVisible();
		await expect(page.getByRole('img', { name: /Ben 6/ })).toBeVisible();
	});
});

test('cards of the app’s own are printed from their name and mix [B-14]', async ({ page, site }) => {
	const play = new Play(page);
	await page.goto(site.at('/cards?box=bing-oh&set=puma-tuba&of=3.6-6-24'));
	await expect(page.locator('td.special')).toHaveCount(24);
	await expect(page.locator('td.free')).toHaveCount(6);
	await expect(page.getByText('Bing-Oh! · puma-tuba 6-6-24 · 1')).toBeVisible();
	await look(page, 'cards', false);
	await page.getByRole('textbox', { name: play.say('bingoh_set_size') }).fill('9999');
	await expect(page.getByText(play.say('bingoh_no_set'))).toBeVisible();
});
