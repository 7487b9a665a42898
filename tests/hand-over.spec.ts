import type { Page } from '@playwright/test';
import { evening } from '../scripts/bench/evening.mjs';
import { faults } from './support/axe.ts';
import { expect, long, test } from './support/test.ts';
import {
	ball,
	call,
	callButton,
	count,
	openTable,
	shownAsSaved,
	storedRows,
	tableIn
} from './support/tabs.ts';
import type { Site } from './support/site.ts';
import { patternOf, wordsIn } from './support/words.ts';

const en = wordsIn('en');
const codes = new RegExp(
	[patternOf('en', 'hand_over_code'), patternOf('en', 'hand_over_codes')]
		.map(({ source }) => source)
		.join('|')
);

const codeOf = (page: Page) => page.getByRole('img', { name: codes });

/** From the table's menu to its codes. */
async function handOver(page: Page): Promise<void> {
	await page.getByRole('button', { name: /^Game menu/ }).click();
	await page.getByRole('link', { name: en('hand_over_title') }).click();
	await expect(codeOf(page)).toBeVisible();
}

async function bringPictures(page: Page, pictures: readonly Buffer[]): Promise<void> {
	const input = page.getByLabel(en('receive_pictures'));
	await expect(input).toBeEnabled();
	await input.setInputFiles(
		pictures.map((buffer, i) => ({ name: `${String(i)}.png`, mimeType: 'image/png', buffer }))
	);
}

/** Lays a journal into the storage of a page of the app. */
const lay = (page: Page, rows: readonly object[]) =>
	page.evaluate(
		(journal) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tablemate');
				opening.onsuccess = () => {
					const tx = opening.result.transaction('entries', 'readwrite');
					for (const row of journal) tx.objectStore('entries').put(row);
					tx.oncomplete = () => {
						opening.result.close();
						resolve();
					};
					tx.onerror = () => reject(tx.error ?? new Error('not written'));
				};
			}),
		rows
	);

/** The codes as they are shown, one after the other, as pictures in a line of text each. */
async function filmOf(page: Page, codes: number): Promise<string[]> {
	const film: string[] = [];
	let last: string | null = '';
	await expect(async () => {
		const number = await codeOf(page).getAttribute('data-code');
		if (number !== last) film.push(await codeOf(page).evaluate((svg) => svg.outerHTML));
		last = number;
		expect(film.length).toBeGreaterThanOrEqual(codes);
	}).toPass({ intervals: [60], timeout: 25_000 });
	return film;
}

/** A camera that sees these pictures, over and over. */
async function cameraSees(page: Page, film: readonly string[]): Promise<void> {
	await page.addInitScript((pictures) => {
		const canvas = document.createElement('canvas');
		canvas.width = canvas.height = 640;
		const context = canvas.getContext('2d');
		const images = pictures.map((picture) => {
			const image = new Image(560, 560);
			image.src = `data:image/svg+xml,${encodeURIComponent(picture.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" '))}`;
			return image;
		});
		let shown = 0;
		navigator.mediaDevices.getUserMedia = () => {
			setInterval(() => {
				const image = images[shown++ % images.length];
				if (!context || !image?.complete) return;
				context.fillStyle = '#777';
				context.fillRect(0, 0, 640, 640);
				context.drawImage(image, 40, 40);
			}, 150);
			return Promise.resolve(canvas.captureStream(20));
		};
	}, film);
}

const otherDevice = async (page: Page, site: Site): Promise<Page> => {
	const context = await page.context().browser()?.newContext({ locale: 'en-GB', hasTouch: true });
	if (!context) throw new Error('no browser');
	const other = await context.newPage();
	await other.goto(site.home);
	return other;
};

