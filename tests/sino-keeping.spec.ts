import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { openTold, type JournalFact } from './support/journal.ts';
import { measure } from './support/measure.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { prompt, tapRow, tapSpace } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const players = ['Ana', 'Ben'].map((name) => ({ id: name.toLowerCase(), name }));
const opening = (keeping: 'boards' | 'pad'): JournalFact => ({
	...{ type: 'table.opened', box: 'sino', variant: 'sino', edition: 1, seed: 'told', players, keeping },
	...{ dice: 'real', options: { hints: false, odds: false } }
});
const rolled = (...dice: readonly (readonly [string, number])[]): JournalFact => ({
	type: 'dice.rolled',
	dice: dice.map(([colour, number]) => ({ colour, number }))
});
const won = (player: string, line: string): JournalFact => ({ type: 'row.announced', player, line });

const chips = (page: Page) => page.getByRole('dialog').locator('[aria-pressed="true"]');
/** From the table to the sheet that changes the way of keeping. */
async function change(play: Play, key: 'sino_keep_boards' | 'sino_keep_pad'): Promise<void> {
	await play.menu('table_menu_people');
	await play.hand.pick(play.page.getByRole('radio', { name: play.say(key) }));
	await expect(play.sheet().getByRole('button', { name: play.say('shell_close') })).toBeVisible();
}
async function isSound(page: Page): Promise<void> {
	expect(await faults(page)).toEqual([]);
	expect(await measure(page, { least: 48, gap: 0 })).toEqual([]);
}

test(
	'boards, the pad and boards again by touch: all that was won stands, what is covered is asked once [G-1]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await openTold(page, site, [
			...[opening('boards'), rolled(['red', 10], ['blue', 1]), rolled(['blue', 1]), rolled(['blue', 1])],
			...[rolled(['blue', 1]), won('ana', 'diagonal-10'), { type: 'turn.ended' }, rolled(['blue', 2])]
		]);

		await test.step('to the pad: the boards are shown, and what is left of the turn is told', async () => {
			await change(play, 'sino_keep_pad');
			await expect(play.sheet()).toContainText(say('sino_to_pad_turn', { name: 'Ben', left: 4 }));
			await isSound(page);
			await play.press('sino_to_pad_go');
			await expect(play.sheet()).toHaveCount(0);
			const space = (line: string) => page.locator(`main [data-line="${line}"]`);
			await expect(space('diagonal-10')).toContainText('A');
			await tapRow(page, 'diagonal-1');
			await play.press('sino_pad_wins', { name: 'Ben', row: '1, diagonal of 1' });
			await expect(space('diagonal-1')).toContainText('B');
			await isSound(page);
			await play.press('sino_pad_list');
			await expect(play.button('sino_pad_won', { name: 'Ana', row: '10, diagonal of 10' })).toBeVisible();
			await expect(play.button('sino_pad_won', { name: 'Ben', row: '1, diagonal of 1' })).toBeVisible();
		});

		await test.step('to the boards: what is known lies there and stays, the rest is tapped', async () => {
			await change(play, 'sino_keep_boards');
			await expect(chips(page)).toHaveCount(2);
			await play.press('sino_space', { colour: 'red', number: 10 });
			await expect(play.toast()).toHaveText(say('sino_covered_known', { space: 'red 10' }));
			await play.press('sino_space', { colour: 'green', number: 5 });
			await expect(chips(page)).toHaveCount(3);
			await isSound(page);
			// The phone is locked half way.
			await loadAnew(page);
			await change(play, 'sino_keep_boards');
			await expect(chips(page)).toHaveCount(3);
			await play.press('sino_board_of', { name: 'Ben' });
			await expect(chips(page)).toHaveCount(2);
			await play.press('sino_whose_next');
			await play.hand.pick(play.sheet().getByRole('radio', { name: 'Ben' }));
			await isSound(page);
			await play.press('sino_to_boards_go');
			await expect(play.sheet()).toHaveCount(0);
			await expect(play.heading()).toContainText(say('sino_turn_of', { name: 'Ben' }));
			for (const [name, points, count] of [
				['Ana', 10, 3],
				['Ben', 1, 2]
			] as const)
				await expect(play.button('sino_player_label', { name, points, count })).toBeVisible();
			await expect(prompt(page)).toHaveText(say('sino_enter', { left: 5 }));
		});

		await test.step('a board that was told wrongly is told again from the history, and undo takes that back', async () => {
			await play.menu('log_title');
			const what = say('sino_log_keeps_boards', { name: 'Ben' });
			await play.press('table_meant_what', { what });
			await play.press('sino_space', { colour: 'green', number: 5 });
			// Half told anew, it is open again after the phone was locked.
			await loadAnew(page);
			await expect(chips(page)).toHaveCount(2);
			await play.press('sino_board_of', { name: 'Ben' });
			await play.press('sino_whose_next');
			await play.press('sino_to_boards_go');
			await expect(play.button('sino_player_label', { name: 'Ana', points: 10, count: 2 })).toBeVisible();
			await play.press('shell_undo');
			await expect(play.button('sino_player_label', { name: 'Ana', points: 10, count: 3 })).toBeVisible();
			await play.press('shell_undo');
			await expect(page.getByTestId('pad')).toBeVisible();
		});
	}
);

