import type { Page } from '@playwright/test';
import { golden, openWritten, writeTables } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';
import { calls, cards, opened, parker } from './support/told-tables.ts';

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

const half = (box: string, name: string) => {
	const { facts } = golden(box, name);
	return facts.slice(0, Math.ceil(facts.length / 2));
};
const tables = {
	parker: [parker(), ...calls],
	quingo: half('quingo', 'full-v2'),
	sheets: half('quingo', 'sheets-v1'),
	sino: half('sino', 'sino-v2-played'),
	pad: [opened('sino', { keeping: 'pad', dice: 'real', options: { hints: false, odds: false } })],
	tally: half('bing-oh', 'tally-v1'),
	ledger: half('bing-oh', 'ledger-v2'),
	any: [opened('any-game', { wins: 'highest', ends: { how: 'open' }, dealer: null })],
	cardgo: half('card-bingo', 'cardgo-v1'),
	// What its felt leaves behind is seen on the shelf.
	cards: [cards()]
};

/** Where everything on the page lies and how it looks, in a line each. */
const looks = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('html, body, main, header, footer, main *, header *, footer *')]
			.filter((element) => element.checkVisibility())
			.map((element) => {
				const { x, y, width, height } = element.getBoundingClientRect();
				const { color, backgroundColor, fontSize, fontWeight, padding, margin, display } =
					getComputedStyle(element);
				const place = [x, y, width, height].map((px) => px.toFixed(1)).join(' ');
				const style = [color, backgroundColor, fontSize, fontWeight, padding, margin, display].join(' ');
				return `${element.tagName} ${element.getAttribute('class') ?? ''} ${place} ${style}`;
			})
	);

/** The looks once nothing changes any more. */
async function atRest(page: Page): Promise<string[]> {
	let before: string[] = [];
	await expect(async () => {
		const now = await looks(page);
		const rests = now.length > 10 && now.join() === before.join();
		before = now;
		expect(rests).toBe(true);
	}).toPass({ intervals: [100, 200] });
	return before;
}

/** Goes to an address as a link of the app does: without another load. */
const go = (page: Page, address: string) =>
	page.evaluate((address) => {
		const link = document.createElement('a');
		link.href = address;
		document.body.append(link);
		link.click();
		link.remove();
	}, address);

test(
	'no box changes the looks of another: after all others each looks as it does alone',
	{ tag: long },
	async ({ page, site }) => {
		await writeTables(page, site, tables);
		const alone = new Map<string, string[]>();
		for (const table of Object.keys(tables)) {
			await openWritten(page, site, table);
			// What is fetched once the table is on the screen is there: nothing moves before it, and then it does.
			await page.waitForLoadState('networkidle');
			alone.set(table, await atRest(page));
		}
		// Every table is opened within the same page, so that the styles of all that came before are there.
		await page.goto(site.home);
		const shelf = await atRest(page);
		let loads = 0;
		page.on('domcontentloaded', () => (loads += 1));
		for (const looked of [false, true])
			for (const table of Object.keys(tables)) {
				await go(page, site.at(`/play?table=${table}`));
				await expect(page.getByTestId('saved')).toBeAttached();
				const now = await atRest(page);
				if (looked) expect(now, table).toEqual(alone.get(table));
				await go(page, site.home);
				await expect(page.getByTestId('saved')).toHaveCount(0);
			}
		expect(await atRest(page), 'the shelf').toEqual(shelf);
		// From one screen of a box to another.
		await go(page, site.at('/new?box=card-bingo'));
		await expect(page.locator('html[data-box=cards]')).toBeAttached();
		await go(page, site.at('/play?table=cards'));
		await expect(page.getByTestId('saved')).toBeAttached();
		expect(await atRest(page)).toEqual(alone.get('cards'));
		expect(loads).toBe(0);
	}
);
