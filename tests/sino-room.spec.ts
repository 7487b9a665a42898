import { openTold, type JournalFact } from './support/journal.ts';
import { Play } from './support/play.ts';
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

for (const [width, height] of [
	[568, 320],
	[667, 375],
	[844, 390]
] as const)
	test(
		`the score pad at ${String(width)} × ${String(height)}: names are whole, and no total or question lies under anything`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'es');
			await play.speak();
			await page.setViewportSize({ width, height });
			const won = (player: string, ...lines: readonly string[]): JournalFact[] =>
				lines.map((line) => ({ type: 'row.announced', player, line }));
			await openTold(page, site, [
				sinoOpening('pad', 'Anabel', 'Ben', 'Domingo José', 'Carla'),
				...won('ben', 'across-5', 'across-4', 'down-6'),
				...won('domingo josé', 'across-3', 'across-2', 'down-5', 'down-4'),
				{ type: 'bonus.won', player: 'ben', numbers: [1, 2, 3, 4, 6] },
				{ type: 'bonus.won', player: 'domingo josé', numbers: [4, 5, 6, 7, 8] }
			]);
			const faults = () =>
				page.locator('.side').evaluate((side) => {
					/** Where the words of an element stand, in its last text. */
					const words = (element: Element) => {
						const range = document.createRange();
						range.selectNodeContents(element.lastChild ?? element);
						return range;
					};
					const all = [...side.querySelectorAll('h2, .name, .badge, .total, .bonus b')]
						.filter((element) => element.checkVisibility())
						.map((element) => ({
							text: element.textContent,
							// A disc hides what lies under it; the space around a line of letters hides nothing.
							place: (element.matches('.badge') ? element : words(element)).getBoundingClientRect()
						}));
					const over = all.flatMap(({ text, place: a }, i) =>
						all
							.slice(i + 1)
							.filter(
								({ place: b }) =>
									a.right > b.left && b.right > a.left && a.bottom > b.top + 3 && b.bottom > a.top + 3
							)
							.map((other) => `${text} and ${other.text}`)
					);
					const broken = [...side.querySelectorAll('.name')].flatMap((name) => {
						const text = name.lastChild?.textContent ?? '';
						return words(name).getClientRects().length > text.split(' ').length ? [text] : [];
					});
					return { over, broken };
				});
			const none = { over: [], broken: [] };
			expect(await faults()).toEqual(none);
			await page.locator('main [data-line="across-1"]').click();
			await expect(page.locator('.give')).toHaveCount(4);
			expect(await faults()).toEqual(none);
		}
	);

for (const [width, height] of [
	[1180, 820],
	[1024, 768]
] as const)
	test(
		`four boards and real dice at ${String(width)} × ${String(height)}: everything is in sight, in a bonus try, too`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'es');
			await play.speak();
			await page.setViewportSize({ width, height });
			await openTold(page, site, covered());
			const hidden = () => page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight);
			await expect(page.getByTestId('prompt')).toHaveText(play.say('sino_enter', { left: 5 }));
			expect(await hidden()).toBeLessThanOrEqual(0);
			await play.press('sino_bonus');
			await expect(page.getByTestId('prompt')).toHaveText(play.say('sino_bonus_enter'));
			expect(await hidden()).toBeLessThanOrEqual(0);
		}
	);

for (const [width, height] of [
	[568, 320],
	[667, 375]
] as const)
	test(
		`four boards and real dice at ${String(width)} × ${String(height)}: every board is in sight, and names are whole`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			await openTold(page, site, [
				{ ...sinoOpening('boards', 'Anabel', 'Ben', 'Domingo', 'Carla'), dice: 'real' }
			]);
			await expect(page.getByTestId('prompt')).toBeAttached();
			const main = page.locator('main');
			expect(await main.evaluate((main) => main.scrollHeight - main.clientHeight)).toBeLessThanOrEqual(0);
			const broken = await page.locator('.players .name').evaluateAll((names) =>
				names.flatMap((name) => {
					const inner = name.querySelector('.name') ?? name;
					const range = document.createRange();
					range.selectNodeContents(inner);
					const text = inner.textContent;
					return range.getClientRects().length > text.split(' ').length ? [text] : [];
				})
			);
			expect(broken).toEqual([]);
		}
	);
