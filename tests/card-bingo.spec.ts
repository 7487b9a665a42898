import { anas, start } from './support/card-table.ts';
import { linesOf } from './support/lines.ts';
import { doubleTap, finger } from './support/hand.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

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
			expect(await linesOf(names.nth(2))).toBeLessThanOrEqual(2);
			await cards.turn();
			await play.press('cardbingo_cardgo_shout');
			await play.hand.press(play.sheet().getByRole('button', { name: 'Ben', exact: true }));
			await expect(
				page.getByText(say('cardbingo_wrong_hand', { name: 'Ben', count: 5 })).first()
			).toBeVisible();
			await expect(names).toHaveCount(3);
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
