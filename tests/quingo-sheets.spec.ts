import type { Page } from '@playwright/test';
import { golden, openTold, type JournalFact } from './support/journal.ts';
import { byTouch, Quingo } from './support/quingo.ts';
import { storedRows, tableIn } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const [opening, ...facts] = golden('quingo', 'sheets-v1').facts as [JournalFact, ...JournalFact[]];
/** Ana and Ben, with the bonuses and wilds of the printed example, and nothing marked. */
const fresh = [opening, ...facts.slice(0, 3)];
/** The same table with these marks made. */
const marked = (...marks: readonly JournalFact[]) => [...fresh, ...marks];
const checked = (player: string, box: number | string) => ({ type: 'box.checked', player, box });

const box = (page: Page, at: number) => page.locator('.quingo-sheet .bx').nth(at);
const tab = (page: Page, at: number) => page.locator('.tab').nth(at);
/** Waits until the large sheet is this player's. */
const sheetIs = (quingo: Quingo, name: string) =>
	expect(quingo.page.locator('.quingo-sheet')).toHaveAccessibleName(quingo.say('quingo_sheet_of', { name }));
/** A finger that rests on a box. */
async function hold(page: Page, at: number): Promise<void> {
	await box(page, at).hover();
	await page.mouse.down();
	await page.waitForTimeout(700);
	await page.mouse.up();
}
/** Every row of a mark, struck ones too. */
const strokes = async (page: Page) =>
	(await storedRows(page, tableIn(page.url()))).flatMap(({ fact }) =>
		fact?.type.startsWith('box.') ? [fact.type] : []
	);

test('one tap a move: the mark lands, the next sheet comes by itself, and undo brings the last one back', async ({
	page,
	site
}) => {
	const quingo = new Quingo(page, site, 'en', byTouch);
	await openTold(page, site, fresh);
	const whose = page.locator('.whose');
	await expect(whose).toContainText('Ana');
	await expect(whose).toContainText(quingo.say('quingo_then', { name: 'Ben' }));
	await byTouch(box(page, 11));
	// It is seen to land, and a hand that shakes does nothing more.
	await expect(box(page, 11)).toHaveClass(/checked/);
	await byTouch(box(page, 11));
	await expect(page.locator('.hand')).toContainText(quingo.say('quingo_hand_to', { name: 'Ben' }));
	await sheetIs(quingo, 'Ben');
	await expect.poll(() => strokes(page)).toEqual(['box.checked']);
	await byTouch(page.getByTestId('undo'));
	await sheetIs(quingo, 'Ana');
	await expect(box(page, 11)).toHaveClass(/open/);
});

test(
	'the sheet is one stop for the keyboard: arrows go along it, Enter marks',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, fresh);
		const stops = page.locator('.quingo-sheet button:not([tabindex="-1"])');
		await expect(stops).toHaveCount(1);
		await box(page, 0).focus();
		await page.keyboard.press('End');
		await page.keyboard.press('Home');
		await page.keyboard.press('ArrowRight');
		await expect(box(page, 1)).toBeFocused();
		await expect(stops).toHaveCount(1);
		await page.keyboard.press('Enter');
		await expect(box(page, 1)).toHaveClass(/checked/);
		await sheetIs(quingo, 'Ben');
	}
);

test(
	'a cross has its own gesture and is one fact: struck, the box is open [G-2]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, fresh);
		await hold(page, 11);
		await expect(tab(page, 0)).toContainText('−12');
		// Ben crosses with the switch, as a keyboard and a screen reader do.
		await sheetIs(quingo, 'Ben');
		await page.waitForTimeout(400);
		const cross = quingo.button('quingo_cross');
		await byTouch(cross);
		await expect(cross).toHaveAttribute('aria-pressed', 'true');
		await byTouch(box(page, 6));
		await expect(cross).toHaveAttribute('aria-pressed', 'false');
		await expect(tab(page, 1)).toContainText('−7');
		expect(await strokes(page)).toEqual(['box.crossed', 'box.crossed']);

		await byTouch(quingo.button('table_menu_label'));
		await byTouch(page.getByRole('button', { name: new RegExp(`^${quingo.say('log_title')}`) }));
		const what = quingo.say('quingo_log_crossed', { name: 'Ana', box: '12' });
		await byTouch(quingo.button('log_strike_label', { what }));
		// The totals it changes are shown first.
		await byTouch(quingo.button('log_strike'));
		await byTouch(quingo.button('shell_close'));
		await byTouch(tab(page, 0));
		await expect(box(page, 11)).toHaveClass(/open/);
		await expect(tab(page, 0)).toContainText('0');
	}
);

