import { card17 } from './support/cards.ts';
import { openTold, parkerOpening } from './support/journal.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

test(
	'a house agrees on a pattern and a prize before the first call [PB-23] [PB-26]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await openTold(page, site, [parkerOpening()]);
		await play.menu('table_menu_people');
		await page.getByLabel(say('parker_pattern')).selectOption(say('parker_pattern_t'));
		await page.getByLabel(say('parker_prize_now')).fill('  chocolate ');
		await play.closeSheet();
		await expect(
			page.locator('main').getByText(say('parker_wins_with', { pattern: say('parker_pattern_t') }))
		).toBeVisible();
		await expect(page.getByText(say('parker_prize_is', { prize: 'chocolate' }))).toBeVisible();

		// What is played for is not changed under those who play for it.
		await page.getByTestId('call').tap();
		await play.menu('table_menu_people');
		const pattern = page.getByLabel(say('parker_pattern'));
		await pattern.selectOption(say('parker_pattern_full'));
		await expect(page.getByTestId('toast')).toContainText(say('parker_no_round_has_begun'));
		await expect(pattern).toHaveValue('letter-t');
	}
);

test(
	'the lines of a pattern are asked for by themselves, and a wrong number is taken back [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		const numbers = [1, 16, 31, 46, 61, 32, 33, 34, 35];
		await openTold(page, site, [
			parkerOpening({ pattern: 'letter-t' }),
			{ type: 'prize.named', prize: 'chocolate' },
			...[...numbers, 2].map((number) => ({ type: 'ball.called', number })),
			{ type: 'bingo.shouted', player: 'ana' }
		]);
		await play.readNumber(2);
		await play.press('shell_undo');
		for (const number of numbers.slice(0, 5)) await play.readNumber(number);
		// The column comes next, with the number it shares with the row.
		await expect(page.getByText(say('parker_line_column', { letter: 'N' }), { exact: true })).toBeVisible();
		for (const number of numbers.slice(5)) await play.readNumber(number);
		await expect(page.locator('main').getByText(say('parker_all_called_free'))).toBeVisible();
		await play.press('parker_award', { name: 'Ana' });
		await expect(page.locator('main').getByText(say('parker_wins_number', { number: '1' }))).toBeVisible();
		await expect(page.getByText(say('parker_prize_is', { prize: 'chocolate' })).first()).toBeVisible();

		// A prize that was typed for the next round goes with it.
		await page.getByLabel(say('parker_prize_next')).fill('nuts');
		await play.press('parker_new_round');
		await expect(page.getByText(say('parker_prize_is', { prize: 'nuts' }))).toBeVisible();
	}
);

test(
	'where two lines win, the second is asked for without a word of doubles, which Normal has not [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		const column = [1, 2, 3, 4, 5];
		await openTold(page, site, [
			parkerOpening({ pattern: 'two-lines' }),
			...column.map((number) => ({ type: 'ball.called', number })),
			{ type: 'bingo.shouted', player: 'ana' }
		]);
		await play.pickLine('B');
		for (const number of column) await play.readNumber(number);
		await expect(page.getByText(say('parker_second_line'), { exact: true })).toBeVisible();
		await expect(page.getByText(say('parker_which_line_hint'))).toBeVisible();
		await play.pickLine('B');
		await expect(play.toast()).toHaveText(say('parker_no_same_line', { line: play.lineName('B') }));

		// Whoever has only one of the two lines has no bingo, and the caller goes on.
		await play.press('parker_go_on_calling');
		await expect(page.getByText(say('parker_second_line'), { exact: true })).toBeHidden();
		await expect(play.button('parker_bingo')).toBeVisible();
	}
);

test(
	'where the first of two lines is right and the second is not, the second alone costs its markers [PB-10] [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const column = [1, 2, 3, 4, 5];
		await openTold(page, site, [
			parkerOpening({ pattern: 'two-lines' }),
			...[...column, 18].map((number) => ({ type: 'ball.called', number })),
			{ type: 'bingo.shouted', player: 'ana' }
		]);
		await play.pickLine('B');
		for (const number of column) await play.readNumber(number);
		await play.pickLine(3);
		await play.readNumber(18);
		await play.press('parker_not_called_yet');
		const penalty = play.say('parker_penalty', { name: 'Ana' });
		await expect(page.locator('main').getByText(penalty)).toBeVisible();
	}
);

test(
	'a shape of the app’s cards is asked for at once, beside the card, and each shout begins anew [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		const numbers = [1, 61, 2];
		await openTold(page, site, [
			parkerOpening({ pattern: 'corners', cards: { seed: 'kilo-lima', size: 60 } }),
			...numbers.map((number) => ({ type: 'ball.called', number }))
		]);
		const card = page.getByLabel(say('parker_cards_number'));
		const square = (letter: string) =>
			page.getByRole('button', { name: say('parker_square_empty', { letter }) });
		await play.shout('Ana');
		await expect(card).toBeVisible();
		await expect(square('B')).toHaveCount(2);
		await play.readNumber(1);
		await expect(square('B')).toHaveCount(1);
		await expect(card).toBeHidden();

		await play.press('table_meant_other');
		await play.press('table_meant_nobody');
		await play.shout('Ana');
		await expect(square('B')).toHaveCount(2);
		await expect(card).toBeVisible();
		await play.press('parker_go_on_calling');

		await play.shout('Ana');
		await play.readNumber(1);
		await play.readNumber(61);
		await play.readNumber(2);
		await expect(page.getByText(say('parker_no_other_called', { letter: 'O' }))).toBeVisible();
	}
);

test(
	'of a card with one line of two the app says what the second lacks, in a bar of two lines [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		const [first, , third] = card17;
		await openTold(page, site, [
			parkerOpening({ pattern: 'two-lines', drawing: 'tiles', cards: { seed: 'puma-tuba', size: 60 } }),
			{ type: 'prize.named', prize: 'a box of chocolates and a bottle of wine' },
			...[...first!, ...third!.slice(0, 4)].map((number) => ({ type: 'ball.called', number }))
		]);
		await expect(play.button('parker_bingo')).toBeVisible();
		const lines = await play
			.heading()
			.locator('span')
			.first()
			.evaluate((said) => said.clientHeight / parseFloat(getComputedStyle(said).lineHeight));
		expect(Math.round(lines)).toBe(2);
		// The shape comes first, where nothing cuts it.
		const where = say('parker_where', { variant: say('parker_pattern_two_lines'), number: 1 });
		await expect(play.heading()).toContainText(where);
		await play.shout('Ana');
		await page.getByLabel(say('parker_cards_number')).fill('17');
		await play.press('parker_card_check');
		const nearest = page.getByText(say('parker_card_nearest', { line: play.lineName(3), numbers: 'O 69' }));
		await expect(nearest).toBeVisible();
		await play.pickLine(3);
		await expect(nearest).toBeHidden();
		// The card stays named: another line of it may have been meant.
		await play.press('shell_undo');
		await expect(nearest).toBeVisible();
	}
);

test(
	'a number where two lines of a shape cross is said to be missing once [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const cards = { seed: 'puma-tuba', size: 60 };
		await openTold(page, site, [
			parkerOpening({ pattern: 'letter-t', cards }),
			{ type: 'ball.called', number: 75 }
		]);
		await play.shout('Ana');
		await page.getByLabel(play.say('parker_cards_number')).fill('17');
		await play.press('parker_card_check');
		const verdict = await page.getByTestId('verdict').innerText();
		expect(verdict.split(String(card17[0]![2]))).toHaveLength(2);
	}
);
