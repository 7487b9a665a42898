import { readFileSync } from 'node:fs';
import { expect, long, test } from './support/test.ts';
import { played } from './support/evening.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

played(
	'somebody who is renamed is called so everywhere, and every name is only a name',
	{ tag: long },
	async ({ evening, page }) => {
		const { say } = evening;
		for (const name of ['<img onerror>', '__proto__', 'Benjamin']) {
			const before = name === '<img onerror>' ? 'Ben' : name === '__proto__' ? '<img onerror>' : '__proto__';
			await evening.person(before);
			await evening.rename(name);
			await expect(evening.toast()).toContainText(say('people_renamed', { from: before, name }));
			await expect(evening.people().filter({ hasText: name })).toHaveCount(1);
			await evening.at('/past');
			await expect(evening.games()).toContainText(name);
		}
		await evening.person('Benjamin');
		await evening.rename('ana');
		await expect(evening.sheet().getByRole('alert')).toHaveText(say('people_no_taken', { name: 'Ana' }));
		await evening.rename('');
		await expect(evening.sheet().getByRole('alert')).toHaveText(say('new_no_empty'));
		await evening.closeSheet();
		await evening.hand.type(page.getByRole('textbox'), 'BENJAMIN');
		await evening.press('new_add');
		await expect(page.getByRole('alert')).toHaveText(say('people_no_taken', { name: 'Benjamin' }));

		// The walk, the table itself, and the next set-up.
		await evening.at('/past');
		await evening.hand.press(evening.games(), true);
		await expect(page.locator('main')).toContainText('Benjamin');
		await page.goto(page.url().replace('/past/game', '/play'));
		await expect(page.locator('main')).toContainText('Benjamin');
		await evening.at('/');
		await evening.openSetUp();
		await expect(evening.seats()).toContainText(['Benjamin', 'Ana']);
	}
);

const merged = 'two who are one are merged and parted; two who sat together are two';
played(merged, { tag: long }, async ({ evening, page }) => {
	const { say } = evening;
	await evening.game('Anna', 'Cleo');
	await evening.person('Ben');
	await evening.press('people_merge_do');
	await expect(evening.sheet().getByRole('alert')).toHaveText(say('people_no_choice'));
	await evening.merge('Ana');
	await expect(evening.sheet().getByRole('alert')).toHaveText(
		say('people_no_together', { names: evening.language === 'es' ? 'Ben y Ana' : 'Ben and Ana' })
	);
	await evening.closeSheet();
	await evening.person('Anna');
	await evening.merge('Ana');
	await expect(evening.people()).toHaveCount(3);
	await expect(evening.sheet()).toContainText('Anna');
	await evening.hand.press(evening.toast().getByRole('button'));
	await expect(evening.people()).toHaveCount(4);
	await evening.closeSheet();
	await evening.person('Anna');
	await evening.merge('Ana');
	await expect(evening.people()).toHaveCount(3);

	// Both games are hers now, and say so.
	await evening.hand.press(evening.sheet().getByRole('link', { name: say('past_games') }), true);
	await expect(evening.games()).toHaveCount(2);
	await expect(page.getByText(say('past_won', { names: 'Ana' }))).toHaveCount(2);
	await expect(page.locator('main')).not.toContainText('Anna');
	await evening.person('Ana');
	await evening.press('people_part', { name: 'Anna' });
	await expect(evening.people()).toHaveCount(4);
});

played(
	'who is put away is not offered, is known when typed, and comes back by playing',
	{ tag: long },
	async ({ evening, page }) => {
		const { say } = evening;
		await evening.person('Ben');
		await evening.hand.type(evening.sheet().getByRole('textbox', { name: say('people_birth') }), '1850');
		await evening.press('people_save');
		await expect(evening.sheet().getByRole('alert')).toContainText('1900');
		await evening.hand.type(evening.sheet().getByRole('textbox', { name: say('people_birth') }), '2014');
		await evening.press('people_save');
		await expect(evening.people().filter({ hasText: 'Ben' })).toContainText(
			say('people_born_in', { year: '2014' })
		);
		await evening.person('Ben');
		await evening.press('people_put_away');
		await expect(evening.people()).toHaveCount(1);
		await expect(page.getByText(`${say('people_away')} (1)`)).toBeVisible();

		await evening.game('Ana', 'Cleo');
		await evening.at('/');
		await evening.openSetUp();
		await expect(evening.button('new_add_person', { name: 'Ben' })).toHaveCount(0);
		await evening.addPlayer('ben');
		await expect(evening.seats().last()).toContainText('Ben');
		await evening.hand.press(evening.startButton(), true);
		await expect(page.getByTestId('saved')).toBeAttached();
		await evening.at('/people');
		await expect(evening.people()).toHaveCount(3);
	}
);

