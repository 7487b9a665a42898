import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { journalIn } from './tabs.ts';
import type { Site } from './site.ts';
import { wordsIn } from './words.ts';

const en = wordsIn('en');

/** What the app says of trouble with the device. */
export const sentences = {
	full: en('trouble_full'),
	denied: en('trouble_denied'),
	outdated: en('trouble_outdated'),
	blocked: en('trouble_blocked'),
	damaged: en('play_damaged', { count: 1 })
};

/** The sentence is on the screen once, not twice. */
export async function says(page: Page, why: keyof typeof sentences): Promise<void> {
	await expect(page.getByText(sentences[why], { exact: true })).toBeVisible();
	await expect(page.getByText(sentences[why], { exact: true })).toHaveCount(1);
}

/** The journal that the notice's button hands out. */
export async function saveFile(page: Page) {
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Save it to a file' }).click()
	]);
	// By its game and day, not by its id.
	expect(download.suggestedFilename()).toMatch(/^Parker Bingo \d{4}-\d\d-\d\d\.json$/);
	const [table] = (await journalIn(download)).tables;
	if (!table) throw new Error('the file holds no table');
	return table;
}

/** A page of the same origin that is not the app. */
export async function bystander(page: Page, site: Site): Promise<Page> {
	const other = await page.context().newPage();
	await other.goto(site.at('/icon.svg'));
	return other;
}
