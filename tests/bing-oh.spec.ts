import { bingOhFacts, setUpBingOh, tell } from './support/bing-oh.ts';
import { readPdf } from './support/pdf.ts';
import { linesOf } from './support/lines.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

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
			for (const name of ['Ana', 'Ben', 'Cai']) await play.addPlayer(name);
			await play.nameField().fill('Dora');
			await play.nameField().press('Enter');
			await expect(page.getByText(play.say('seat_no_room', { name: 'Dora', most: '3' }))).toBeVisible();
			await play.nameField().fill('');
			await play.hand.press(play.startButton(), true);
			await expect(page.getByTestId('ask')).toBeVisible();

			await write(1);
			await expect(play.toast()).toContainText(play.say('bingoh_no_nobody_called'));
			await call('Ana');
			for (let i = 0; i < 3; i++) await finger.press(more('Ana'));
			await foreign('Ben').fill('2');
			await foreign('Ben').blur();
			await expect(
				page.getByText(
					play.say('bingoh_words_both', { points: '5', chips: play.say('bingoh_words_chips', { count: 3 }) })
				)
			).toBeVisible();

			// Half-said and without a network: the draft is there again, and so is the table.
			await site.kill();
			await loadAnew(page);
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

			await play.press('bingoh_spaces');
			await page.getByRole('textbox', { name: play.say('bingoh_search') }).fill('capital T');
			await expect(page.getByRole('heading', { name: play.say('bingoh_sp_must_t') })).toBeVisible();
			await finger.press(play.sheet().getByRole('button', { name: /^Cai.* a T$/ }));
			await expect(page.getByText(play.say('bingoh_must', { shape: 'a T' }), { exact: true })).toBeVisible();

			// Ben had four chips in the first round.
			await play.menu('log_title');
			await finger.press(
				play.sheet().getByRole('button', { name: play.say('bingoh_put_right_round', { number: '1' }) })
			);
			await foreign('Ben').fill('4');
			await foreign('Ben').blur();
			// One that was forgotten before it begins at its question, although the way there stands at the end.
			await play.press('bingoh_forgotten');
			await expect(page.getByTestId('ask')).toBeInViewport({ ratio: 1 });
			await play.press('bingoh_leave_it');
			// It leads back to the history.
			await finger.press(
				play.sheet().getByRole('button', { name: play.say('bingoh_put_right_round', { number: '1' }) })
			);
			await expect(foreign('Ben')).toHaveValue('4');
			await play.press('bingoh_put_right');
			await play.closeSheet();
			await play.press('table_menu_label');
			await expect(page.getByText('Ana 11, Ben 11, Cai 0')).toBeVisible();
			await play.closeSheet();

			// What was half said of the third round stands there as before.
			await expect(play.button('bingoh_called_label', { name: 'Ben' })).toHaveAttribute(
				'aria-pressed',
				'true'
			);
			await foreign('Ben').fill('4');
			await foreign('Ben').blur();
			await write(3);
			await expect(page.locator('main').getByText(play.say('table_wins', { name: 'Ben' }))).toBeVisible();
			await play.press('shell_undo');
			await expect(page.getByTestId('ask')).toBeVisible();
			await play.press('shell_redo');
			await expect(page.locator('main').getByText(play.say('table_wins', { name: 'Ben' }))).toBeVisible();
			await play.press('table_rematch');
			await expect(play.button('bingoh_write', { number: '1' })).toBeVisible();
		}
	);
});

test.describe('on the smallest phone', () => {
	test.use({ viewport: { width: 320, height: 568 } });

	test(
		'no word of a name is broken in the tally, and a round begins at its question',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			await setUpBingOh(play, site, ['Ana', 'Ben', 'Maximiliana Fernández']);
			const name = page.getByRole('listitem').getByText('Maximiliana Fernández');
			expect(await linesOf(name)).toBe(2);
			await page
				.getByRole('button', { name: play.say('bingoh_called_label', { name: 'Maximiliana Fernández' }) })
				.click();
			await expect(page.getByTestId('ask')).not.toBeInViewport({ ratio: 1 });
			await play.press('bingoh_write', { number: '1' });
			await expect(page.getByTestId('ask')).toBeInViewport({ ratio: 1 });
		}
	);
});

