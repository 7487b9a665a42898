import type { Page } from '@playwright/test';
import { makeHost, nextVersion, type Host } from './support/next-version.ts';
import { builds, openSite } from './support/site.ts';
import { doubleTap, mouse } from './support/hand.ts';
import { ball, call, callsIn, openTable, shownAsSaved, storedRows, tableIn } from './support/tabs.ts';
import { expect, long, offline, test as base, whenKept } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

const test = base.extend<{ host: Host }>({
	// eslint-disable-next-line no-empty-pattern -- Playwright wants to see that it needs nothing
	host: async ({}, use) => {
		const host = makeHost(builds.root.dir);
		await use(host);
		host.remove();
	},
	site: async ({ host }, use) => {
		const site = await openSite(builds.root, host.dir);
		await use(site);
		await site.kill();
	}
});

const prompt = (page: Page) => page.getByRole('region', { name: en('update_ready') });
const start = (page: Page) => prompt(page).getByRole('button', { name: en('update_start') });

/** A mark that any load of the page wipes away. */
const mark = (page: Page) =>
	page.evaluate(() => {
		Object.assign(globalThis, { unmoved: true });
	});
const unmoved = (page: Page) => page.evaluate(() => 'unmoved' in globalThis);

/** Which build the page runs. */
const runs = (page: Page) =>
	page.evaluate(() => (document.querySelector('link[href*="-next."]') ? 'next' : 'first'));

/** Asks for a new version, as the app does once an hour and at every start. */
const lookForNew = (page: Page) =>
	page.evaluate(async () => {
		await (await navigator.serviceWorker.ready).update();
	});

test(
	'a new version is asked for, never taken: later, refused beside another table, and accepted in mid game',
	{ tag: offline },
	async ({ page, context, site, host }) => {
		test.setTimeout(120_000);
		await page.goto(site.home);
		await whenKept(page);
		const address = await openTable(page, site);
		await call(page);
		await call(page);
		await shownAsSaved(page, 2);
		await mark(page);

		await test.step('the next version is deployed: the table is asked, and plays on', async () => {
			host.deploy();
			expect((await fetch(site.at(host.oldScript))).status, 'the first build is gone').toBe(404);
			await lookForNew(page);
			await expect(prompt(page)).toBeVisible({ timeout: 20_000 });
			await call(page);
			await expect(prompt(page)).toBeVisible();
			await prompt(page).getByRole('button', { name: 'Later' }).click();
			await expect(prompt(page)).toBeHidden();
			await call(page);
			await shownAsSaved(page, 4);
		});

		await test.step('the old page still finds what it had not fetched yet', async () => {
			await page.getByRole('button', { name: /^Game menu/ }).click();
			await page.getByRole('button', { name: new RegExp(`^${en('log_title')}`) }).click();
			await expect(page.getByRole('dialog').getByText(/was called/)).toHaveCount(4);
			await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
			await page.getByRole('link', { name: 'Back to the shelf' }).click();
			await page.getByRole('link', { name: en('parker_lid') }).click();
			await page.getByRole('link', { name: 'Rules', exact: true }).click();
			await expect(page.getByText('PB-9', { exact: false }).first()).toBeVisible();
			// Both arrows lie at the same place: a hand that taps there twice at once shakes.
			await mouse.press(page.getByRole('link', { name: en('new_title') }));
			await mouse.press(page.getByRole('link', { name: 'Back to the shelf' }));
			await page.getByRole('link', { name: 'Past games' }).click();
			await expect(page.getByText('Finished games are kept here.')).toBeVisible();
			await page.getByRole('link', { name: 'Settings' }).click();
			await expect(page.getByText(`Version ${host.version}`)).toBeVisible();
			expect(await unmoved(page), 'no page was loaded again').toBe(true);
		});

		await test.step('a reload stays on the old version, and asks again', async () => {
			await page.goto(address);
			await expect(ball(page)).toHaveAccessibleName(/, 4 of 75/);
			expect(await runs(page)).toBe('first');
			await expect(prompt(page)).toBeVisible();
			await mark(page);
		});

		const shelf = await context.newPage();
		await test.step('accepting it beside a table in play is refused in one sentence', async () => {
			await shelf.goto(site.home);
			await mark(shelf);
			await start(shelf).click();
			await expect(shelf.getByTestId('toast')).toHaveText(en('update_other_table'));
			await page.bringToFront();
			await call(page);
			expect([await unmoved(page), await unmoved(shelf)]).toEqual([true, true]);
			await shownAsSaved(page, 5);
		});

		await test.step('accepted at the table itself, the new version shows the game where it was', async () => {
			const name = (await ball(page).getAttribute('aria-label')) ?? '';
			// A page that loads at this moment starts the old worker once more (docs/decisions/0006).
			for (const one of [page, shelf]) await one.waitForLoadState('networkidle');
			await page.waitForTimeout(1000);
			await start(page).click();
			await expect.poll(() => runs(page).catch(() => 'loading')).toBe('next');
			await expect(ball(page)).toHaveAccessibleName(name);
			await expect(prompt(page)).toBeHidden();
			await call(page);
			await shownAsSaved(page, 6);
			expect(callsIn(await storedRows(page, tableIn(address)))).toHaveLength(6);
		});

		await test.step('the other tab is left alone, and goes on to the new version at its next page', async () => {
			await shelf.bringToFront();
			expect(await unmoved(shelf)).toBe(true);
			await shelf.getByRole('link', { name: 'Settings' }).click();
			await expect(shelf.getByText(`Version ${nextVersion}`)).toBeVisible();
		});
	}
);

