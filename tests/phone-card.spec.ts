import type { Page } from '@playwright/test';
import { pressed, square, third } from './support/cards.ts';
import { inSight } from './support/claims.ts';
import { allKept } from './support/tabs.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');

/** Returns how many markers lie in storage, on all cards together. */
const keptMarkers = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const opening = indexedDB.open('tablemate');
				opening.onsuccess = () => {
					const reading = opening.result.transaction('kept').objectStore('kept').getAll();
					reading.onsuccess = () => {
						opening.result.close();
						const cards = reading.result as { value: { covered?: readonly number[] } }[];
						resolve(cards.reduce((sum, { value }) => sum + (value.covered?.length ?? 0), 0));
					};
				};
			})
	);

test.describe("a player's phone as the card", () => {
	test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });
	const address = '/card?box=parker-bingo&set=puma-tuba&of=60&card=17';

	test(
		'has its last row in sight on its side, and beside another app on a tablet',
		{ tag: long },
		async ({ page, site }) => {
			await page.goto(site.at(address));
			for (const [width, height] of [
				[640, 360],
				[844, 390],
				[694, 700]
			] as const) {
				await page.setViewportSize({ width, height });
				for (const number of [13, 71])
					await expect
						.poll(() => inSight(square(page, number)), `${String(number)} at ${String(width)}`)
						.toBe(true);
			}
		}
	);

	test(
		'covers at a tap, without a network, and is still covered after a reload',
		{ tag: offline },
		async ({ page, site }) => {
			await page.goto(site.home);
			await whenKept(page);
			await site.kill();
			await page.goto(site.at(address));
			for (const number of third.slice(0, 4)) await square(page, number).tap();
			await expect(pressed(page)).toHaveCount(4);
			await expect(page.getByText(en('parker_cards_tap'))).toBeAttached();
			await square(page, 69).tap();
			const line = page.getByRole('heading', { level: 2 });
			await expect(line).toHaveText(/^Third row/);
			const said = en('parker_cards_said', {
				line: 'Third row',
				numbers: 'B 12, I 22, N 34, G 47, O 69',
				total: '184'
			});
			await expect(page.getByTestId('announcer').first()).toContainText(said);
			await allKept(page);
			await page.reload();
			await expect(pressed(page)).toHaveCount(5);
			await expect(line).toHaveText(/^Third row/);
			await expect(page.getByText(en('parker_cards_total', { total: '184' }))).toBeVisible();

			await page.getByRole('button', { name: en('parker_new_round') }).tap();
			await expect(pressed(page)).toHaveCount(0);
			await page.getByTestId('undo').tap();
			await expect(pressed(page)).toHaveCount(5);
			await page.getByRole('button', { name: en('parker_new_round') }).tap();
			await allKept(page);
			await page.reload();
			await expect(square(page, 12)).toBeVisible();
			await expect(pressed(page)).toHaveCount(0);
		}
	);

	test(
		'a wrong claim takes the markers of its line, and says so to a tap [PB-10]',
		{ tag: long },
		async ({ page, site }) => {
			await page.goto(site.at(address));
			for (const number of [3, ...third]) await square(page, number).tap();
			await page.getByRole('button', { name: en('parker_cards_wrong') }).tap();
			const sheet = page.getByRole('dialog');
			await sheet.getByRole('button', { name: 'I 22' }).tap();
			await sheet.getByRole('button', { name: en('parker_cards_wrong_do') }).tap();
			await expect(pressed(page)).toHaveCount(1);
			await square(page, 12).tap();
			await expect(page.getByTestId('toast')).toHaveText(
				en('parker_cards_no_lost_this_round', { tile: 'B 12' })
			);
			await square(page, 22).tap();
			await expect(pressed(page)).toHaveCount(2);
		}
	);

	test('two tabs with the same card follow each other', { tag: long }, async ({ page, site, context }) => {
		await page.goto(site.at(address));
		const other = await context.newPage();
		await other.goto(site.at(address));
		for (const number of third.slice(0, 3)) await square(page, number).tap();
		await expect(pressed(other)).toHaveCount(3);
		await square(other, 3).tap();
		await expect(pressed(page)).toHaveCount(4);
		// Undo takes back what was tapped here, never what was tapped there.
		await other.getByTestId('undo').tap();
		await expect(pressed(page)).toHaveCount(3);
		await expect(square(page, 12)).toHaveAttribute('aria-pressed', 'true');
		await page.getByRole('button', { name: en('parker_new_round') }).tap();
		await expect(pressed(other)).toHaveCount(0);
	});

	test(
		'one that opens a card while another one plays on it takes no markers off',
		{ tag: long },
		async ({ page, site, context }) => {
			await page.goto(site.at(address));
			await square(page, third[0]!).tap();
			await allKept(page);
			// Whatever the other one writes first has to wait for this.
			await page.evaluate(
				() =>
					new Promise((held) => {
						Object.assign(indexedDB.open('tablemate-log'), { onsuccess: held });
					})
			);
			const other = await context.newPage();
			await other.goto(site.at(address));
			await expect(pressed(other)).toHaveCount(1);
			for (const number of third.slice(1, 3)) await square(page, number).tap();
			await expect(pressed(other)).toHaveCount(3);
			await square(other, 3).tap();
			await expect(pressed(page)).toHaveCount(4);
		}
	);

	test(
		'several cards on one phone: each keeps its markers, and all of them are there again',
		{ tag: long },
		async ({ page, site }) => {
			await page.goto(site.at(address));
			await square(page, 12).tap();
			const add = async (serial: string) => {
				await page.getByRole('button', { name: en('link_more_cards') }).tap();
				await page.getByRole('textbox', { name: en('link_which_card') }).fill(serial);
				await page.getByRole('button', { name: en('link_take_card') }).tap();
			};
			await add('18');
			const cards = page.getByRole('group', { name: /^Card no/ });
			await expect(cards).toHaveCount(2);
			// One that is in the hand already is not taken twice, and the form says so.
			await add('17');
			await expect(page.getByText(en('link_held'))).toBeVisible();
			await expect(cards).toHaveCount(2);
			await page.getByRole('button', { name: en('link_not_now') }).tap();
			const other = cards.nth(1).getByRole('button');
			await other.nth(0).tap();
			await other.nth(7).tap();
			await expect.poll(() => keptMarkers(page)).toBe(3);
			await page.reload();
			await expect(cards).toHaveCount(2);
			const marked = page.locator('.strip button[aria-pressed="true"]');
			await expect(marked).toHaveCount(3);
			// A new round clears them all, and one undo brings all back.
			await page.getByRole('button', { name: en('parker_new_round') }).tap();
			await expect(marked).toHaveCount(0);
			await page.getByTestId('undo').tap();
			await expect(marked).toHaveCount(3);
			// A card that was laid aside keeps its markers, and is not opened with the others any more.
			await page.getByRole('button', { name: en('link_lay_aside', { card: '18' }) }).tap();
			await expect(pressed(page)).toHaveCount(1);
			await allKept(page);
			await page.goto(site.at(address.replace('card=17', 'card=18')));
			await expect(pressed(page)).toHaveCount(2);
			await expect(cards).toHaveCount(1);
		}
	);

	test(
		'the card that the address names is laid aside, and the others open again',
		{ tag: long },
		async ({ page, site }) => {
			await page.goto(site.at(address));
			await page.getByRole('button', { name: en('link_more_cards') }).tap();
			await page.getByRole('textbox', { name: en('link_which_card') }).fill('18');
			await page.getByRole('button', { name: en('link_take_card') }).tap();
			const title = page.locator('h1');
			await expect(title).toContainText(en('parker_cards_mine', { serial: '18' }));
			await page
				.getByRole('button', { name: en('parker_cards_mine', { serial: '17' }), pressed: false })
				.tap();
			await page.getByRole('button', { name: en('link_lay_aside', { card: '17' }) }).tap();
			await allKept(page);
			await page.reload();
			await expect(title).toContainText(en('parker_cards_mine', { serial: '18' }));
		}
	);

	test('each line ends in its total [PB-4]', { tag: long }, async ({ page, site }) => {
		await page.goto(site.at(address));
		const card = page.getByRole('group');
		for (const [line, total] of [
			['Third row', '184'],
			['B column', '36'],
			['Diagonal from top left', '188']
		])
			await expect(card.locator('small', { hasText: line })).toHaveText(`${line!} ${total!}`);
	});

	test('a free centre is covered from the start [PB-3]', { tag: long }, async ({ page, site }) => {
		await page.goto(site.at(address));
		await page.getByText(en('parker_free_centre'), { exact: true }).tap();
		await expect(pressed(page)).toHaveCount(1);
		for (const number of third.filter((number) => number !== 34)) await square(page, number).tap();
		await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^Third row/);
	});

	test(
		'five columns of 56 px on the smallest phone, nothing beside the screen',
		{ tag: long },
		async ({ page, site }) => {
			await page.goto(site.at(address));
			await expect(square(page, 12)).toBeVisible();
			const boxes = await page
				.getByRole('group')
				.getByRole('button')
				.evaluateAll((buttons) =>
					buttons.map((button) => button.getBoundingClientRect().toJSON() as DOMRect)
				);
			expect(boxes).toHaveLength(25);
			for (const { width, height, left, right } of boxes) {
				expect(Math.min(width, height)).toBeGreaterThanOrEqual(56);
				expect(left).toBeGreaterThanOrEqual(0);
				expect(right).toBeLessThanOrEqual(320);
			}
			expect(boxes[1]!.left - boxes[0]!.right).toBeGreaterThanOrEqual(8);
		}
	);
});
