import { test, whenAlive } from './support/test.ts';
const sizes = { phone: [390, 844], small: [320, 568], side: [844, 390], port: [820, 1180], tab: [1180, 820] } as const;
const pages = (process.env.PAGES ?? '/,/new?box=parker-bingo,/new?box=quingo,/people,/settings').split(',');
const theme = (process.env.THEME ?? 'light') as 'light' | 'dark';
test('look', async ({ page, site }) => {
	test.setTimeout(300000);
	const lang = process.env.LANG2 ?? 'en';
	await page.addInitScript((code) => localStorage.setItem('tablemate.language', code), lang);
	await page.emulateMedia({ colorScheme: theme });
	for (const path of pages) {
		await page.goto(site.at(path));
		await whenAlive(page);
		for (const [name, [width, height]] of Object.entries(sizes)) {
			await page.setViewportSize({ width, height });
			await page.waitForTimeout(250);
			await page.screenshot({ path: `/tmp/w/look/${path.replace(/\W+/g, '_')}-${name}.png` });
		}
	}
});
