import { called, inSight, opening } from './support/claims.ts';
import { CardPlay } from './support/card-table.ts';
import { card17 } from './support/cards.ts';
import { bring, over, tableAt } from './support/full-device.ts';
import { golden, openTold, parkerOpening } from './support/journal.ts';
import { broken, enlarge, ink, linesOf, tooWide } from './support/letters.ts';
import { Play } from './support/play.ts';
import { bonuses, opening as quingo } from './support/quingo-told.ts';
import { sinoOpening } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test("a phone's card: no total lies on a number", { tag: long }, async ({ page, site }) => {
	await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
	await expect(page.getByRole('group').getByRole('button').first()).toBeVisible();
	await enlarge(page);
	const numbers = await ink(page.locator('.field button span'));
	const totals = await ink(page.locator('.ends small'));
	const letters = await ink(page.locator('.letters b'));
	const [corner] = await ink(page.locator('.up small'));
	expect(numbers).toHaveLength(card17.flat().length);
	for (const [row, total] of totals.entries())
		expect(total.top, `row ${String(row + 1)}`).toBeGreaterThanOrEqual(numbers[5 * row + 4]?.bottom ?? 0);
	expect(corner?.left).toBeGreaterThanOrEqual(letters[4]?.right ?? 0);
	// On the smallest phone no total touches the edge, however large the letters.
	await page.setViewportSize({ width: 320, height: 568 });
	for (const size of ['', '200%'] as const) {
		await enlarge(page, size);
		// What is painted of them: their names are only heard.
		const painted = await page.locator('.card small').evaluateAll((totals) =>
			totals.map(({ lastChild }) => {
				const range = document.createRange();
				if (lastChild) range.selectNodeContents(lastChild);
				const { left, right } = range.getBoundingClientRect();
				return { left, right };
			})
		);
		expect(painted).toHaveLength(12);
		expect(Math.max(...painted.map(({ right }) => right))).toBeLessThanOrEqual(316.5);
		const letter = (await ink(page.locator('.letters b'))).at(-1);
		expect(painted[0]?.left).toBeGreaterThanOrEqual(letter?.right ?? 0);
	}
});

test('every tile to put right stands whole on its key [PB-6]', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await openTold(page, site, [parkerOpening(), ...called(41, 44, 34, 37, 75)]);
	await enlarge(page);
	await play.menu('parker_correct_title');
	const keys = play.sheet().locator('.number-keys button');
	await expect(keys).toHaveCount(5);
	expect(await tooWide(keys)).toEqual([0, 0, 0, 0, 0]);
});

test('the words of a sum have as much room as its figures [PB-18]', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await openTold(page, site, [opening(), ...called(12, 22, 47, 69, 41, 44, 37, 31, 34)]);
	await play.claim('Ben', 3, [12, 22, 34, 47, 69]);
	await play.press('parker_second_line');
	await play.nameLine('N', [41, 44, 37, 31]);
	await enlarge(page);
	const words = page.locator('.sum dd').first();
	expect(await words.evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(160);
});

test(
	'beside wooden tiles the letters of the small check-board stand apart',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, [opening({ drawing: 'tiles', caller: 'ana' }), ...called(3)]);
		await enlarge(page);
		await expect(page.locator('.overview .letter').last()).toBeVisible();
		const letters = await ink(page.locator('.overview .letter'));
		expect(letters).toHaveLength(5);
		for (const [i, letter] of letters.slice(1).entries())
			expect(letter.top).toBeGreaterThan(letters[i]?.bottom ?? 0);
	}
);

test('no figure in a table of the rules is broken', { tag: long }, async ({ page, site }) => {
	await page.goto(site.at('/rules?box=sino'));
	await enlarge(page);
	const figures = page.locator('td').filter({ hasText: /^\d+$/ });
	await expect(figures.first()).toBeVisible();
	const lines = await figures.evaluateAll((cells) =>
		cells.map((cell) => {
			const range = document.createRange();
			range.selectNodeContents(cell);
			return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
		})
	);
	expect(new Set(lines)).toEqual(new Set([1]));
});

test(
	'before the first round of Quingo each number stands in its box',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, [quingo('full')]);
		await enlarge(page);
		const boxes = page.locator('.sheet .box').filter({ hasText: /^\d+$/ });
		await expect(boxes).toHaveCount(20);
		expect(new Set(await tooWide(boxes))).toEqual(new Set([0]));
	}
);

test(
	'on the check-board of Card Bingo a called card hides no other suit',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const cards = new CardPlay(play);
		await page.setViewportSize({ width: 390, height: 740 });
		await cards.open(site, ['Ana', 'Ben', 'Maximiliana'], { deals: true });
		await play.press('cardbingo_deal');
		await cards.turn(7);
		await enlarge(page);
		const called = page.locator('.check :is([data-mark=called], [data-mark=last])');
		await expect(called.first()).toBeVisible();
		const over = await called.evaluateAll((cells) =>
			cells.map((cell) => Math.round(cell.scrollHeight - cell.clientHeight))
		);
		expect(Math.max(...over)).toBeLessThanOrEqual(4);
	}
);

