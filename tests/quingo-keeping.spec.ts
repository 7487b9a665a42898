import { faults } from './support/axe.ts';
import { openTold, type JournalFact } from './support/journal.ts';
import { measure } from './support/measure.ts';
import { finger } from './support/hand.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
const told: readonly JournalFact[] = [
	{
		...{ type: 'table.opened', box: 'quingo', variant: 'quingo', edition: 1, seed: 'told', players },
		...{ youngest: null, keeping: 'full', rolling: 'dice', wilds: 'open' },
		set: { d4: 1, d6: 3, d8: 1, d10: 1, d12: 0, d20: 1 }
	},
	{ type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 },
	...players.map(({ id }) => ({ type: 'wilds.made', player: id, wilds: [2, 15, 18, 7, 5] })),
	{
		type: 'pool.rolled',
		dice: [
			[4, 2],
			[6, 5],
			[8, 7],
			[10, 9],
			[20, 20]
		]
	},
	{
		type: 'limits.rolled',
		limits: [
			{ player: 'ana', limit: 1 },
			{ player: 'ben', limit: 2 }
		]
	},
	{ type: 'box.checked', player: 'ana', box: 7, dice: [[8, 7]] }
];

test(
	'the whole table, the sheets alone and the whole table again by touch: marks and totals stand [G-1]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		const tab = (at: number) => page.locator('.tab').nth(at);
		const change = async (key: string) => {
			await byTouch(quingo.button('table_menu_label'));
			await byTouch(page.getByRole('button', { name: new RegExp(`^${say('table_menu_people')}`) }));
			await finger.pick(page.getByRole('radio', { name: say(key) }));
			await expect(quingo.sheet().getByRole('heading', { level: 2 })).toHaveText(say(key));
			expect(await faults(page)).toEqual([]);
			expect(await measure(page, { least: 48, gap: 0 })).toEqual([]);
		};
		await openTold(page, site, told);
		await expect(tab(0)).toContainText('7');

		await test.step('to the sheets in the middle of a round: the pool is shown to be laid out', async () => {
			await change('quingo_keep_sheets');
			await expect(quingo.sheet().getByRole('img')).toHaveAccessibleName(
				say('quingo_pool_dice', { count: 4 })
			);
			await byTouch(quingo.button('quingo_to_sheets_go'));
			await expect(page.locator('.quingo-sheet')).toHaveAccessibleName(
				say('quingo_sheet_of', { name: 'Ben' })
			);
			await byTouch(page.locator('.quingo-sheet .bx').nth(19));
			await expect(tab(1)).toContainText('20');
		});

		await test.step('to the whole table: who is the youngest is asked once, and a round begins', async () => {
			await change('quingo_keep_full');
			await quingo.sheet().getByRole('combobox').selectOption({ label: 'Ben' });
			await byTouch(quingo.button('quingo_to_full_go'));
			await expect(quingo.sheet()).toHaveCount(0);
			await expect(page.getByRole('group', { name: say('quingo_enter_size') })).toBeVisible();
			await expect(tab(0)).toContainText('7');
			await expect(tab(1)).toContainText('20');
		});

		await test.step('undo takes the change back in one step; the history tells it', async () => {
			await byTouch(page.getByTestId('undo'));
			await expect(page.locator('.cross')).toBeVisible();
			await byTouch(page.getByTestId('undo'));
			await expect(tab(1)).toContainText('0');
			await byTouch(page.getByTestId('undo'));
			await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Ben', number: '1' }));
			await byTouch(quingo.button('table_menu_label'));
			await byTouch(page.getByRole('button', { name: new RegExp(`^${say('log_title')}`) }));
			await expect(quingo.sheet()).toContainText(say('quingo_log_keeps_sheets'));
			await expect(quingo.sheet()).toContainText(say('quingo_log_keeps_youngest', { name: 'Ben' }));
		});
	}
);

test(
	'a mark of the sheets is put right at the whole table, and the round goes on [G-3]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		await openTold(page, site, [
			...told,
			{ type: 'keeping.changed', keeping: 'sheets', youngest: null },
			{ type: 'box.checked', player: 'ben', box: 20 },
			{ type: 'keeping.changed', keeping: 'full', youngest: 'ben' },
			...told.slice(4, 6)
		]);
		await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Ana', number: '2' }));
		await byTouch(page.locator('.tab').nth(1));
		await byTouch(quingo.sheet().locator('.bx').nth(19));
		await page.getByRole('radio', { name: say('quingo_box_crossed'), exact: true }).check({ force: true });
		await byTouch(quingo.button('table_meant'));
		await expect(page.locator('.tab').nth(1)).toContainText('−20');
		await expect(page.locator('h1')).toContainText(say('quingo_where', { name: 'Ana', number: '2' }));
	}
);
