import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openTable } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

/** Opens the home page with the app's own scripts held back: what stands then is what is painted first. */
async function bootOnly(page: Page, home: string, kept: Record<string, string> = {}): Promise<void> {
	await page.addInitScript((entries) => {
		for (const [key, value] of entries) localStorage.setItem(key, value);
	}, Object.entries(kept));
	await page.route('**/_app/**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
	await page.goto(home);
}

test.describe('before the app has loaded', () => {
	test.use({ expected: [/start is not a function/] });

	test('theme and contrast are those kept, or else the device’s', { tag: long }, async ({ page, site }) => {
		await bootOnly(page, site.home);
		const root = page.locator('html');
		for (const [kept, scheme, theme, contrast] of [
			[undefined, 'light', 'light', null],
			[undefined, 'dark', 'dark', null],
			['light', 'dark', 'light', null],
			['dark', 'light', 'dark', null],
			['contrast', 'light', 'light', 'more'],
			['contrast', 'dark', 'dark', 'more'],
			['nonsense', 'dark', 'dark', null]
		] as const) {
			const what = `${kept ?? 'nothing'} kept on a ${scheme} device`;
			await page.emulateMedia({ colorScheme: scheme });
			await page.evaluate((kept) => {
				localStorage.clear();
				if (kept) localStorage.setItem('tablemate.theme', kept);
			}, kept);
			await page.reload();
			await expect(root, what).toHaveAttribute('data-theme', theme);
			expect(await root.getAttribute('data-contrast'), what).toBe(contrast);
		}
	});

	test('hand and size of text stand before anything is painted', async ({ page, site }) => {
		await bootOnly(page, site.home, { 'tablemate.hand': 'left', 'tablemate.text': 'larger' });
		await expect(page.locator('html[data-hand="left"][data-text="larger"]')).toBeAttached();
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
	});

	test('English needs no waiting', async ({ page, site }) => {
		await bootOnly(page, site.home);
		await expect(page.locator('html[lang="en"]:not([data-waiting])')).toBeAttached();
	});

	for (const [language, sentence] of [
		['en', /^This browser is too old/],
		['es', /^Este navegador es demasiado antiguo/]
	] as const)
		for (const lacks of ['CompressionStream', 'with'] as const)
			test(
				`a browser too old is told so in ${language}, and shows the page: it lacks ${lacks}`,
				{ tag: (language === 'en') === (lacks === 'with') ? [] : long },
				async ({ page, site }) => {
					await page.addInitScript((what) => {
						Reflect.deleteProperty(what === 'with' ? Array.prototype : globalThis, what);
					}, lacks);
					await bootOnly(page, site.home, { 'tablemate.language': language });
					await expect(page.getByRole('alert')).toHaveText(sentence);
					await expect(page.locator('html:not([data-waiting])')).toBeAttached();
					await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
				}
			);

	test('a page that is opened by its address has all its styles', async ({ page, site }) => {
		for (const path of ['/settings', '/people', '/new?box=quingo']) {
			await bootOnly(page, site.at(path));
			// Only the style of the frame's own component puts the skip link out of sight.
			const skip = await page.getByRole('link', { name: 'Skip to content' }).boundingBox();
			expect(skip && skip.y + skip.height, path).toBeLessThanOrEqual(0);
		}
	});

	test('another language hides the English words until they are exchanged', async ({ page, site }) => {
		await bootOnly(page, site.home, { 'tablemate.language': 'es' });
		await expect(page.locator('html[lang="es"][data-waiting]')).toBeAttached();
	});
});

test.describe('a page that does not open', () => {
	test.use({ expected: [/Failed to (load resource|fetch dynamically)/] });

	for (const [language, sentence] of [
		['en', /^This page isn’t opening/],
		['es', /^Esta página no se abre/]
	] as const)
		test(`says so in ${language} after eight seconds, and no more once it is there`, async ({
			page,
			site
		}) => {
			await page.addInitScript((code) => localStorage.setItem('tablemate.language', code), language);
			await page.clock.install();
			let come: () => void = () => undefined;
			const coming = new Promise<void>((resolve) => (come = resolve));
			await page.route('**/_app/**/*.js', async (route) => {
				await coming;
				await route.continue();
			});
			await page.goto(site.at('/play?table=none'), { waitUntil: 'commit' });
			const told = page.getByRole('alert');
			await expect(page.locator('#app')).toBeAttached();
			await page.clock.runFor(7_000);
			await expect(told).toHaveCount(0);
			await page.clock.runFor(1_000);
			await expect(told).toHaveText(sentence);
			await expect(told).toBeVisible();
			come();
			await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
			await page.clock.runFor(1_000);
			await expect(page.getByText(sentence)).toHaveCount(0);
		});

	test('opens at its button once its file is there', async ({ page, site }) => {
		const address = await openTable(page, site);
		await page.clock.install();
		const [, file = ''] =
			/(chunks\/[^"]+\.js)" rel="modulepreload"/.exec(readFileSync('build/404.html', 'utf8')) ?? [];
		const app = `**/${file}`;
		await page.route(app, (route) => route.abort());
		await page.goto(address);
		await page.clock.runFor(8_000);
		const again = page.getByRole('button', { name: /^This page isn’t opening/ });
		await expect(again).toBeVisible();
		await page.unroute(app);
		await again.click();
		await expect(page.getByTestId('saved')).toBeAttached();
	});

	test('a style sheet that was refused comes by itself', async ({ page, site }) => {
		const address = await openTable(page, site);
		await page.route('**/assets/parker-bingo.*.css', (route) => route.abort(), { times: 2 });
		await page.goto(address);
		await expect(page.getByTestId('saved')).toBeAttached();
		const missing = () =>
			page.evaluate(() =>
				[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
					.filter((link) => !link.sheet)
					.map((link) => link.href)
			);
		await expect.poll(missing).toEqual([]);
	});
});

test.describe('on a device set to Spanish', () => {
	test.use({ locale: 'es-MX' });

	test('the words are Spanish without being asked for', async ({ page, site }) => {
		const words = JSON.parse(readFileSync('messages/es.json', 'utf8')) as { settings_title: string };
		await page.goto(site.at('/settings'));
		await expect(page.locator('html[lang="es"]:not([data-waiting])')).toBeAttached();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.settings_title);
	});
});

test('the app opens where storage is denied', async ({ page, site }) => {
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('denied', 'SecurityError');
			}
		});
	});
	await page.goto(site.at('/settings'));
	await expect(page.locator('html[data-theme][lang="en"]')).toBeAttached();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
