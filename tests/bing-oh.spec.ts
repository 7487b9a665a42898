import { bingOhFacts, setUpBingOh, tell } from './support/bing-oh.ts';
import { Keyboard } from './support/keyboard.ts';
import { readPdf } from './support/pdf.ts';
import { finger, Play } from './support/play.ts';
import { expect, offline, test, whenKept } from './support/test.ts';

test.setTimeout(120_000);

test.describe('the tally, by touch', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test(
		'is kept to the end without a network, and an old round is put right [B-7] [B-8] [B-9]',
		{ tag: offline },
		async ({ page, site }) => {
			const play = new Play(page, 'en', finger);
			const call = (name: string) =>
				finger.press(page.getByRole('button', { name: play.say('bingoh_called_label', { name }) }));
			const foreign = (name: string) =>
				page.getByRole('textbox', { name: play.say('bingoh_foreign_label', { name }) });
			const more = (name: string) =>
				page.getByRole('button', {
					name: `${play.say('shell_one_more')}: ${play.say('bingoh_foreign_label', { name })}`
				});
			const write = (number: number) => play.press('bingoh_write', { number: String(number) });

			await page.goto(site.home);
			await whenKept(page);
			await page.goto(site.at('/new?box=bing-oh'));
			for (const name of ['Ana', 'Ben', 'Cai', 'Dora']) await play.addPlayer(name);
			await play.hand.press(play.startButton());
			await expect(page.getByText(play.say('bingoh_no_fourth', { most: '3', count: '4' }))).toBeVisible();
			await play.seat('Dora');
			await play.press('new_remove', { name: 'Dora' });
			await play.hand.press(play.startButton(), true);
			await expect(page.getByTestId('ask')).toBeVisible();

			await write(1);
			await expect(play.toast()).toContainText(play.say('bingoh_no_nobody_called'));
			await call('Ana');
			for (let i = 0; i < 3; i++) await finger.press(more('Ana'));
			await foreign('Ben').fill('2');
			await foreign('Ben').blur();
			await expect(page.getByText(play.say('bingoh_words_both', { points: '5', count: 3 }))).toBeVisible();

			// Half-said and without a network: the draft is there again, and so is the table.
			await page.waitForTimeout(300);
			await site.kill();
			await page.reload();
			await expect(foreign('Ana')).toHaveValue('3');
			await write(1);

			// The chips lie where they lay.
			await expect(foreign('Ben')).toHaveValue('2');
			await call('Ben');
			await write(2);
			await foreign('Ben').fill('101');
			await foreign('Ben').blur();
			await call('Ben');
			await write(3);
			await expect(play.toast()).toHaveText(
				play.say('bingoh_no_too_many_foreign', { name: 'Ben', count: '101', most: '100' })
			);
			await foreign('Ben').fill('2');
			await foreign('Ben').blur();

			await play.press('bingoh_reference_ask');
			await page.getByRole('textbox', { name: play.say('bingoh_search') }).fill('capital T');
			await expect(page.getByRole('heading', { name: play.say('bingoh_sp_must_t') })).toBeVisible();
			await finger.press(play.sheet().getByRole('button', { name: /^Cai.* a T$/ }));
			await expect(page.getByText(play.say('bingoh_must', { shape: 'a T' }))).toBeVisible();

			// Ben had four chips in the first round.
			await play.menu('table_menu_log');
			await finger.press(
				play.sheet().getByRole('button', { name: play.say('bingoh_put_right_round', { number: '1' }) })
			);
			await foreign('Ben').fill('4');
			await foreign('Ben').blur();
			await play.press('bingoh_put_right');
			await play.press('table_menu_label');
			await expect(page.getByText('Ana 11, Ben 11, Cai 0')).toBeVisible();
			await play.closeSheet();

			await call('Ben');
			await foreign('Ben').fill('4');
			await foreign('Ben').blur();
			await write(3);
			await expect(page.getByText(play.say('bingoh_wins', { name: 'Ben' }))).toBeVisible();
			await play.press('shell_undo');
			await expect(page.getByTestId('ask')).toBeVisible();
			await play.press('shell_redo');
			await expect(page.getByText(play.say('bingoh_wins', { name: 'Ben' }))).toBeVisible();
			await play.press('table_rematch');
			await expect(play.seats()).toHaveCount(3);
		}
	);
});

test.describe('the ledger, by keyboard', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test(
		'knows every chip, and a round scores itself [B-1] to [B-8]',
		{ tag: offline },
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
			await keys.pick(radio(say('bingoh_dice'), 'bingoh_dice_app'));
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

			// The server is gone, and the table is still there.
			await site.kill();
			await page.reload();
			await play.press('bingoh_find_space');
			await keys.type(page.getByRole('textbox', { name: say('bingoh_search') }), 'quitar una');
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
			await expect(play.toast()).toContainText(
				say('bingoh_no_too_few_on_card', { name: 'Ben', count: 1, needed: '6' })
			);
			await play.press('shell_close');
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
			await expect(page.getByText(say('bingoh_called_by', { names: 'Ben' }))).toBeVisible();

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
			await play.endBy('bingoh_end_game');
			await expect(page.getByText(say('bingoh_unfinished'))).toBeVisible();
			await expect(page.getByLabel(/Ben 6/)).toBeVisible();
		}
	);
});

