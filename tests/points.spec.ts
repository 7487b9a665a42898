import { called, opening } from './support/claims.ts';
import { golden, openTold } from './support/journal.ts';
import { expect, long, test } from './support/test.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { patternOf } from './support/words.ts';
import { loadAnew } from './support/tabs.ts';

test.setTimeout(150_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test(
	'Points by touch: a double centre bingo is worked out in words, and wins the game [PB-15] [PB-19]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		await page.goto(site.home);
		await page.goto(site.at('/new?box=parker-bingo'));
		for (const name of ['Ana', 'Ben', 'Cleo', 'Dag']) await play.addPlayer(name);
		await play.hand.pick(page.getByRole('radio', { name: /^Points/ }));
		await play.hand.pick(play.tilesChoice('parker_tiles_real'));
		await play.hand.press(play.startButton(), true);

		// Ana calls, so Ben claims: the second row and the N column, completed by N 33.
		await play.lay(8, 16, 49, 64, 31, 35, 40, 45, 33);
		await play.shout('Ben');
		await play.nameLine(2, [8, 16, 33, 49, 64]);
		await expect(
			page.getByText(play.say('parker_award_points', { points: '170', name: 'Ben' }))
		).toBeVisible();
		await play.press('parker_second_line');
		// Where the lines cross the number is known, so four are read back.
		await play.nameLine('N', [31, 35, 40, 45]);
		await expect(page.getByText('2 × 170 + 4 × 184 + 100 = 1176')).toBeAttached();
		await expect(page.getByText(play.say('parker_kind_double_centre'))).toBeVisible();
		await play.press('parker_award_points', { points: '1176', name: 'Ben' });

		await expect(page.locator('main').getByText(play.say('table_wins', { name: 'Ben' }))).toBeVisible();
		await expect(page.getByLabel(/Ben 1176/)).toBeVisible();
		await loadAnew(page);
		await expect(page.locator('main').getByText(play.say('table_wins', { name: 'Ben' }))).toBeVisible();

		// The rematch seats the same people, and the next to the left calls. [PB-21]
		await play.press('table_rematch');
		await play.press('table_change');
		await expect(page.getByLabel(play.say('parker_who_calls'))).toHaveValue(/.+/);
		await expect(page.getByRole('option', { name: 'Ben', selected: true })).toBeAttached();
	}
);

test.describe('on a phone with little height', () => {
	test.use({ viewport: { width: 390, height: 664 } });

	test(
		'a verdict that three rows of buttons would hide is in sight with its sum [PB-20]',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'es', finger);
			await play.speak();
			await page.goto(site.at('/new?box=parker-bingo'));
			for (const name of ['Ana', 'Ben', 'Cleo', 'Dag']) await play.addPlayer(name);
			await play.hand.pick(page.getByRole('radio', { name: /^Puntos/ }));
			await play.hand.pick(play.tilesChoice('parker_tiles_real'));
			await play.hand.press(play.startButton(), true);
			await play.lay(2, 7, 10, 15, 17, 32, 50, 63, 4);
			await play.claim('Ben', 'B', [2, 4, 7, 10, 15]);
			await expect(page.getByTestId('verdict')).toBeInViewport({ ratio: 1 });
			await play.press('parker_second_line');
			// The corner is known, and is not the number that was called last.
			await play.nameLine(1, [17, 32, 50, 63]);
			await expect(page.getByTestId('verdict')).toHaveText(play.say('parker_not_double'));
			await expect(page.getByTestId('verdict')).toBeInViewport({ ratio: 1 });
			const five = await page.getByTestId('verdict').evaluate((node) => {
				const { left, top, width } = node.getBoundingClientRect();
				return document.elementFromPoint(left + width / 2, top + 1)?.closest('.five') ?? null;
			});
			expect(five).toBeNull();
			await expect(page.getByText(play.say('parker_any_other'))).toBeInViewport({ ratio: 0.9 });
			// Only the better one is what was won with.
			await play.press('parker_award_points', { points: 164, name: 'Ben' });
			await expect(page.locator('main').getByText(play.lineName(1)).first()).toBeVisible();
			await expect(page.locator('main').getByText(`+ ${play.lineName('B')}`)).toHaveCount(0);
		}
	);
});

