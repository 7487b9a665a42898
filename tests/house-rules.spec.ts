import { openTold, parkerOpening } from './support/journal.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

const five = [1, 16, 31, 46, 61];
const wonRound = [
	{ type: 'prize.named', prize: 'chocolate' },
	...five.map((number) => ({ type: 'ball.called', number })),
	{ type: 'bingo.shouted', player: 'ana' },
	{ type: 'line.claimed', player: 'ana', lines: [{ line: 'row-3', numbers: five }] },
	{ type: 'bingo.awarded' }
];

test(
	'the prize of the round that wins a game to points is on its last screen; of two who come next none is named alone [PB-26] [G-6]',
	{ tag: long },
	async ({ page, site }) => {
		const { say } = new Play(page);
		await openTold(page, site, [
			parkerOpening({ variant: 'points' }),
			{ type: 'goal.changed', goal: 100 },
			...wonRound
		]);
		const poster = page.getByTestId('poster');
		await expect(poster.locator('svg')).toContainText(say('parker_prize_is', { prize: 'chocolate' }));
		await expect(poster).not.toContainText('Ben');
	}
);

for (const callerPlays of [false, true])
	test(
		`who calls the next round has ${callerPlays ? 'a card, where the caller plays too [PB-25]' : 'no card [PB-1]'}`,
		{ tag: long },
		async ({ page, site }) => {
			const { say } = new Play(page);
			const options = { freeCentre: false, winnerCalls: false, callerPlays };
			await openTold(page, site, [parkerOpening({ caller: 'ben', options }), ...wonRound]);
			await expect(
				page.getByText(say('parker_calls_number', { name: 'Ben', number: '2' })).first()
			).toBeVisible();
			await expect(page.getByText(say('table_no_card'))).toHaveCount(callerPlays ? 0 : 1);
		}
	);

test(
	'what is typed at the table counts when its field is left, with Escape, too [PB-24] [PB-26]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await openTold(page, site, [parkerOpening({ variant: 'points' })]);
		await play.menu('table_menu_people');
		await page.getByLabel(say('parker_goal')).fill('500');
		await page.getByLabel(say('parker_prize_now')).fill('nuts');
		await page.keyboard.press('Escape');
		await expect(play.heading()).toContainText('nuts');
		await play.menu('table_menu_people');
		await expect(page.getByLabel(say('parker_goal'))).toHaveValue('500');
	}
);

test(
	'the cards of the app come to the table at a tap, and their name when its field is left',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await openTold(page, site, [parkerOpening()]);
		await play.menu('table_menu_people');
		const cards = play.sheet().getByRole('radiogroup', { name: say('parker_cards_what_cards') });
		const app = cards.getByRole('radio', { name: say('parker_tiles_app') });
		await play.hand.pick(app);
		const name = page.getByLabel(say('parker_cards_set'), { exact: true });
		const suggested = await name.inputValue();
		await play.closeSheet();
		await expect(play.heading()).toContainText(suggested);

		await play.menu('table_menu_people');
		await expect(app).toBeChecked();
		await name.fill('');
		await page.keyboard.press('Tab');
		await expect(page.getByText(say('parker_cards_no_seed_missing'))).toBeVisible();
		await name.fill('omas karten');
		await play.closeSheet();
		await expect(play.heading()).toContainText('omas-karten');
	}
);

test(
	'the last round is agreed on, is said when its time comes, and stands after a reload [PB-27]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await page.clock.install({ time: new Date('2026-11-22T20:10:00') });
		await openTold(page, site, [parkerOpening()]);
		await play.menu('table_menu_people');
		const last = page.getByLabel(say('parker_last_round'));
		await last.selectOption('20:15');
		await expect(last.locator('option:checked')).toHaveText('20:15');
		await play.closeSheet();
		const board = await page.context().newPage();
		await board.goto(page.url().replace('/play?', '/board?'));
		const words = board.getByTestId('board-words');
		await expect(board.getByText(say('parker_ready'))).toBeVisible();
		await expect(words).toBeHidden();
		await page.bringToFront();
		const title = page.getByRole('heading', { level: 1 });
		await expect(title).not.toContainText(say('parker_last_round'));
		await page.clock.fastForward('05:01');
		await expect(words).toHaveText(say('parker_last_round'));
		await expect(page.getByTestId('toast')).toContainText(say('parker_last_round'));
		// First: a bar of two lines cuts what comes after it.
		await expect(title).toContainText(`${say('parker_last_round')} · `);
		await loadAnew(page);
		await expect(title).toContainText(say('parker_last_round'));
		await expect(page.getByTestId('toast')).toBeHidden();
		// After it nobody is told to hand out cards for another.
		await play.menu('parker_close_round');
		await expect(play.button('parker_new_round')).toBeVisible();
		await expect(title).toContainText(say('parker_last_round'));
		await expect(page.getByText(say('parker_new_cards'))).toBeHidden();
		await expect(words).toContainText(say('parker_nobody_wins'));
		await expect(board.getByText(say('parker_last_round'))).toBeVisible();
		await board.close();
		const main = page.locator('.main-act');
		await expect(main).toHaveText(say('parker_end_evening'));
		// One more is played all the same.
		await play.press('parker_new_round');
		await play.menu('parker_close_round');
		await expect(main).toHaveText(say('parker_end_evening'));
	}
);
