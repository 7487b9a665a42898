import type { Locator } from '@playwright/test';
import { openTold, openWritten, writeTables } from './support/journal.ts';
import { broken, ink, linesOf, tooWide } from './support/letters.ts';
import { Play } from './support/play.ts';
import { bonuses, opening as quingo } from './support/quingo-told.ts';
import { sinoOpening } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

// The smallest phone with the largest letters of the settings, in the language with the longer words.
test.use({ viewport: { width: 320, height: 568 } });
test.beforeEach(async ({ page }) => {
	await page.addInitScript(() => {
		if (location.protocol !== 'http:') return;
		localStorage.setItem('tablemate.text', 'larger');
		localStorage.setItem('tablemate.language', 'es');
	});
});

/** Where each of them lies. */
const edges = (all: Locator) =>
	all.evaluateAll((elements) =>
		elements.map((element) => {
			const { left, right, top, bottom } = element.getBoundingClientRect();
			return { left, right, top, bottom };
		})
	);

const names = ['Ana', 'Ben', 'Cleo', 'Maximiliana Fernández'] as const;

test(
	'what starts is said in one line; the message of the same game again is whole, with its button',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'es');
		for (const box of ['bing-oh', 'any-game', 'card-bingo']) {
			await page.goto(site.at(`/new?box=${box}`));
			await expect(play.startButton()).toBeVisible();
			if ((await play.seats().count()) === 0) {
				await play.nameField().fill('Ana, Bartolomé, Maximiliana');
				await play.nameField().press('Enter');
			}
			await expect(play.seats()).toHaveCount(3);
			expect(await linesOf(play.startButton().locator('span'))).toEqual([1]);
			await play.startButton().click();
			await expect(page.getByTestId('saved')).toBeAttached();
			const table = new URL(page.url()).searchParams.get('table') ?? '';
			await page.goto(site.at(`/new?box=${box}&like=${table}`));
			await expect(play.toast()).toContainText(play.say('table_new_game'));
			const over = await play.toast().evaluate((toast) => toast.scrollHeight - toast.clientHeight);
			expect(over, box).toBeLessThanOrEqual(1);
		}
	}
);

test(
	'Quingo: the longest name of a band touches no edge of its head [Q-1]',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, [quingo('full'), bonuses]);
		const heads = page.locator('.head');
		await expect(heads).toHaveCount(5);
		const words = await ink(heads.locator('b'));
		const boxes = await edges(heads);
		for (const [i, { left, right }] of words.entries()) {
			expect(left).toBeGreaterThan((boxes[i]?.left ?? Infinity) + 1);
			expect(right).toBeLessThan((boxes[i]?.right ?? 0) - 1);
		}
	}
);

test(
	'Sino: scores of diagonals stand in their spaces, and no colour of the list is broken [S-1]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'es');
		await writeTables(page, site, {
			boards: [{ ...sinoOpening('boards', ...names), options: { hints: true, odds: true } }],
			pad: [sinoOpening('pad', ...names)]
		});
		await openWritten(page, site, 'boards');
		const spaces = page.locator('.score:is(.top, .right)');
		await expect(spaces).toHaveCount(10);
		const boxes = await edges(spaces);
		for (const [i, digits] of (await ink(spaces.locator('> b'))).entries()) {
			expect(digits.left).toBeGreaterThan(boxes[i]?.left ?? Infinity);
			expect(digits.right).toBeLessThan(boxes[i]?.right ?? 0);
			expect(digits.top).toBeGreaterThan(boxes[i]?.top ?? Infinity);
			expect(digits.bottom).toBeLessThan(boxes[i]?.bottom ?? 0);
		}
		await play.menu('table_menu_people');
		expect(await broken(play.sheet().locator('li b'))).toEqual([]);
		await openWritten(page, site, 'pad');
		await play.press('sino_pad_list');
		const colours = page.locator('li .short[data-hue]');
		await expect(colours).toHaveCount(5);
		expect(await broken(colours)).toEqual([]);
		expect(await tooWide(colours)).toEqual([0, 0, 0, 0, 0]);
	}
);

test(
	'Parker Bingo: the totals of diagonals keep off the edge of a phone',
	{ tag: long },
	async ({ page, site }) => {
		await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
		const totals = page.locator(':is(.up, .down) small');
		await expect(totals).toHaveCount(2);
		// What is painted of them: their names are only heard.
		const ends = await totals.evaluateAll((all) =>
			all.map(({ lastChild }) => {
				const range = document.createRange();
				if (lastChild) range.selectNodeContents(lastChild);
				return range.getBoundingClientRect().right;
			})
		);
		expect(Math.max(...ends)).toBeLessThanOrEqual(314);
	}
);

test('past games, none: the button has a line of its own', { tag: long }, async ({ page, site }) => {
	await page.goto(site.at('/past'));
	const start = page.getByRole('link', { name: new Play(page, 'es').say('new_title') });
	await expect(start).toBeVisible();
	expect(await linesOf(start)).toEqual([1]);
});
