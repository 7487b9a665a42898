import { evening, fillWith, median, noteWhen, opening } from '../scripts/bench/evening.mjs';
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
