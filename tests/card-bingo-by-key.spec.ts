import { start } from './support/card-table.ts';
import { doubleTap, mouse, type Hand } from './support/hand.ts';
import { expect, long, test } from './support/test.ts';

/** Everything by the keyboard alone. */
const keys: Hand = {
	async press(target) {
		await target.focus();
		await target.press('Enter');
	},
	async pick(radio) {
		await radio.focus();
		await radio.press('Space');
	},
	type: (field, text) => mouse.type(field, text)
};

test.describe('by the keyboard, in Spanish', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test(
		'a hand of Cardgo by the app: looked at while held, laid on its rank, a draw without blame',
		{ tag: long },
		async ({ page, site }) => {
			const { play, say, cards } = await start(page, site, 'es', keys);
			test.setTimeout(60_000);
			await cards.open(site, ['Ana', 'Ben', 'Cleo', 'Dag', 'Eva'], { variant: 'cardgo' });
			await play.press('cardbingo_deal');

			await test.step('a hand is seen only while its button is held [C-12]', async () => {
				await play.press('cardbingo_hand_of', { name: 'Ana', count: 5 });
				// A hand that shakes on a key is not taken where a sheet has just opened.
				await page.waitForTimeout(doubleTap);
				const shown = play
					.sheet()
					.getByRole('button', { name: new RegExp(`^${say('cardbingo_lay_card', { card: '' })}`) });
				await expect(shown).toHaveCount(0);
				await play.button('cardbingo_hold_to_see').focus();
				await page.keyboard.down('Space');
				await expect(shown).toHaveCount(5);
				await expect(play.button('cardbingo_let_go')).toBeFocused();
				// As short as a tap, it would stay in sight.
				await page.waitForTimeout(doubleTap);
				await page.keyboard.up('Space');
				await expect(shown).toHaveCount(0);
				await play.press('cardbingo_hidden_card', { number: 1 });
				await expect(play.toast()).toContainText(say('cardbingo_nothing_called'));
				await play.press('cardbingo_hand_done');
			});
			await test.step('a card is laid on a call of its rank; the stock runs out [C-9] [C-10]', async () => {
				const back = (number: number) => play.button('cardbingo_hidden_card', { number });
				let laid = 0;
				// Five hands leave a stock of 27.
				for (let call = 1; call < 27; call += 1) {
					await cards.turn();
					if (laid > 0) continue;
					await play.press('cardbingo_hand_of', { name: 'Ana', count: 5 });
					// A hand that shakes on a key is not taken where a sheet has just opened.
					await page.waitForTimeout(doubleTap);
					for (const number of [1, 2, 3, 4, 5])
						if ((await back(number).count()) > 0) await play.hand.press(back(number));
					laid =
						5 -
						(await play
							.sheet()
							.getByRole('button', { name: /^Carta \d/ })
							.count());
					await play.press('cardbingo_hand_done');
				}
				await page.waitForTimeout(doubleTap);
				await play.press('cardbingo_turn');
				await expect(page.getByText(say('cardbingo_out_stock'))).toBeVisible();
				expect(laid).toBeGreaterThan(0);
				// The focus has come to what takes the place of the call, which waits until it can have been seen.
				await expect(play.button('cardbingo_close_hand')).toBeFocused();
				await page.waitForTimeout(doubleTap);
				await play.press('cardbingo_close_hand');
				await expect(page.getByText(say('cardbingo_draw_hand'), { exact: true }).first()).toBeVisible();
			});
		}
	);

	test(
		'twelve layouts with one deck get a sentence, and with two decks a table [C-6]',
		{ tag: long },
		async ({ page, site }) => {
			const { play, say } = await start(page, site, 'es', keys);
			await page.goto(site.at('/new?box=card-bingo'));
			for (let i = 1; i <= 12; i += 1) await play.addPlayer(`Persona número ${String(i)}`);
			const needs = page.getByTestId('needs');
			await expect(needs).toContainText(say('cardbingo_needs_decks', { count: 2 }));
			await play.press('cardbingo_decks_fewer');
			await expect(needs).toContainText(
				say('cardbingo_no_too_few_decks', { decks: 1, layouts: '12', needed: '2' })
			);
			await play.hand.press(play.startButton());
			await expect(play.button('new_add')).toBeVisible();
			await play.press('cardbingo_decks_more');
			await play.hand.press(play.startButton(), true);
			await expect(page.getByText(say('cardbingo_ready_deal', { count: 5 }))).toBeVisible();
		}
	);
});
