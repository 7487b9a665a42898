import type { Page } from '@playwright/test';
import { anas, CardPlay } from './support/card-table.ts';
import { linesOf } from './support/lines.ts';
import { doubleTap, finger, mouse, type Hand } from './support/hand.ts';
import { Play } from './support/play.ts';
import type { Site } from './support/site.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import type { Language } from './support/words.ts';
import { loadAnew } from './support/tabs.ts';

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

async function start(page: Page, site: Site, language: Language, hand: Hand) {
	const play = new Play(page, language, hand);
	await play.speak();
	await page.goto(site.home);
	return { play, say: play.say, cards: new CardPlay(play) };
}

test.describe('by touch, in English', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test(
		'a hand of Card Bingo with real cards, the server killed half-way, and the app’s deck at its end',
		{ tag: offline },
		async ({ page, site }) => {
			const { play, say, cards } = await start(page, site, 'en', finger);
			await whenKept(page);
			await cards.open(site, ['Ana', 'Ben', 'Cleo', 'Dag', 'Eva', 'Finn'], { realBy: 'Finn' });
			await cards.call(...anas.slice(0, 4));

			await test.step('a card called twice gets a sentence [C-4]', async () => {
				await cards.tap(anas[0] ?? ['7', 'h']);
				await expect(play.toast()).toContainText(
					say('cardbingo_no_card_already_called', { card: cards.name(['7', 'h']) })
				);
			});
			await test.step('a call tapped wrongly is put right where it was made [G-3]', async () => {
				for (const card of [['9', 'd'], anas[3] ?? ['10', 'd']] as const) {
					await play.menu('cardbingo_menu_correct');
					await play.hand.press(play.sheet().getByRole('button', { name: /^4\. / }));
					await cards.tap(card, play.sheet());
					await expect(play.toast()).toContainText(say('cardbingo_corrected', { card: cards.name(card) }));
				}
			});
			await test.step('two calls tapped the wrong way round change places with one correction [C-4] [G-3]', async () => {
				const [first = ['a', 's'], second = ['a', 's']] = anas;
				const call = (number: number, card: typeof second) =>
					play.sheet().getByRole('button', { name: `${String(number)}. ${cards.name(card)}`, exact: true });
				await play.menu('cardbingo_menu_correct');
				await play.hand.press(call(1, first));
				await cards.tap(second, play.sheet());
				await play.menu('cardbingo_menu_correct');
				await expect(call(1, second)).toBeVisible();
				await expect(call(2, first)).toBeVisible();
				await play.closeSheet();
			});
			await test.step('a claim one card short is refused, the card named, and the hand goes on [C-5]', async () => {
				await cards.shout('cardbingo_bingo', 'Ana');
				for (const card of anas) await cards.tap(card);
				// What is read twice is out again: it is said, and a tap away.
				await cards.tap(anas[0] ?? ['7', 'h']);
				await expect(play.toast()).toContainText(
					say('shell_undone_restore', { what: cards.name(anas[0] ?? ['7', 'h']) })
				);
				await play.press('log_restore');
				await expect(
					page.getByRole('button', { name: new RegExp(`^${say('cardbingo_remove', { card: '' })}`) })
				).toHaveCount(5);
				await play.press('table_play_on');
				await expect(page.getByTestId('announcer').first()).toContainText(cards.name(['a', 's']));
			});
			await test.step('the network goes, the page is loaded anew, and the hand is where it was', async () => {
				await site.kill();
				await loadAnew(page);
				await expect(
					page.getByRole('button', { name: say('cardbingo_say_again', { card: cards.name(['10', 'd']) }) })
				).toBeVisible();
			});
			await test.step('the caller has no layout [C-3]', async () => {
				await play.press('cardbingo_bingo');
				await play.hand.press(play.sheet().getByRole('button', { name: /^Finn/ }));
				await expect(play.toast()).toContainText(say('cardbingo_no_holds_no_layout', { name: 'Finn' }));
				await play.closeSheet();
			});
			await test.step('the right claim wins, and the winner calls next [C-2a]', async () => {
				await cards.call(anas[4] ?? ['a', 's']);
				await cards.shout('cardbingo_bingo', 'Ana');
				for (const card of anas) await cards.tap(card);
				await expect(
					page.locator('main').getByText(say('cardbingo_claim_right', { name: 'Ana' }))
				).toBeVisible();
				await play.press('cardbingo_award');
				await expect(
					page.locator('main').getByText(say('cardbingo_wins_hand', { name: 'Ana' }))
				).toBeVisible();
				await expect(
					page.getByText(say('cardbingo_calls_number', { name: 'Ana', number: '2' }), { exact: true })
				).toBeVisible();
			});
			await test.step('the next hand is turned by the app, and the evening ends', async () => {
				await play.press('cardbingo_next_hand');
				await expect(play.heading()).toContainText('Ana');
				await play.menu('table_menu_people');
				await play.hand.pick(
					play
						.sheet()
						.getByRole('radiogroup', { name: say('cardbingo_called_deck') })
						.getByRole('radio', { name: say('cardbingo_source_app') })
				);
				await play.closeSheet();
				await cards.turn(2);
				await play.endBy('cardbingo_end_evening');
				await expect(
					page.locator('main').getByText(say('cardbingo_wins_evening', { name: 'Ana' }))
				).toBeVisible();
				await expect(play.button('table_rematch')).toBeVisible();
			});
		}
	);

	for (const { variant, names, size } of [
		{ variant: 'long_layout', names: ['Ana', 'Ben', 'Cleo'], size: 17 },
		{ variant: 'blackout', names: ['Ana', 'Ben'], size: 25 }
	] as const) {
		test(
			`${variant} dealt by the app judges a claim by itself; a wrong tap is undone`,
			{ tag: long },
			async ({ page, site }) => {
				const { play, cards } = await start(page, site, 'en', finger);
				await cards.open(site, names, { variant, deals: true });
				await expect(page.getByText(`${String(size)} cards each`)).toBeVisible();
				await play.press('cardbingo_deal');
				await cards.turn(2);
				await cards.shout('cardbingo_bingo', 'Ben');
				const wrong = /^Not yet, Ben:/;
				await expect(page.locator('main').getByText(wrong)).toBeVisible();
				// It is heard too, though the sheet that asked who it was is closing.
				await expect(page.getByTestId('announcer').first()).toContainText(/Not yet, Ben:/);
				// The shout and what the app judged of it are one step. [G-3]
				await play.press('shell_undo');
				await expect(page.locator('main').getByText(wrong)).toHaveCount(0);
				expect(await cards.count()).toBe(2);
				await play.press('cardbingo_layouts');
				await expect(play.sheet().getByText(new RegExp(`of ${String(size)} down$`))).toBeVisible();
				await expect(play.sheet().getByRole('listitem')).toHaveCount(size);
				await play.closeSheet();
				await expect(play.button('cardbingo_turn')).toBeVisible();
			}
		);
	}

	test(
		'Cardgo from a real stock: no rank a fifth time, on the table or in a hand; five read back win [C-9] [C-11]',
		{ tag: long },
		async ({ page, site }) => {
			const { play, say, cards } = await start(page, site, 'en', finger);
			await cards.open(site, ['Ana', 'Ben', 'Cleo'], { variant: 'cardgo', realBy: 'Cleo' });
			const rank = (name: string) =>
				page
					.locator('main')
					.getByRole('button', { name: new RegExp(`^${say(`cardbingo_rank_${name}`)}\\b`) })
					.filter({ visible: true });
			for (const name of ['7', '7', '7', '7']) {
				await page.waitForTimeout(doubleTap);
				await play.hand.press(rank(name).first());
			}
			await page.waitForTimeout(doubleTap);
			await play.hand.press(rank('7').first());
			await expect(play.toast()).toContainText(
				say('cardbingo_no_rank_called_four_times', { rank: say('cardbingo_rank_7') })
			);
			const five = ['k', '2', '10', 'q', 'j'];
			for (const name of five) await play.hand.press(rank(name).first());
			await cards.shout('cardbingo_cardgo_shout', 'Ana');
			// Four sevens lie on the table, so nobody can hold one.
			for (const name of ['7', ...five.slice(0, 4)]) await play.hand.press(rank(name).first());
			await play.press('cardbingo_claim_check');
			await expect(play.toast()).toContainText(
				say('cardbingo_no_rank_too_often', { called: '4', read: '1', rank: say('cardbingo_rank_7') })
			);
			await play.hand.press(
				page.getByRole('button', {
					name: new RegExp(`^${say('cardbingo_remove', { card: say('cardbingo_rank_7') })}`)
				})
			);
			await play.hand.press(rank('j').first());
			await play.press('cardbingo_award');
			await expect(page.locator('main').getByText(say('cardbingo_wins_hand', { name: 'Ana' }))).toBeVisible();
		}
	);
});

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
				// What takes the place of the call waits until it can have been seen.
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

