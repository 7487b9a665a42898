import { evening, fillWith, median, noteWhen, opening } from '../scripts/bench/evening.mjs';
import { Play } from './support/play.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';

test(
	'a table opens as fast among 1,000 others as alone',
	{ tag: [offline, long] },
	async ({ page, context, site }) => {
		// Twenty thousand rows are written before.
		test.setTimeout(150_000);
		await noteWhen(context);
		await page.goto(site.home);
		await whenKept(page);
		await fillWith(page, [evening('mine', 30)]);
		const address = site.at('/play?table=mine');
		const three = async () =>
			median([await opening(page, address), await opening(page, address), await opening(page, address)]);
		const alone = await three();
		await page.goto(site.home);
		await fillWith(
			page,
			Array.from({ length: 1000 }, (_, i) => evening(`other-${String(i)}`, 20))
		);
		const among = await three();
		expect(alone, 'it was measured').toBeGreaterThan(0);
		// Twice and a tenth of a second are room for a busy machine: a look at all journals takes far longer.
		expect(among).toBeLessThan(2 * alone + 100);
	}
);

test.describe('a page of which a part does not come', () => {
	test.use({ expected: [/Failed to (load resource|fetch)/] });

	test('is tried again at its own address, with what that holds', { tag: long }, async ({ page, site }) => {
		const { say } = new Play(page);
		await page.goto(site.home, { waitUntil: 'networkidle' });
		await page.route('**/chunks/*.js', (route) => route.abort());
		const settings = page.getByRole('link', { name: say('settings_title') });
		await settings.evaluate((link: HTMLAnchorElement) => (link.hash = 'kept'));
		await settings.click();
		await expect(page.getByText(say('missing_failed'))).toBeVisible();
		await expect(page.getByRole('link', { name: say('table_menu_leave') })).toHaveCount(2);
		await page.unroute('**/chunks/*.js');
		await page.getByRole('button', { name: say('play_try_again') }).click();
		await expect(page.getByRole('heading', { level: 1, name: say('settings_title') })).toBeVisible();
		expect(page.url()).toBe(site.at('/settings#kept'));
	});
});
