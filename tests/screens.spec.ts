import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { emptiness, mostEmpty } from './support/emptiness.ts';
import { enlarge } from './support/letters.ts';
import { measure } from './support/measure.ts';
import { Play } from './support/play.ts';
import { unknownAddress, walks, type Stop } from './support/screens.ts';
import { unspeakable } from './support/spoken-names.ts';
import { expect, long, test } from './support/test.ts';
import { leftOver } from './support/words.ts';

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 568 };
const tablet = { width: 1180, height: 820 };
/** A tablet that stands, and the smallest. */
const standing = { width: 820, height: 1180 };
const seven = { width: 600, height: 960 };
/** One whose screen two apps share. */
const shared = { width: 694, height: 700 };
/** A phone on its side, one as wide as a tablet, and the smallest that many still have. */
const lying = { width: 844, height: 390 };
const broad = { width: 932, height: 430 };
const low = { width: 640, height: 360 };

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

const themes = ['light', 'dark'] as const;

/** In which theme axe looks the nth time on a quick walk. */
const shownAt = (nth: number) => (nth % 2 === 0 ? (['light'] as const) : (['dark'] as const));
const contrast = ['color-contrast'];

/** What axe holds against the page in these themes; they differ in nothing but colours, so all rules are tried once. */
async function byLampAndDay(page: Page, shown: readonly (typeof themes)[number][]): Promise<string[]> {
	const found: string[] = [];
	for (const [nth, theme] of shown.entries()) {
		const rules = nth > 0 ? { only: contrast } : {};
		await page.emulateMedia({ colorScheme: theme });
		await expect(page.locator(`html[data-theme="${theme}"]`)).toBeAttached();
		found.push(...(await faults(page, rules)).map((fault) => `${theme}: ${fault}`));
	}
	return found;
}

/** On which devices a walk is measured the nth time, and on which with large letters: by day on one of them. */
function devicesAt(nth: number, all: boolean) {
	if (all)
		return {
			sizes: [phone, small, tablet, standing, seven],
			cramped: [lying, broad, low, shared],
			large: [tablet, standing, small]
		};
	return nth % 2 === 1
		? { sizes: [small, standing], cramped: [lying, broad], large: [small] }
		: { sizes: [tablet], cramped: [low], large: [] };
}

/**
 * Targets, gaps and reach; and whether all is still there when letters are twice as large, as people set them who see
 * little. It leaves the page as it was.
 */
async function measured(
	page: Page,
	{ inPlay }: Stop,
	{ sizes, cramped, large }: ReturnType<typeof devicesAt>
): Promise<string[]> {
	const found: string[] = [];
	const look = async (how: string, least: number, gap: number) => {
		let faults = await measure(page, { least, gap });
		// What is drawn anew for the new size comes a frame later: a fault is what stays.
		if (faults.length > 0) {
			await page.waitForTimeout(200);
			faults = await measure(page, { least, gap });
		}
		found.push(...faults.map((fault) => `${how}: ${fault}`));
	};
	for (const size of sizes) {
		await page.setViewportSize(size);
		await look(String(size.width), inPlay ? 56 : 48, inPlay ? 8 : 0);
		if (size !== tablet) continue;
		const empty = await emptiness(page);
		if (empty !== undefined && empty > mostEmpty) found.push(`${String(Math.round(empty * 100))} % empty`);
	}
	// As large as the height allows; but nothing lies over another or is cut off.
	for (const size of cramped) {
		await page.setViewportSize(size);
		await look(`${String(size.width)} by ${String(size.height)}`, 24, 0);
	}
	if (large.length > 0) await enlarge(page);
	for (const size of large) {
		await page.setViewportSize(size);
		await look(`${String(size.width)} at 200 %`, 24, 0);
	}
	if (large.length > 0) await enlarge(page, '');
	await page.setViewportSize(phone);
	return found;
}

test.describe('every screen', () => {
	test.use({ expected: [unknownAddress], viewport: phone, contextOptions: { reducedMotion: 'reduce' } });
	test.setTimeout(180_000);

	// Spanish has the longer words, and is looked at everywhere.
	for (const { where, walk, stops, all } of walks.flatMap((walk) => [
		...(walk.nightly ? [] : [{ ...walk, all: false }]),
		{ ...walk, all: true }
	])) {
		const how = all ? ', in every theme and size' : '';
		const tag = all ? long : [];
		test(
			`${where}: axe finds nothing, no word is foreign, all can be reached and named${how}`,
			{ tag },
			async ({ page, site }) => {
				const play = new Play(page, 'es');
				await play.speak();
				const found = new Set<string>();
				let seen = 0;
				await walk(play, site, async (stop) => {
					const wrong = [...leftOver('en', 'es', await texts(page)), ...(await unspeakable(page))];
					// Axe and measuring take a walk twice as long: by day each is at every fourth stop.
					const nth = Math.floor(seen / 4);
					if (all || seen % 4 === 0) wrong.push(...(await byLampAndDay(page, all ? themes : shownAt(nth))));
					if (all || seen % 4 === 2) wrong.push(...(await measured(page, stop, devicesAt(nth, all))));
					for (const fault of wrong) found.add(`${stop.name}, ${fault}`);
					seen += 1;
				});
				expect([...found]).toEqual([]);
				expect(seen).toBeGreaterThanOrEqual(stops);
			}
		);
	}
});