test(
	'a second tab follows the tally, refuses a tap in a sentence, and takes over',
	{ tag: long },
	async ({ page: first, context, site }) => {
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
		const ana = second.getByRole('button', { name: call('Ana') });
		await ana.click();
		await expect(other.toast()).toHaveText(say('refused_watching'));
		await expect(ana).toHaveAttribute('aria-pressed', 'false');
		// No count is taken, neither by a thumb nor as it is typed. [G-4]
		const count = say('bingoh_foreign_label', { name: 'Ana' });
		await second.getByRole('button', { name: `${say('shell_one_more')}: ${count}` }).click();
		const field = second.getByRole('textbox', { name: count });
		await expect(field).toHaveValue('0');
		await field.fill('7');
		await field.blur();
		await expect(field).toHaveValue('0');
		await other.press('bingoh_write', { number: '2' });
		await expect(other.toast()).toHaveText(say('refused_watching'));
		await expect(other.button('bingoh_write', { number: '2' })).toBeVisible();
		await other.press('play_take_over');
		await expect(play.button('play_take_over')).toBeAttached();
		await expect(other.button('play_take_over')).toHaveCount(0);
		await ana.click();
		await other.press('bingoh_write', { number: '2' });
		await expect(play.button('bingoh_write', { number: '3' })).toBeAttached();
	}
);

test(
	'what is half put right is open again after the phone was locked, in a tally and in a ledger [B-2] [B-8]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const call = (name: string) => page.getByRole('button', { name: say('bingoh_called_label', { name }) });
		const history = async (what: string) => {
			await play.menu('log_title');
			await play.sheet().getByRole('button', { name: what }).click();
		};
		await setUpBingOh(play, site, ['Ana', 'Ben']);
		await call('Ana').click();
		await play.press('bingoh_write', { number: '1' });
		await history(say('bingoh_put_right_round', { number: '1' }));
		await call('Ana').click();
		await call('Ben').click();
		await loadAnew(page);
		await expect(play.button('bingoh_put_right')).toBeVisible();
		await expect(call('Ben')).toHaveAttribute('aria-pressed', 'true');
		// So is a round that was never written.
		await play.press('bingoh_forgotten');
		await call('Ana').click();
		await loadAnew(page);
		await expect(play.button('bingoh_put_right')).toHaveCount(0);
		await expect(play.button('bingoh_write', { number: '2' })).toHaveCount(0);
		await expect(call('Ana')).toHaveAttribute('aria-pressed', 'true');
		await play.press('bingoh_leave_it');
		await loadAnew(page);
		await expect(play.button('bingoh_write', { number: '2' })).toBeVisible();

		const { ids } = await setUpBingOh(play, site, ['Ana', 'Ben'], { keeping: 'ledger' });
		const facts = bingOhFacts(ids);
		await tell(page, 1, facts.dealt(0, 0), facts.begins(0), facts.rolls(0, 'I', 3, 0), facts.placed([0], []));
		await history(say('table_meant_what', { what: say('bingoh_ask_placed', { at: 'I 3' }) }));
		const none = play
			.sheet()
			.getByRole('radiogroup', { name: 'Ana' })
			.getByRole('radio', { name: say('bingoh_no') });
		await play.hand.pick(none);
		await loadAnew(page);
		await expect(none).toBeChecked();
		await play.press('bingoh_leave_it');
		await loadAnew(page);
		await expect(page.getByTestId('ask')).toBeVisible();
		await expect(play.sheet()).toHaveCount(0);
	}
);

test(
	'cards of the app’s own are printed from their name and mix [B-14]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.at('/cards?box=bing-oh&set=puma-tuba&of=3.6-6-24'));
		await expect(page.locator('td.special')).toHaveCount(24);
		await expect(page.locator('td.free')).toHaveCount(6);
		await expect(page.getByText('Bing-Oh! · puma-tuba 6-6-24 · 1')).toBeVisible();
		const sheets = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
		expect(sheets.map(({ text }) => /6-6-24 ·\s+(\d)/.exec(text)?.[1])).toEqual(['1', '2', '3']);
		expect(sheets[0]?.width).toBeCloseTo(210, 0);
		await page.getByRole('textbox', { name: play.say('bingoh_set_size') }).fill('9999');
		await expect(page.getByText(play.say('bingoh_no_set'))).toBeVisible();
		// A card by itself is printed too: no phone is one without a table.
		await page.goto(site.at('/card?box=bing-oh'));
		await expect(page.getByRole('textbox', { name: play.say('bingoh_set_name') })).toBeVisible();
	}
);
