import type { Page } from '@playwright/test';
import { golden, openTold } from './support/journal.ts';
import { byKeyboard, byTouch, Quingo } from './support/quingo.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import type { Site } from './support/site.ts';
import { loadAnew, shownAsSaved } from './support/tabs.ts';

test.setTimeout(120_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Which sentence refuses this number as a wild of two people with the usual dice. */
const noWild = (quingo: Quingo, value: string) => quingo.say('quingo_no_not_a_wild', { value, most: '104' });

/** The end as the rules have it: bands, totals, the winner and by how much. to */
async function endsAsJudged(quingo: Quingo): Promise<void> {
	const { page, say } = quingo;
	const referee = await quingo.referee();
	expect(referee.due(), 'the game is over by the rules [Q-9]').toEqual({ what: 'over' });
	const ranked = referee.seats
		.map(({ id, name }) => ({ id, name, total: referee.totalOf(id) }))
		.sort((one, other) => other.total - one.total);
	const [first, second] = ranked;
	const ahead = (first?.total ?? 0) - (second?.total ?? 0);
	const winners = ranked.filter(({ total }) => total === first?.total);
	if (winners.length === 1) {
		await expect(
			page.locator('main').getByText(say('table_wins', { name: first?.name ?? '' }))
		).toBeVisible();
		await expect(
			page.getByText(say('quingo_ahead_of', { points: ahead, name: second?.name ?? '' })).first()
		).toBeVisible();
	}
	for (const { id, name, total } of ranked) {
		const rows = page
			.getByRole('listitem')
			.filter({ has: page.getByRole('heading', { name, exact: true }) })
			.getByRole('listitem');
		for (const [at, figure] of [...referee.bandsOf(id), total].entries())
			await expect(rows.nth(at), `the sheet of ${name}`).toHaveText(
				new RegExp(`[=:] ${String(figure).replace('-', '−')}$`)
			);
	}
}

/**
 * A game from the shelf by touch, each move judged; the network goes half-way. It is played to its end, or for so many
 * moves: the last moves of a game are played by a test of their own.
 */
async function playByTouch(page: Page, site: Site, moves = Infinity): Promise<void> {
	const quingo = new Quingo(page, site, 'en', byTouch);
	const { say } = quingo;
	await page.goto(site.home);
	await whenKept(page);
	await quingo.setUp(['Ana', 'Ben']);
	await byTouch(quingo.button('quingo_roll_bonuses'));

	await test.step('the keys are large enough on a narrow phone, and keep to its margins', async () => {
		const size = page.viewportSize();
		await page.setViewportSize({ width: 360, height: 740 });
		const keys = page.getByRole('group', { name: quingo.say('quingo_keys') }).getByRole('button');
		await expect(keys).toHaveCount(12);
		for (const key of await keys.all()) {
			const box = await key.boundingBox();
			expect(box?.width).toBeGreaterThanOrEqual(56);
			expect(box?.x).toBeGreaterThanOrEqual(8);
			expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(352);
		}
		if (size) await page.setViewportSize(size);
	});

	await test.step('wilds that cannot be are refused in a sentence [Q-2]', async () => {
		await quingo.makeWilds(0, 2, 3, 4, 5);
		await expect(page.locator('main').getByRole('status')).toHaveText(noWild(quingo, '0'));
		await quingo.makeWilds('2.5', 2, 3, 4, 5);
		await expect(page.locator('main').getByRole('status')).toHaveText(noWild(quingo, '2.5'));
		await quingo.makeWilds(1, 2, 3, 4, 5);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Ben');
		await quingo.makeWilds(20, 21, 22, 30, 40);
	});

	await test.step('nothing scrolls sideways', async () => {
		await quingo.step(0);
		for (const [width, height] of [
			[320, 568],
			[360, 740],
			[1180, 820],
			[390, 844]
		] as const) {
			await page.setViewportSize({ width, height });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
		}
	});

	let over = false;
	for (let nth = 0; nth < 8; nth++) {
		await quingo.judged();
		over = await quingo.step(nth);
	}
	expect(over).toBe(false);
	const totals = page.getByRole('list', { name: say('quingo_totals') });

	await test.step('the network goes, the page is loaded anew, and the game is where it was', async () => {
		const before = await totals.innerText();
		await site.kill();
		await loadAnew(page);
		await expect(totals.getByRole('listitem')).toHaveCount(2);
		expect(await totals.innerText()).toBe(before);
		await quingo.judged();
	});

	await test.step('undo takes the last move back, and redo does it again [G-3]', async () => {
		const before = await totals.innerText();
		await byTouch(page.getByTestId('undo'));
		await expect.poll(() => totals.innerText()).not.toBe(before);
		// The dice of the move are in the hand again.
		await quingo.judged({ inHand: true });
		await byTouch(page.getByTestId('redo'));
		await expect.poll(() => totals.innerText()).toBe(before);
	});

	for (let nth = 0; nth < Math.min(moves, 200) && !over; nth++) {
		await quingo.judged();
		over = await quingo.step(nth);
	}
	if (moves < Infinity) return;
	await endsAsJudged(quingo);
	await byTouch(quingo.button('table_rematch'));
	await expect(quingo.button('table_change')).toBeVisible();
}

test(
	'a game by touch, each move judged by the rules; the network goes after a few [Q-1] to [Q-8]',
	{ tag: offline },
	async ({ page, site }) => {
		await playByTouch(page, site, 6);
	}
);

test(
	'a whole game by touch, each move judged by the rules [Q-1] to [Q-12]',
	{ tag: [offline, long] },
	async ({ page, site }) => {
		await playByTouch(page, site);
	}
);

test(
	'the last moves of a game by keyboard, in Spanish: a full sheet, the last lap, the end [Q-9]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'es', byKeyboard);
		await page.addInitScript(() => localStorage.setItem('tablemate.language', 'es'));
		// The golden game was played with real dice to its end.
		const { facts } = golden('quingo', 'full-v1');
		await openTold(page, site, [...facts.slice(0, -6), { type: 'rolling.changed', rolling: 'app' }]);
		let over = false;
		for (let nth = 0; nth < 60 && !over; nth++) {
			await quingo.judged();
			over = await quingo.step(nth);
		}
		await endsAsJudged(quingo);
	}
);