test(
	"a claim on the app's own card is judged by its serial number",
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		await page.goto(site.at('/new?box=parker-bingo'));
		for (const name of ['Ana', 'Ben']) await play.addPlayer(name);
		const cards = page.getByRole('radiogroup', { name: play.say('parker_cards_what_cards'), exact: true });
		await play.hand.pick(cards.getByRole('radio', { name: play.say('parker_tiles_app') }));
		await page.getByLabel(play.say('parker_cards_set'), { exact: true }).fill('puma-tuba');
		await page.getByLabel(play.say('parker_cards_how_many'), { exact: true }).fill('3004');
		await play.hand.press(play.startButton(), true);
		await expect(page.getByRole('alert').filter({ hasText: '3003' }).first()).toBeVisible();
		await page.getByLabel(play.say('parker_cards_how_many'), { exact: true }).fill('60');
		await play.hand.press(play.startButton(), true);

		await play.call();
		await play.shout('Ana');
		const number = page.getByLabel(play.say('parker_cards_number'), { exact: true });
		await number.fill('61');
		await play.press('parker_card_check');
		await expect(page.getByText('numbered from 1 to 60')).toBeVisible();
		await number.fill('17');
		await play.press('parker_card_check');
		// After one call no line can be complete: the nearest is named, and the claimed one is judged as it stands.
		await expect(page.getByText(play.say('parker_card_no_bingo', { card: '17' }))).toBeVisible();
		// Nobody has to say which line it was.
		await play.press('parker_go_on_calling');
		await expect(play.button('parker_call')).toBeVisible();
		await play.shout('Ana');
		await number.fill('17');
		await play.press('parker_card_check');
		await page.getByRole('radio', { name: 'First row' }).check({ force: true });
		await expect(page.locator('main').getByText(patternOf('en', 'parker_was_not_called'))).toBeVisible();
		await play.press('parker_go_on_calling');
		await expect(play.button('parker_call')).toBeVisible();
	}
);

test(
	'of four lines on one number the best two make the double, each named by hand [PB-20]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		await page.goto(site.at('/new?box=parker-bingo'));
		for (const name of ['Ana', 'Ben']) await play.addPlayer(name);
		await play.hand.pick(page.getByRole('radio', { name: /^Points/ }));
		await play.hand.pick(play.tilesChoice('parker_tiles_real'));
		await play.hand.press(play.startButton(), true);

		await play.lay(4, 17, 50, 63, 31, 33, 40, 45, 14, 30, 54, 67, 11, 26, 48, 61, 35);
		await play.shout('Ben');
		await play.nameLine(3, [4, 17, 35, 50, 63]);
		await play.press('parker_second_line');
		// A line that was named before is answered in a sentence, and nothing is chosen.
		await play.pickLine(3);
		await expect(play.toast()).toContainText(play.say('parker_no_same_line', { line: play.lineName(3) }));
		await expect(page.getByRole('radio', { name: play.lineName(3) })).not.toBeChecked();
		await play.nameLine('N', [31, 33, 40, 45]);
		await play.press('parker_third_line');
		// What was said so far, and a moment ago, is still there when the page comes back.
		await loadAnew(page);
		await play.nameLine('down', [14, 30, 54, 67]);
		await expect(page.getByText('4 × 184 + 4 × 200 + 100 = 1636')).toBeAttached();
		await expect(page.locator('main').getByText(play.say('parker_best_two'))).toBeVisible();
		await play.press('parker_fourth_line');
		await play.nameLine('up', [11, 26, 48, 61]);
		await expect(page.getByText('4 × 184 + 4 × 200 + 100 = 1636')).toBeAttached();
		await expect(page.getByRole('button', { name: /^A \w+ line$/ })).toHaveCount(0);
		await play.press('parker_award_points', { points: '1636', name: 'Ben' });

		await play.menu('log_title');
		const entry = play.sheet().getByText(patternOf('en', 'parker_log_claim_points'));
		const numbers = 'B 4, I 17, N 35, G 50, O 63';
		await expect(entry).toContainText(`${play.lineName(3).toLowerCase()} (${numbers})`);
		await expect(entry).toContainText(play.lineName('N'));
		await expect(entry).toContainText(
			`: ${play.say('parker_kind_double_centre').toLowerCase()}, 1636 points`
		);
	}
);

