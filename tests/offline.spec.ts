import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builds, type Site } from './support/site.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';

const languages = ['en', 'es'] as const;
type Language = (typeof languages)[number];
const routes = [
	'/',
	'/new',
	'/play',
	'/board',
	'/rules',
	'/settings',
	'/past',
	'/past/bin',
	'/past/game',
	'/people',
	'/numbers',
	'/cards',
	'/card'
];
const addresses = [
	...routes,
	'/new?box=parker-bingo',
	'/play?table=nobody',
	'/rules?box=parker-bingo',
	'/cards?box=parker-bingo',
	'/card?box=parker-bingo&set=puma-tuba&of=60&card=17',
	'/?utm_source=a-friend'
];

function words(language: string): Record<string, string> {
	return JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')) as Record<string, string>;
}

async function speak(page: Page, language: string): Promise<void> {
	await page.evaluate((code) => localStorage.setItem('tablemate.language', code), language);
}

/** What a page says it is, once its words stand in the language asked for. */
async function heading(page: Page, address: string, language: string): Promise<string> {
	await page.goto(address);
	await expect(page.locator(`html[lang="${language}"]:not([data-waiting])`)).toBeAttached();
	const first = page.getByRole('heading', { level: 1 });
	await expect(first).toBeVisible();
	await expect(first).not.toBeEmpty();
	// A card is dealt before its page can name it.
	if (address.includes('card=17')) await expect(first).toContainText('17');
	return `${await page.title()}: ${await first.innerText()}`;
}

async function visitAll(page: Page, site: Site, language: Language): Promise<Map<string, string>> {
	const seen = new Map<string, string>();
	await speak(page, language);
	for (const path of addresses) seen.set(path, await heading(page, site.at(path), language));
	return seen;
}

test.describe('without a network', () => {
	test.setTimeout(120_000);

	for (const [language, tag] of [
		['es', [offline]],
		['en', [offline, long]]
	] as const)
		test(`every page opens as it did with one (${language})`, { tag: [...tag] }, async ({ page, site }) => {
			await page.goto(site.home);
			await whenKept(page);
			const online = await visitAll(page, site, language);
			const others = routes.slice(1).map((path) => online.get(path));
			expect(others, 'a page that says it is the home page').not.toContain(online.get('/'));
			await site.kill();
			expect(await visitAll(page, site, language)).toEqual(online);
			for (const path of ['/rules', '/past/bin', '/play'])
				expect(await heading(page, site.at(`${path}/`), language), 'with a slash').toBe(online.get(path));
		});
});

test(
	'a phone that comes to a table by its code keeps the app at once',
	{ tag: [offline, long] },
	async ({ page, site }) => {
		// Whatever waits for its first tap waits forever.
		await page.addInitScript(() => {
			const real = globalThis.setTimeout;
			const impatient = (run: () => void, ms = 0) => (ms > 1000 ? 0 : real(run, ms));
			Object.assign(globalThis, { setTimeout: impatient });
		});
		const online = await heading(page, site.at('/linked'), 'en');
		await whenKept(page);
		await site.kill();
		expect(await heading(page, site.at('/linked'), 'en')).toBe(online);
	}
);

test.describe('without a network, under a base path', () => {
	test.use({ build: builds.repo });
	test.setTimeout(120_000);

	test(
		'a first visit is enough for all pages, slash or no slash',
		{ tag: [offline, long] },
		async ({ page, site }) => {
			await page.goto(site.home);
			await whenKept(page);
			await site.kill();
			const home = await heading(page, site.home, 'en');
			for (const path of addresses.slice(1)) {
				const plain = await heading(page, site.at(path), 'en');
				if (!path.startsWith('/?')) expect(plain).not.toBe(home);
				if (!path.includes('?')) expect(await heading(page, site.at(`${path}/`), 'en')).toBe(plain);
			}
		}
	);
});

for (const [name, build] of Object.entries(builds)) {
	test.describe(`an address that is not there, built for ${build.base || 'the root'} (${name})`, () => {
		// The router says it in the console, too.
		test.use({ build, expected: [/Not found: /] });

		test(
			'an unknown address says so, in both languages',
			{ tag: [offline, long] },
			async ({ page, site }) => {
				await page.goto(site.home);
				await whenKept(page);
				await site.kill();
				for (const language of languages) {
					await speak(page, language);
					for (const path of ['/no-such-page', '/no/such/page?at=all', '/play/nobody']) {
						expect(await heading(page, site.at(path), language)).toContain(words(language).missing_title);
					}
				}
			}
		);
	});
}
