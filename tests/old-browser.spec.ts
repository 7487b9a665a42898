import { square } from './support/cards.ts';
import { golden, openTold, type JournalFact } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

// What Safari 16.4 or Firefox 115 has not: docs/ios.md names it.
test.beforeEach(({ page }) =>
	page.addInitScript(() => {
		Reflect.deleteProperty(Element.prototype, 'checkVisibility');
		Reflect.deleteProperty(Intl, 'Segmenter');
		for (const where of [globalThis, HTMLElement.prototype, Document.prototype])
			Reflect.deleteProperty(where, 'onscrollend');
		addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
	})
);

test(
	'the oldest browsers know what can be pressed on a board of keys',
	{ tag: long },
	async ({ page, site }) => {
		const [opening, ...facts] = golden('quingo', 'sheets-v1').facts as [JournalFact, ...JournalFact[]];
		await openTold(page, site, [opening, ...facts.slice(0, 3)]);
		const boxes = page.locator('.quingo-sheet .bx');
		await expect(page.locator('.quingo-sheet button:not([tabindex="-1"])')).toHaveCount(1);
		await boxes.first().focus();
		await page.keyboard.press('ArrowRight');
		await expect(boxes.nth(1)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.locator('.hand')).toBeVisible();
	}
);

test(
	'a card that was swiped to is looked at, also where nothing tells that scrolling has ended',
	{ tag: long },
	async ({ page, site }) => {
		await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
		await square(page, 12).tap();
		await page.getByRole('button', { name: en('link_more_cards') }).tap();
		await page.getByRole('textbox', { name: en('link_which_card') }).fill('18');
		await page.getByRole('button', { name: en('link_take_card') }).tap();
		const tab = (serial: string) =>
			page.locator('.tabs').getByRole('button', { name: en('parker_cards_mine', { serial }) });
		await tab('17').tap();
		await expect(tab('17')).toHaveAttribute('aria-pressed', 'true');
		await page.locator('.strip').evaluate((strip) => strip.scrollTo({ left: strip.scrollWidth }));
		await expect(tab('18')).toHaveAttribute('aria-pressed', 'true');
	}
);