test(
	'sheets alone: the printed example comes to 114, and the end is noticed [Q-9] [Q-12]',
	{ tag: long },
	async ({ page, site }) => {
		const quingo = new Quingo(page, site, 'en', byTouch);
		const { say } = quingo;
		await quingo.setUp(['Ana', 'Ben'], { sheets: true, real: true });
		for (const [at, bonus] of [11, 3, 14, 15].entries())
			await page.locator(`#bonus-${at}`).fill(String(bonus));
		await page.locator('#bonus-4').fill('7');
		await byTouch(quingo.button('quingo_tell_bonuses'));
		await expect(page.getByTestId('toast')).toContainText(
			say('quingo_no_not_on_a_die', { sides: '4', shows: '7' })
		);
		await page.locator('#bonus-4').fill('2');
		await byTouch(quingo.button('quingo_tell_bonuses'));
		await quingo.makeWilds(2, 15, 18, 7, 5);
		await quingo.makeWilds(6, 6, 6, 6, 6);

		const boxes = page.locator('.quingo-sheet .bx');
		const tabs = page.locator('.tab');
		const crossed = [11, 13, 14, 17, 22];
		for (let at = 0; at < 25; at++) {
			// Ben's sheet comes by itself; Ana moves on and on.
			await byTouch(tabs.nth(0));
			if (crossed.includes(at)) await byTouch(quingo.button('quingo_cross'));
			await byTouch(boxes.nth(at));
		}
		await expect(tabs.first()).toContainText('114');
		await expect(page.locator('.note').filter({ hasText: 'Ana' })).toBeVisible();
		// The opening, the bonuses, two sets of wilds, and 25 boxes: what is not saved yet does not outlive the page.
		await shownAsSaved(page, 28);
		await loadAnew(page);
		await expect(
			page.locator('main').getByText(say('quingo_lap_sheets', { filler: 'Ana', names: 'Ben' }))
		).toBeVisible();
		await byTouch(boxes.nth(0));
		await byTouch(quingo.main());
		await byTouch(quingo.button('quingo_finish_now'));
		await expect(page.locator('main').getByText(say('table_wins', { name: 'Ana' }))).toBeVisible();
		await expect(page.locator('.figure').first()).toContainText('114');
		// What each band came to is a sum that is seen, not only heard.
		const sums = await page.locator('.sheets ul ul').first().boundingBox();
		expect(sums?.height).toBeGreaterThan(60);

		await byTouch(page.getByRole('link', { name: say('quingo_print_these') }));
		await expect(page.locator('.printed').first()).toContainText('114');
	}
);
