import type { Locator, Page } from '@playwright/test';
import { finger, mouse } from './support/hand.ts';
import { Play } from './support/play.ts';
import { addFacts, tableIn } from './support/tabs.ts';
import { prompt, setUpSino } from './support/sino.ts';
import { middle, quickly } from './support/taps.ts';
import { expect, long, test, whenAlive } from './support/test.ts';

/** Two taps, or clicks, at the place where the button is now, as a hand that shakes makes them. */
async function twice(page: Page, target: Locator, touch: boolean): Promise<void> {
	const place = await middle(target);
	await quickly(page, touch, place, { x: place.x + 4, y: place.y - 5 });
}

/** Long enough that the next tap is one of its own. */
const aMoment = (page: Page) => page.waitForTimeout(400);

for (const touch of [true, false]) {
	test.describe(touch ? 'a double tap' : 'a double click', { tag: touch ? [] : long }, () => {
		test.use({ viewport: { width: 390, height: 844 }, hasTouch: touch });

		test('means one button, not the one that takes its place', { tag: long }, async ({ page, site }) => {
			const play = new Play(page, 'en', touch ? finger : mouse);
			await page.goto(site.at('/new?box=parker-bingo'));
			await whenAlive(page);
			for (const name of ['Ana', 'Ben']) {
				await play.hand.type(play.nameField(), name);
				// Adding moves the list: the cross of a row comes where the button was.
				await twice(page, play.button('new_add'), touch);
				await expect(play.seats().filter({ hasText: name })).toHaveCount(1);
				await aMoment(page);
			}
			await play.hand.pick(play.tilesChoice('parker_tiles_real'));
			await play.hand.press(play.startButton(), true);
			await play.lay(4, 17, 32, 50, 63);
			await play.press('parker_bingo');
			await aMoment(page);
			await twice(page, play.sheet().getByRole('button', { name: /^Ben/ }), touch);
			// No line is chosen by the tap that only told who it was.
			await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
			await play.nameLine(1, [4, 17, 32, 50, 63]);
			await aMoment(page);
			await twice(page, play.button('parker_award', { name: 'Ben' }), touch);
			await expect(play.button('parker_new_round')).toBeVisible();
			await aMoment(page);
			await twice(page, play.button('parker_new_round'), touch);
			await expect(page.getByText(play.say('parker_turn_a_tile'))).toBeVisible();
			await expect(play.sheet()).toHaveCount(0);
		});

		test(
			'the last tile does not close the round, nor does a new round call its first tile',
			{ tag: long },
			async ({ page, site }) => {
				const play = new Play(page, 'en', touch ? finger : mouse);
				await page.goto(site.home);
				await play.setUpTable(['Ana', 'Ben']);
				const tiles = Array.from({ length: 74 }, (_, i) => ({ type: 'ball.called', number: i + 1 }));
				await addFacts(page, tableIn(page.url()), tiles);
				await page.reload();
				await play.expectCount(74);
				await twice(page, play.callButton(), touch);
				await play.expectCount(75);
				await aMoment(page);
				await expect(play.button('parker_close_round')).toBeVisible();
				await twice(page, play.button('parker_close_round'), touch);
				await expect(page.locator('main').getByText(play.say('parker_nobody_wins'))).toBeVisible();
				await aMoment(page);
				await twice(page, play.button('parker_new_round'), touch);
				await aMoment(page);
				await expect(play.callButton()).toBeVisible();
				expect(await play.lastCall()).toBeUndefined();
				await play.call();
			}
		);

		test(
			'a number of a gameboard that is tapped twice is one number',
			{ tag: long },
			async ({ page, site }) => {
				const play = new Play(page, 'en', touch ? finger : mouse);
				await setUpSino(play, site, ['Ana', 'Ben'], { dice: 'real' });
				await aMoment(page);
				await twice(page, page.locator('main [data-space="red 10"]').first(), touch);
				await expect(prompt(page)).toContainText('4 left');
				await aMoment(page);
				await page.locator('main [data-space="red 10"]').first().click();
				await expect(prompt(page)).toContainText('3 left');
			}
		);

		test(
			'quick taps on one button, and from one to another, are all heard',
			{ tag: long },
			async ({ page, site }) => {
				const play = new Play(page, 'en', touch ? finger : mouse);
				await page.goto(site.home);
				await play.openSetUp();
				for (const name of ['Ana', 'Ben']) await play.addPlayer(name);
				await play.hand.pick(play.tilesChoice('parker_tiles_real'));
				await play.hand.press(play.startButton(), true);
				const numbers = [1, 2, 3, 4, 5];
				const places = await Promise.all(numbers.map(async (number) => middle(await play.square(number))));
				await quickly(page, touch, ...places);
				await play.expectCount(5);
				// From a letter to one of its numbers is as quick, although they lie side by side.
				const letter = await middle(page.locator('label', { has: page.getByRole('radio', { name: /^I/ }) }));
				await aMoment(page);
				await quickly(page, touch, letter, places[0]!);
				await play.expectCount(6);
				expect((await play.lastCall())?.number).toBe(16);
				// What was tapped twice on a button that stays is meant twice.
				await aMoment(page);
				const undo = await middle(play.button('shell_undo'));
				await quickly(page, touch, undo, undo, undo);
				await play.expectCount(3);
			}
		);
	});
}
