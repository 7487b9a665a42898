import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { expect, long, test, whenAlive } from './support/test.ts';
import { ball, call, endEvening, openTable, shownAsSaved, storedRows, tableIn } from './support/tabs.ts';
import type { Site } from './support/site.ts';
import { patternOf, wordsIn } from './support/words.ts';

const en = wordsIn('en');

interface Backup {
	readonly tables: readonly { readonly table: string; readonly rows: readonly Record<string, unknown>[] }[];
}

async function openSettings(page: Page, site: Site): Promise<void> {
	await page.goto(site.at('/settings'));
	await whenAlive(page);
	await expect(page.getByRole('button', { name: 'Save a backup' })).toBeVisible();
}

async function save(page: Page, button: string): Promise<Buffer> {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: button }).click()
	]);
	return readFileSync(await download.path());
}

async function bring(page: Page, buffer: Buffer | string, name = 'backup.json'): Promise<void> {
	await page
		.getByLabel('Choose a backup')
		.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(buffer) });
	await expect(page.getByText(en('backup_reading'))).toBeHidden();
}

const wipe = (page: Page) =>
	page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				localStorage.clear();
				const deleting = indexedDB.deleteDatabase('tablemate');
				deleting.onsuccess = () => resolve();
				deleting.onerror = () => reject(deleting.error ?? new Error('not deleted'));
			})
	);

const tableOf = (rows: readonly Record<string, unknown>[], table: string) => ({
	table,
	rows: rows.map((row) => ({ ...row, table }))
});
const fileOf = (tables: readonly unknown[], more: object = {}): string =>
	JSON.stringify({ format: 'tablemate-journal', version: 1, tables, ...more });

test('saved, wiped and brought in again: the same table, the same people, the same bytes', async ({
	page,
	site
}) => {
	const address = await openTable(page, site, { names: ['__proto__', '<img src=x onerror=x>'] });
	await call(page);
	await call(page);
	await shownAsSaved(page, 2);
	const rows = await storedRows(page, tableIn(address));
	await openSettings(page, site);
	const packed = await save(page, 'Save a backup');
	expect(packed.subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]));

	await wipe(page);
	await openSettings(page, site);
	await bring(page, packed, 'tablemate.json.gz');
	await expect(page.getByText(en('backup_added', { count: 1 }))).toBeVisible();
	await expect(
		page.getByText(en('backup_people', { count: 2, names: '<img src=x onerror=x> and __proto__' }))
	).toBeVisible();
	expect(await faults(page)).toEqual([]);
	expect(await storedRows(page, tableIn(address))).toEqual(rows);
	await page.getByText('Other files').click();
	const plain = (await save(page, en('settings_export_plain'))).toString('utf8');
	const undated = (text: string) => text.replace(/"exportedAt": "[^"]*"/, '');
	expect(undated(plain)).toBe(undated(gunzipSync(packed).toString('utf8')));

	await test.step('the same file twice brings nothing new', async () => {
		await bring(page, packed);
		await expect(page.getByText(en('backup_nothing_new'))).toBeVisible();
		// What can be taken back is the one before, which is named by its time.
		await expect(page.getByText(patternOf('en', 'backup_undo_when'))).toBeVisible();
	});
	await test.step('the table plays on', async () => {
		await page.goto(address);
		await expect(ball(page)).toBeVisible();
		await call(page);
		await shownAsSaved(page, 3);
		await expect(page.locator('img')).toHaveCount(0);
	});
	await test.step('what was played on since stays when the restore is taken back', async () => {
		await openSettings(page, site);
		await page.getByRole('button', { name: en('backup_undo') }).click();
		await expect(page.getByText(en('backup_undone_stayed', { count: 1 }))).toBeVisible();
		expect(await storedRows(page, tableIn(address))).toHaveLength(4);
	});
});

test(
	'who has the name of one who is here is that person, keeps the name, which is said, and can be parted',
	{ tag: long },
	async ({ page, site }) => {
		await openTable(page, site, { names: ['Ana', 'Ben'] });
		await openSettings(page, site);
		await bring(page, fileOf([], { people: [{ id: 'there', name: 'ana', lastPlayedAt: 1 }] }));
		await expect(page.getByText(en('backup_matched', { names: 'ana' }))).toBeVisible();
		await bring(page, fileOf([], { people: [{ id: 'there', name: 'Anna', lastPlayedAt: 1 }] }));
		const kept = en('backup_kept_name', { here: 'Ana', there: 'Anna' });
		await expect(page.getByText(en('backup_kept_names', { names: kept }))).toBeVisible();
		await page.goto(site.at('/people'));
		await page.getByRole('button', { name: /Ana/ }).click();
		await page.getByRole('button', { name: en('people_part', { name: 'ana' }) }).click();
		await expect(page.getByTestId('toast')).toHaveText(en('people_parted', { name: 'ana' }));
	}
);

