import type { Page } from '@playwright/test';
import { encode } from 'uqr';
import { faults } from './support/axe.ts';
import { card17, square, third } from './support/cards.ts';
import { readPdf, type PdfPage } from './support/pdf.ts';
import { builds, type Site } from './support/site.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn, type Language } from './support/words.ts';

const en = wordsIn('en');

async function speak(page: Page, language: Language): Promise<void> {
	await page.addInitScript((code) => localStorage.setItem('tablemate.language', code), language);
}

async function openCards(page: Page, site: Site): Promise<void> {
	await page.goto(site.at('/cards?box=parker-bingo'));
	await expect(page.getByLabel(en('parker_cards_set'), { exact: true })).toBeVisible();
}

const field = (page: Page, key: string, say = en) => page.getByLabel(say(key), { exact: true });
const pick = (page: Page, name: string) =>
	page.getByRole('radio', { name, exact: true }).locator('xpath=ancestor::label[1]').click();

async function choose(page: Page, size: string, from: string, to: string): Promise<void> {
	await field(page, 'parker_cards_set').fill('Puma Tuba');
	await field(page, 'parker_cards_how_many').fill(size);
	await field(page, 'parker_cards_from').fill(from);
	await field(page, 'parker_cards_to').fill(to);
	await expect(page.locator('.sheet')).toBeVisible();
}

async function printed(page: Page): Promise<readonly PdfPage[]> {
	return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
}

const wordsOf = ({ text }: PdfPage) => text.split(/\s+/);
const serials = (pages: readonly PdfPage[]) =>
	pages.map(({ text }) => [...text.matchAll(/No\. (\d+) of 60/g)].map(([, serial]) => Number(serial)));

