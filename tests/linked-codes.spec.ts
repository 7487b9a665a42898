import { faults } from './support/axe.ts';
import { pressed, third } from './support/cards.ts';
import { openTold } from './support/journal.ts';
import { giveCamera, hold, otherDevice } from './support/link.ts';
import { doubleTap } from './support/hand.ts';
import { expect, long, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const en = wordsIn('en');
const cardAddress = '/card?box=parker-bingo&set=puma-tuba&of=60&card=17';

const opening = {
	...{ type: 'table.opened', box: 'parker-bingo', variant: 'normal', edition: 1, seed: 'of-the-codes' },
	...{ drawing: 'app', caller: 'c', options: { freeCentre: false, winnerCalls: false } },
	players: [
		{ id: 'a', name: 'Ana' },
		{ id: 'c', name: 'Carla' }
	],
	cards: { seed: 'puma-tuba', size: 60 }
};
const calledAll = [...third, 75].map((number) => ({ type: 'ball.called', number }));

test.describe('codes between a caller and a card that are not linked', () => {
	// As tablets have it: two dots a pixel.
	test.use({ viewport: { width: 1180, height: 820 }, deviceScaleFactor: 2 });

	test(
		'the corner of the board catches a card up; the card’s bingo opens its claim at the caller, judged [PB-9]',
		{ tag: long },
		async ({ page: caller, site }) => {
			await giveCamera(caller);
			await openTold(caller, site, [opening, ...calledAll]);
			const corner = caller.getByRole('button', { name: en('link_calls_code_large') });
			await expect(corner).toBeVisible();
			expect(await faults(caller)).toEqual([]);

			const phone = await otherDevice(caller.context().browser(), { viewport: { width: 390, height: 844 } });
			await phone.goto(site.at(cardAddress));
			await phone.getByRole('button', { name: en('link_catch_up') }).tap();
			const sheet = phone.getByRole('dialog');
			// As a camera sees it that is held over that corner: the board around it, too.
			const clip = { x: 0, y: 420, width: 400, height: 400 };
			const board = { name: 'board.png', mimeType: 'image/png', buffer: await caller.screenshot({ clip }) };
			await sheet.locator('input[type=file]').setInputFiles(board);
			await expect(sheet.getByRole('status')).toContainText(en('link_caller', { name: 'Carla' }));
			await sheet.getByRole('button', { name: en('link_cover_missed') }).tap();
			await expect(pressed(phone)).toHaveCount(5);

			await phone.waitForTimeout(doubleTap);
			await phone.getByRole('button', { name: en('parker_bingo') }).tap();
			await sheet.getByRole('textbox', { name: en('link_your_name') }).fill('ana');
			expect(await faults(phone)).toEqual([]);
			await caller.getByRole('button', { name: en('parker_bingo') }).click();
			await caller.getByRole('button', { name: en('link_read_answer') }).click();
			await hold(phone, caller);
			await expect(caller.getByRole('heading', { level: 1 })).toContainText(
				en('parker_bingo_says', { name: 'Ana' })
			);
			await expect(caller.getByTestId('verdict')).toContainText(en('parker_all_called'));
			await phone.context().close();
		}
	);
});

test(
	'a card on the caller’s own device is told by its table what is played for and what was called, without a camera [PB-23]',
	{ tag: long },
	async ({ page, site }) => {
		await openTold(page, site, [{ ...opening, pattern: 'letter-t' }, ...calledAll]);
		await page.getByRole('link', { name: en('cards_card_title'), exact: true }).click();
		await page.getByRole('textbox', { name: en('parker_cards_number') }).fill('17');
		await page.getByRole('button', { name: en('parker_cards_open') }).click();
		const playedFor = page.getByLabel(en('parker_pattern'), { exact: true });
		await expect(playedFor.locator('option:checked')).toHaveText(en('parker_pattern_t'));
		await page.getByRole('button', { name: en('link_catch_up') }).click();
		const sheet = page.getByRole('dialog');
		await expect(sheet.getByText(en('link_last_call', { tile: 'O 75' }))).toBeVisible();
		expect(await faults(page)).toEqual([]);
		await sheet.getByRole('button', { name: en('link_cover_missed') }).click();
		await expect(pressed(page)).toHaveCount(5);
		// One undo, and no marker lies there; the table is where it was.
		await page.getByRole('button', { name: en('shell_undo') }).click();
		await expect(pressed(page)).toHaveCount(0);
		await page.getByRole('link', { name: en('hand_over_back') }).click();
		await expect(page.getByRole('button', { name: en('parker_bingo') })).toBeVisible();
	}
);
