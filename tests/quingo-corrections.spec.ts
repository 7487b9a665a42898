import type { JournalFact } from './support/journal.ts';
import { openTold } from './support/journal.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import { loadAnew } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

type Die = readonly [number, number];
const players = ['Ana', 'Ben', 'Carla'].map((name) => ({ id: name.toLowerCase(), name }));
const opening = (youngest: string | null): JournalFact => ({
	...{ type: 'table.opened', box: 'quingo', variant: 'quingo', edition: 1, seed: 'told', players, youngest },
	...{ keeping: 'full', rolling: 'dice', wilds: 'open', set: { d4: 1, d6: 4, d8: 1, d10: 1, d12: 0, d20: 1 } }
});
const prepared: readonly JournalFact[] = [
	{ type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 },
	...players.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] }))
];
const pool = (...shows: readonly number[]): JournalFact => ({
	type: 'pool.rolled',
	dice: shows.map((shown, at) => [[4, 6, 8, 10, 20][at], shown])
});
const limits = (...rolled: readonly number[]): JournalFact => ({
	type: 'limits.rolled',
	limits: rolled.map((limit, at) => ({ player: players[at]?.id, limit }))
});
const checked = (player: string, box: number | string, ...dice: readonly Die[]): JournalFact => ({
	...{ type: 'box.checked', player, box, dice }
});
const roundOne = [
	...[pool(2, 5, 7, 9, 20), limits(1, 2, 3), checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])],
	...[checked('carla', 11, [4, 2], [10, 9]), checked('ana', 20, [20, 20])]
];
const roundTwo = [
	...[pool(1, 1, 7, 10, 19), limits(1, 2, 3), checked('ana', 'wild-4', [8, 7]), checked('ben', 10, [10, 10])],
	...[checked('carla', 19, [20, 19]), checked('ana', 1, [4, 1]), checked('ben', 1, [6, 1])]
];

test('another sheet lies over the table, and a wrong box in it is put right rounds later: all rounds stand [Q-5]', async ({
	page,
	site
}) => {
	const quingo = new Quingo(page, site, 'en', byTouch);
	const { say } = quingo;
	await openTold(page, site, [
		...[opening('carla'), ...prepared, ...roundOne, ...roundTwo],
		...[pool(3, 3, 3, 10, 3), limits(2, 1, 3)]
	]);
	const large = page.locator('.table .quingo-sheet');
	const own = say('quingo_sheet_of', { name: 'Ben' });
	await expect(large).toHaveAccessibleName(own);
	await byTouch(page.locator('.tab').first());
	await expect(quingo.sheet().getByRole('heading')).toContainText('Ana');
	await expect(quingo.sheet()).toContainText(say('quingo_if_now', { total: '−152' }));
	await expect(large).toHaveAccessibleName(own);

	// Ana meant the wild in round 1, and marked it in round 2.
	await byTouch(quingo.sheet().locator('.bx').nth(6));
	await expect(page.getByRole('heading', { level: 1 })).toContainText(say('quingo_fixing'));
	await byTouch(page.locator('.fixing .bx').nth(23));
	await byTouch(quingo.button('table_meant'));
	// What is written with it is shown first.
	await expect(page.locator('.fixing').getByRole('alert')).toContainText(say('log_changes'));
	await byTouch(quingo.button('table_meant'));
	await expect(large).toHaveAccessibleName(own);
	await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Ben', number: '3' }));
	await byTouch(page.locator('.tab').first());
	for (const at of [6, 23]) await expect(quingo.sheet().locator('.bx').nth(at)).toHaveClass(/checked/);
	await byTouch(quingo.button('shell_close'));
	// One step: undo brings back what was written.
	await byTouch(page.getByTestId('undo'));
	await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Ben', number: '3' }));
});

test(
	'the next move takes away a sheet that was looked at, and the turn shows its own [Q-4]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		await openTold(page, site, [opening('carla'), ...prepared, pool(2, 5, 7, 9, 20), limits(1, 2, 3)]);
		const large = page.locator('.table .quingo-sheet');
		await byTouch(page.locator('.tab').nth(1));
		await expect(quingo.sheet()).toBeVisible();
		await byTouch(quingo.button('shell_close'));
		for (const [die, name] of [
			[3, 'Ben'],
			[1, 'Carla'],
			[1, 'Ana']
		] as const) {
			await byTouch(page.locator('.pd').nth(die - 1));
			await byTouch(quingo.main());
			await expect(large).toHaveAccessibleName(say('quingo_sheet_of', { name }));
			await expect(page.locator('.whose .who')).toHaveText(name);
		}
	}
);

