import { card17 } from './support/cards.ts';
import { sizes, opening, called, shouted, named, row, column, inSight } from './support/claims.ts';
import { openTold, openWritten, writeTables } from './support/journal.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf } from './support/words.ts';

test.use({ viewport: sizes[0] });

test(
	'of a card that the app dealt, all numbers stand on it, and all that was called beside it [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const cards = { seed: 'puma-tuba', size: 60 };
		const calls = called(3, 4, 9, 17, 22, 24, 32, 33, 40, 50, 51, 55, 61, 66, 70);
		await openTold(page, site, [opening({ cards }), ...calls, shouted('ana')]);
		await page.getByLabel(play.say('parker_cards_number'), { exact: true }).fill('17');
		await play.press('parker_card_check');
		const lines = page.getByRole('radiogroup', { name: play.say('parker_which_line') });
		for (const number of card17.flat())
			await expect(lines.getByText(String(number), { exact: true })).toBeVisible();
		await page.setViewportSize({ width: 1280, height: 720 });
		const last = page
			.getByRole('region', { name: play.say('parker_called_so_far') })
			.getByText('70', { exact: true });
		await expect.poll(() => inSight(last)).toBe(true);
		await expect.poll(() => inSight(play.button('table_meant_other'))).toBe(true);
		await play.pickLine(2);
		await expect(lines.getByText('71', { exact: true })).toBeVisible();
		await expect.poll(() => inSight(play.button('table_meant_other'))).toBe(true);
		await page.setViewportSize({ width: 320, height: 568 });
		await expect(play.button('table_meant_other')).toBeVisible();
	}
);

test('undo after a claim by number asks for the card again', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	const cards = { seed: 'puma-tuba', size: 60 };
	await openTold(page, site, [opening({ cards }), ...called(3, 29, 41, 52, 67), shouted('ana')]);
	const number = page.getByLabel(say('parker_cards_number'), { exact: true });
	await number.fill('17');
	await play.press('parker_card_check');
	const right = page.locator('main').getByText(say('parker_all_called'));
	await expect(right).toBeVisible();
	const undo = page.locator('footer').getByRole('button', { name: say('shell_undo') });
	// Another line of the card was picked last, so it goes first.
	await play.press('parker_pick_other_line', { line: play.lineName(1) });
	await play.pickLine(2);
	await expect(right).toHaveCount(0);
	await undo.click();
	await expect(right).toBeVisible();
	await play.hand.press(undo);
	await expect(number).toBeVisible();
	await expect(page.getByText(patternOf('en', 'parker_card_no_bingo'))).toHaveCount(0);

	// By hand only a line of one of these cards passes. [PB-10]
	await page.setViewportSize({ width: 1180, height: 820 });
	await play.nameLine(2, [3, 29, 41, 52, 67]);
	await expect(page.getByTestId('verdict').filter({ hasText: say('parker_no_on_no_card') })).toBeVisible();
	await expect(page.locator('footer .main-act')).toHaveCount(0);
	await play.nameLine(1, [3, 29, 41, 52, 67]);
	await play.press('parker_award_points', { points: '192', name: 'Ana' });
});

test(
	'with cards from the box a later claim says which markers went with a wrong one [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [
			opening(),
			...called(17, 32, 50, 5, 7, 9, 4),
			...[shouted('ana'), named('ana', column), ...called(63), shouted('ana')]
		]);
		await play.nameLine(1, row.numbers);
		const words = { numbers: 'B 4', name: 'Ana' };
		await expect(page.getByText(play.say('parker_marker_gone', words))).toBeVisible();
	}
);

test(
	'a claim that fails for a lost marker alone asks for no tile to be put right [PB-6] [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const cards = { seed: 'puma-tuba', size: 60 };
		const five = [3, 29, 41, 52, 67];
		const wrong = { ...named('ana', { line: 'row-1', numbers: five }), card: 17 };
		await openTold(page, site, [
			opening({ cards }),
			...called(...five.slice(0, 4)),
			...[shouted('ana'), wrong, ...called(67), shouted('ana')]
		]);
		await page.getByLabel(play.say('parker_cards_number'), { exact: true }).fill('17');
		await play.press('parker_card_check');
		await play.pickLine(1);
		const numbers = 'B 3, I 29, N 41, and G 52';
		await expect(page.getByTestId('verdict')).toHaveText(play.say('parker_were_lost', { numbers }));
		await expect(play.button('parker_was_called_after_all')).toHaveCount(0);
	}
);

test(
	'another printed total is asked for in sight, with the focus, and counts as it is typed [PB-4]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const shout = [opening(), ...called(...row.numbers), shouted('ana')];
		await writeTables(page, site, Object.fromEntries(sizes.map((_, i) => [`t${String(i)}`, shout])));
		for (const [i, size] of sizes.entries()) {
			await page.setViewportSize(size);
			await openWritten(page, site, `t${String(i)}`);
			await play.nameLine(1, row.numbers);
			await play.press('parker_printed_total');
			const field = page.getByLabel(play.say('parker_printed_label'));
			await expect(field).toBeFocused();
			expect(await inSight(field), String(size.width)).toBe(true);
			await page.keyboard.type('210');
			await expect(page.getByText(play.say('parker_line_total', { total: '210' }))).toBeVisible();
			await expect(field).toBeFocused();
		}
	}
);

test(
	'a second claim offers the card of the first, and says which markers a penalty took [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const wrong = { ...named('ana', { line: 'row-1', numbers: [3, 29, 41, 52, 67] }), card: 17 };
		await openTold(page, site, [
			opening({ cards: { seed: 'puma-tuba', size: 60 } }),
			...[...called(3, 29, 41, 52), shouted('ana'), wrong, ...called(67), shouted('ana')]
		]);
		await expect(page.getByLabel(say('parker_cards_number'), { exact: true })).toHaveValue('17');
		await play.press('parker_card_check');
		const numbers = 'B 3, I 29, N 41, and G 52';
		await expect(page.locator('main').getByText(say('parker_were_lost', { numbers }))).toBeVisible();
	}
);

for (const cards of [undefined, { seed: 'puma-tuba', size: 60 }])
	test(
		`on a tablet what was called is in sight whole, each letter as large as the others${cards ? ', below the question for a card' : ''}`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width: 1180, height: 820 });
			const many = cards ? [31, 32, 33, 34, 35, 36] : [31, 32, 33, 34, 35, 36, 37, 38, 39, 40];
			const facts = called(1, 2, 16, 17, ...many, 46, 47, 61, 75);
			await openTold(page, site, [opening(cards ? { cards } : {}), ...facts, shouted('ben')]);
			const numbers = page.getByRole('region', { name: new Play(page).say('parker_called_so_far') });
			await expect(numbers).toBeInViewport({ ratio: 1 });
			const heights = await numbers
				.locator('span')
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
			expect(new Set(heights).size).toBe(1);
		}
	);