played('a past game is walked through move by move', { tag: long }, async ({ evening, page }) => {
	const { say } = evening;
	await evening.at('/past');
	await evening.hand.press(evening.games(), true);
	await expect(evening.move()).toContainText(say('walk_position', { at: '9', count: '9' }));
	await evening.press('walk_previous');
	await expect(evening.move()).toContainText(say('walk_position', { at: '8', count: '9' }));
	await evening.press('walk_first');
	await expect(evening.move()).toContainText(say('walk_start'));
	// At its end a button stays where it is, and does nothing.
	await evening.button('walk_previous').press('Enter');
	await expect(evening.move()).toContainText(say('walk_start'));
	// Back is on the left of forward for the left hand, too.
	await page.evaluate(() => (document.documentElement.dataset['hand'] = 'left'));
	const [back, on] = [
		await evening.button('walk_first').boundingBox(),
		await evening.button('walk_last').boundingBox()
	];
	expect(back?.x).toBeLessThan(on?.x ?? 0);
	const board = page.getByRole('region', { name: say('walk_board') });
	await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
	for (const [at, tile] of [
		[1, 'B 1'],
		[2, 'I 16'],
		[3, 'N 31']
	] as const) {
		await evening.press('walk_next');
		await expect(evening.move()).toContainText(say('parker_log_called', { tile }));
		await expect(board).toContainText(say('parker_count', { count: at }));
	}
	await page.getByRole('slider').fill('6');
	await expect(evening.move()).toContainText(say('parker_log_shouted', { name: 'Ana' }));
	await page.getByRole('slider').press('ArrowLeft');
	await expect(evening.move()).toContainText(say('parker_log_called', { tile: 'O 61' }));
	await evening.press('log_title');
	await evening.hand.press(
		evening.sheet().getByRole('button', { name: say('parker_log_called', { tile: 'N 31' }) })
	);
	await expect(evening.sheet()).toHaveCount(0);
	await expect(evening.move()).toContainText(say('walk_position', { at: '3', count: '9' }));
});

played('a past game is reopened and corrected, deleted, and put back', async ({ evening, page }) => {
	const { say } = evening;
	await evening.game('Ana', 'Cleo');
	await evening.at('/past');
	await expect(evening.games()).toHaveCount(2);
	const [box, person] = await page.getByRole('combobox').all();
	await person?.selectOption('Cleo');
	await expect(evening.games()).toHaveCount(1);
	await box?.selectOption('Parker Bingo');
	await expect(evening.games()).toHaveCount(1);
	await expect(page.getByRole('status').filter({ hasText: say('past_count', { count: 1 }) })).toBeVisible();

	await evening.hand.press(evening.games(), true);
	await evening.press('past_menu');
	await evening.press('table_wrong_person');
	await expect(evening.sheet().getByRole('combobox', { name: say('table_wrong_person') })).toBeVisible();
	await evening.at('/past');
	await evening.hand.press(evening.games().filter({ hasText: 'Cleo' }), true);
	await evening.press('past_menu');
	await evening.press('past_reopen');
	// It opens where its mistakes are put right; what was won stands behind that.
	await expect(evening.sheet().getByRole('heading', { name: say('log_title') })).toBeVisible();
	await evening.press('shell_close');
	await evening.press('shell_undo');
	// Once: not again, where the table goes on.
	await expect(evening.sheet()).not.toBeVisible();
	await expect(evening.button('parker_new_round')).toBeVisible();
	// Another page is asked for by its address: what is not on the disk by then is not on it.
	await expect(page.getByTestId('saved')).toHaveAttribute('data-saved', '10');
	await evening.at('/past');
	await expect(evening.games()).toHaveCount(1);
	await evening.at('/');
	await evening.hand.press(
		page.getByRole('link', { name: 'Parker Bingo' }).filter({ hasText: 'Cleo' }),
		true
	);
	await evening.press('parker_end_evening');
	await expect(page.getByTestId('saved')).toHaveAttribute('data-saved', '11');
	await evening.at('/past');
	await expect(evening.games()).toHaveCount(2);

	await evening.hand.press(evening.games().first(), true);
	await evening.press('past_menu');
	await evening.press('past_delete');
	await expect(evening.toast()).toContainText(say('past_deleted'));
	await expect(evening.games()).toHaveCount(1);
	await evening.hand.press(evening.toast().getByRole('button'), true);
	await expect(evening.move()).toBeVisible();
	await evening.press('past_menu');
	await evening.press('past_delete');
	await expect(evening.games()).toHaveCount(1);
	await evening.hand.press(page.getByRole('link', { name: say('past_bin') }), true);
	await expect(page.getByText(say('past_bin_left', { count: 30 }))).toBeVisible();
	await evening.hand.press(page.getByRole('button', { name: new RegExp(`^${say('log_restore')}`) }));
	await expect(page.getByRole('button', { name: new RegExp(`^${say('log_restore')}`) })).toHaveCount(0);
	await expect(page.getByText(say('past_bin_none'))).toBeVisible();
	await evening.at('/past');
	await expect(evening.games()).toHaveCount(2);
});

