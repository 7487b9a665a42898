import { bingOhFacts, setUpBingOh, tell } from './support/bing-oh.ts';
import { Keyboard } from './support/keyboard.ts';
import { Play } from './support/play.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import { allKept, loadAnew } from './support/tabs.ts';

test.setTimeout(120_000);

test.describe('the ledger, by keyboard', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test(
		'knows every chip, and a round scores itself [B-1] to [B-8]',
		{ tag: [offline, long] },
		async ({ page, site }) => {
			const keys = new Keyboard(page);
			const play = new Play(page, 'es', keys);
			const { say } = play;
			const radio = (name: string, key: string) =>
				page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: say(key) });
			const ask = page.getByTestId('ask');
			const roll = page.getByTestId('roll');

			await play.speak();
			await page.goto(site.home);
			await whenKept(page);
			await page.goto(site.at('/new?box=bing-oh'));
			for (const name of ['Ana', 'Ben']) {
				await play.nameField().fill(name);
				await page.keyboard.press('Enter');
			}
			await keys.pick(radio(say('bingoh_keeping'), 'bingoh_ledger'));
			await keys.pick(radio(say('bingoh_dice'), 'new_by_app'));
			await keys.press(play.startButton(), true);
			await expect(ask).toContainText(say('bingoh_ask_deal'));
			await play.press('bingoh_dealt');
			// A row chooses, and the main button says whom.
			await keys.press(page.locator('#board').getByRole('button', { name: /^Ben/ }));
			await play.press('bingoh_begins', { name: 'Ben' });
			await expect(ask).toContainText(say('bingoh_ask_roll', { name: 'Ben' }));
			await keys.press(roll);
			await keys.pick(radio('Ben', 'bingoh_special'));
			// Nothing is answered in advance.
			await play.press('bingoh_placed_do');
			await expect(play.toast()).toHaveText(say('bingoh_no_unsaid', { name: 'Ana' }));
			await keys.pick(radio('Ana', 'bingoh_placed'));
			await play.press('bingoh_placed_do');
			await expect(ask).toContainText(say('bingoh_ask_space', { name: 'Ben' }));

			// The server is gone, and the table is still there, with what was looked for.
			const search = page.getByRole('textbox', { name: say('bingoh_search') });
			await play.press('bingoh_find_space');
			await keys.type(search, 'quitar una');
			await site.kill();
			await loadAnew(page);
			await play.press('bingoh_find_space');
			await expect(search).toHaveValue('quitar una');
			await keys.press(play.sheet().getByRole('button', { name: /^Ben/ }).first());
			await expect(ask).toContainText(say('bingoh_sp_remove_one'));
			await keys.press(
				page.getByRole('button', {
					name: say('bingoh_remove_label', { owner: 'Ana', name: 'Ana', count: '1' })
				})
			);
			// Stars may have been rolled, too.
			if (await play.button('bingoh_take_no_more').isVisible()) await play.press('bingoh_take_no_more');
			await expect(ask).toContainText(say('bingoh_ask_roll', { name: 'Ana' }));

			// Too few chips for a BING-OH!, then as many as the table counted.
			await keys.press(page.getByTestId('bingoh'));
			await keys.press(play.sheet().getByRole('button', { name: /^Ben/ }));
			await play.press('bingoh_end_round');
			await expect(play.sheet()).toContainText(
				say('bingoh_no_too_few_on_card', { name: 'Ben', count: 1, needed: '6' })
			);
			await play.press('table_play_on');
			await play.menu('bingoh_count');
			await keys.pick(
				radio(say('bingoh_whose_chips'), 'bingoh_name').or(page.getByRole('radio', { name: 'Ben' }))
			);
			const field = (key: string, name: string) => page.getByRole('textbox', { name: say(key, { name }) });
			await field('bingoh_on_card_of', 'Ben').fill('7');
			await field('bingoh_on_card_of', 'Ben').blur();
			await play.press('bingoh_count_do');
			await expect(play.toast()).toContainText(
				say('bingoh_no_does_not_add_up', { name: 'Ben', count: '56', chips: '50' })
			);
			await field('bingoh_in_reserve', 'Ben').fill('43');
			await field('bingoh_in_reserve', 'Ben').blur();
			await play.press('bingoh_count_do');
			await expect(play.sheet()).toHaveCount(0);
			await keys.press(page.getByTestId('bingoh'));
			await keys.press(play.sheet().getByRole('button', { name: /^Ben/ }));
			await play.press('bingoh_end_round');
			await expect(page.locator('main').getByText(say('bingoh_called_by', { names: 'Ben' }))).toBeVisible();

			// Five for BING-OH! and a chip of Ana's, and both dice may now be the table's own.
			await play.menu('table_menu_people');
			await keys.pick(radio(say('bingoh_dice'), 'bingoh_dice_real'));
			await page.keyboard.press('Escape');
			await play.press('bingoh_dealt');
			await keys.press(page.getByRole('button', { name: 'B', exact: true }));
			await keys.press(page.getByRole('button', { name: '6', exact: true }));
			await expect(ask).toContainText('B 6');
			await play.press('bingoh_everyone_placed');
			await expect(ask).toContainText(say('bingoh_ask_star', { name: 'Ana', which: '1', all: '3' }));
			await play.endBy('table_end_game');
			await expect(page.locator('main').getByText(say('past_nobody'))).toBeVisible();
			await expect(page.getByLabel(/Ben 6/)).toBeVisible();
		}
	);
});