test('a restore adds, lays what went apart beside it, and is taken back whole', async ({ page, site }) => {
	const address = await openTable(page, site);
	await call(page);
	await shownAsSaved(page, 1);
	const table = tableIn(address);
	await openSettings(page, site);
	await page.getByText('Other files').click();
	const old = JSON.parse((await save(page, en('settings_export_plain'))).toString()) as Backup;
	const { rows } = old.tables[0]!;
	const apart = [...rows.slice(0, 1), { ...rows[1], fact: { type: 'ball.called', number: 75 } }];
	await bring(
		page,
		fileOf([
			tableOf(rows, 'another'),
			{ table, rows: apart },
			{ table: 'x', rows: [{ ...rows[0], table: 'x', fact: { type: 'table.opened', box: 'chess' } }] },
			{ table: 'y', rows: [...tableOf(rows, 'y').rows, { table: 'y', seq: 2, at: 'then' }] }
		])
	);
	await expect(page.getByText(en('backup_added', { count: 1 }))).toBeVisible();
	await expect(page.getByText(en('backup_copied', { count: 1 }))).toBeVisible();
	await expect(page.getByText(en('backup_why_unknown_box', { box: 'chess' }))).toBeVisible();
	await expect(page.getByText(en('backup_why_unreadable'))).toBeVisible();
	expect(await faults(page)).toEqual([]);
	expect(await storedRows(page, table)).toEqual(rows);
	await page.goto(site.home);
	await expect(page.getByRole('link', { name: /Parker Bingo.*Ana/ })).toHaveCount(3);

	await openSettings(page, site);
	await expect(page.getByText(patternOf('en', 'backup_undo_when'))).toBeVisible();
	await page.getByRole('button', { name: en('backup_undo') }).click();
	await expect(page.getByText(en('backup_undone'), { exact: true })).toBeVisible();
	await page.goto(site.home);
	await expect(page.getByRole('link', { name: /Parker Bingo.*Ana/ })).toHaveCount(1);
	expect(await storedRows(page, table)).toEqual(rows);
});

test('any other file: one sentence, and nothing is changed', { tag: long }, async ({ page, site }) => {
	await openTable(page, site);
	await shownAsSaved(page, 0);
	await openSettings(page, site);
	const files: [string | Buffer, string][] = [
		[JSON.stringify({ plays: [], players: [] }), en('backup_no_not_whole')],
		['not a file of ours at all', en('backup_no_not_whole')],
		[fileOf([]).slice(0, 30), en('backup_no_not_whole')],
		[gzipSync(fileOf([])).subarray(0, 20), en('backup_no_not_whole')],
		[gzipSync(Buffer.alloc(51_000_000, 0x20)), en('backup_no_too_much')],
		[fileOf([], { version: 9 }), en('backup_no_newer')],
		['['.repeat(100_000), en('backup_no_too_much')]
	];
	for (const [file, sentence] of files) {
		await bring(page, file);
		await expect(page.getByText(sentence)).toBeVisible();
		await expect(page.getByText(en('backup_nothing_changed'))).toBeVisible();
		await expect(page.getByRole('button', { name: en('backup_undo') })).toBeHidden();
	}
	expect(await faults(page)).toEqual([]);
});

test(
	'after the first finished game the browser is asked to keep it; three games later the shelf reminds',
	{ tag: long },
	async ({ page, site }) => {
		await page.addInitScript(() => {
			const { storage } = navigator;
			storage.persisted = () => Promise.resolve(false);
			storage.persist = () => {
				localStorage.setItem('asked', String(Number(localStorage.getItem('asked') ?? 0) + 1));
				return Promise.resolve(false);
			};
		});
		for (const [game, words] of [1, 2, 3].map(
			(game) => [game, en('reminder_games', { count: game })] as const
		)) {
			// The people of the last game sit there already.
			await openTable(page, site, game === 1 ? {} : { names: [] });
			await call(page);
			await endEvening(page);
			await shownAsSaved(page, 2);
			await page.goto(site.home);
			await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
			await expect(page.getByText(words)).toHaveCount(game === 3 ? 1 : 0);
		}
		expect(await page.evaluate(() => localStorage.getItem('asked'))).toBe('1');
		expect(await faults(page)).toEqual([]);

		await page.getByRole('link', { name: 'Save a backup' }).click();
		await page.getByText('Other files').click();
		const csv = (await save(page, en('settings_export_results'))).toString('utf8');
		expect(csv.split('\r\n')).toHaveLength(1 + 3 * 2 + 1);
		expect(csv).toContain('Ana');
		await save(page, 'Save a backup');
		await page.goto(site.home);
		await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
		await expect(page.getByText(patternOf('en', 'reminder_games'))).toBeHidden();
	}
);

test(
	'a spreadsheet of all results has what everybody had after each round',
	{ tag: long },
	async ({ page, site }) => {
		await openSettings(page, site);
		await bring(page, readFileSync('src/lib/games/any-game/journals/any-game-v2-target.json'));
		await expect(page.getByText(en('backup_added', { count: 1 }))).toBeVisible();
		await page.getByText('Other files').click();
		const csv = (await save(page, en('settings_export_results'))).toString('utf8').split('\r\n');
		const [head = '', ...lines] = csv.map((line) => line.split(','));
		const steps = Array.from({ length: 6 }, (_, i) => `${en('numbers_score')} ${String(i + 1)}`);
		expect(head.slice(6)).toEqual(steps);
		expect(lines.find(([, , , name]) => name === 'Ana')?.slice(4)).toEqual([
			'71',
			en('results_no'),
			'20',
			'50',
			'59',
			'60',
			'61',
			'71'
		]);
	}
);