test.describe('printing', () => {
	for (const [paper, perPage, width, height, pages] of [
		['print_a4', 6, 210, 297, [[9, 10, 11, 12, 13, 14], [15, 16, 17, 18, 19, 20], [21]]],
		['print_letter', 4, 215.9, 279.4, [[9, 10, 11, 12], [13, 14, 15, 16], [17, 18, 19, 20], [21]]],
		['print_a4', 2, 210, 297, [[9, 10], [11, 12], [13, 14], [15, 16], [17, 18], [19, 20], [21]]],
		['print_letter', 1, 215.9, 279.4, Array.from({ length: 13 }, (_, i) => [9 + i])]
	] as const) {
		test(
			`cards 9 to 21, ${String(perPage)} a page, ${en(paper)}`,
			{ tag: perPage === 6 ? [] : long },
			async ({ page, site }) => {
				await openCards(page, site);
				await choose(page, '60', '9', '21');
				await pick(page, String(perPage));
				await pick(page, en(paper));
				const button = page.getByRole('button', { name: new RegExp(`^${en('cards_title')}`) });
				await expect(button).toContainText(String(pages.length));
				const sheets = await printed(page);
				expect(serials(sheets)).toEqual(pages);
				for (const sheet of sheets) {
					expect(sheet.width).toBeCloseTo(width, 0);
					expect(sheet.height).toBeCloseTo(height, 0);
					expect(sheet.text).toContain('puma-tuba');
					// Nothing of the screen but the sheets.
					expect(sheet.text).not.toContain(en('parker_cards_what'));
				}
			}
		);
	}

	for (const saving of [false, true]) {
		test(
			`a card has its numbers, and its totals in small figures${saving ? ', saving ink' : ''} [PB-4]`,
			{ tag: long },
			async ({ page, site }) => {
				await openCards(page, site);
				await choose(page, '60', '17', '17');
				if (saving) await page.getByText(en('print_saving'), { exact: true }).click();
				const [sheet, ...more] = await printed(page);
				expect(more).toEqual([]);
				const totals = [
					...card17.map((row) => row.reduce((sum, number) => sum + number)),
					...card17.map((_, column) => card17.reduce((sum, row) => sum + row[column]!, 0)),
					card17.reduce((sum, row, i) => sum + row[i]!, 0),
					card17.reduce((sum, row, i) => sum + row[4 - i]!, 0)
				];
				const figures = wordsOf(sheet!).filter((word) => /^\d+$/.test(word));
				const expected = [...card17.flat(), ...totals, 17, 60].map(String);
				expect(figures.sort()).toEqual(expected.sort());
			}
		);
	}

	test('tiles, markers and a check-board, each on one sheet', { tag: long }, async ({ page, site }) => {
		await openCards(page, site);
		await pick(page, en('parker_cards_what_tiles'));
		const [tiles, ...moreTiles] = await printed(page);
		expect(moreTiles).toEqual([]);
		const all = Array.from({ length: 75 }, (_, i) => String(i + 1));
		expect(wordsOf(tiles!).filter((word) => /^\d+$/.test(word))).toEqual(all);
		expect(wordsOf(tiles!).filter((word) => word === 'N')).toHaveLength(15);
		await pick(page, en('parker_check_board'));
		const [board, ...moreBoard] = await printed(page);
		expect(moreBoard).toEqual([]);
		expect(
			wordsOf(board!)
				.filter((word) => /^\d+$/.test(word))
				.sort()
		).toEqual(all.sort());
		await pick(page, en('parker_cards_what_markers'));
		await pick(page, en('print_letter'));
		const markers = await printed(page);
		expect(markers).toHaveLength(1);
		expect(markers[0]!.width).toBeCloseTo(215.9, 0);
	});

	test(
		'a whole set of 3003 is dealt while the screen goes on answering',
		{ tag: long },
		async ({ page, site }) => {
			await openCards(page, site);
			await page.evaluate(() => {
				const told = globalThis as unknown as { longest: number };
				told.longest = 0;
				new PerformanceObserver((list) => {
					for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
				}).observe({ type: 'longtask' });
			});
			await choose(page, '3003', '3003', '3003');
			await expect(page.locator('.sheet').getByText('No. 3003 of 3003')).toBeAttached();
			const longest = await page.evaluate(() => (globalThis as unknown as { longest: number }).longest);
			// Dealt in one go it is a second and more; a machine busy with another test stretches a slice, never to that.
			expect(longest).toBeLessThan(400);
		}
	);

	test(
		'hundreds of sheets with codes are made while the screen goes on answering',
		{ tag: long },
		async ({ page, site }) => {
			await page.addInitScript(() => {
				const told = globalThis as unknown as { longest: number; printed: number[] };
				told.longest = 0;
				told.printed = [];
				window.print = () => {
					told.printed.push(document.querySelectorAll('.sheet svg.code').length);
					window.dispatchEvent(new Event('afterprint'));
				};
				new PerformanceObserver((list) => {
					for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
				}).observe({ type: 'longtask' });
			});
			const told = () =>
				page.evaluate(() => {
					const { longest, printed } = globalThis as unknown as { longest: number; printed: number[] };
					return { longest, printed };
				});
			await openCards(page, site);
			await choose(page, '3003', '1', '1200');
			await expect(page.locator('.sheet svg.code').first()).toBeVisible();
			const print = page.getByRole('button', { name: new RegExp(`^${en('cards_title')}`) });
			await page.evaluate(() => ((globalThis as unknown as { longest: number }).longest = 0));
			// It can be stopped on the way.
			await print.click();
			await expect(print).toContainText(/[1-9]\d of 300 sheets/);
			await page.getByRole('button', { name: en('print_stop') }).click();
			await expect(page.locator('.sheet')).toHaveCount(1);
			expect((await told()).printed).toEqual([]);
			await print.click();
			await expect.poll(async () => (await told()).printed, { timeout: 30_000 }).toEqual([1200]);
			await expect(page.locator('.sheet')).toHaveCount(1, { timeout: 20_000 });
			// Slices of 12 ms, which a loaded machine may stretch; in one piece it would be seconds.
			expect((await told()).longest).toBeLessThan(500);
		}
	);

	test('what is chosen is still there after a reload', { tag: long }, async ({ page, site }) => {
		await openCards(page, site);
		await choose(page, '60', '9', '');
		await page.reload();
		await expect(field(page, 'parker_cards_set')).toHaveValue('Puma Tuba');
		await expect(field(page, 'parker_cards_from')).toHaveValue('9');
		await expect(page.locator('.sheet').getByText('No. 9 of 60')).toBeAttached();
	});
});

