import { golden, openTold, openWritten, writeTables, type JournalFact } from './support/journal.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import { limits, opening as told, pool, prepared, sees } from './support/quingo-told.ts';
import { storedRows, tableIn } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const [opening] = golden('quingo', 'sheets-v1').facts as [JournalFact];
const turn = (help: Readonly<Record<string, string>>): JournalFact[] => [
	{ ...opening, keeping: 'full', set: { d4: 1, d6: 2, d8: 1, d10: 1, d12: 0, d20: 1 }, help },
	{ type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 },
	{ type: 'wilds.made', player: 'ana', wilds: [2, 15, 18, 7, 5] },
	{ type: 'wilds.made', player: 'ben', wilds: [6, 6, 30, 31, 32] },
	{
		type: 'pool.rolled',
		dice: [
			[4, 1],
			[8, 8],
			[10, 10],
			[20, 20]
		]
	},
	{
		type: 'limits.rolled',
		limits: [
			{ player: 'ana', limit: 2 },
			{ player: 'ben', limit: 5 }
		]
	}
];

test(
	'who wants it is told which box and why, and has its dice in the hand at a tap; who wants no help sees none',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, turn({ ana: 'advice', ben: 'off' }));
		await expect(quingo.boxes('can')).not.toHaveCount(0);
		const advice = page.locator('.advice');
		await expect(advice).toHaveText(quingo.say('quingo_advice_most', { box: '20', points: '20' }));
		// Who cannot see the dice hears what was added.
		for (const at of [0, 1]) await byTouch(page.locator('.pd').nth(at));
		await expect(page.locator('.eq')).toHaveText(/1 \+ 8\s+= 9/);
		await byTouch(advice);
		await expect(advice).toHaveAttribute('aria-pressed', 'true');
		await byTouch(quingo.main());
		await expect(page.locator('.whose')).toContainText('Ben');
		const rows = await storedRows(page, tableIn(page.url()));
		expect(rows.at(-1)?.fact).toMatchObject({
			type: 'box.checked',
			player: 'ana',
			box: 20,
			dice: [[20, 20]]
		});
		// Ben plays without: no dots, no ways.
		await expect(advice).toHaveCount(0);
		await expect(quingo.boxes('can')).toHaveCount(0);
		await byTouch(quingo.boxes('open').nth(7));
		await expect(quingo.sheet()).toHaveCount(0);
		await expect(page.getByTestId('toast')).toContainText(quingo.say('quingo_no_dice_taken'));
	}
);

test(
	'a rematch gives each the help they have now, and the app rolls what is lost by now [G-1]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		await openTold(page, site, [
			...turn({ ana: 'advice' }),
			{ type: 'help.chosen', player: 'ana', help: 'off' },
			{ type: 'rolling.changed', rolling: 'dice' },
			{ type: 'dice.lost', lost: { d4: 1, d6: 0, d8: 0, d10: 0, d12: 0, d20: 0 } },
			{ type: 'game.ended' }
		]);
		await byTouch(quingo.button('table_new_game'));
		await byTouch(quingo.button('table_change'));
		await byTouch(page.getByText(say('quingo_help'), { exact: true }));
		await expect(page.getByLabel('Ana', { exact: true })).toHaveValue('off');
		await byTouch(page.getByText(say('quingo_lost'), { exact: true }));
		await expect(
			page.getByRole('status', { name: say('quingo_set_count', { sides: 4 }) }).first()
		).toHaveText('1');
	}
);

test(
	'the bonuses of dice that are lost are rolled by the app; the others are typed [Q-1] [G-1]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		const set = { d4: 1, d6: 2, d8: 1, d10: 1, d12: 0, d20: 1 };
		const lost = { d4: 0, d6: 0, d8: 0, d10: 0, d12: 0, d20: 1 };
		const opened = { ...opening, keeping: 'full', rolling: 'dice', set };
		const without = (lost: object) => [{ ...opened, lost }];
		await writeTables(page, site, {
			d20: without(lost),
			d4: without({ ...lost, d4: 1, d20: 0 }),
			both: without({ ...lost, d4: 1 }),
			pool: [
				{ ...opened, set: { ...set, d4: 2 }, lost: { ...lost, d4: 1 } },
				...turn({}).filter(({ type }) => type === 'bonuses.rolled' || type === 'wilds.made')
			]
		});
		await openWritten(page, site, 'd20');
		await expect(page.getByText(say('quingo_lost_rolled', { set: '4 d20' })).first()).toBeVisible();
		// Nobody is told to roll what is lost.
		await expect(page.getByText(say('quingo_bonuses_type'))).toHaveCount(0);
		const enter = quingo.button('quingo_tell_bonuses');
		await byTouch(enter);
		await expect(page.getByTestId('toast')).toHaveText(say('quingo_no_own_rolls', { set: '1 d4' }));
		// The keys type what the d4 shows, and lead neither to a die that is lost nor back to one.
		await expect(page.locator('.head input')).toHaveCount(1);
		const [three, back, on] = [
			page.getByRole('button', { name: '3', exact: true }),
			quingo.button('quingo_key_back'),
			quingo.button('quingo_key_next')
		];
		for (const key of [back, three, on]) await byTouch(key);
		await expect(enter).toHaveCount(0);
		const told = async () => (await storedRows(page, tableIn(page.url())))[1]?.fact;
		const rolled: unknown = expect.any(Number);
		const bonuses = [rolled, rolled, rolled, rolled];
		expect(await told()).toEqual({ type: 'bonuses.rolled', bonuses, wild: 3 });

		await openWritten(page, site, 'd4');
		for (const key of [three, on, three, on, three]) await byTouch(key);
		await byTouch(enter);
		await expect(page.getByTestId('toast')).toHaveText(say('quingo_no_own_rolls', { set: '4 d20' }));
		for (const key of [on, three, on]) await byTouch(key);
		await expect(enter).toHaveCount(0);
		expect(await told()).toEqual({ type: 'bonuses.rolled', bonuses: [3, 3, 3, 3], wild: rolled });

		await openWritten(page, site, 'both');
		await byTouch(quingo.button('quingo_roll_bonuses'));
		await expect(page.getByText(say('quingo_wilds_how')).first()).toBeAttached();

		// Of a size of which one is lost the other is entered.
		await openWritten(page, site, 'pool');
		await byTouch(quingo.main());
		await expect(page.getByTestId('toast')).toHaveText(
			say('quingo_no_dice_missing', { has: 1, sides: 4, said: 0 })
		);
	}
);

for (const language of ['en', 'es'] as const)
	test(
		`all dice of a full pool are in sight below a suggestion and without one, on any phone: ${language}`,
		{ tag: long },
		async ({ page, site }) => {
			await page.addInitScript((code) => localStorage.setItem('tablemate.language', code), language);
			const full = (help: object) => [{ ...told('full'), help }, ...prepared, pool, limits];
			await writeTables(page, site, { with: full({ ana: 'advice' }), without: full({}) });
			for (const table of ['with', 'without']) {
				await openWritten(page, site, table);
				for (const height of [844, 740, 664]) {
					await page.setViewportSize({ width: 390, height });
					await sees(page, '.pd').toBe(22);
				}
			}
		}
	);
