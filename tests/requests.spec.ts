import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { kitDirOf } from '../scripts/ready.mjs';
import { golden, openTold, parkerOpening, writeTables } from './support/journal.ts';
import { expect, test, whenAlive } from './support/test.ts';

/** Found by their folders, so that the next box is counted too. */
const boxes = readdirSync('src/lib/games').filter((box) => existsSync(`src/lib/games/${box}/index.ts`));

/**
 * Opens an address with nothing of the app on the device, until it rests. Returns the addresses that were asked for:
 * those of the page itself, which the browser asked for until it had the page whole, and all.
 */
async function cold(
	context: BrowserContext,
	address: string,
	usable: (page: Page) => Promise<void>
): Promise<{ page: string[]; all: string[] }> {
	const page = await context.newPage();
	const browser = await context.newCDPSession(page);
	await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto(address);
	await usable(page);
	await page.waitForLoadState('networkidle');
	// By the page's own clock: by the browser's what came right behind it counted at times.
	const named = await page.evaluate(() => {
		const [opened] = performance.getEntriesByType('navigation');
		if (!(opened instanceof PerformanceNavigationTiming)) throw new Error('not opened');
		const fetched = performance
			.getEntriesByType('resource')
			.filter(({ startTime }) => startTime <= opened.domContentLoadedEventEnd);
		return [opened, ...fetched].map(({ name }) => name);
	});
	await page.close();
	const addresses = (urls: readonly string[]) => urls.map((url) => new URL(url).pathname);
	return { page: addresses(named), all: addresses(asked) };
}

test('the shelf comes with at most 7 requests', async ({ context, site }) => {
	const asked = await cold(context, site.home, async (page) => {
		await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
	});
	// What the page itself names is what a phone waits for; the rest comes when it answers taps.
	expect(asked.page.length, asked.page.join('\n')).toBeLessThanOrEqual(7);
	expect(asked.page.length, asked.page.join('\n')).toBeGreaterThan(4);
	expect(asked.all.length, asked.all.join('\n')).toBeLessThanOrEqual(17);
});

/** The scripts that a page names in its head. */
const scriptsOf = (page: string) =>
	[...readFileSync(`build/${page}.html`, 'utf8').matchAll(/href="([^"]+\.js)" rel="modulepreload"/g)].map(
		([, name]) => name
	);

test('what the start page runs at once is made ready while it is fetched', () => {
	const large = scriptsOf('index')
		.map((name = '') => readFileSync(`build${name}`, 'utf8'))
		.filter(({ length }) => length > 1000);
	expect(large.length).toBeGreaterThan(0);
	for (const script of large) expect(script.slice(0, 29)).toBe('//# allFunctionsCalledOnLoad\n');
});

test('all that the first paint waits for is asked for at once, while the first script is still on its way', async ({
	page,
	context,
	site
}) => {
	const asked = new Set<string>();
	page.on('request', (request) => asked.add(new URL(request.url()).pathname));
	await context.route('**/boot.js', () => undefined);
	await page.goto(site.home, { waitUntil: 'commit' });
	const named = [...readFileSync('build/index.html', 'utf8').matchAll(/href="([^"]+\.(?:js|css|woff2))"/g)];
	expect([...new Set(named.map(([, name = '']) => extname(name)))].sort()).toEqual(['.css', '.js', '.woff2']);
	await expect.poll(() => named.filter(([, name = '']) => !asked.has(name))).toEqual([]);
});

test('what a tap opens is fetched before it is made', async ({ page, context, site }) => {
	// The worker would fetch all there is.
	const asked = new Set<string>();
	page.on('request', (request) => asked.add(new URL(request.url()).pathname));
	const missing = (next: string) => scriptsOf(next).filter((name) => !asked.has(name ?? ''));
	await context.route('**/sw.js', (route) => route.abort());
	await page.goto(site.home);
	await expect.poll(() => missing('new')).toEqual([]);
	await page.getByRole('link', { name: 'Parker Bingo' }).click();
	await expect.poll(() => missing('play')).toEqual([]);
	await expect(page).toHaveURL(/\/new/);
});

test('a lid that is touched fetches its box beside the page of the set-up, not behind it', async ({
	page,
	context,
	site
}) => {
	// Of that page nothing comes that the shelf does not need.
	const own = scriptsOf('new').filter((name) => !scriptsOf('index').includes(name));
	await context.route(
		({ pathname }) => own.includes(pathname),
		() => undefined
	);
	await page.goto(site.home);
	await whenAlive(page);
	const files = readFileSync(`${kitDirOf('build')}/output/client/.vite/manifest.json`, 'utf8');
	const [, script = ''] = /"file": "([^"]+)",\s+"name": "parker-bingo-set-up"/.exec(files) ?? [];
	expect(script).not.toBe('');
	const part = page.waitForRequest((request) => request.url().endsWith(script));
	await page.getByRole('link', { name: 'Parker Bingo' }).dispatchEvent('pointerdown');
	await part;
});

test('what a caller needs after the first screen is asked for when that is painted', async ({
	page,
	site
}) => {
	await page.addInitScript(() => {
		const look = new MutationObserver(() => {
			if (!document.querySelector('[data-testid="ball-digits"]')) return;
			performance.mark('ball');
			look.disconnect();
		});
		look.observe(document, { childList: true, subtree: true });
	});
	await openTold(page, site, [parkerOpening(), { type: 'ball.called', number: 7 }]);
	const begun = () =>
		page.evaluate(() => {
			const [ball] = performance.getEntriesByName('ball');
			const later = performance
				.getEntriesByType('resource')
				.filter(({ name }) => /\/(parker-bingo-)?later\.[^/]+\.css$/.test(name));
			return later.map(({ startTime }) => ball && startTime > ball.startTime);
		});
	await expect.poll(begun).toEqual([true, true]);
});

for (const box of boxes) {
	test(`a table of ${box} opens with at most 30 requests`, async ({ page, context, site }) => {
		const [journal = ''] = readdirSync(`src/lib/games/${box}/journals`).filter((file) =>
			/-v1.*\.expected\.json$/.test(file)
		);
		const { facts } = golden(box, journal.replace('.expected.json', ''));
		await writeTables(page, site, { told: facts.slice(0, 1) });
		await page.close();
		const { all } = await cold(context, site.at('/play?table=told'), (opened) =>
			opened.getByTestId('saved').waitFor({ state: 'attached' })
		);
		expect(all.length, all.join('\n')).toBeGreaterThan(5);
		expect(all.length, all.join('\n')).toBeLessThanOrEqual(30);
	});
}