played(
	'numbers come from the journals, are read as tables, and saved as pictures',
	{ tag: long },
	async ({ evening, page }) => {
		const { say } = evening;
		await evening.game('Ana', 'Cleo');
		await evening.game('Ben', 'Ana');
		await evening.at('/numbers');
		const rows = page.locator('main').getByRole('table').first().getByRole('row');
		await expect(rows).toHaveText([
			/Name/,
			/Ana\s*3\s*2\s*1\s*0\.7/,
			/Ben\s*2\s*1\s*1\s*0\.5/,
			/Cleo\s*1\s*0\s*0\s*0/
		]);
		await evening.press('people_numbers', { name: 'Ana' });
		await expect(page.getByRole('heading', { name: 'Ana', level: 1 })).toBeVisible();
		await expect(rows).toHaveText([/Together/, /Ben\s*2\s*1\s*1/, /Cleo\s*1\s*1\s*0/]);
		await expect(page.locator('dl')).toContainText(/2 \(67%\)/);

		const calls = page.getByRole('figure', { name: say('parker_odds_title') });
		await expect(calls.getByRole('img')).toBeVisible();
		await evening.hand.press(calls.getByText(say('numbers_as_table')));
		// Every game took five calls; chance would seldom do that.
		await expect(calls.getByRole('row', { name: /^5 / })).toHaveText(/5\s*100%\s*0%/);
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			evening.hand.press(calls.getByRole('button', { name: say('numbers_save_picture') }))
		]);
		expect(download.suggestedFilename()).toBe('tablemate-calls-until-bingo.png');
		const picture = readFileSync(await download.path());
		expect(picture.subarray(1, 4).toString()).toBe('PNG');
		expect(picture.byteLength).toBeGreaterThan(5000);
		await expect(evening.toast()).toHaveText(say('share_picture_saved'));

		// The best game is one tap away.
		await evening.hand.press(page.locator('dl').getByRole('link'), true);
		await expect(evening.move()).toBeVisible();
	}
);

played(
	'who is the youngest by the birth years of the roster is so at a table of Quingo [Q-4]',
	{ tag: long },
	async ({ evening, page }) => {
		const { say } = evening;
		const years = { Ana: '1990', Ben: '2014' };
		for (const [name, year] of Object.entries(years)) {
			await evening.person(name);
			await evening.hand.type(evening.sheet().getByRole('textbox', { name: say('people_birth') }), year);
			await evening.press('people_save');
			await expect(evening.people().filter({ hasText: name })).toContainText(year);
		}
		await evening.at('/new?box=quingo');
		const youngest = page.getByRole('combobox', { name: say('quingo_youngest') });
		await expect(youngest.locator('option:checked')).toHaveText('Ben');
		// What is said at the table comes first.
		await youngest.selectOption('');
		await expect(youngest.locator('option:checked')).toHaveText(say('quingo_youngest_unknown'));
	}
);

played(
	'however long a name is, its score is in sight among the past games',
	{ tag: long },
	async ({ evening }) => {
		await evening.person('Ana');
		await evening.rename('Wolfgangamadeusbartholom');
		// Who is on the list by that name is on the disk, too.
		await expect(evening.people().filter({ hasText: 'Wolfgang' })).toBeVisible();
		await evening.at('/past');
		const score = evening.games().locator('.score', { hasText: 'Wolfgang' }).locator('b');
		const place = await evening.games().locator('.scores').boundingBox();
		const at = await score.boundingBox();
		expect((at?.x ?? 0) + (at?.width ?? 0)).toBeLessThanOrEqual((place?.x ?? 0) + (place?.width ?? 0));
	}
);