test(
	'the numbers for a square of the line are in sight when they are asked for [PB-9]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [opening(), ...called(12, 22, 47, 69, 41, 44, 37, 31, 34)]);
		await play.shout('Ben');
		await enlarge(page);
		const first = page.locator('.number-keys button').first();
		await play.pickLine(3);
		await expect.poll(() => inSight(first)).toBe(true);
		for (const number of [12, 22, 34, 47, 69]) await play.readNumber(number);
		// One that was read already is changed, from the top of the page.
		await page.locator('main').evaluate((main) => (main.scrollTop = 0));
		await page
			.locator('.five button')
			.nth(1)
			.evaluate((square: HTMLElement) => square.click());
		await expect.poll(() => inSight(first)).toBe(true);
	}
);

test(
	'the name of a game breaks at its hyphen only, and lies under no button',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, golden('bing-oh', 'tally-v1').facts.slice(0, 3));
		await enlarge(page);
		const name = page.locator('.bar .title b');
		for (const size of [
			{ width: 390, height: 844 },
			{ width: 844, height: 390 }
		]) {
			await page.setViewportSize(size);
			expect(await tooWide(page.locator('.bar .title'))).toEqual([0]);
			expect(
				await name.evaluate((one) => {
					const word = document.createRange();
					const [text] = one.childNodes;
					if (!text) return 0;
					word.setStart(text, 0);
					word.setEnd(text, 'Bing-'.length);
					return word.getClientRects().length;
				})
			).toBe(1);
		}
	}
);

test(
	'the heads above the keys of wilds are whole, and a wild of three digits, too [Q-2]',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, [quingo('full'), bonuses]);
		await enlarge(page);
		const wild = page.locator('#wild-1');
		await wild.fill('100');
		for (const size of [
			{ width: 390, height: 844 },
			{ width: 844, height: 390 },
			{ width: 820, height: 1180 }
		]) {
			await page.setViewportSize(size);
			expect(await tooWide(page.locator('.head'))).toEqual([0, 0, 0, 0, 0]);
			expect(await linesOf(page.locator('.head :is(b, b + span)').filter({ visible: true }))).not.toContain(
				2
			);
			expect(await wild.evaluate((field) => field.scrollWidth - field.clientWidth)).toBeLessThanOrEqual(0);
		}
	}
);

test(
	'the letters of a player stand within their disc on the pad of Sino',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, [sinoOpening('pad', 'Ana', 'Ben', 'Beate')]);
		await enlarge(page);
		await expect(page.locator('.badge').nth(1)).toHaveText('BN');
		expect(await tooWide(page.locator('.badge'))).toEqual([0, 0, 0]);
	}
);

for (const language of ['en', 'es'] as const)
	test(
		`the places have whole words, and so have an empty field and a choice: ${language}`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, language);
			await play.speak();
			await page.goto(site.at('/people'));
			const field = page.getByRole('textbox').first();
			await expect(field).toBeVisible();
			await enlarge(page);
			expect(await broken(page.locator('nav a'))).toEqual([]);
			// What stands in the empty field is as wide as if it were written there.
			const cut = await field.evaluate((input: HTMLInputElement) => {
				const { fontSize } = getComputedStyle(input, '::placeholder');
				input.style.fontSize = fontSize;
				input.value = input.placeholder;
				return input.scrollWidth - input.clientWidth;
			});
			expect(cut).toBeLessThanOrEqual(0);
			await page.goto(site.at('/settings'));
			await expect(page.getByRole('radio').first()).toBeVisible();
			await enlarge(page);
			expect(await broken(page.locator('.seg span'))).toEqual([]);
		}
	);

for (const language of ['en', 'es'] as const)
	test(
		`no name is broken in the stats, and no colour of Sino, on any phone: ${language}`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, language);
			await play.speak();
			const at = (keeping: 'boards' | 'pad') => ({
				name: keeping,
				rows: [
					{ seq: 0, at: 1, v: 2, fact: { ...sinoOpening(keeping, 'Ana', 'Ben', 'Beate'), dice: 'real' } }
				]
			});
			await bring(play, site, [...over, at('boards'), at('pad')]);
			const whole = async (words: string) => {
				await enlarge(page);
				for (const width of [390, 320]) {
					await page.setViewportSize({ width, height: 844 });
					await expect(page.locator(words).first()).toBeVisible();
					expect(await broken(page.locator(words)), words).toEqual([]);
				}
			};
			await page.goto(site.at('/numbers'));
			await whole('nav a, .people .name');
			await page.goto(site.at(tableAt('/play', 'boards')));
			await whole('.colours .name');
			await page.goto(site.at(tableAt('/play', 'pad')));
			await play.press('sino_pad_list');
			await whole('li .short');
		}
	);