test('a table goes on on another device by one code; here it is watched, until it is taken back', async ({
	page,
	site
}) => {
	test.setTimeout(120_000);
	const address = await openTable(page, site, { names: ['__proto__', '<img src=x onerror=x>'] });
	for (let i = 0; i < 4; i++) await call(page);
	await shownAsSaved(page, 4);
	const table = tableIn(address);
	const rows = await storedRows(page, table);
	await handOver(page);
	expect(await faults(page)).toEqual([]);
	const picture = await codeOf(page).screenshot();

	const other = await otherDevice(page, site);
	await other.goto(site.at('/people'));
	await other.getByRole('textbox').fill('__PROTO__');
	await other.getByRole('textbox').press('Enter');
	// Who leaves before it is said may leave before it is kept.
	await expect(other.getByTestId('toast')).toContainText(en('new_added', { name: '__PROTO__' }));
	await other.goto(site.at('/settings'));
	await other.getByRole('link', { name: en('receive_title') }).click();
	await expect(other.getByRole('link', { name: en('table_menu_leave') })).toBeVisible();
	await bringPictures(other, [Buffer.from('no picture')]);
	await expect(other.getByText(en('receive_no_picture'))).toBeVisible();
	expect(await faults(other)).toEqual([]);
	await bringPictures(other, [picture]);
	await expect(other.getByText(en('receive_found'))).toBeVisible();
	await expect(other.getByText(en('receive_rows', { count: 5 }))).toBeVisible();
	// Whom the device takes for one who is here is said before it does.
	await expect(other.getByText(en('backup_matched', { names: '__proto__' }))).toBeVisible();
	expect(await faults(other)).toEqual([]);
	await other.getByRole('button', { name: en('receive_take') }).click();
	await expect(ball(other)).toBeVisible();
	expect(await storedRows(other, table)).toEqual(rows);
	await call(other);
	await shownAsSaved(other, 5);

	await test.step('here it was handed over', async () => {
		await page.getByRole('button', { name: en('hand_over_done') }).click();
		await expect(page.getByText(patternOf('en', 'hand_over_away'))).toBeVisible();
		expect(await faults(page)).toEqual([]);
		// Nobody chooses who has bingo, only to be told then that this table is watched. [G-4]
		for (const button of [page.getByRole('button', { name: en('parker_bingo') }), callButton(page)]) {
			await button.click();
			await expect(page.getByTestId('toast')).toHaveText(patternOf('en', 'hand_over_away'));
			await expect(page.getByRole('dialog')).toHaveCount(0);
		}
		expect(await count(page)).toBe(4);
		await page.goto(site.home);
		await expect(page.getByRole('link', { name: new RegExp(en('hand_over_on_shelf')) })).toBeVisible();
	});
	await test.step('and comes back, with what was played there', async () => {
		await handOver(other);
		const back = await codeOf(other).screenshot();
		await page.goto(site.at('/receive'));
		await bringPictures(page, [back]);
		await page.getByRole('button', { name: en('receive_take') }).click();
		await expect(ball(page)).toBeVisible();
		expect(await count(page)).toBe(5);
		expect(await storedRows(page, table)).toEqual(await storedRows(other, table));
		await call(page);
		await shownAsSaved(page, 6);
	});
	await test.step('or is simply taken back', async () => {
		await handOver(page);
		await page.getByRole('button', { name: en('hand_over_done') }).click();
		await page.getByRole('button', { name: en('hand_over_take_back') }).click();
		await expect(page.getByText(patternOf('en', 'hand_over_away'))).toBeHidden();
		await expect(ball(page)).toBeVisible();
		await call(page);
		await shownAsSaved(page, 7);
	});
	await other.context().close();
});

test(
	'2,500 facts go over as a moving code, read by a camera that misses every fourth',
	{ tag: long },
	async ({ page, site }) => {
		test.setTimeout(120_000);
		await openTable(page, site);
		// Nothing that packs well: tiles and times as chance has them. What does not fit goes over all the same.
		let state = 1;
		const chance = (below: number) => {
			state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
			return Math.floor((state / 2 ** 32) * below);
		};
		let at = 1_795_000_000_000;
		const rows = evening('a-long-evening', 2500).map((row) => ({
			...row,
			at: (at += 1000 + chance(9000)),
			fact: row.fact.type === 'ball.called' ? { ...row.fact, number: 1 + chance(75) } : row.fact
		}));
		await lay(page, rows);
		await page.goto(site.at('/hand-over?table=a-long-evening'));
		await expect(codeOf(page)).toBeVisible();
		const name = (await codeOf(page).getAttribute('aria-label')) ?? '';
		const codes = Number(/\d+/.exec(name)?.[0]);
		expect(codes).toBeGreaterThan(8);
		expect(codes).toBeLessThan(16);
		const film = await filmOf(page, codes + Math.ceil(codes / 2) + 2);

		const other = await otherDevice(page, site);
		await cameraSees(
			other,
			film.filter((_, i) => i % 4 !== 1)
		);
		await other.goto(site.at('/receive'));
		await other.getByRole('button', { name: en('receive_camera') }).click();
		await expect(other.getByText(/\d+ of \d+ parts/)).toBeVisible();
		await expect(other.getByText(en('receive_found'))).toBeVisible({ timeout: 25_000 });
		await other.getByRole('button', { name: en('receive_take') }).click();
		await expect(other.getByTestId('saved')).toBeAttached();
		expect(await storedRows(other, 'a-long-evening')).toEqual(rows);
		await other.context().close();
	}
);

