import type { Page } from '@playwright/test';
import { golden, openTold, openWritten, parkerOpening, people, writeTables } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';

const sizes = [
	{ width: 390, height: 844 },
	{ width: 390, height: 664 },
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
	{ width: 820, height: 1180 },
	{ width: 1180, height: 820 }
] as const;

const twelve = [
	...['Maximiliana', 'Bartholomew', 'Constantina', 'Wilhelmina', 'Guadalupe', 'Fernández'],
	...['Alejandrina', 'Maximiliano', 'Purificación', 'Esperanza', 'Montserrat', 'Evangelina']
];

/** Texts of the board that lie on one another, in words. */
const overlaps = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const main = document.querySelector('main');
		const texts: { text: string; box: DOMRect; within: Element }[] = [];
		const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const text = (walker.currentNode.textContent ?? '').trim();
			const within = walker.currentNode.parentElement;
			if (text === '' || !within?.checkVisibility({ visibilityProperty: true }) || within.closest('.sr'))
				continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			let { left, right, top, bottom } = range.getBoundingClientRect();
			// What scrolls or is cut off ends where it is seen no more; digits are less high than their line.
			const slack = (bottom - top - parseFloat(getComputedStyle(within).fontSize) * 0.75) / 2;
			[top, bottom] = [top + slack, bottom - slack];
			for (let at: Element | null = within; at; at = at.parentElement) {
				const { overflowX, overflowY } = getComputedStyle(at);
				const seen = at.getBoundingClientRect();
				if (overflowX !== 'visible') [left, right] = [Math.max(left, seen.left), Math.min(right, seen.right)];
				if (overflowY !== 'visible') [top, bottom] = [Math.max(top, seen.top), Math.min(bottom, seen.bottom)];
			}
			if (right - left > 1 && bottom - top > 1)
				texts.push({ text, box: new DOMRect(left, top, right - left, bottom - top), within });
		}
		const found: string[] = [];
		for (const [i, a] of texts.entries()) {
			for (const b of texts.slice(i + 1)) {
				const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
				const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
				if (across > 2 && down > 2 && !a.within.contains(b.within) && !b.within.contains(a.within))
					found.push(`“${a.text}” and “${b.text}”`);
			}
		}
		return found;
	});

for (const [what, count, letters] of [
	['twenty players with large letters', 20, 'larger'],
	['forty players', 40, undefined]
] as const)
	test(`${what}: nothing on the table lies on anything else`, { tag: long }, async ({ page, site }) => {
		const players = Array.from({ length: count }, (_, i) => ({
			id: `p${String(i)}`,
			name: `${['Maximiliana', 'Bartolomé', 'Ana', 'Wilhelmina'][i % 4] ?? ''} ${String(i + 1)}`
		}));
		if (letters)
			await page.addInitScript(
				(text) => location.protocol === 'http:' && localStorage.setItem('tablemate.text', text),
				letters
			);
		const stops = ['points', 'normal'].flatMap((variant) =>
			['app', 'tiles'].flatMap((drawing) =>
				[[], [17, 32, 50, 63, 5, 44]].map((calls) => ({
					name: `${variant}, ${drawing}, ${String(calls.length)} calls`,
					facts: [
						parkerOpening({ variant, drawing, caller: 'p0', players }),
						...calls.map((number) => ({ type: 'ball.called', number }))
					]
				}))
			)
		);
		await writeTables(page, site, Object.fromEntries(stops.map(({ facts }, i) => [`t${i}`, facts])));
		const wrong: string[] = [];
		for (const [i, { name }] of stops.entries()) {
			await openWritten(page, site, `t${i}`);
			for (const size of sizes) {
				await page.setViewportSize(size);
				await page.evaluate(() => new Promise(requestAnimationFrame));
				for (const fault of await overlaps(page)) wrong.push(`${name}, ${String(size.width)}: ${fault}`);
			}
		}
		expect(wrong).toEqual([]);
	});