/** Opens what the history says to be put right. */
async function history(play: Play, what: string): Promise<void> {
	await play.menu('log_title');
	await play.press('table_meant_what', { what });
}
const key = (play: Play, name: string) => play.sheet().getByRole('button', { name, exact: true });

test(
	'a number that is half put right is open again after the phone was locked [S-1]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await openTold(page, site, [opening('boards'), rolled(['blue', 2]), rolled(['red', 9])]);
		await history(play, say('sino_log_rolled', { name: 'Ana', spaces: 'blue 2' }));
		await play.hand.press(key(play, 'green'));
		await loadAnew(page);
		await expect(play.sheet()).toContainText(say('sino_change_title', { space: 'blue 2' }));
		await expect(key(play, 'green')).toHaveAttribute('aria-pressed', 'true');
		await play.hand.press(key(play, 'green 5'));
		await expect(play.sheet()).toHaveCount(0);
		await loadAnew(page);
		await expect(prompt(page)).toHaveText(say('sino_enter', { left: 3 }));
		await expect(play.sheet()).toHaveCount(0);
	}
);

test(
	'a bonus that is half put right, or half told, is open again after the phone was locked [S-8]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		const bonus = [1, 2, 3, 4, 6];
		await openTold(page, site, [opening('pad'), { type: 'bonus.won', player: 'ana', numbers: bonus }]);
		await history(play, say('sino_log_bonus_won', { name: 'Ana', points: 16, numbers: bonus.join(' ') }));
		await play.press('sino_meant_numbers');
		await play.hand.press(key(play, '6'));
		await loadAnew(page);
		await expect(play.sheet()).toContainText(say('sino_bonus_which', { left: 1 }));
		await play.hand.press(key(play, '5'));
		await play.press('sino_bonus_write');
		await expect(play.sheet()).toHaveCount(0);
		await loadAnew(page);
		await expect(page.getByTestId('pad')).toContainText('30');
		await expect(play.sheet()).toHaveCount(0);

		await play.press('sino_bonus_label', { name: 'Ben', points: 0 });
		await play.hand.press(key(play, '9'));
		await loadAnew(page);
		await expect(play.sheet()).toContainText(say('sino_bonus_for', { name: 'Ben' }));
		await expect(key(play, '9')).toHaveAttribute('aria-pressed', 'true');
		await play.closeSheet();
		await loadAnew(page);
		await expect(page.getByTestId('pad')).toBeVisible();
		await expect(play.sheet()).toHaveCount(0);
	}
);

