import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { openingOf, writeOn } from './support/journal.ts';
import { almostAWholeGame, prompt, setUpSino, tapRow, tapSpace } from './support/sino.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

test.setTimeout(120_000);

test.describe('a game of Sino by touch, on a phone', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test(
		'real dice tapped on the board, a network that goes, and the last row [S-3] [S-5] [S-9]',
		{ tag: offline },
		async ({ page, site }) => {
			const play = new Play(page, 'en', finger);
			const { say } = play;
			await page.goto(site.home);
			await whenKept(page);
			await setUpSino(play, site, ['Ana', 'Ben'], { dice: 'real' });

			await test.step('too early for a bonus, for an announcement, and for the end of the turn', async () => {
				await play.press('sino_bonus');
				await expect(play.toast()).toHaveText(
					say('sino_no_bonus_too_early', { names: 'Ana and Ben', count: 2 })
				);
				await tapSpace(page, 'blue 1');
				await play.press('sino_end_turn');
				await expect(play.toast()).toHaveText(say('sino_no_numbers_are_left', { left: 4 }));
			});

			await test.step('a number put right, a sixth number, a false announcement', async () => {
				for (const space of ['red 10', 'third 8', 'fourth 8', 'orange 2']) await tapSpace(page, space);
				await play.press('sino_slot_change', { space: 'orange 2' });
				await play.press('sino_space', { colour: 'orange', number: 3 });
				await expect(page.getByRole('button', { name: 'orange 3, change' })).toBeVisible();
				await tapSpace(page, 'red 8');
				await expect(play.toast()).toHaveText(say('sino_no_five_are_in', { name: 'Ana' }));
				await tapRow(page, 'diagonal-8');
				await expect(play.toast()).toHaveText(
					say('sino_no_not_closed', { line: '24, diagonal of 8', bare: 'red 8' })
				);
				await tapRow(page, 'diagonal-10');
				await expect(page.getByRole('button', { name: /^Ana, total 10,/ })).toBeVisible();
			});

			await test.step('a number put right that a row stands on says so first, and is left', async () => {
				await play.press('sino_slot_change', { space: 'red 10' });
				await play.press('sino_space', { colour: 'red', number: 9 });
				await expect(play.sheet().getByRole('alert')).toContainText(/10/);
				await play.press('log_leave');
				await play.closeSheet();
				await expect(page.getByRole('button', { name: /^Ana, total 10,/ })).toBeVisible();
			});

			await test.step('the network goes, the page is loaded anew, and the turn is where it was', async () => {
				await site.kill();
				await loadAnew(page);
				await expect(prompt(page)).toHaveText(say('sino_announce_now'));
				await play.press('sino_announce');
				await play.press('sino_line', { score: 1, row: 'all 1s' });
				await play.closeSheet();
				await expect(page.getByRole('button', { name: /^Ana, total 11,/ })).toBeVisible();
			});

			await test.step('another’s turn: Ana announces from her own board and hears whose turn it is', async () => {
				await play.press('sino_end_turn');
				await expect(play.heading()).toContainText(`${say('table_round', { number: 1 })} · Ben`);
				await play.hand.press(page.getByRole('button', { name: /^Ana, total 11,/ }));
				await play.sheet().locator('[data-line="across-1"]').click();
				await expect(play.toast()).toHaveText(say('sino_no_not_your_turn', { name: 'Ana', turn: 'Ben' }));
				await play.closeSheet();
			});

			await test.step('the app rolls from now on, in any split', async () => {
				await play.menu('table_menu_people');
				await play.hand.pick(page.getByRole('radio', { name: say('sino_dice_app') }));
				await play.closeSheet();
				for (const colour of ['blue', 'red'])
					await play.hand.press(page.getByRole('button', { name: new RegExp(`^${colour}$`) }));
				await play.hand.press(page.getByRole('button', { name: 'Roll blue and red' }));
				await expect(prompt(page)).toHaveText(say('sino_choose', { left: 3 }));
				await play.press('shell_undo');
				await expect(prompt(page)).toHaveText(say('sino_choose', { left: 5 }));
			});
		}
	);

	test('a whole game, its end and the rematch [S-9]', { tag: long }, async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await setUpSino(play, site, ['Ana', 'Ben'], { dice: 'real', hints: true, odds: true });
		const { players } = await openingOf(page);
		await writeOn(page, 1, [
			{ type: 'option.changed', option: 'odds', on: false, player: players[1]?.id },
			...almostAWholeGame(players[0]?.id ?? '')
		]);
		await loadAnew(page);
		await expect(page.getByRole('button', { name: /^Ana, total 467, 30 of 30/ })).toBeVisible();
		await expect(page.locator('main .hinted')).toHaveCount(2);
		await tapRow(page, 'diagonal-9');
		await tapRow(page, 'diagonal-10');
		await expect(
			page.locator('main').getByText(say('table_wins', { name: 'Ana' }), { exact: true })
		).toBeVisible();
		await expect(page.getByRole('img', { name: /Ana 495/ })).toBeVisible();
		await expect(page.getByRole('list', { name: say('table_final') }).getByRole('listitem')).toHaveCount(2);
		await play.press('table_rematch');
		// It starts at once, with the same choices; what is to be different is changed in the set-up.
		await expect(page.getByRole('button', { name: /^Ana, total 0/ })).toBeVisible();
		await expect(page.getByTestId('toast')).toContainText(`${say('table_new_game')}: Ana and Ben`);
		await play.press('table_change');
		await expect(play.seats()).toHaveCount(2);
		await expect(page.getByRole('radio', { name: say('sino_dice_real'), exact: true })).toBeChecked();
		const odds = (name: string) => page.getByRole('switch', { name: say('sino_odds_title', { name }) });
		await expect(odds('Ana')).toBeChecked();
		await expect(odds('Ben')).not.toBeChecked();

		// Nothing lies on the table: the next evening is one tap away.
		await page.goto(site.home);
		await expect(page.getByRole('heading', { name: say('new_same_again') })).toBeVisible();
		await play.hand.press(page.getByRole('link').filter({ hasText: '495' }), true);
		await expect(page.getByRole('button', { name: /^Ana, total 0/ })).toBeVisible();
	});

	test(
		'the score pad alone: rows, a rainbow, and the end is noticed [S-8] [S-9]',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'es', finger);
			const { say } = play;
			await play.speak();
			await setUpSino(play, site, ['Ana', 'Ben', 'Carla', 'Dora'], { keeping: 'pad' });
			// A white space is tapped, and the players pop up beside it; the list says the same in words.
			await tapRow(page, 'across-2');
			await play.hand.press(page.locator('.popup button').nth(2));
			// A thumb beside a small white space means the nearest; a number in the midst means none.
			const beside = async (line: string, right: number, down: number) => {
				const box = await page.locator(`main [data-line="${line}"]`).boundingBox();
				await page.mouse.click((box?.x ?? 0) + right, (box?.y ?? 0) + down);
			};
			const asked = (row: string) => page.getByRole('heading', { name: say('sino_pad_who', { row }) });
			await beside('across-1', -9, 12);
			await expect(asked('21, horizontal del azul')).toBeVisible();
			await page.keyboard.press('Escape');
			await page.locator('main [data-space="third 5"]').click();
			await expect(page.getByRole('heading', { name: say('sino_pad_tap') })).toBeVisible();
			await expect(page.locator('[data-line="across-2"]')).toContainText('C');
			await play.press('sino_pad_list');
			await play.press('sino_pad_instead', {
				name: 'Ben',
				winner: 'Carla',
				row: '27, horizontal del naranja'
			});
			await play.hand.press(play.sheet().getByRole('button', { name: 'Ben', exact: true }));
			await expect(
				play.button('sino_pad_won', { name: 'Ben', row: '27, horizontal del naranja' })
			).toBeVisible();
			await play.press('sino_bonus_label', { name: 'Dora', points: 0 });
			await play.press('sino_bonus_write');
			await expect(play.toast()).toHaveText(say('sino_no_numbers_alike'));
			for (const number of [7, 3, 4, 6, 5])
				await play.hand.press(play.sheet().getByRole('button', { name: String(number), exact: true }));
			await play.hand.press(play.sheet().getByRole('button', { name: '8', exact: true }));
			await expect(play.toast()).toHaveText(say('sino_no_numbers_alike'));
			await expect(play.sheet().getByRole('status')).toContainText('50');
			await play.press('sino_bonus_write');
			await expect(play.button('sino_bonus_label', { name: 'Dora', points: 50 })).toBeVisible();
			const rows = await page.getByTestId('pad').locator('li').all();
			for (const [i, row] of rows.entries()) {
				if (i !== 1) await play.hand.press(row.getByRole('button').nth(0));
			}
			await expect(
				page.locator('main').getByText(say('table_wins', { name: 'Ana' }), { exact: true })
			).toBeVisible();
			await expect(page.getByRole('listitem').filter({ hasText: 'Dora' }).first()).toContainText('50');
		}
	);

	test(
		'the board is one stop for the keyboard: arrows go along it, Enter asks, a row answers',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'en');
			const { say } = play;
			await setUpSino(play, site, ['Ana', 'Ben'], { keeping: 'pad' });
			const board = page.getByRole('group', { name: say('sino_board'), exact: true });
			await board.focus();
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('Enter');
			// The first two score spaces above the board are the diagonals of 1 and of 2.
			await expect(page.getByRole('heading', { level: 2 })).toContainText(
				say('sino_row_diagonal', { number: '2' })
			);
			await page.getByRole('button', { name: /^Ben wins 4, / }).press('Enter');
			await expect(page.locator('[data-line="diagonal-2"]')).toContainText('B');
		}
	);

	test(
		'a fifth player is refused in a sentence, at the set-up and at the table',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'en', finger);
			const { say } = play;
			await setUpSino(play, site, ['Ana', 'Ben', 'Carla', 'Dora']);
			await play.menu('table_menu_people');
			await play.hand.type(page.getByRole('textbox', { name: say('table_joins') }), 'Eva');
			await play.press('new_add');
			await expect(play.toast()).toHaveText(say('sino_no_too_many', { most: 4 }));
			await page.goto(site.at('/new?box=sino'));
			await expect(play.seats()).toHaveCount(4);
			await play.nameField().fill('Eva');
			await play.nameField().press('Enter');
			await expect(page.getByText(say('seat_no_room', { name: 'Eva', most: '4' }))).toBeVisible();
			await expect(play.seats()).toHaveCount(4);
		}
	);

	test(
		'the real box differs: colours and scores are changed, remembered, printed and reset',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'en', finger);
			const { say } = play;
			const open = () => play.hand.press(page.getByText(say('sino_board_own')));
			await page.goto(site.at('/new?box=sino'));
			for (const name of ['Ana', 'Ben']) await play.addPlayer(name);
			await open();
			await page.getByLabel(say('sino_colour_hue', { number: 3 })).selectOption('violet');
			await play.hand.type(page.getByLabel(say('sino_colour_name', { number: 3 })), 'Plum');
			const score = page.getByLabel('Plum across', { exact: true });
			await play.hand.type(score, '0');
			await play.hand.press(play.startButton());
			await expect(
				page.getByText(say('sino_no_score', { row: 'Plum across', most: 99 })).first()
			).toBeVisible();
			await play.hand.type(score, '50');
			await play.hand.press(play.startButton(), true);
			await expect(page.locator('[data-line="across-3"]').first()).toContainText('50');
			await expect(page.getByRole('button', { name: 'Plum' })).toBeVisible();

			await page.goto(site.at('/new?box=sino'));
			await expect(page.getByText(say('sino_board_is_own'))).toBeVisible();
			await play.hand.press(page.getByRole('link', { name: say('cards_title'), exact: true }), true);
			await expect(page.locator('.print-job').getByText('Plum').first()).toBeVisible();
			await page.goBack();
			await open();
			await play.press('sino_board_reset');
			await expect(
				page.getByText(say('sino_board_is_reconstruction'), { exact: true }).first()
			).toBeVisible();
		}
	);
});
