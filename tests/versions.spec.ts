import { expect, faults, long, test } from './support/test.ts';
import {
	ball,
	call,
	callsIn,
	lastTile,
	openTable,
	shownAsSaved,
	storedRows,
	tableIn
} from './support/tabs.ts';
import { bystander, saveFile, says } from './support/trouble.ts';

/** Makes a page ask for the database as the next version of the app would. */
const asNewerApp = () => {
	const open = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open')?.value as (
		this: IDBFactory,
		name: string,
		version?: number
	) => IDBOpenDBRequest;
	IDBFactory.prototype.open = function (name, version) {
		return open.call(this, name, version === undefined ? undefined : version + 1);
	};
};

test(
	'a newer app in another window: the older one says so, plays on, and hands out everything',
	{ tag: faults },
	async ({ page, context, site }) => {
		const address = await openTable(page, site);
		await call(page);
		await shownAsSaved(page, 1);
		const newer = await context.newPage();
		await newer.addInitScript(asNewerApp);
		await newer.goto(site.home);
		await expect(newer.getByRole('link', { name: /Parker Bingo.*Ana/ })).toBeVisible();

		await call(page);
		await says(page, 'outdated');
		await call(page);
		const { rows } = await saveFile(page);
		expect(callsIn(rows)).toHaveLength(3);
		expect(await storedRows(page, tableIn(address)), 'what was saved before is there').toEqual(
			rows.slice(0, 2)
		);
		await page.goto(site.home);
		await says(page, 'outdated');
	}
);

test(
	'a window that holds an old version back is named, and closing it is enough',
	{ tag: [long, faults] },
	async ({ page, site }) => {
		const address = await openTable(page, site);
		await call(page);
		const tile = await lastTile(page);
		await shownAsSaved(page, 1);
		const old = await bystander(page, site);
		await old.evaluate(
			() =>
				new Promise<void>((resolve) => {
					const opening = indexedDB.open('tablemate');
					opening.onsuccess = () => {
						// It does not hear that another tab asks it to let go.
						Object.assign(globalThis, { held: opening.result });
						resolve();
					};
				})
		);
		await page.addInitScript(asNewerApp);
		await page.goto(address);
		await says(page, 'blocked');
		await old.close();
		await page.getByRole('button', { name: 'Try again' }).click();
		await expect(ball(page)).toHaveAccessibleName(new RegExp(`^${tile}, 1 of 75`));
		await call(page);
		await shownAsSaved(page, 2);
	}
);