test(
	'a box that was checked by mistake is crossed, opened or another one, where it was made',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		await openTold(
			page,
			site,
			marked(checked('ana', 12), checked('ben', 3), checked('ana', 4), checked('ben', 5))
		);
		const become = async (key: string) => {
			await byTouch(box(page, 11));
			await page.getByRole('radio', { name: say(key), exact: true }).check({ force: true });
			await byTouch(quingo.button('table_meant'));
			await expect(page.locator('.totals-place')).toBeVisible();
		};
		await become('quingo_box_crossed');
		await expect(tab(page, 0)).toContainText('−8');
		await become('quingo_box_open');
		await expect(tab(page, 0)).toContainText('4');
		await expect(box(page, 11)).toHaveClass(/open/);
		// It was the 8 and not the 4.
		await byTouch(box(page, 3));
		await byTouch(box(page, 7));
		await byTouch(quingo.button('table_meant'));
		await expect(tab(page, 0)).toContainText('8');
		await expect(box(page, 3)).toHaveClass(/open/);
	}
);

test(
	'who still has a last move is named; the rest is crossed out on the second tap, never by the main button [Q-9]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		await openTold(page, site, [opening, ...facts.slice(0, -1), checked('ben', 1)]);
		const ended = facts.at(-1)?.type;
		expect(ended).toBe('game.ended');
		const lap = say('quingo_lap_sheets', { filler: 'Ana', names: 'Ben' });
		// Ana filled her sheet, and Ben has moved since.
		await expect(page.locator('main').getByText(say('quingo_lap_moved', { filler: 'Ana' }))).toBeVisible();
		await expect(quingo.main()).toHaveText(say('table_end_game'));
		await byTouch(quingo.main());
		await expect(page.getByRole('alert')).toContainText(say('quingo_end_counts'));
		await expect(page.locator('.win')).toHaveCount(0);
		await byTouch(quingo.button('quingo_finish_not'));
		await byTouch(page.getByTestId('undo'));
		await expect(page.locator('main').getByText(lap)).toBeVisible();
		await expect(quingo.main()).toHaveText(say('quingo_sheet_of', { name: 'Ana' }));
		await sheetIs(quingo, 'Ben');
		await expect(page.locator('.whose')).toContainText(say('quingo_if_now', { total: '−61' }));
		await byTouch(quingo.button('quingo_finish'));
		await expect(page.locator('.win')).toHaveCount(0);
		await byTouch(quingo.button('quingo_finish_now'));
		await expect(page.locator('main').getByText(say('table_wins', { name: 'Ana' }))).toBeVisible();
		const rows = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Ana' }) });
		for (const sum of ['15 + 11', '40 + 3', '24 − 41', '72 − 18', '4 × 2'])
			await expect(rows).toContainText(sum);
	}
);

test(
	'with wilds in the open, Enter goes to the next field, and back keeps what was typed',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		await openTold(page, site, [opening, ...facts.slice(0, 1)]);
		await page.locator('#wild-0').fill('3');
		await page.locator('#wild-0').press('Enter');
		await expect(page.locator('#wild-1')).toBeFocused();
		await page.locator('#wild-1').fill('9');
		await byTouch(quingo.button('quingo_back'));
		await expect(page.locator('#wild-0')).toHaveCount(0);
		await byTouch(quingo.button('quingo_wilds_make_of', { name: 'Ben' }));
		await page.locator('#wild-0').fill('5');
		await byTouch(quingo.button('quingo_back'));
		await byTouch(
			page
				.getByRole('listitem')
				.getByRole('button', { name: quingo.say('quingo_wilds_make_of', { name: 'Ana' }) })
		);
		await expect(page.locator('#wild-0')).toHaveValue('3');
		await expect(page.locator('#wild-1')).toHaveValue('9');
		for (const [at, wild] of [2, 15, 18, 7, 5].entries())
			await page.locator(`#wild-${at}`).fill(String(wild));
		await page.locator('#wild-4').press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben');
		await expect(page.locator('#wild-0')).toHaveValue('5');
	}
);

test('of two who come next at the end none is named alone [G-6]', { tag: long }, async ({ page, site }) => {
	const quingo = new Quingo(page, site, 'en', byTouch);
	const carla = { id: 'carla', name: 'Carla' };
	const players = [...(opening['players'] as object[]), carla];
	const boxes = [
		...Array.from({ length: 20 }, (_, i) => i + 1),
		'wild-1',
		'wild-2',
		'wild-3',
		'wild-4',
		'wild-5'
	];
	await openTold(page, site, [
		{ ...opening, players },
		...facts.slice(0, 3),
		{ type: 'wilds.made', player: 'carla', wilds: [2, 15, 18, 7, 5] },
		...boxes.map((box) => checked('ana', box)),
		{ type: 'game.ended' }
	]);
	// All of 25 boxes and all bonuses; the others have nothing but their crosses.
	const words = { points: 263 + 210, name: 'Ben and Carla' };
	await expect(page.getByText(quingo.say('quingo_ahead_of', words)).first()).toBeAttached();
});