test(
	'eight players at Points on a short phone: the number called is as large as the ball leaves room',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		const players = people('Ana', 'Ben', 'Carla', 'Dora', 'Eva', 'Fritz', 'Gustav', 'Hanna');
		const calls = [17, 32, 50, 63, 5, 44].map((number) => ({ type: 'ball.called', number }));
		await openTold(page, site, [parkerOpening({ variant: 'points', players }), ...calls]);
		const size = await page
			.getByTestId('ball-digits')
			.evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
		expect(size).toBeGreaterThan(70);
		expect(await overlaps(page)).toEqual([]);
	}
);

test.describe('in Spanish', () => {
	test.use({ locale: 'es-ES' });
	test(
		'a second screen at Points that nobody plays on, for twelve: nothing lies on anything else, before the first call, while tiles are called, and after a wrong claim',
		{ tag: long },
		async ({ page, site }) => {
			const players = people(...twelve);
			const opened = parkerOpening({ variant: 'points', players });
			const calls = [17, 32, 50, 63, 5, 44].map((number) => ({ type: 'ball.called', number }));
			const lines = [{ line: 'row-3', numbers: [4, 17, 31, 50, 63] }];
			const stops = {
				ready: [opened],
				called: [opened, ...calls],
				wrong: [
					...[opened, ...calls, { type: 'bingo.shouted', player: 'maximiliana' }],
					{ type: 'line.claimed', player: 'maximiliana', lines }
				]
			};
			await writeTables(page, site, stops);
			const wrong: string[] = [];
			for (const stop of Object.keys(stops)) {
				await page.goto(site.at(`/board?table=${stop}`));
				await expect(page.locator('.why-still')).toBeVisible();
				await expect(page.getByTestId('seal')).toBeVisible();
				for (const size of sizes.filter(({ width, height }) => height > width)) {
					await page.setViewportSize(size);
					await page.evaluate(() => new Promise(requestAnimationFrame));
					for (const fault of await overlaps(page)) wrong.push(`${stop}, ${String(size.width)}: ${fault}`);
					// What has no room is scrolled to.
					const total = page.locator('.totals .v').last();
					await total.scrollIntoViewIfNeeded();
					await expect(total).toBeInViewport({ ratio: 1 });
				}
			}
			expect(wrong).toEqual([]);
		}
	);

	test(
		'Points on the smallest phone: the dock is one row, and the totals are in sight above it',
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width: 320, height: 568 });
			const opened = parkerOpening({ variant: 'points', players: people(...twelve.slice(0, 4)) });
			const calls = [1, 2, 3, 4, 5, 6].map((number) => ({ type: 'ball.called', number }));
			await openTold(page, site, [opened, ...calls]);
			const buttons = page.locator('.dock > .btn');
			await expect(buttons).toHaveCount(4);
			const tops = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
			expect(new Set(tops).size).toBe(1);
			await expect(page.locator('.totals .v')).toHaveCount(4);
			for (const total of await page.locator('.totals .v').all())
				await expect(total).toBeInViewport({ ratio: 1 });
		}
	);

	test(
		'Points on the smallest phone, all 75 tiles called: every total is in sight below what is said of it',
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width: 320, height: 568 });
			const opened = parkerOpening({ variant: 'points', players: people(...twelve.slice(0, 4)) });
			const calls = Array.from({ length: 75 }, (_, i) => ({ type: 'ball.called', number: i + 1 }));
			await openTold(page, site, [opened, ...calls]);
			await expect(page.locator('.out')).toBeVisible();
			await expect(page.locator('.totals .v')).toHaveCount(4);
			for (const total of await page.locator('.totals .v').all())
				await expect(total).toBeInViewport({ ratio: 1 });
		}
	);

	test(
		'Bing-Oh!, the tally with large letters on a small phone: what a round adds stands clear of the counter',
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width: 320, height: 568 });
			await openTold(page, site, golden('bing-oh', 'tally-v1').facts.slice(0, 3));
			await page.evaluate(() => (document.documentElement.style.fontSize = '130%'));
			await page.getByRole('textbox').first().fill('23');
			await page.locator('.call').first().click();
			const adds = page.locator('.words b').first();
			await expect(adds).toHaveText('+28');
			const clear = await adds.evaluate((gain) => {
				const counter = gain.closest('li')?.querySelector('.count')?.getBoundingClientRect();
				return (counter?.left ?? 0) - gain.getBoundingClientRect().right;
			});
			expect(clear).toBeGreaterThanOrEqual(0);
		}
	);
});