/** Makes storage refuse this page what is written, as a full device does, or take it again. */
const refuse = (page: Page, full: boolean) =>
	page.evaluate((refuses) => {
		const store = IDBObjectStore.prototype as IDBObjectStore & { took?: IDBObjectStore['add'] };
		store.took ??= Object.getOwnPropertyDescriptor(store, 'add')?.value as IDBObjectStore['add'];
		store.add = refuses
			? () => {
					throw new DOMException('for the test', 'QuotaExceededError');
				}
			: store.took;
	}, full);

test(
	'what is not saved holds the new version back in every tab, and says why; the browser asks before it goes',
	{ tag: [offline, long] },
	async ({ page, context, site, host }) => {
		test.setTimeout(120_000);
		await page.goto(site.home);
		await whenKept(page);
		const address = await openTable(page, site);
		await call(page);
		await shownAsSaved(page, 1);
		const shelf = await context.newPage();
		await shelf.goto(site.home);
		host.deploy();
		await lookForNew(page);
		await page.bringToFront();
		await refuse(page, true);
		for (let i = 0; i < 8; i += 1) await call(page);
		await expect(page.getByText(en('trouble_full'))).toBeVisible();
		await expect(prompt(page)).toBeVisible({ timeout: 20_000 });
		for (const one of [page, shelf]) {
			await mark(one);
			await one.bringToFront();
			await start(one).click();
			await expect(one.getByTestId('toast').filter({ hasText: en('update_not_saved') })).toBeVisible();
			expect(await unmoved(one)).toBe(true);
		}

		await test.step('left for the shelf, the table still holds it back', async () => {
			await page.bringToFront();
			await page.getByRole('link', { name: 'Back to the shelf' }).click();
			await expect(page.getByRole('link', { name: /Parker Bingo.*Ana/ })).toBeVisible();
			await shelf.bringToFront();
			await expect(start(shelf)).toBeVisible({ timeout: 20_000 });
			// A second tap on one button is one only at a person's pace.
			await shelf.waitForTimeout(doubleTap);
			await start(shelf).click();
			await expect(shelf.getByTestId('toast').filter({ hasText: en('update_not_saved') })).toBeVisible();
		});

		await test.step('to load the page again is a question', async () => {
			await page.bringToFront();
			const asked = page.waitForEvent('dialog');
			void page.evaluate(() => location.reload()).catch(() => undefined);
			const question = await asked;
			expect(question.type()).toBe('beforeunload');
			await question.dismiss();
			expect(await unmoved(page)).toBe(true);
			await page.getByRole('link', { name: /Parker Bingo.*Ana/ }).click();
			await expect(ball(page)).toHaveAccessibleName(/, 9 of 75/);
		});

		await test.step('saved after all, the new version is taken', async () => {
			await refuse(page, false);
			await page.getByRole('button', { name: en('play_try_again') }).click();
			await shownAsSaved(page, 9);
			for (const one of [page, shelf]) await one.waitForLoadState('networkidle');
			await page.waitForTimeout(1000);
			await start(page).click();
			await expect.poll(() => runs(page).catch(() => 'loading')).toBe('next');
			await expect(ball(page)).toHaveAccessibleName(/, 9 of 75/);
			expect(callsIn(await storedRows(page, tableIn(address)))).toHaveLength(9);
		});
	}
);