test(
	'a wrong youngest is named anew: what was played stands, and the next tie has the other starter [Q-4]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		const tied = limits(2, 2, 6);
		await openTold(page, site, [
			...[opening(null), ...prepared, pool(2, 5, 7, 9, 20), tied, { type: 'youngest.named', player: 'ana' }],
			...[checked('ana', 7, [8, 7]), checked('ben', 5, [6, 5])]
		]);
		await byTouch(quingo.button('table_menu_label'));
		await byTouch(page.getByRole('button', { name: new RegExp(`^${say('log_title')}`) }));
		const what = say('quingo_log_youngest', { name: 'Ana' });
		await byTouch(quingo.button('table_meant_what', { what }));
		await page.getByRole('radio', { name: 'Ben' }).check({ force: true });
		await byTouch(quingo.button('table_meant'));
		await expect(page.getByTestId('toast')).toContainText(say('quingo_youngest_from_now', { name: 'Ben' }));
		await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Carla', number: '1' }));
	}
);

test(
	'who sits down after a round makes up wilds before the next one, not before the first [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, [
			...[opening('carla'), ...prepared, ...roundOne],
			{ type: 'player.joined', player: { id: 'dora', name: 'Dora' } }
		]);
		await byTouch(quingo.button('quingo_back'));
		await expect(page.getByRole('heading', { level: 1 })).toContainText(
			quingo.say('table_round', { number: 2 })
		);
	}
);

test(
	'what is half put right is open again after the phone was locked: a pool, and a mark with another box [Q-3] [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		const history = async (what: string) => {
			await byTouch(quingo.button('table_menu_label'));
			await byTouch(page.getByRole('button', { name: new RegExp(`^${say('log_title')}`) }));
			await byTouch(page.getByRole('button', { name: new RegExp(what) }).first());
		};
		const fixing = page.locator('.fixing');
		await openTold(page, site, [opening('carla'), ...prepared, ...roundOne.slice(0, 3)]);
		// A die is taken in the hand, and stays there.
		await byTouch(page.locator('.pd').first());
		await history(say('quingo_log_pool', { count: 5 }));
		const entered = fixing.locator('ul').getByRole('button');
		await byTouch(entered.last());
		await loadAnew(page);
		await expect(entered).toHaveCount(4);
		await byTouch(quingo.button('log_leave'));
		await expect(page.locator('.pd').first()).toHaveAttribute('aria-pressed', 'true');
		await loadAnew(page);
		await expect(page.locator('.pd').first()).toHaveAttribute('aria-pressed', 'true');
		await expect(fixing).toHaveCount(0);

		await history(say('quingo_log_checked', { name: 'Ana', box: '7' }));
		const wild = fixing.locator('.bx').nth(23);
		await byTouch(wild);
		await loadAnew(page);
		await expect(wild).toHaveClass(/picked/);
		await byTouch(quingo.button('table_meant'));
		await expect(fixing).toHaveCount(0);
		await loadAnew(page);
		await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Ben', number: '1' }));
	}
);

test.describe('by keyboard, on a tablet', () => {
	test.use({ viewport: { width: 1180, height: 820 }, hasTouch: false });

	test(
		'the faces of real dice are one stop, and so are the dice that were entered [Q-3]',
		{ tag: long },
		async ({ page, site }) => {
			const { keyboard } = page;
			await openTold(page, site, [opening('carla'), ...prepared]);
			const stops = page.locator('.faces button:not([tabindex="-1"])');
			await expect(stops).toHaveCount(1);
			await stops.focus();
			// From the d4's 1 to its 3, and from there down to the d6's.
			for (const key of ['ArrowRight', 'ArrowRight', 'Enter', 'ArrowDown', 'Enter'])
				await keyboard.press(key);
			await expect(page.locator('.entered ul button')).toHaveCount(2);
			await expect(page.locator('.entered ul button:not([tabindex="-1"])')).toHaveCount(1);
			await expect(page.locator('.faces').nth(1).locator('.face').nth(2)).toBeFocused();
		}
	);
});
