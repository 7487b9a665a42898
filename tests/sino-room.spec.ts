import { openTold, type JournalFact } from './support/journal.ts';
import { sinoOpening } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

/** Four boards that are all covered, and a player who has won `lines`. */
function covered(...lines: readonly string[]): JournalFact[] {
	const players = ['Ana', 'Ben', 'Cai', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }));
	const column = (place: number): JournalFact => ({
		type: 'dice.rolled',
		dice: ['blue', 'orange', 'third', 'fourth', 'red'].map((colour, i) => ({ colour, number: place + i }))
	});
	return [
		{
			...{ type: 'table.opened', box: 'sino', variant: 'sino', edition: 1, seed: 'told', players },
			...{ keeping: 'boards', dice: 'real', options: { hints: false, odds: false } }
		},
		...[1, 2, 3, 4, 5, 6].flatMap((place) => players.flatMap(() => [column(place), { type: 'turn.ended' }])),
		...lines.map((line) => ({ type: 'row.announced', player: 'ana', line }))
	];
}

for (const [width, height] of [
	[390, 664],
	[390, 844],
	[320, 568],
	[844, 390],
	[820, 1180],
	[1180, 820]
] as const)
	test(
		`four boards at ${String(width)} × ${String(height)}: a total of three digits stands clear of the small board`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			await openTold(page, site, covered('across-5', 'across-4', 'across-3'));
			const player = page.getByRole('button', { name: /^Ana, total 117,/ });
			await expect(player).toBeVisible();
			const gap = await player.evaluate((button) => {
				const total = document.createRange();
				total.selectNodeContents(button.querySelector('.points') ?? button);
				const digits = total.getBoundingClientRect();
				const board = (button.querySelector('.mini') ?? button).getBoundingClientRect();
				const box = button.getBoundingClientRect();
				return {
					clear: Math.max(board.left - digits.right, board.top - digits.bottom),
					within: box.right - board.right
				};
			});
			expect(gap.clear).toBeGreaterThanOrEqual(0);
			expect(gap.within).toBeGreaterThanOrEqual(0);
		}
	);

test('the score pad on short phones: all totals are in sight, and the white spaces are as large as the screen allows', async ({
	page,
	site
}) => {
	for (const [width, height, side] of [
		[320, 568, 35],
		[360, 640, 38]
	] as const) {
		await page.setViewportSize({ width, height });
		if (width === 320) await openTold(page, site, [sinoOpening('pad', 'Ana', 'Ben', 'Carla', 'Dora')]);
		const square = await page.locator('main [data-space="third 5"]').boundingBox();
		expect((square?.width ?? 0) + 3).toBeGreaterThanOrEqual(side);
		for (const total of await page.locator('.total').all()) await expect(total).toBeInViewport({ ratio: 1 });
		await expect(page.locator('.total')).toHaveCount(4);
		for (const button of await page.locator('.bonus').all()) {
			const place = await button.boundingBox();
			expect(Math.min(place?.width ?? 0, place?.height ?? 0)).toBeGreaterThanOrEqual(56);
		}
	}
});

test(
	'on the smallest phone a thumb that lands beside a white space means it; who won it is one tap more',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await openTold(page, site, [sinoOpening('pad', 'Ana', 'Ben', 'Carla', 'Dora')]);
		const space = await page.locator('main [data-line="across-3"]').boundingBox();
		if (!space) throw new Error('there is no board');
		expect(space.width).toBeLessThan(40);
		// Beside it are numbers, which are only looked at.
		await page.mouse.click(space.x + space.width + 18, space.y + space.height / 2);
		const give = page.locator('.give');
		await expect(give).toHaveCount(4);
		await expect(page.getByRole('heading', { level: 2 })).toContainText('33');
		for (const one of await give.all()) {
			await expect(one).toBeInViewport({ ratio: 1 });
			expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(56);
		}
		await give.nth(3).click();
		await expect(page.locator('.total').nth(3)).toHaveText('33');
	}
);
