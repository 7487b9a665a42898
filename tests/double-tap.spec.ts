import type { Locator, Page } from '@playwright/test';
import { finger, mouse, Play } from './support/play.ts';
import { expect, test } from './support/test.ts';

/** Two taps, or clicks, at the place where the button is now, as a hand that shakes makes them. */
async function twice(page: Page, target: Locator, touch: boolean): Promise<void> {
	const box = (await target.boundingBox())!;
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	if (!touch) return page.mouse.dblclick(x, y, { delay: 30 });
	await page.touchscreen.tap(x, y);
	await page.waitForTimeout(60);
	await page.touchscreen.tap(x, y);
}

for (const touch of [true, false]) {
	test.describe(touch ? 'a double tap' : 'a double click', () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: touch });

		test('means one button, not the one that takes its place', async ({ page, site }) => {
			const play = new Play(page, 'en', touch ? finger : mouse);
			await page.goto(site.home);
			await page.goto(site.at('/new?box=parker-bingo'));
			for (const name of ['Ana', 'Ben']) {
				await play.hand.type(play.nameField(), name);
				// Adding moves the list: the cross of a row comes where the button was.
				await twice(page, play.button('new_add'), touch);
				await expect(play.seats().filter({ hasText: name })).toHaveCount(1);
			}
			await play.hand.pick(play.tilesChoice('parker_tiles_real'));
			await play.hand.press(play.startButton(), true);
			await play.lay(4, 17, 32, 50, 63);
			await play.press('parker_bingo');
			await twice(page, play.sheet().getByRole('button', { name: /^Ben/ }), touch);
			// No line is chosen by the tap that only told who it was.
			await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
			await play.nameLine(1, [4, 17, 32, 50, 63]);
			await page.waitForTimeout(400);
			await twice(page, play.button('parker_award', { name: 'Ben' }), touch);
			await expect(play.button('parker_new_round')).toBeVisible();
			await page.waitForTimeout(400);
			await twice(page, play.button('parker_new_round'), touch);
			await expect(page.getByText(play.say('parker_turn_a_tile'))).toBeVisible();
			await expect(play.sheet()).toHaveCount(0);
		});

		test('quick taps on one button, and from one to another, are all heard', async ({ page, site }) => {
			const play = new Play(page, 'en', touch ? finger : mouse);
			await page.goto(site.home);
			await play.openSetUp();
			for (const name of ['Ana', 'Ben']) await play.addPlayer(name);
			await play.hand.pick(play.tilesChoice('parker_tiles_real'));
			await play.hand.press(play.startButton(), true);
			const places = await Promise.all(
				[1, 2, 3, 4, 5].map(async (number) => (await (await play.square(number)).boundingBox())!)
			);
			for (const { x, y } of places) {
				if (touch) await page.touchscreen.tap(x + 20, y + 20);
				else await page.mouse.click(x + 20, y + 20);
			}
			await play.expectCount(5);
		});
	});
}
