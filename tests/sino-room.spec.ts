import { openTold, type JournalFact } from './support/journal.ts';
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
