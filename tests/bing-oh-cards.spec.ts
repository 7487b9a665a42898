import { faults } from './support/axe.ts';
import { bingOhFacts, tell } from './support/bing-oh.ts';
import { golden, openTold } from './support/journal.ts';
import { lines } from './support/keyboard.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { loadAnew } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
	'with cards of the app’s own the ledger knows which space a roll hits, and asks nothing that it knows [B-2] [B-3]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		const { say } = play;
		const [opening = { type: '' }] = golden('bing-oh', 'ledger-v2').facts;
		const cards = { seed: 'otter', size: 60, mix: { free: 2, dead: 2, special: 10 } };
		await openTold(page, site, [{ ...opening, dice: 'real', cards }]);
		const ask = page.getByTestId('ask');
		const main = page.getByTestId('placed');
		const placed = (names: string) => say('bingoh_log_placed', { names });
		const rolls = async (letter: string, number: string) => {
			for (const name of [letter, number])
				await play.hand.press(page.getByRole('button', { name, exact: true }));
		};
		const did = (name: string, key: string) =>
			page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: say(key) });
		const number = (name: string) =>
			page.getByRole('textbox', { name: `${name}: ${say('bingoh_card_number')}`, exact: true });

		// The next cards are proposed; a wrong number is put right before it is recorded.
		await expect(number('Cai')).toHaveValue('3');
		await number('Ben').fill('7');
		await number('Ben').blur();
		await expect(number('Cai')).toHaveValue('3');
		expect(await faults(page)).toEqual([]);
		// What is printed at the table is the table's own set.
		await play.press('table_menu_label');
		const print = play.sheet().getByRole('link', { name: say('cards_title') });
		await expect(print).toHaveAttribute('href', /set=otter%2060%202-2-10$/);
		await play.hand.press(print, true);
		await play.hand.press(page.getByRole('link', { name: say('hand_over_back') }), true);
		await expect(ask).toBeVisible();
		await number('Ben').fill('2');
		await number('Ben').blur();
		await play.press('bingoh_dealt');
		await expect(lines(page)).toContainText(`${say('bingoh_log_dealt')}: Ana 1, Ben 2, Cai 3`);
		await play.hand.press(page.locator('#board').getByRole('button', { name: /^Ana/ }));
		await play.press('bingoh_begins', { name: 'Ana' });

		// One tap says who placed; it can be said otherwise before. Ben has "roll again" there.
		await rolls('O', '4');
		await expect(main).toHaveText(placed('Ana, Ben, and Cai'));
		await play.hand.pick(did('Cai', 'bingoh_no'));
		await expect(main).toHaveText(placed('Ana and Ben'));
		await play.hand.pick(did('Cai', 'bingoh_placed'));
		expect(await faults(page)).toEqual([]);
		await play.hand.press(main);
		await expect(ask).toContainText(say('bingoh_sp_roll_again'));
		await expect(page.getByText(say('bingoh_how_roll_again'))).toBeVisible();
		// It must be carried out.
		await expect(play.button('bingoh_skip')).toHaveCount(0);
		expect(await faults(page)).toEqual([]);

		// The ledger knows where Ana's chips lie: a call of hers is none, and the table has the last word.
		await play.hand.press(page.getByTestId('bingoh'));
		await play.hand.press(play.sheet().getByRole('button', { name: /^Ana/ }));
		await play.hand.press(page.getByTestId('end-round'));
		await expect(play.sheet()).toContainText(
			say('bingoh_judged_false', { name: 'Ana', shape: say('bingoh_shape_row') })
		);
		expect(await faults(page)).toEqual([]);
		await play.press('table_play_on');
		await expect(play.sheet()).toHaveCount(0);

		// The extra roll falls on a dead zone; a wrong one is taken back together with the space's name.
		await rolls('I', '6');
		await expect(play.button('bingoh_log_placed', { names: 'Ben' })).toBeVisible();
		await play.press('shell_undo');
		await rolls('I', '3');
		await play.press('bingoh_log_placed_none');

		// Ana has a chip on her free space, and Ben's is dead. The page is opened anew in the middle.
		await rolls('I', '3');
		await loadAnew(page);
		await expect(main).toHaveText(placed('Cai'));
		await play.hand.press(main);
		await rolls('H', '5');
		await play.hand.press(main);
		for (const key of ['bingoh_sp_must_l', 'bingoh_sp_must_z']) await play.press(key);

		// Cai had another card all the while: what the roll hits now is on that one.
		await play.menu('log_title');
		await play.hand.press(
			page.getByRole('button', {
				name: say('table_meant_what', { what: `${say('bingoh_log_dealt')}: Ana 1, Ben 2, Cai 3` })
			})
		);
		await number('Cai').fill('4');
		await number('Cai').blur();
		await play.press('bingoh_put_right');
		// What follows is shown before it is written: Cai was on a special space too, and acted before the others.
		await expect(play.sheet()).toContainText(say('log_changes'));
		await expect(play.sheet()).toContainText(
			`${placed('Cai, Ana, and Ben')} · ${say('bingoh_special')}: Cai, Ana, and Ben`
		);
		expect(await faults(page)).toEqual([]);
		await play.press('bingoh_put_right');
		// It leads back to the history.
		await expect(play.sheet()).toContainText('Cai 4');
		await play.closeSheet();
		await rolls('H', '6');
		await expect(main).toHaveText(placed('Ben and Cai'));
		await play.hand.press(main);
		await expect(ask).toContainText(
			say('bingoh_ask_act', { name: 'Cai', space: say('bingoh_sp_place_one') })
		);
		await play.press('bingoh_place_it');
		await play.press('bingoh_take_no_more');

		// A chip anywhere: on Cai's card the table says whether the space was taken, for nobody else knows.
		await rolls('B', '2');
		await expect(did('Cai', 'bingoh_placed')).not.toBeChecked();
		await expect(did('Ana', 'bingoh_placed')).toBeChecked();
		await play.hand.press(main);
		await expect(play.toast()).toHaveText(say('bingoh_no_unsaid', { name: 'Cai' }));
		await play.hand.pick(did('Cai', 'bingoh_no'));
		await expect(main).toHaveText(placed('Ben and Ana'));
	}
);

