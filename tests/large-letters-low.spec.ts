import { called, opening } from './support/claims.ts';
import { golden, openTold, parkerOpening } from './support/journal.ts';
import { broken, enlarge, linesOf, tooWide } from './support/letters.ts';
import { sinoOpening } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

// On its side.
test.use({ viewport: { width: 844, height: 390 } });

test('the set-up shows what its buttons say', { tag: long }, async ({ page, site }) => {
	await page.goto(site.at('/new?box=sino'));
	await enlarge(page);
	const start = page.locator('.dock .main-act');
	await expect(start).toBeInViewport({ ratio: 1 });
	expect(await tooWide(page.locator('.dock .btn'))).toEqual([0, 0]);
});

for (const all of [false, true])
	test(
		`before the first call the keys of wooden tiles are in sight: ${all ? 'all 75' : 'by letter'} [G-1]`,
		{ tag: long },
		async ({ page, site }) => {
			if (all) await page.addInitScript(() => localStorage.setItem('tablemate.parker.all-tiles', 'on'));
			await openTold(page, site, [opening({ drawing: 'tiles', caller: 'ana' })]);
			await enlarge(page);
			const keys = page.locator('.board-place :is(button, label)').filter({ visible: true });
			const { top } = await page.locator('main').evaluate((main) => main.getBoundingClientRect());
			const place = await keys.first().boundingBox();
			expect((place?.y ?? 0) - top).toBeLessThan(40);
			if (!all) return;
			await expect(keys).toHaveCount(75);
			await expect(keys.last()).toBeInViewport({ ratio: 1 });
			expect(new Set(await tooWide(keys))).toEqual(new Set([0]));
		}
	);

test('no word is broken on the buttons beside a board', { tag: long }, async ({ page, site }) => {
	await openTold(page, site, [sinoOpening('boards', 'Ana', 'Ben', 'Beate')]);
	await enlarge(page);
	const words = page.locator('.dock .btn').filter({ hasText: 'Bonus' });
	await expect(words).toBeVisible();
	expect(await linesOf(words)).toEqual([1]);
	expect(new Set(await linesOf(page.locator('main .open b')))).toEqual(new Set([1]));
});

test('the pace of calling stands whole on its button [PB-7]', { tag: long }, async ({ page, site }) => {
	await openTold(page, site, [parkerOpening(), ...called(41)]);
	await enlarge(page);
	const pace = page.locator('.dock .auto');
	for (const [width, height] of [
		[844, 390],
		[640, 360]
	] as const) {
		await page.setViewportSize({ width, height });
		await expect(pace).toBeVisible();
		expect(await tooWide(pace)).toEqual([0]);
		expect(await broken(pace)).toEqual([]);
	}
});

test(
	'a name in the tally of Bing-Oh! stands in one line, and nothing lies on it',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, golden('bing-oh', 'tally-v1').facts.slice(0, 3));
		await enlarge(page);
		for (const name of await page.locator('.name b').all()) {
			await name.scrollIntoViewIfNeeded();
			const free = await name.evaluate((one) => {
				const { left, top, width, height } = one.getBoundingClientRect();
				return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
			});
			expect(await linesOf(name)).toEqual([1]);
			expect(free).toBe(true);
		}
	}
);
