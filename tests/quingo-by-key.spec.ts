import { type JournalFact, openTold, people } from './support/journal.ts';
import { enter, lines } from './support/keyboard.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

// Quingo without a mouse, by ear.
test.use({ viewport: { width: 1024, height: 768 } });

test(
	'a move of Quingo is heard, and five good wilds lead on [Q-2] [Q-5]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const opening: JournalFact = {
			...{ type: 'table.opened', box: 'quingo', variant: 'quingo', edition: 1, seed: 'told' },
			...{ players: people('Ana', 'Ben'), youngest: 'ana', keeping: 'full', rolling: 'app', wilds: 'open' },
			set: { d4: 4, d6: 8, d8: 4, d10: 4, d12: 4, d20: 4 }
		};
		await openTold(page, site, [opening]);
		await page.getByRole('button', { name: /^.*1–5/ }).focus();
		await enter(page);
		await expect(lines(page)).toContainText(/1–5: bonus \d+/);
		await play.button('quingo_roll_bonuses').focus();
		await enter(page);
		await expect(lines(page)).toContainText(/\d+, \d+, \d+/);
		// What is wrong is typed over, each fault is said where it is, and what is saved and undone is there again.
		for (const [at, wild] of [200, 21, 22, 0, 24].entries())
			await page.locator(`#wild-${at}`).fill(String(wild));
		await expect(page.getByRole('status').last()).toContainText('200');
		await page.locator('#wild-3').focus();
		await expect(page.getByRole('status').last()).toContainText(/^\s*0 /);
		await page.keyboard.type('7');
		await page.locator('.main-act').focus();
		await enter(page);
		await expect(page.locator('#wild-0')).toBeFocused();
		await page.keyboard.type('300');
		await expect(page.locator('#wild-0')).toHaveValue('300');
		await page.locator('.main-act').focus();
		await enter(page);
		// The keys on the screen type over it as those of the keyboard do.
		for (const digit of ['1', '0']) await page.getByRole('button', { name: digit, exact: true }).click();
		await expect(page.locator('#wild-0')).toHaveValue('10');
		await page.locator('#wild-3').fill('23');
		await play.button('quingo_wilds_enter').focus();
		await enter(page);
		await expect(page.locator('h1')).toContainText('Ben');
		await play.press('shell_undo');
		for (const [at, wild] of [10, 21, 22, 23, 24].entries())
			await expect(page.locator(`#wild-${at}`)).toHaveValue(String(wild));
		await play.press('shell_undo');
		await expect(page.locator('#wild-4')).toHaveValue('');
		await page.locator('.main-act').focus();
		for (const name of ['Ana', 'Ben']) {
			await expect(page.locator('h1')).toContainText(name);
			await enter(page);
			await expect(page.locator('#wild-0')).toBeFocused();
			await play.button('quingo_five_good').focus();
			await enter(page);
			await expect(lines(page)).toContainText(/\d+, \d+, \d+, \d+, \d+/);
			await expect(play.button('quingo_wilds_enter')).toBeFocused();
			await enter(page);
		}
		await expect(play.button('quingo_roll')).toBeFocused();
		await enter(page);
		await expect(lines(page)).toContainText(/Round 1 · (Ana|Ben)’s turn/);
		const turn = await page.locator('h1').innerText();
		await page.getByRole('button', { name: /^12, open/ }).focus();
		await enter(page);
		await page.keyboard.press('Tab');
		await enter(page);
		await expect(play.button('quingo_act_check_box', { box: '12' })).toBeFocused();
		await enter(page);
		await expect(page.locator('h1')).not.toContainText(turn);
		await expect(lines(page)).toContainText(/(Ana|Ben) checked 12. Total 12/);
	}
);

test(
	'a tie of Quingo is asked where it is answered, and each move is heard before what it led to [Q-4] [Q-8]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const wilds = [5, 6, 7, 8, 9];
		await openTold(page, site, [
			{
				...{ type: 'table.opened', box: 'quingo', variant: 'quingo', edition: 1, seed: 'tie-90' },
				...{ players: people('Ana', 'Ben'), youngest: null, keeping: 'full', rolling: 'app', wilds: 'open' },
				set: { d4: 0, d6: 3, d8: 0, d10: 0, d12: 0, d20: 1 }
			},
			{ type: 'bonuses.rolled', bonuses: [11, 3, 14, 15], wild: 2 },
			...['ana', 'ben'].map((player) => ({ type: 'wilds.made', player, wilds }))
		]);
		await expect(page.locator('.whose')).toContainText('Ana’s sheet');
		await play.button('quingo_roll').focus();
		await enter(page);
		await expect(page.getByRole('button', { name: 'Ana', exact: true })).toBeFocused();
		await expect(lines(page)).toContainText(play.say('quingo_who_is_youngest'));
		await enter(page);
		await expect(lines(page)).toContainText(/Round 1 · Ana’s turn. Up to 2 dice/);
		await page.locator('.pd').first().focus();
		await enter(page);
		await expect(page.locator('.eq')).toContainText('Fits 5 and wild 5');
		await play.button('quingo_act_check_box', { box: '5' }).focus();
		await enter(page);
		await expect(lines(page)).toContainText(/Ana checked 5. Total 5\s*Round 1 · Ben’s turn. Up to 2 dice/);
		// On another's sheet only what is marked can be pressed.
		await page.locator('.tab').first().focus();
		await enter(page);
		await expect(play.sheet().locator('.quingo-sheet button')).toHaveCount(1);
		await page.keyboard.press('Escape');
		await page.locator('.pd').first().focus();
		await enter(page);
		await play.button('quingo_act_check_box', { box: '12' }).focus();
		await enter(page);
		await expect(lines(page)).toContainText(/Ben checked 12. Total 12\s*Round 1 is over: the pool is empty./);
		await expect(play.button('quingo_roll')).toBeFocused();
	}
);
