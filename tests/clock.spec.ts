import type { Page } from '@playwright/test';
import {
	calledTiles,
	call,
	endEvening,
	openTable,
	shownAsSaved,
	storedRows,
	tableIn
} from './support/tabs.ts';
import { doubleTap } from './support/hand.ts';
import { expect, faults, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
const day = 86_400_000;

/** The device's clock goes wrong by so many days; what waits goes on waiting by the true one. */
const turn = (page: Page, days: number) =>
	page.addInitScript((off) => {
		const now = Date.now.bind(Date);
		Date.now = () => now() + off;
	}, days * day);

for (const [first, second] of [
	[365, -365],
	[-365, 365]
] as const)
	test(
		`a clock that is a year off (${String(first)} days, then back) loses nothing, and no game comes before the present`,
		{ tag: [long, faults] },
		async ({ page, site }) => {
			const address = await openTable(page, site);
			const table = tableIn(address);
			const tiles: string[] = [];
			for (let i = 0; i < 3; i++) tiles.push(await call(page));
			await shownAsSaved(page, 3);

			await turn(page, first);
			await page.reload();
			await shownAsSaved(page, 3);
			for (let i = 0; i < 3; i++) tiles.push(await call(page));
			await shownAsSaved(page, 6);
			await page.waitForTimeout(doubleTap);
			await page.getByTestId('undo').click();
			await shownAsSaved(page, 7);
			await page.getByTestId('redo').click();
			await shownAsSaved(page, 8);

			// Each of the two applies: together they are the true time again.
			await turn(page, second);
			await page.goto(site.at('/'));
			const going = page.locator(`a[href$="play?table=${table}"]`).first();
			await expect(going).toBeVisible();
			await expect(page.locator('main')).not.toContainText(/\bin (a|\d+) (year|month|day)/);
			await page.goto(address);
			await shownAsSaved(page, 8);
			expect(await calledTiles(page)).toHaveLength(6);
			tiles.push(await call(page));
			await shownAsSaved(page, 9);
			expect(new Set(tiles).size).toBe(7);
			const rows = await storedRows(page, table);
			expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);

			await endEvening(page);
			await page.goto(site.at('/past'));
			await expect(page.locator('main').getByText(en('past_count', { count: 1 }))).toBeVisible();
			await expect(page.locator('main').getByText(String(new Date().getFullYear())).first()).toBeVisible();
		}
	);
