import { golden, openTold } from './support/journal.ts';
import { enter, keyAt, Keyboard } from './support/keyboard.ts';
import { letterOf, Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

test.describe('a game by keyboard alone', () => {
	test.use({ viewport: { width: 1180, height: 820 } });
	test.setTimeout(150_000);

	test('from the shelf to the end of the evening', { tag: long }, async ({ page, site }) => {
		const keys = new Keyboard(page);
		const play = new Play(page, 'en', keys);
		const { say } = play;
		await page.goto(site.home);

		await test.step('names are typed one after the other', async () => {
			await play.openSetUp();
			await keys.reach(play.nameField());
			for (const name of ['Ana', 'Ben', 'Cleo']) {
				await page.keyboard.type(name);
				await page.keyboard.press('Enter');
			}
			await expect(play.seats()).toHaveCount(3);
			await play.seat('Ben');
			await play.press('new_earlier', { name: 'Ben' });
			await expect(play.seats().first()).toContainText('Ben');
			await play.seat('Cleo');
			await play.press('new_remove', { name: 'Cleo' });
			await play.press('log_restore');
			await expect(play.seats()).toHaveCount(3);
			await keys.press(play.startButton(), true);
			await expect(play.callButton()).toBeVisible();
		});

		const called: number[] = [];
		await test.step('a sheet opens, and Escape closes it to where one was', async () => {
			called.push(await play.call());
			await play.menu('table_menu_voice');
			await keys.notLost();
			await page.keyboard.press('Escape');
			await expect(play.sheet()).toHaveCount(0);
			await keys.notLost();
			await play.press('parker_bingo');
			await page.keyboard.press('Escape');
			await expect(play.sheet()).toHaveCount(0);
			await expect(play.button('parker_bingo')).toBeFocused();
		});

		await test.step('a wrong claim', async () => {
			const missing = [1, 2, 3, 4, 5, 6].filter((number) => !called.includes(number)).slice(0, 5);
			await play.claim('Ben', 'B', missing);
			await play.press('parker_go_on_calling');
			await expect(play.callButton()).toBeVisible();
		});

		await test.step('a right claim, and undo', async () => {
			while (new Set(called.map(letterOf)).size < 5) called.push(await play.call());
			const row = ['B', 'I', 'N', 'G', 'O'].map(
				(one) => called.find((number) => letterOf(number) === one) ?? 0
			);
			await play.claim('Ana', 1, row);
			await play.press('parker_award', { name: 'Ana' });
			await expect(page.locator('main').getByText(say('parker_wins_round', { name: 'Ana' }))).toBeVisible();
			await play.press('shell_undo');
			await expect(play.button('parker_new_round')).toHaveCount(0);
			await play.press('shell_redo');
			await expect(play.button('parker_new_round')).toBeVisible();
		});

		await test.step('wooden tiles, the log, and the end', async () => {
			await play.press('parker_new_round');
			await play.draw('wooden');
			await play.lay(3, 18);
			await play.menu('log_title');
			await page.keyboard.press('Escape');
			await expect(play.sheet()).toHaveCount(0);
			await play.endBy('parker_end_evening');
			await expect(page.locator('main').getByText(say('parker_wins_evening', { name: 'Ana' }))).toBeVisible();
			await keys.press(page.getByRole('link', { name: say('table_menu_leave') }), true);
			await expect(page.getByText(say('shelf_on_shelf'))).toBeVisible();
		});
	});
});

test('at a table the first Tab and each new step lead to the main action, and Enter twice is once', async ({
	page,
	site
}) => {
	const play = new Play(page);
	const { say } = play;
	const opening = golden('bing-oh', 'ledger-v2').facts.slice(0, 1);
	const rollFor = (name: string) => play.button('bingoh_roll_for', { name });
	const undo = play.button('shell_undo');
	await openTold(page, site, opening);
	await expect(play.button('bingoh_dealt')).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(play.button('bingoh_dealt')).toBeFocused();
	const first = Date.now();
	await keyAt(page, 'Enter', first);
	// Another view has come, and the focus has gone to its main action.
	await expect(rollFor('Ana')).toBeFocused();
	await keyAt(page, 'Enter', first + 90);
	await page.waitForTimeout(100);
	await expect(rollFor('Ana')).toBeFocused();
	await enter(page);
	await expect(rollFor('Ben')).toBeFocused();
	await expect(page.getByTestId('announcer').first()).toContainText(/Ana rolled [1-6] to go first/);

	await page.keyboard.press('Shift+Tab');
	if (await play.button('shell_redo').isVisible()) await page.keyboard.press('Shift+Tab');
	await expect(undo).toBeFocused();
	await enter(page);
	await expect(rollFor('Ana')).toBeVisible();
	await enter(page);
	await expect(page.getByTestId('ask')).toHaveText(say('bingoh_ask_deal'));
	await expect(undo).toBeFocused();
});

test('at the pad of any game the first Tab leads to the field that is written into now, and says whose it is', async ({
	page,
	site
}) => {
	const { facts } = golden('any-game', 'any-game-v2-target');
	await openTold(page, site, facts.slice(0, 1));
	const first = page.getByRole('textbox').first();
	await expect(first).toBeVisible();
	await page.keyboard.press('Tab');
	await expect(first).toBeFocused();
	await expect(first).toHaveAccessibleName(/^Ana, points in round 1/);
	await page.keyboard.type('7');
	await expect(first).toHaveValue('7');
});

test(
	'a hand that shakes on Enter or Space calls one tile, as a finger does, and a deliberate press one each',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		await play.callButton().focus();
		const start = Date.now();
		/** Presses a key so many ms after the start, by the clock of the hand. */
		const press = (key: 'Enter' | ' ', at: number) => keyAt(page, key, start + at);
		for (const [i, key] of (['Enter', ' '] as const).entries()) {
			await press(key, 1000 * i);
			await press(key, 1000 * i + 90);
			await play.expectCount(2 * i + 1);
			await press(key, 1000 * i + 320);
			await play.expectCount(2 * i + 2);
		}
		// Undo is quick: as often as it is pressed.
		await play.button('shell_undo').focus();
		await press('Enter', 3000);
		await press('Enter', 3060);
		await play.expectCount(2);
	}
);
