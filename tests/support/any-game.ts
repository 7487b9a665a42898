import { expect, type Page } from '@playwright/test';
import type { Play } from './play.ts';
import type { Site } from './site.ts';

/** From anywhere to a pad on which nothing is written yet; `choose` says how the game goes. */
export async function setUp(play: Play, site: Site, names: readonly string[], choose?: () => Promise<void>) {
	await play.page.goto(site.at('/new?box=any-game'));
	await expect(play.startButton()).toBeVisible();
	for (const name of names) await play.addPlayer(name);
	await choose?.();
	await play.hand.press(play.startButton(), true);
	await expect(field(play.page, names[0] ?? '')).toBeVisible();
}

export const field = (page: Page, name: string) =>
	page.getByRole('textbox', { name: new RegExp(`^${name}`) });

/** What lies outside the screen, although it could be seen. */
export const spilled = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('button, input, .total, li b')]
			.filter((element) => element.checkVisibility() && !element.closest('.sr'))
			.filter((element) => {
				const { left, right } = element.getBoundingClientRect();
				return left < -1 || right > innerWidth + 1;
			})
			.map((element) => element.outerHTML.slice(0, 80))
	);
