import type { Browser, Page } from '@playwright/test';
import { doubleTap } from './hand.ts';
import { openTold, type JournalFact } from './journal.ts';
import type { Site } from './site.ts';
import { call, openTable } from './tabs.ts';
import { expect, watch } from './test.ts';
import { wordsIn } from './words.ts';

const en = wordsIn('en');

/** A device of its own: nothing of it is shared with the others but the network. */
export async function otherDevice(browser: Browser | null, options: object = {}): Promise<Page> {
	const context = await browser?.newContext({ locale: 'en-GB', hasTouch: true, ...options });
	if (!context) throw new Error('no browser');
	await watch(context);
	return context.newPage();
}

/** Gives a page, before it is opened, a camera that sees what `hold` puts before it. */
export async function giveCamera(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const canvas = document.createElement('canvas');
		canvas.width = canvas.height = 640;
		const context = canvas.getContext('2d');
		const image = new Image(560, 560);
		Object.assign(window, { held: image });
		navigator.mediaDevices.getUserMedia = () => {
			setInterval(() => {
				if (!context) return;
				context.fillStyle = '#777';
				context.fillRect(0, 0, 640, 640);
				if (image.complete && image.naturalWidth > 0) context.drawImage(image, 40, 40, 560, 560);
			}, 100);
			return Promise.resolve(canvas.captureStream(10));
		};
	});
}

/** Holds the code that one page shows before the camera of another. */
export async function hold(from: Page, before: Page): Promise<void> {
	const picture = await code(from).evaluate((svg) => svg.outerHTML);
	await before.evaluate((svg) => {
		const { held } = window as unknown as { held: HTMLImageElement };
		held.src = `data:image/svg+xml,${encodeURIComponent(svg.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560" '))}`;
	}, picture);
}

/** The code of a link that a page shows; the small one of the calls so far is another. */
export const code = (page: Page) => page.locator('[data-link-code]:not([data-link-code^="TC"])');

/** The same where the table shows the code of its calls, too. */
const offer = (owner: Page) => owner.getByRole('dialog').locator('[data-link-code]');

/** What the phone's chip says of the link. */
export const chip = (page: Page) => page.getByTestId('link');

/** Opens the screen of the phones from a table's menu. */
export async function showPhones(owner: Page): Promise<void> {
	await owner.getByRole('button', { name: en('table_menu_label') }).click();
	await owner.getByRole('button', { name: new RegExp(`^${en('table_phones')}`) }).click();
	await expect(offer(owner)).toBeVisible();
}

/** Leaves the screen of the phones. */
export async function closePhones(owner: Page): Promise<void> {
	await owner
		.getByRole('dialog')
		.getByRole('button', { name: en('shell_close') })
		.click();
	await owner.waitForTimeout(doubleTap);
}

/** Links a phone to the table whose phones are shown: the phone opens the address, the owner's camera reads its answer. */
export async function link(owner: Page, phone: Page, at: (path: string) => string): Promise<void> {
	const text = (await offer(owner).getAttribute('data-link-code')) ?? '';
	await phone.goto(at(`/linked#${text}`));
	await expect(code(phone)).toBeVisible();
	await owner.getByRole('button', { name: en('link_read_answer') }).click();
	await hold(phone, owner);
	await expect(code(phone)).toBeHidden();
}

/** Opens a table of Ana and Ben at which one tile was called, and shows the code for phones. Returns its address. */
export async function openForPhones(owner: Page, site: Site): Promise<string> {
	await giveCamera(owner);
	const address = await openTable(owner, site, { names: ['Ana', 'Ben'] });
	await call(owner);
	await showPhones(owner);
	return address;
}

/** Links the phone of a player to the table whose phones are shown, and says there who it is. */
export async function linkAs(owner: Page, phone: Page, site: Site, name: string): Promise<void> {
	await link(owner, phone, site.at);
	await phone.getByRole('button', { name, exact: true }).click();
	await expect(chip(phone)).toHaveText(en('link_chip_linked'));
}

/** Opens a table of which these facts were told, and a phone at it; returns the phone, on which it was said who it is. */
export async function phoneAt(
	owner: Page,
	site: Site,
	facts: readonly JournalFact[],
	name: string
): Promise<Page> {
	await giveCamera(owner);
	await openTold(owner, site, facts);
	await showPhones(owner);
	const phone = await otherDevice(owner.context().browser(), { viewport: { width: 390, height: 844 } });
	await link(owner, phone, site.at);
	await phone.getByRole('button', { name, exact: true }).tap();
	return phone;
}