for (const build of Object.values(builds))
	test.describe(`the code on a card, built for ${build.base || 'the root'}`, () => {
		test.use({ build });

		test('is the address of that card', { tag: long }, async ({ page, site }) => {
			await openCards(page, site);
			await choose(page, '60', '17', '17');
			const { data } = encode(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'), {
				ecc: 'M',
				border: 0
			});
			const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
			await expect(page.locator('.sheet svg.code path')).toHaveAttribute('d', dark.join(''));
			await page.getByText(en('parker_cards_codes'), { exact: true }).click();
			await expect(page.locator('.sheet svg.code')).toHaveCount(0);
		});
	});

for (const language of ['en', 'es'] as const) {
	const say = wordsIn(language);

	test(`what cannot be is said in a sentence each (${language})`, { tag: long }, async ({ page, site }) => {
		await speak(page, language);
		await page.goto(site.at('/cards?box=parker-bingo'));
		await expect(page.locator(`html[lang="${language}"]:not([data-waiting])`)).toBeAttached();
		const tell = async (key: string, typed: string, sentence: string) => {
			await field(page, key, say).fill(typed);
			await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
		};
		for (const size of ['3004', '0', '2.5', '-3', 'abc', '']) {
			await tell('parker_cards_how_many', size, say('parker_cards_no_size', { most: '3003' }));
			await field(page, 'parker_cards_how_many', say).fill('60');
			await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
		}
		const length = { most: '32', length: '500' };
		await tell('parker_cards_set', 'x'.repeat(500), say('name_refused_long', length));
		await tell('parker_cards_set', ' ', say('parker_cards_no_seed_missing'));
		await tell('parker_cards_set', 'camión', say('parker_cards_no_seed_character', { character: 'ó' }));
		await page.getByRole('button', { name: new RegExp(`^${say('cards_title')}`) }).click();
		await expect(page.getByTestId('toast')).toHaveText(
			say('parker_cards_no_seed_character', { character: 'ó' })
		);
		await page.getByRole('button', { name: say('parker_cards_new_name') }).click();
		await expect(page.locator('.sheet')).toBeVisible();
		await tell('parker_cards_from', '61', say('parker_cards_no_serial', { size: '60' }));
		await field(page, 'parker_cards_from', say).fill('9');
		await tell('parker_cards_to', '8', say('parker_cards_no_order'));

		await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=61'));
		const why = say('parker_cards_no_serial', { size: '60' });
		await expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible();
		await field(page, 'parker_cards_number', say).fill('17');
		await page.getByRole('button', { name: say('parker_cards_open') }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('17');
		expect(page.url()).toContain('card=17');
	});
}

for (const [scheme, language] of [
	['light', 'en'],
	['dark', 'es']
] as const) {
	test(`nothing for axe to complain of, ${scheme}, ${language}`, { tag: long }, async ({ page, site }) => {
		await speak(page, language);
		await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
		const clean = async () => expect(await faults(page)).toEqual([]);
		await page.goto(site.at('/cards?box=parker-bingo'));
		await expect(page.locator('.sheet svg.code').first()).toBeVisible();
		await clean();
		await page.goto(site.at('/card?box=parker-bingo&set=&of=60&card=61'));
		await expect(page.getByRole('alert').first()).toBeVisible();
		await clean();
		await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
		for (const number of third) await square(page, number).click();
		await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
		await clean();
		await page.goto(site.at('/cards?box=none'));
		await expect(page.getByText(wordsIn(language)('new_no_box'))).toBeVisible();
		await clean();
	});
}
