import type { Page } from '@playwright/test';
import { expect, faults, long, offline, test, whenKept } from './support/test.ts';
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
import { doubleTap } from './support/hand.ts';
import { wordsIn } from './support/words.ts';
import { bystander, saveFile, says, sentences } from './support/trouble.ts';

const en = wordsIn('en');

async function loadAgain(page: Page, tile: string, calls: number): Promise<void> {
	await page.reload();
	await expect(ball(page)).toHaveAccessibleName(new RegExp(`^${tile}, ${calls} of 75`));
}

/** Writes until not even a few bytes fit, in a database that is not the app's. */
function fillStorage(page: Page): Promise<void> {
	return page.evaluate(async () => {
		const db = await new Promise<IDBDatabase>((resolve) => {
			const opening = indexedDB.open('ballast');
			opening.onupgradeneeded = () => opening.result.createObjectStore('lead', { autoIncrement: true });
			opening.onsuccess = () => resolve(opening.result);
		});
		const fits = (size: number) =>
			new Promise<boolean>((resolve) => {
				const tx = db.transaction('lead', 'readwrite');
				tx.objectStore('lead').put(crypto.getRandomValues(new Uint8Array(size)));
				tx.oncomplete = () => resolve(true);
				tx.onabort = () => resolve(false);
			});
		for (let size = 65_536; size >= 16; size /= 2) while (await fits(size));
		db.close();
	});
}

test(
	'a full device is said once; play goes on, a file holds it all, and trying again saves it',
	{ tag: [offline, faults] },
	async ({ page, context, site }) => {
		const devtools = await context.newCDPSession(page);
		const origin = new URL(site.home).origin;
		// Before anything is written, for later Chromium goes by the old limit for half a minute. Of its own it keeps 1.3 MB
		// beside scripts once they have run, and the app 2.1 MB: with less room than that, no row fits where they come first.
		await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 6_000_000 });
		await page.goto(site.home);
		await whenKept(page);
		const address = await openTable(page, site);
		await call(page);
		await shownAsSaved(page, 1);
		await fillStorage(await bystander(page, site));
		await page.bringToFront();
		await call(page);
		await says(page, 'full');
		await call(page);
		await page.getByRole('button', { name: 'Undo' }).click();
		await call(page);
		await says(page, 'full');
		expect(await count(page)).toBe(3);
		expect(await storedRows(page, tableIn(address))).toHaveLength(2);
		const file = await saveFile(page);
		expect(file.rows.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5]);

		await page.getByRole('button', { name: 'Try again' }).click();
		await says(page, 'full');
		await devtools.send('Storage.overrideQuotaForOrigin', { origin });
		// A second tap on one button is one only at a person's pace; the try before may still save it, and be faster.
		await page.waitForTimeout(doubleTap);
		await page
			.getByRole('button', { name: 'Try again' })
			.click({ timeout: 2_000 })
			.catch(() => undefined);
		await expect(page.getByText(sentences.full)).toBeHidden();
		await shownAsSaved(page, 5);
		expect(await storedRows(page, tableIn(address))).toEqual(file.rows);
		await loadAgain(page, await lastTile(page), 3);
	}
);