test(
	'the bar is as high in the turn of a player with a long name as in any other',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		const long = { id: 'max', name: 'Maximiliana Fernández' };
		await openTold(page, site, [{ ...opening('boards'), players: [long, ...players] }]);
		await expect(page.locator('.bar')).toContainText(long.name);
		await expect(page.locator('.ways a')).toHaveCount(2);
		// As high as a short name has it, its strip left out.
		expect((await page.locator('.bar').boundingBox())?.height).toBe(64);
	}
);

test(
	'the wrong player at the turn gives it over with its numbers; a turn of before is another one’s from the history [S-2]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		await openTold(page, site, [opening('boards')]);
		// Without odds there is no tool for which the ways out of the table would need a row of their own.
		await expect(page.locator('.ways button, .ways a').first()).toBeVisible();
		expect((await page.locator('.bar').boundingBox())?.height).toBeLessThan(80);
		const board = (name: string, count: number) =>
			play.button('sino_player_label', { name, points: 0, count: String(count) });
		for (const space of ['blue 1', 'red 9']) await tapSpace(page, space);
		await play.hand.press(board('Ben', 0));
		await isSound(page);
		await play.press('sino_gives_turn', { name: 'Ben' });
		await expect(play.heading()).toContainText('Ben');
		await expect(board('Ben', 2)).toBeVisible();
		await expect(board('Ana', 0)).toBeVisible();
		for (const space of ['red 5', 'red 6', 'red 7']) await tapSpace(page, space);
		await play.press('sino_end_turn');
		await expect(play.heading()).toContainText('Ana');
		await play.menu('log_title');
		await play.press('table_meant_what', { what: say('sino_log_turn_ended', { name: 'Ben' }) });
		await play.hand.press(play.sheet().getByRole('button', { name: 'Ana', exact: true }));
		await play.closeSheet();
		await expect(board('Ana', 5)).toBeVisible();
		await expect(board('Ben', 0)).toBeVisible();
		// To the pad: only boards on which chips lie are shown. [G-1]
		await change(play, 'sino_keep_pad');
		await expect(play.sheet().getByRole('heading', { level: 3 })).toHaveText(['Ana']);
	}
);

test(
	'in Spanish no word of the bar lies over another, and the end of a turn stands beside the rest',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'es', finger);
		const { say } = play;
		await play.speak();
		await page.setViewportSize({ width: 390, height: 664 });
		await openTold(page, site, [{ ...opening('boards'), options: { hints: true, odds: true } }]);
		const words = page.locator('.bar .worded > span');
		await expect(words.filter({ visible: true })).toHaveCount(2);
		const places = await words.filter({ visible: true }).evaluateAll((all) =>
			all.map((word) => {
				const range = document.createRange();
				range.selectNodeContents(word);
				return range.getBoundingClientRect();
			})
		);
		expect(places[0]?.right).toBeLessThan(places[1]?.left ?? 0);
		await page.setViewportSize({ width: 320, height: 568 });
		// All is in sight before the fifth number, too, where real dice need a pad.
		const fits = async () => {
			expect((await page.locator('.dock').boundingBox())?.height).toBeLessThan(90);
			const below = await page
				.locator('main')
				.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
			expect(below).toBeLessThanOrEqual(0);
		};
		for (const space of ['blue 1', 'blue 2', 'red 5', 'red 6', 'red 7']) {
			await tapSpace(page, space);
			await fits();
		}
		await play.press('sino_end_turn');
		for (const space of ['blue 1', 'blue 2', 'red 5', 'red 6', 'red 7']) await tapSpace(page, space);
		await play.press('sino_end_turn');
		await play.press('sino_bonus');
		await expect(prompt(page)).toHaveText(say('sino_bonus_enter'));
		await fits();
	}
);

test(
	'on a phone on its side the small boards fill their frames, with two players too',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 844, height: 390 });
		await openTold(page, site, [opening('boards')]);
		const bare = await page
			.locator('.mini')
			.first()
			.evaluate((mini) => {
				const right = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0;
				return right(mini) - right(mini.lastElementChild);
			});
		expect(bare).toBeLessThan(4);
	}
);