test(
	'a table goes on on another device by its file, with the names its people have now',
	{ tag: long },
	async ({ page, site }) => {
		const address = await openTable(page, site, { names: ['Ana', 'Ben'] });
		await call(page);
		await shownAsSaved(page, 1);
		const table = tableIn(address);
		const rows = await storedRows(page, table);
		// Renamed after the table was opened: its journal keeps the old name.
		await page.evaluate(async () => {
			const open = indexedDB.open('tablemate');
			const db = await new Promise<IDBDatabase>((resolve) => (open.onsuccess = () => resolve(open.result)));
			const people = db.transaction('people', 'readwrite').objectStore('people');
			const all = people.getAll();
			await new Promise((resolve) => (all.onsuccess = resolve));
			const ana = (all.result as { name: string }[]).find(({ name }) => name === 'Ana');
			await new Promise(
				(resolve) => (people.put({ ...ana, name: 'Anna Lena', born: 1990 }).onsuccess = resolve)
			);
			db.close();
		});
		await handOver(page);
		const saving = page.waitForEvent('download');
		await page.getByRole('button', { name: en('hand_over_file') }).click();
		const download = await saving;
		expect(download.suggestedFilename()).toMatch(/^Parker Bingo \d{4}-\d\d-\d\d\.json$/);
		const file = await download.path();

		const other = await otherDevice(page, site);
		await other.goto(site.at('/receive'));
		const input = other.getByLabel(en('receive_pictures'));
		await expect(input).toBeEnabled();
		const said = async (name: string, text: string, sentence: string) => {
			await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
			await expect(other.getByText(en(sentence), { exact: true })).toBeVisible();
		};
		await said('letter.json', '{"dear": "Ana"}', 'receive_not_a_game');
		await said('half.json', '{"format": "tablemate-jou', 'receive_not_a_game');
		const empty = { format: 'tablemate-journal', version: 1, tables: [] };
		await said('none.json', JSON.stringify(empty), 'receive_backup');
		await said('newer.json', JSON.stringify({ ...empty, version: 99 }), 'backup_no_newer');
		expect(await faults(other)).toEqual([]);
		await input.setInputFiles(file);
		await expect(other.getByText(en('receive_found'))).toBeVisible();
		await expect(other.getByText(/Anna Lena 0, Ben 0/)).toBeVisible();
		await other.getByRole('button', { name: en('receive_take') }).click();
		await expect(ball(other)).toBeVisible();
		expect(await storedRows(other, table)).toEqual(rows);
		await other.goto(site.at('/people'));
		await expect(other.getByRole('button', { name: /^Anna Lena/ })).toBeVisible();
		await expect(other.getByText('1990')).toHaveCount(0);
		await other.context().close();
	}
);

test('without a camera it says so, and what else can be done', { tag: long }, async ({ page, site }) => {
	await page.goto(site.at('/receive'));
	await page.getByRole('button', { name: en('receive_camera') }).click();
	await expect(
		page.getByText(en('receive_no_camera')).or(page.getByText(en('receive_denied')))
	).toBeVisible();
	expect(await faults(page)).toEqual([]);
	await page.goto(site.at('/hand-over?table=nobody'));
	await expect(page.getByText(en('play_missing'))).toBeVisible();
});

test(
	'a file of several games says where it goes, and on a short phone the way there is in sight',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		await page.goto(site.at('/receive'));
		const input = page.getByLabel(en('receive_pictures'));
		await expect(input).toBeEnabled();
		await input.setInputFiles('src/lib/games/card-bingo/journals/card-bingo-v1.json');
		const way = page.getByRole('link', { name: en('receive_to_settings') });
		await expect(way).toBeVisible();
		// On top, and not below the buttons of the dock.
		await expect
			.poll(() =>
				way.evaluate((link) => {
					const { left, bottom } = link.getBoundingClientRect();
					return link.contains(document.elementFromPoint(left + 10, bottom - 4));
				})
			)
			.toBe(true);
	}
);

test(
	'a table that was played on at both devices: its file is added beside it, and that is said',
	{ tag: long },
	async ({ page, site }) => {
		const address = await openTable(page, site);
		await call(page);
		const fileOf = async (from: Page) => {
			await from.getByRole('button', { name: /^Game menu/ }).click();
			await from.getByRole('link', { name: en('hand_over_title') }).click();
			const saving = from.waitForEvent('download');
			await from.getByRole('button', { name: en('hand_over_file') }).click();
			return (await saving).path();
		};
		const take = async (on: Page, file: string) => {
			await on.goto(site.at('/receive'));
			const input = on.getByLabel(en('receive_pictures'));
			await expect(input).toBeEnabled();
			await input.setInputFiles(file);
			await on.getByRole('button', { name: en('receive_take') }).click();
			await expect(ball(on)).toBeVisible();
		};
		const file = await fileOf(page);
		const other = await otherDevice(page, site);
		await take(other, file);
		await expect(other.getByText(en('receive_both'))).toHaveCount(0);
		for (const _ of [2, 3]) await call(other);
		const back = await fileOf(other);
		await page.getByRole('link', { name: en('hand_over_back') }).click();
		await expect(ball(page)).toBeVisible();
		await call(page);
		await page.getByRole('button', { name: en('shell_undo'), exact: true }).click();
		await take(page, back);
		await expect(page.getByTestId('toast').getByText(en('receive_both'))).toBeVisible();
		expect(tableIn(page.url())).not.toBe(tableIn(address));
		await other.context().close();
	}
);
