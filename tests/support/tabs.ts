import { readFileSync } from 'node:fs';
import { expect, type Download, type Page } from '@playwright/test';
import { doubleTap } from './hand.ts';
import type { Site } from './site.ts';
import { wordsIn } from './words.ts';

const en = wordsIn('en');

/** A row of a journal as it lies in storage. */
export interface StoredRow {
	readonly seq: number;
	readonly fact?: { readonly type: string; readonly number?: number };
	readonly strikes?: number;
	readonly restores?: number;
}

/** What a page's `data-saved` says: the seq up to which the journal is on the disk. */
export const savedMark = (page: Page) => page.getByTestId('saved');

/** Waits until the page says that its journal is on the disk up to that row. */
export async function shownAsSaved(page: Page, seq: number): Promise<void> {
	await expect(savedMark(page)).toHaveAttribute('data-saved', String(seq));
}

/** Waits until all of the journal is on the disk, whatever its last row is. */
export async function allSaved(page: Page): Promise<void> {
	const last = await savedMark(page).getAttribute('data-last');
	await expect(savedMark(page)).toHaveAttribute('data-saved', last ?? 'a row');
}

/**
 * Waits until what is half typed or set aside is on the disk, too: it is written at once, but a page that has just been
 * opened begins a new log before it writes (docs/decisions/0028).
 */
export async function allKept(page: Page): Promise<void> {
	await page.waitForTimeout(500);
	// What reads comes after what was to be written before it.
	await page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(new Error('no storage'));
				opening.onsuccess = () => {
					const { result: db } = opening;
					const reading = db.transaction([...db.objectStoreNames]);
					reading.oncomplete = () => {
						db.close();
						resolve();
					};
				};
			})
	);
}

/** Loads a table anew, as a phone does that was locked for a while: what was tapped last has been written by then. */
export async function loadAnew(page: Page): Promise<void> {
	await allSaved(page);
	await allKept(page);
	await page.reload();
}

/** Sets up a table of Parker Bingo, called by the app, and answers its address. */
export async function openTable(
	page: Page,
	site: Site,
	{ names = ['Ana', 'Ben'], tiles = false }: { names?: readonly string[]; tiles?: boolean } = {}
): Promise<string> {
	await page.goto(site.at('/new?box=parker-bingo'));
	const field = page.getByRole('textbox', { name: 'Name', exact: true });
	for (const name of names) {
		await field.fill(name);
		await field.press('Enter');
	}
	if (tiles) {
		const choice = page.getByRole('radiogroup', { name: en('parker_cards_what_tiles'), exact: true });
		await choice.getByRole('radio', { name: en('parker_tiles_real') }).check({ force: true });
	}
	await page.getByRole('button', { name: new RegExp(`^${en('new_start')}`) }).click();
	await expect(page).toHaveURL(/\/play\?table=/);
	await expect(page.getByTestId('saved')).toBeAttached();
	return page.url();
}

/** Ends the evening from the table's menu, which asks for a second tap. */
export async function endEvening(page: Page): Promise<void> {
	await page.getByRole('button', { name: en('table_menu_label') }).click();
	const end = page.getByRole('button', { name: new RegExp(`^${en('parker_end_evening')}`) });
	await end.click();
	await expect(end).toContainText(en('table_tap_again'));
	await page.waitForTimeout(doubleTap);
	await end.click();
}

/** The call button, whatever it says at the moment. */
export const callButton = (page: Page) => page.getByRole('button', { name: /^Call( the first tile)?$/ });

/** The ball on the screen; its name says the tile and the count. */
export const ball = (page: Page) => page.getByRole('button', { name: /Say again$/ });

/** How many tiles the screen says are out. */
export async function count(page: Page): Promise<number> {
	if (!(await ball(page).isVisible())) return 0;
	const name = (await ball(page).getAttribute('aria-label')) ?? '';
	return Number(/, (\d+) of 75/.exec(name)?.[1]);
}

/** Calls the app's next tile and answers its name, as in "N 31". Waits out the guard against double taps. */
export async function call(page: Page): Promise<string> {
	await page.bringToFront();
	const before = await count(page);
	await expect(async () => {
		if ((await count(page)) === before) await callButton(page).click();
		expect(await count(page)).toBe(before + 1);
	}).toPass({ intervals: [100] });
	return lastTile(page);
}

export async function lastTile(page: Page): Promise<string> {
	return ((await ball(page).getAttribute('aria-label')) ?? '').replace(/,.*/, '');
}

/** All tiles the check-board shows as called, lowest first. */
export async function calledTiles(page: Page): Promise<number[]> {
	const texts = await page.getByText(/^\s*\d+\s*, called$/).allTextContents();
	return texts.map((text) => Number.parseInt(text, 10)).sort((a, b) => a - b);
}

/** The id in a table's address. */
export const tableIn = (address: string): string => new URL(address).searchParams.get('table') ?? '';

/** The rows of a table as they lie in the page's IndexedDB, through a connection of its own. */
export function storedRows(page: Page, table: string): Promise<StoredRow[]> {
	return page.evaluate(
		(id) =>
			new Promise<StoredRow[]>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const db = opening.result;
					const range = IDBKeyRange.bound([id, 0], [id, []], false, true);
					const reading = db.transaction('entries').objectStore('entries').getAll(range);
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.onsuccess = () => {
						db.close();
						resolve(reading.result as StoredRow[]);
					};
				};
			}),
		table
	);
}

/** What a table drew from so far: another seed from each end on that phones were told of and that was taken back. */
export async function seedsOf(page: Page, table: string): Promise<ReadonlySet<unknown>> {
	const rows = await storedRows(page, table);
	return new Set(rows.flatMap(({ fact }) => (fact && 'seed' in fact ? fact.seed : [])));
}

/** What was called, in order, in a journal without strikes. */
export const callsIn = (rows: readonly StoredRow[]): number[] =>
	rows.flatMap(({ fact }) =>
		fact?.type === 'ball.called' && fact.number !== undefined ? [fact.number] : []
	);

/** A journal file that a page handed out. */
export async function journalIn(
	download: Download
): Promise<{ tables: { table: string; rows: StoredRow[]; damaged?: unknown[] }[] }> {
	return JSON.parse(readFileSync(await download.path(), 'utf8')) as Awaited<ReturnType<typeof journalIn>>;
}

/** Tells a table facts through storage, as if they had been told one by one; the page reads them when it loads again. */
export async function addFacts(
	page: Page,
	table: string,
	facts: readonly { readonly type: string }[]
): Promise<void> {
	const rows = await storedRows(page, table);
	const last = rows.at(-1) as (StoredRow & { readonly at: number; readonly v: number }) | undefined;
	if (!last) throw new Error('no such table');
	const added = facts.map((fact, i) => ({
		table,
		seq: last.seq + 1 + i,
		at: last.at + 1 + i,
		v: last.v,
		fact
	}));
	await page.evaluate(
		(rows) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const db = opening.result;
					const writing = db.transaction('entries', 'readwrite');
					for (const row of rows) writing.objectStore('entries').add(row);
					writing.onabort = () => reject(writing.error ?? new Error('not written'));
					writing.oncomplete = () => {
						db.close();
						resolve();
					};
				};
			}),
		added
	);
}
