import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launchMortal } from './support/mortal-browser.ts';
import { builds, openSite } from './support/site.ts';
import { long } from './support/test.ts';
import { callButton, openTable, savedMark, shownAsSaved, storedRows, tableIn } from './support/tabs.ts';

/** What a death in the middle of writing leaves at the end of Chromium's log: part of a head, or a head of 500 bytes alone. */
const torn = {
	'half a head': [1, 2, 3],
	'a head alone': [1, 2, 3, 4, 0xf4, 1, 1],
	nothing: Array<number>(64).fill(0)
};

/** Adds bytes to the log that Chromium writes on. */
function tear(profile: string, bytes: readonly number[]): void {
	const stores = join(profile, 'Default/IndexedDB');
	const logs = readdirSync(stores, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.log')
	);
	const last = logs.sort().at(-1);
	if (last === undefined) throw new Error('Chromium keeps no log');
	appendFileSync(join(stores, last), Uint8Array.from(bytes));
}

for (const [what, bytes] of Object.entries(torn))
	// One of them by day.
	test(
		`taps saved behind a record torn by a death, ${what}, outlive the next one`,
		{ tag: what === 'a head alone' ? [] : long },
		async () => {
			const profile = mkdtempSync(join(tmpdir(), 'tablemate-torn-'));
			const site = await openSite(builds.root);
			let browser = await launchMortal(profile);
			try {
				let page = await browser.context.newPage();
				const address = await openTable(page, site);
				await callButton(page).click();
				await expect(savedMark(page)).toHaveAttribute('data-saved', '1');

				for (const seq of [2, 3]) {
					await browser.kill();
					if (seq === 2) tear(profile, bytes);
					browser = await launchMortal(profile);
					page = await browser.context.newPage();
					await page.goto(address);
					await shownAsSaved(page, seq - 1).catch(browser.orTell(page));
					await callButton(page).click();
					await shownAsSaved(page, seq);
					const rows = await storedRows(page, tableIn(address));
					expect(rows.map((row) => row.seq)).toEqual([...Array(seq + 1).keys()]);
				}
			} finally {
				await browser.kill();
				await site.kill();
				rmSync(profile, { recursive: true, force: true });
			}
		}
	);