test('a ledger is played to twenty, taken back and brought again, and played once more [B-8] [B-9]', async ({
	page,
	site
}) => {
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
	await expect(page.getByText(say('bingoh_wins', { name: 'Ben' }))).toBeVisible();
	await expect(page.getByLabel(/Ben 25/)).toBeVisible();
	await play.press('shell_undo');
	await expect(page.getByTestId('ask')).toBeVisible();
	await play.press('shell_redo');
	await expect(page.getByText(say('bingoh_wins', { name: 'Ben' }))).toBeVisible();
	await play.press('table_rematch');
	await expect(play.seats()).toHaveCount(2);
	await expect(page.getByRole('radio', { name: say('bingoh_ledger') })).toBeChecked();
});

test('a second tab follows the tally, refuses a tap in a sentence, and takes over', async ({
	page: first,
	context,
	site
}) => {
	const play = new Play(first);
	const { say } = play;
	await setUpBingOh(play, site, ['Ana', 'Ben']);
	const second = await context.newPage();
	await second.goto(first.url());
	const other = new Play(second);
	const call = (name: string) => say('bingoh_called_label', { name });
	await expect(other.button('play_take_over')).toBeVisible();
	await first.bringToFront();
	await first.getByRole('button', { name: call('Ben') }).click();
	await play.press('bingoh_write', { number: '1' });
	await expect(other.button('bingoh_write', { number: '2' })).toBeVisible();
	await second.bringToFront();
	await second.getByRole('button', { name: call('Ana') }).click();
	await other.press('bingoh_write', { number: '2' });
	await expect(other.toast()).toHaveText(say('refused_watching'));
	await expect(other.button('bingoh_write', { number: '2' })).toBeVisible();
	await other.press('play_take_over');
	await expect(play.button('play_take_over')).toBeAttached();
	await expect(other.button('play_take_over')).toHaveCount(0);
	await other.press('bingoh_write', { number: '2' });
	await expect(play.button('bingoh_write', { number: '3' })).toBeAttached();
});

test('stars set on the dice are remembered, and the next table counts by them [B-4]', async ({
	page,
	site
}) => {
	const play = new Play(page);
	const { say } = play;
	const star = page.getByRole('button', { name: say('bingoh_face_star', { face: 'I', number: 2 }) });
	const open = () => page.getByText(say('bingoh_faces'), { exact: true }).click();
	await page.goto(site.at('/new?box=bing-oh'));
	await expect(page.getByText(say('bingoh_faces'), { exact: true })).toHaveCount(0);
	await play.hand.pick(page.getByRole('radio', { name: say('bingoh_ledger') }));
	await open();
	await star.click();
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
});

test('cards of the app’s own are printed from their name and mix [B-14]', async ({ page, site }) => {
	const play = new Play(page);
	await page.goto(site.at('/cards?box=bing-oh&set=puma-tuba&of=3.6-6-24'));
	await expect(page.locator('td.special')).toHaveCount(24);
	await expect(page.locator('td.free')).toHaveCount(6);
	await expect(page.getByText('Bing-Oh! · puma-tuba 6-6-24 · 1')).toBeVisible();
	const sheets = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
	expect(sheets.map(({ text }) => /6-6-24 · (\d)/.exec(text)?.[1])).toEqual(['1', '2', '3']);
	expect(sheets[0]?.width).toBeCloseTo(210, 0);
	await page.getByRole('textbox', { name: play.say('bingoh_set_size') }).fill('9999');
	await expect(page.getByText(play.say('bingoh_no_set'))).toBeVisible();
});

test('a special space is a tap on its picture, the last one first; an opponent is a tap on the row [B-10] [B-11]', async ({
	page,
	site
}) => {
	const play = new Play(page);
	const { say } = play;
	const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben', 'Cai'], { keeping: 'ledger' });
	const facts = bingOhFacts(ids);
	await tell(page, 1, facts.dealt(0, 0, 0), facts.start(0, 5), facts.start(1, 3), facts.start(2, 2));
	// The roll that decided stays in sight until the first one of the game.
	await expect(page.getByText(say('bingoh_log_start_rolled', { name: 'Cai', number: '2' }))).toBeVisible();
	await tell(page, 5, facts.rolls(0, 'I', 2, 0), facts.placed([0, 1, 2], [0, 1]));
	const pictures = page.getByRole('list', { name: say('bingoh_pictures') });
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
});
