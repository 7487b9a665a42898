import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { Play } from './support/play.ts';
import { looks, unknownAddress } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { leftOver } from './support/words.ts';

/** All that can be read or heard of the page: texts, names, placeholders. */
const texts = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const found: string[] = [document.title];
		const seen = (element: Element | null) =>
			element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) === true;
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			if (seen(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? '');
		}
		for (const element of document.querySelectorAll('[aria-label], [placeholder], [title]')) {
			if (!seen(element)) continue;
			for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
		}
		return found.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
	});

/** Spanish has the longer words, and is looked at everywhere; English before a table, where the first words are its own. */
const spoken = { en: looks.slice(0, 1), es: looks } as const;

for (const language of ['en', 'es'] as const) {
	test.describe(`every screen, in ${language}`, () => {
		test.use({ expected: [unknownAddress], viewport: { width: 390, height: 844 } });
		test.setTimeout(240_000);

		for (const { where, walk, stops } of spoken[language]) {
			test(`axe finds nothing ${where}, by day and by lamp, and no word is foreign`, async ({
				page,
				site
			}) => {
				const play = new Play(page, language);
				await page.emulateMedia({ reducedMotion: 'reduce' });
				await play.speak();
				const found: string[] = [];
				let seen = 0;
				await walk(play, site, async ({ name }) => {
					const hold = (how: string, what: string[]) =>
						found.push(...what.map((one) => `${name}, ${how}: ${one}`));
					await page.emulateMedia({ colorScheme: 'dark' });
					await expect(page.locator('html[data-theme="dark"]')).toBeAttached();
					hold('dark', await faults(page, ['color-contrast']));
					await page.emulateMedia({ colorScheme: 'light' });
					await expect(page.locator('html[data-theme="light"]')).toBeAttached();
					hold('light', await faults(page));
					if (language === 'es') hold('words', leftOver('en', 'es', await texts(page)));
					seen += 1;
				});
				expect(found).toEqual([]);
				expect(seen).toBeGreaterThanOrEqual(stops);
			});
		}
	});
}