test.describe('by touch, in Spanish, on a small phone', () => {
	test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

	test(
		'the hands of Cardgo break no word of a name, and stay in sight after a wrong shout',
		{ tag: long },
		async ({ page, site }) => {
			const { play, say, cards } = await start(page, site, 'es', finger);
			await page.setViewportSize({ width: 390, height: 664 });
			await cards.open(site, ['Ana', 'Ben', 'Maximiliana Fernández'], { variant: 'cardgo' });
			await play.press('cardbingo_deal');
			const names = page.getByRole('list', { name: say('cardbingo_hands') }).locator('span');
			await expect(names).toHaveCount(3);
			expect(await linesOf(names.nth(2))).toBe(2);
			await cards.turn();
			await play.press('cardbingo_cardgo_shout');
			await play.hand.press(play.sheet().getByRole('button', { name: 'Ben', exact: true }));
			await expect(
				page.getByText(say('cardbingo_wrong_hand', { name: 'Ben', count: 5 })).first()
			).toBeVisible();
			for (const name of await names.all()) await expect(name).toBeInViewport({ ratio: 1 });
		}
	);

	test(
		'with real cards all of the pad is in sight, and the layouts that the app dealt are a tap away',
		{ tag: long },
		async ({ page, site }) => {
			const { play, say, cards } = await start(page, site, 'es', finger);
			await page.goto(site.at('/new?box=card-bingo'));
			await cards.open(site, ['Abuela', 'Íñigo', 'Guillermina'], {
				realBy: 'Abuela',
				deals: true,
				draw: true
			});
			const spades = page
				.getByRole('group', { name: say('cardbingo_pad_suit') })
				.getByRole('button')
				.first();
			await expect(spades).toBeInViewport({ ratio: 1 });
			expect(await page.locator('.main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
			await cards.tap(['9', 's']);
			await cards.tap(['8', 's']);
			await cards.tap(['7', 's']);
			await play.press('cardbingo_deal');
			await play.press('cardbingo_layouts');
			await expect(play.sheet().getByRole('listitem')).toHaveCount(5);
		}
	);
});