test(
	'a ledger is played to twenty, taken back and brought again, and played once more [B-8] [B-9]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		const [ana] = ids;
		await tell(
			page,
			1,
			facts.dealt(0, 0),
			facts.begins(0),
			facts.rolls(0, 'I', 2, 0),
			facts.placed([0, 1], []),
			facts.counted(0, [
				[30, 10],
				[10, 0]
			]),
			{ type: 'bingoh.called', calls: [{ player: ana, shape: 'row' }] },
			facts.dealt(0, 0),
			facts.rolls(1, 'N', 3, 0),
			facts.placed([1, 0], []),
			facts.counted(1, [
				[0, 0],
				[43, 7]
			])
		);
		// Ben has ten chips of Ana's: ten points in the first round, ten and five in this one.
		await play.hand.press(page.getByTestId('bingoh'));
		await play.hand.press(play.sheet().getByRole('button', { name: /^Ben/ }));
		await play.press('bingoh_end_round');
		await expect(page.locator('main').getByText(say('table_wins', { name: 'Ben' }))).toBeVisible();
		await expect(page.getByLabel(/Ben 25/)).toBeVisible();
		await play.press('shell_undo');
		await expect(page.getByTestId('ask')).toBeVisible();
		await play.press('shell_redo');
		await expect(page.locator('main').getByText(say('table_wins', { name: 'Ben' }))).toBeVisible();
		await play.press('table_rematch');
		await expect(page.getByTestId('ask')).toContainText(say('bingoh_ask_deal'));
	}
);

test(
	'stars set on the dice are remembered, and the next table counts by them [B-4]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const star = page.getByRole('button', { name: say('bingoh_face_star', { face: 'I', number: 2 }) });
		const open = () => page.getByText(say('bingoh_faces'), { exact: true }).click();
		await page.goto(site.at('/new?box=bing-oh'));
		await expect(page.getByText(say('bingoh_faces'), { exact: true })).toHaveCount(0);
		await play.hand.pick(page.getByRole('radio', { name: say('bingoh_ledger') }));
		await open();
		await play.hand.press(star);
		await expect(star).toHaveAttribute('aria-pressed', 'true');
		await allKept(page);
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben'], {
			keeping: 'ledger',
			before: async () => {
				await open();
				await expect(star).toHaveAttribute('aria-pressed', 'true');
			}
		});
		const facts = bingOhFacts(ids);
		await tell(page, 1, facts.dealt(0, 0), facts.begins(0));
		await page.getByRole('button', { name: 'I', exact: true }).click();
		await page.getByRole('button', { name: '6', exact: true }).click();
		await play.press('bingoh_everyone_placed');
		await expect(page.getByTestId('ask')).toContainText(
			say('bingoh_ask_star', { name: 'Ana', which: '1', all: '3' })
		);
	}
);

test(
	'a special space is a tap on its picture, the last one first; an opponent is a tap on the row [B-10] [B-11]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben', 'Cai'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		await tell(page, 1, facts.dealt(0, 0, 0), facts.start(0, 5), facts.start(1, 3), facts.start(2, 2));
		// The roll that decided stays in sight until the first one of the game.
		await expect(page.getByText(say('bingoh_log_start_rolled', { name: 'Cai', number: '2' }))).toBeVisible();
		await tell(page, 5, facts.rolls(0, 'I', 2, 0), facts.placed([0, 1, 2], [0, 1]));
		const pictures = page.getByRole('list', { name: say('bingoh_mix_special') });
		// All of them are one stop for the keyboard.
		await expect(pictures.locator('button:not([tabindex="-1"])')).toHaveCount(1);
		await pictures.getByRole('button', { name: say('bingoh_sp_swap_cards') }).click();
		const act = page.getByTestId('choose');
		// Nobody is chosen in advance where there is a choice.
		await expect(act).toHaveText(say('bingoh_choose_opponent'));
		await page.locator('#board').getByRole('button', { name: /^Cai/ }).click();
		await expect(act).toHaveText(say('bingoh_swap_with', { name: 'Cai' }));
		await act.click();
		await expect(page.getByTestId('ask')).toContainText(say('bingoh_ask_space', { name: 'Ben' }));
		await expect(pictures.getByRole('button').first()).toContainText(say('bingoh_sp_swap_cards'));
		// The number that is printed on the space is one more tap.
		await pictures.getByRole('button', { name: say('bingoh_sp_take_chips') }).click();
		await pictures.getByRole('button', { name: '4', exact: true }).click();
		await expect(page.getByTestId('ask')).toContainText('4');
	}
);

test(
	'a ledger that is only watched takes no dice and no answer, and says why [G-4]',
	{ tag: long },
	async ({ page, context, site }) => {
		const play = new Play(page);
		const { say } = play;
		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		await tell(page, 1, facts.dealt(0, 0), facts.begins(0));
		const second = await context.newPage();
		await second.goto(page.url());
		const other = new Play(second);
		await expect(other.button('play_take_over')).toBeVisible();
		const letter = second.getByRole('button', { name: 'B', exact: true });
		await letter.click();
		await expect(other.toast()).toHaveText(say('refused_watching'));
		await expect(letter).toHaveAttribute('aria-pressed', 'false');
		await page.bringToFront();
		await page.getByRole('button', { name: 'B', exact: true }).click();
		await page.getByRole('button', { name: '6', exact: true }).click();
		await second.bringToFront();
		const placed = second.locator('label', { hasText: say('bingoh_placed') }).first();
		await placed.click();
		await expect(other.toast()).toHaveText(say('refused_watching'));
		await expect(placed).not.toHaveClass(/picked/);
	}
);