test(
	'with the app’s own cards nobody is asked how many free spaces a card has [B-1] [B-13]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const [opening = { type: '' }] = golden('bing-oh', 'ledger-v2').facts;
		const mix = { free: 3, dead: 2, special: 10, weights: { 'swap-cards': 0 } };
		await openTold(page, site, [{ ...opening, cards: { seed: 'otter', size: 60, mix } }]);
		await expect(page.getByTestId('ask')).toHaveText(say('bingoh_ask_deal_app', { count: 3 }));
		await expect(page.getByText(say('bingoh_free_spaces'))).toHaveCount(0);
		await play.press('bingoh_dealt');
		const first = page.locator('#board li', { hasText: 'Ana' });
		await expect(first).toContainText(say('bingoh_laid', { count: 3, card: 1 }));

		const facts = bingOhFacts(['ana', 'ben', 'cai']);
		const starts = [facts.start(0, 5), facts.start(1, 3), facts.start(2, 2)];
		await tell(page, 2, ...starts, facts.rolls(0, 'I', 2, 0), facts.placed([0, 1, 2], [0]));
		const pictures = page.getByRole('list', { name: say('bingoh_mix_special') });
		// What no card of this set has is not offered.
		await expect(pictures.getByRole('button', { name: say('bingoh_sp_swap_cards') })).toHaveCount(0);
		await pictures.getByRole('button', { name: say('bingoh_sp_new_card') }).click();
		await expect(first).toContainText(say('bingoh_laid', { count: 4, card: 1 }));
		await play.press('bingoh_new_card_for', { name: 'Ana' });
		await expect(page.getByTestId('ask')).toContainText(say('bingoh_ask_roll', { name: 'Ben' }));
		await expect(first).toContainText(say('bingoh_laid', { count: 3, card: 4 }));
	}
);
