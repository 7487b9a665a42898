import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, long, test } from './support/test.ts';
import {
	ball,
	call,
	callButton,
	callsIn,
	count,
	lastTile,
	openTable,
	shownAsSaved,
	storedRows,
	tableIn
} from './support/tabs.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
const watching = en('play_watching');
const refused = en('refused_watching');

const notice = (page: Page) => page.getByText(watching, { exact: true });
/** Taps in a tab of several: one that lies behind draws a frame a second, and Playwright waits for two. */
async function tap(button: Locator): Promise<void> {
	await button.page().bringToFront();
	await button.click();
}
const takeOver = (page: Page) => tap(page.getByRole('button', { name: en('play_take_over') }));

/** Opens the same table in one more tab. */
async function another(context: BrowserContext, address: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(address);
	return page;
}

/** A mirror sees what the writer called within a second. */
async function follows(mirror: Page, writer: Page): Promise<void> {
	const tile = await call(writer);
	const name = await ball(writer).getAttribute('aria-label');
	await expect(ball(mirror), tile).toHaveAccessibleName(name ?? '', { timeout: 1000 });
}

/** The journal has every place once, and no tile twice. */
async function wholeJournal(page: Page, table: string): Promise<number[]> {
	const rows = await storedRows(page, table);
	expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()]);
	const calls = callsIn(rows);
	expect(new Set(calls).size).toBe(calls.length);
	return calls;
}

test('a second tab is a live mirror that refuses a tap, and takes over by its button', async ({
	page: first,
	context,
	site
}) => {
	const address = await openTable(first, site);
	await call(first);
	const second = await another(context, address);
	await test.step('the second follows along', async () => {
		await expect(notice(second)).toBeVisible();
		await expect(notice(first)).toBeHidden();
		expect(await lastTile(second)).toBe(await lastTile(first));
		await follows(second, first);
	});
	await test.step('a tap in it is refused in one sentence', async () => {
		await tap(callButton(second));
		await expect(second.getByTestId('toast')).toHaveText(refused);
		expect(await count(second)).toBe(2);
		await tap(second.getByRole('button', { name: 'Undo' }));
		expect(await wholeJournal(second, tableIn(address))).toHaveLength(2);
	});
	await test.step('it takes over, and the first becomes the mirror', async () => {
		await takeOver(second);
		await expect(notice(second)).toBeHidden();
		await expect(notice(first)).toBeVisible();
		await follows(first, second);
		await tap(callButton(first));
		await expect(first.getByTestId('toast')).toHaveText(refused);
		expect(await count(first)).toBe(3);
	});
	await test.step('when the writer goes, the mirror writes without being asked', async () => {
		await second.close();
		await expect(notice(first)).toBeHidden();
		await call(first);
		await shownAsSaved(first, 4);
		expect(await wholeJournal(first, tableIn(address))).toHaveLength(4);
	});
});

test(
	'a table is taken over from a frozen tab, and its thawing loses and doubles nothing',
	{ tag: long },
	async ({ page: first, context, site }) => {
		const address = await openTable(first, site);
		await call(first);
		await call(first);
		await shownAsSaved(first, 2);
		const second = await another(context, address);
		await expect(notice(second)).toBeVisible();

		// The first tab stands still with a tap on its way to the disk: before the transaction that would write it.
		const devtools = await context.newCDPSession(first);
		await devtools.send('Debugger.enable');
		await first.evaluate(() => {
			const begin = Object.getOwnPropertyDescriptor(IDBDatabase.prototype, 'transaction')?.value as (
				this: IDBDatabase,
				...args: Parameters<IDBDatabase['transaction']>
			) => IDBTransaction;
			IDBDatabase.prototype.transaction = function (...args) {
				const [stores, mode] = args;
				// eslint-disable-next-line no-debugger -- this is what stops the page, as a system stops a tab
				if (mode === 'readwrite' && Array.isArray(stores) && stores.includes('entries')) debugger;
				return begin.apply(this, args);
			};
		});
		const stopped = new Promise((resolve) => devtools.once('Debugger.paused', resolve));
		await first.bringToFront();
		const tapped = callButton(first).click();
		await stopped;

		await takeOver(second);
		await expect(notice(second)).toBeHidden();
		expect(await count(second), 'the tap of the frozen tab is nowhere').toBe(2);
		await call(second);
		await call(second);
		await shownAsSaved(second, 4);

		await devtools.send('Debugger.disable');
		await tapped;
		await expect(notice(first)).toBeVisible();
		await expect(ball(first)).toHaveAccessibleName((await ball(second).getAttribute('aria-label')) ?? '');
		expect(await count(first)).toBe(4);
		expect(await wholeJournal(first, tableIn(address))).toHaveLength(4);
		await takeOver(first);
		await expect(first.getByText(en('play_lost', { count: 1 }))).toBeVisible();
		await tap(first.getByRole('button', { name: en('play_understood') }));
		await follows(second, first);
		await shownAsSaved(first, 5);
		expect(await wholeJournal(first, tableIn(address))).toHaveLength(5);
	}
);