const denials: Record<string, () => void> = {
	'by a refusal': () => {
		IDBFactory.prototype.open = () => {
			throw new DOMException('denied by the user', 'SecurityError');
		};
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied by the user', 'SecurityError');
			}
		});
	},
	'by its absence': () => Object.defineProperty(window, 'indexedDB', { value: undefined })
};
for (const [how, deny] of Object.entries(denials)) {
	test(
		`with storage denied ${how}, a whole round is played in memory, a file at hand`,
		{ tag: [long, faults] },
		async ({ page, site }) => {
			await page.addInitScript(deny);
			await openTable(page, site, { tiles: true });
			await says(page, 'denied');
			for (const number of [1, 2, 3, 4, 5])
				await page.getByRole('button', { name: `B ${number}`, exact: true }).click();
			await page.getByRole('button', { name: 'Bingo!' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
			await page.getByRole('radio', { name: 'B column' }).check({ force: true });
			for (const number of [1, 2, 3, 4, 5])
				await page.getByRole('button', { name: `B ${number}`, exact: true }).click();
			await page.getByRole('button', { name: en('parker_award', { name: 'Ben' }) }).click();
			await expect(page.locator('main').getByText('Ben wins the round')).toBeVisible();
			await says(page, 'denied');
			const { rows } = await saveFile(page);
			expect(rows.at(-1)?.fact?.type).toBe('bingo.awarded');
			expect(callsIn(rows)).toEqual([1, 2, 3, 4, 5]);

			// A look at the shelf and back loses nothing: the window still knows the table.
			await page.getByRole('link', { name: 'Back to the shelf' }).click();
			await says(page, 'denied');
			await page.getByRole('link', { name: /Parker Bingo.*Ana/ }).click();
			await expect(page.locator('main').getByText('Ben wins the round')).toBeVisible();
			await page.getByRole('button', { name: en('parker_new_round') }).click();
			await expect(page.getByRole('heading', { level: 1 })).toContainText('round 2');
		}
	);
}

test(
	'when the browser clears or closes the storage under the app, nothing is lost from the screen',
	{ tag: [long, faults] },
	async ({ page, context, site }) => {
		const address = await openTable(page, site);
		const table = tableIn(address);
		await call(page);
		await call(page);
		await shownAsSaved(page, 2);
		const devtools = await context.newCDPSession(page);
		await test.step('cleared by the browser', async () => {
			const origin = new URL(site.home).origin;
			await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
			await call(page);
			await shownAsSaved(page, 3);
			expect(callsIn(await storedRows(page, table))).toHaveLength(3);
		});
		await test.step('deleted by another page', async () => {
			const other = await bystander(page, site);
			await other.evaluate(
				() =>
					new Promise<void>((resolve, reject) => {
						const deleting = indexedDB.deleteDatabase('tablemate');
						deleting.onsuccess = () => resolve();
						deleting.onerror = () => reject(deleting.error ?? new Error('not deleted'));
					})
			);
			await other.close();
			await call(page);
			await shownAsSaved(page, 4);
			expect(callsIn(await storedRows(page, table))).toHaveLength(4);
		});
		await loadAgain(page, await lastTile(page), 4);
	}
);

test('a damaged row is set aside and said once; the rest and the other tables stay whole', async ({
	page,
	site
}) => {
	const other = await openTable(page, site, { names: ['Cleo', 'Dan'] });
	await call(page);
	const otherTile = await lastTile(page);
	await shownAsSaved(page, 1);
	const address = await openTable(page, site);
	const tiles = [await call(page), await call(page), await call(page)];
	await shownAsSaved(page, 3);
	await page.goto(site.home);
	await page.evaluate(
		(table) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onsuccess = () => {
					const tx = opening.result.transaction('entries', 'readwrite');
					tx.objectStore('entries').put({ table, seq: 2, at: 'yesterday', fact: ['?', 99] });
					tx.oncomplete = () => {
						opening.result.close();
						resolve();
					};
					tx.onerror = () => reject(tx.error ?? new Error('not written'));
				};
			}),
		tableIn(address)
	);

	await page.goto(address);
	await says(page, 'damaged');
	await expect(ball(page)).toHaveAccessibleName(new RegExp(`^${String(tiles[2])}, 2 of 75`));
	const file = await saveFile(page);
	expect(callsIn(file.rows)).toHaveLength(2);
	expect(file.damaged).toEqual([
		expect.objectContaining({
			seq: 2,
			raw: { table: tableIn(address), seq: 2, at: 'yesterday', fact: ['?', 99] }
		})
	]);
	await page.getByRole('button', { name: en('play_understood') }).click();
	await expect(page.getByText(sentences.damaged)).toBeHidden();
	await expect(callButton(page)).toBeEnabled();
	// The tile of the damaged row is in the bag again, and is the next one.
	expect(await call(page)).toBe(tiles[1]);
	await shownAsSaved(page, 4);
	await loadAgain(page, String(tiles[1]), 3);

	await page.goto(other);
	await expect(ball(page)).toHaveAccessibleName(new RegExp(`^${otherTile}, 1 of 75`));
	await expect(page.getByText(sentences.damaged)).toBeHidden();
});
