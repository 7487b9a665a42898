import { faults } from './support/axe.ts';
import { Keyboard } from './support/keyboard.ts';
import { Play } from './support/play.ts';
import { prompt, setUpSino, tapRow, tapSpace } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf } from './support/words.ts';

test.setTimeout(120_000);

test.describe('a game of Sino by keyboard, in Spanish, on a tablet', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test('two turns, the odds, a bonus try, and the end [S-8]', { tag: long }, async ({ page, site }) => {
		const keys = new Keyboard(page);
		const play = new Play(page, 'es', keys);
		const { say } = play;
		await play.speak();
		await setUpSino(play, site, ['Ana', 'Ben'], { hints: true, odds: true });
		for (let turn = 0; turn < 2; turn += 1) {
			await play.press('sino_roll_all');
			await expect(play.button('sino_end_turn')).toBeFocused();
			// The same key again is the same press for a moment.
			await page.waitForTimeout(340);
			await play.press('sino_end_turn');
			await page.waitForTimeout(340);
		}
		// Undo names who ended the turn, and not whose turn it became.
		await play.press('shell_undo');
		const ended = say('sino_log_turn_ended', { name: 'Ben' });
		await expect(play.toast()).toHaveText(say('shell_undone_what', { what: ended }));
		await play.press('shell_redo');
		await play.press('sino_odds');
		await expect(play.sheet()).toContainText('7776');
		await page.keyboard.press('Escape');
		await play.press('sino_bonus');
		await expect(prompt(page)).toHaveText(say('sino_bonus_roll'));
		await play.press('sino_roll_all');
		await expect(play.button('sino_end_turn')).toBeVisible();
		await play.press('sino_announce');
		await keys.press(
			play.sheet().getByRole('button', { name: say('sino_line', { score: 45, row: 'horizontal del rojo' }) })
		);
		await expect(play.toast()).toHaveText(patternOf('es', 'sino_no_not_closed'));
		await page.keyboard.press('Escape');
		await play.endBy('table_end_game');
		await expect(page.locator('main').getByText(say('sino_unfinished'))).toBeVisible();
		await play.press('shell_undo');
		await expect(play.button('sino_end_turn')).toBeVisible();
	});
});

test.describe('a second screen at a table of Sino', () => {
	test(
		'follows the turn, an announcement and the end, and fills each screen',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			const { say } = play;
			await setUpSino(play, site, ['Ana', 'Ben', 'Carla', 'Maximiliana Fernández Ñu'], { dice: 'real' });
			const opening = page.context().waitForEvent('page');
			await play.menu('table_board');
			const board = await opening;
			const words = board.getByTestId('board-words');
			await expect(words).toHaveText(say('sino_turn_of', { name: 'Ana' }));
			await page.bringToFront();
			for (const space of ['blue 1', 'red 10']) await tapSpace(page, space);
			const five = board.getByRole('list', { name: say('sino_five') });
			await expect(five.getByRole('listitem')).toHaveText([/1\s*blue/, /10\s*red/, /3rd/, /4th/, /5th/]);
			await tapRow(page, 'diagonal-10');
			await expect(words).toHaveText(say('sino_won_row', { name: 'Ana', line: '10, diagonal of 10' }));
			const totals = board.getByRole('list', { name: say('sino_points') }).getByRole('listitem');
			await expect(totals).toHaveText([/Ana\s*10/, /Ben\s*0/, /Carla\s*0/, /Maximiliana/]);
			for (const [width, height] of [
				[1280, 720],
				[1920, 1080],
				[390, 844],
				[844, 390]
			] as const) {
				await board.setViewportSize({ width, height });
				const spilled = await board.evaluate(() =>
					[...document.querySelectorAll('main *')]
						.filter((element) => element.checkVisibility() && !element.closest('.sr'))
						.filter((element) => {
							const { left, right, top, bottom } = element.getBoundingClientRect();
							return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
						})
						.map((element) => `${element.tagName}.${element.className}`)
				);
				expect(spilled, `${String(width)} x ${String(height)}`).toEqual([]);
			}
			expect(await faults(board)).toEqual([]);
			await play.endBy('table_end_game');
			await expect(board.getByRole('heading', { name: say('sino_unfinished') })).toBeVisible();
		}
	);
});