test('a rematch begins with the table as it is now', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	await openTold(page, site, [
		opening({ caller: 'ana' }),
		{ type: 'option.changed', option: 'freeCentre', on: true },
		{ type: 'option.changed', option: 'callerEachRound', on: true },
		{ type: 'drawing.changed', drawing: 'tiles' },
		...called(1),
		{ type: 'evening.ended' }
	]);
	// Nobody has won yet: a new game stands beside going on with this one.
	await expect(play.button('table_play_on')).toBeVisible();
	await play.press('table_new_game');
	await play.press('table_change');
	await expect(page.getByRole('option', { name: 'Ben', selected: true })).toBeAttached();
	await expect(play.tilesChoice('parker_tiles_real')).toBeChecked();
	await play.more();
	for (const option of ['parker_free_centre', 'parker_caller_each_round'])
		await expect(page.getByRole('switch', { name: say(option) })).toBeChecked();
});

test(
	'five play as two pairs and a caller; of four a caller leaves the partner alone [PB-22]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await page.goto(site.at('/new?box=parker-bingo'));
		for (const name of ['Ana', 'Ben', 'Carla', 'Dora']) await play.addPlayer(name);
		await play.hand.pick(page.getByRole('radio', { name: /^Points/ }));
		await play.more();
		await play.hand.pick(page.getByRole('switch', { name: say('parker_partners') }));
		await play.hand.pick(page.getByRole('radio', { name: say('new_a_player') }));
		const caller = page.getByLabel(say('parker_who_calls'));
		await caller.selectOption('Ben');
		await expect(
			page.getByText(say('parker_partner_calls', { name: 'Ben', other: 'Dora' }), { exact: false })
		).toBeVisible();
		await play.addPlayer('Eva');
		await play.hand.pick(page.getByRole('radio', { name: say('new_by_app'), exact: true }));
		await expect(caller).toHaveCount(0);
		await play.hand.press(play.startButton());
		await expect(
			page.getByRole('alert').filter({ hasText: say('parker_no_partners_pair_up') })
		).toBeVisible();
		await play.hand.pick(page.getByRole('radio', { name: say('new_a_player') }));
		await caller.selectOption('Eva');
		await expect(page.getByText('Ana and Carla · Ben and Dora')).toBeVisible();
		await play.hand.press(play.startButton());
		await expect(play.callButton()).toBeVisible();
		await play.press('parker_bingo');
		await play.hand.press(play.sheet().getByRole('button', { name: /^Eva/ }));
		await expect(play.toast()).toContainText(say('parker_ready_caller', { name: 'Eva' }));
	}
);

test(
	'a round is over on a tablet that stands: all that it asks is in sight below the poster',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		await page.setViewportSize({ width: 768, height: 1024 });
		const { facts } = golden('parker-bingo', 'points-v1');
		await openTold(page, site, facts.slice(0, Math.round(facts.length * 0.3)));
		const fix = page.getByRole('button', { name: play.say('table_meant_whose', { name: 'Ben' }) });
		await expect(fix).toBeInViewport({ ratio: 1 });
		const dock = await page.getByRole('button', { name: 'Next round' }).boundingBox();
		const box = await fix.boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
	}
);
