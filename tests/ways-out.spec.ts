import { golden, openTold, openWritten, writeTables, type JournalFact } from './support/journal.ts';
import { Play } from './support/play.ts';
import { allSaved } from './support/tabs.ts';
import { opening as quingo, prepared } from './support/quingo-told.ts';
import { expect, long, test } from './support/test.ts';
import { calls, cards, four, opened, parker } from './support/told-tables.ts';

test(
	'the phone is a card one tap from the table, and again where it was left',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [parker({ cards: { seed: 'puma-tuba', size: 60 } })]);
		await expect(play.heading()).toContainText('puma-tuba');
		const card = page.getByRole('link', { name: play.say('cards_card_title') });
		await play.hand.press(card, true);
		await play.hand.type(page.getByRole('textbox', { name: play.say('parker_cards_number') }), '17');
		await play.press('parker_cards_open');
		await expect(play.heading()).toContainText('17');
		// Who calls and plays on one phone goes to and fro, and may have another card in between.
		const back = page.getByRole('link', { name: play.say('hand_over_back') });
		await play.hand.press(back, true);
		await expect(play.button('parker_call')).toBeVisible();
		await play.hand.press(card, true);
		await play.hand.press(page.getByRole('link', { name: play.say('parker_cards_another') }), true);
		await expect(play.button('parker_cards_open')).toBeVisible();
		await play.hand.press(back, true);
		await expect(play.button('parker_call')).toBeVisible();
		// From what is printed a phone becomes a card, too.
		await play.hand.press(page.getByRole('link', { name: play.say('cards_title') }), true);
		await play.hand.press(page.getByRole('link', { name: play.say('parker_cards_on_phone') }), true);
		await play.hand.press(back, true);
		await expect(play.button('parker_call')).toBeVisible();
		await play.hand.press(card, true);
		await expect(play.heading()).toContainText('17');
		// A small phone has no room for it beside the board: there it is in the menu.
		await page.setViewportSize({ width: 320, height: 568 });
		await page.goto(site.at('/play?table=told'));
		await expect(play.heading()).toContainText('puma-tuba');
		await expect(card).toBeHidden();
		await play.menu('cards_card_title');
		await expect(play.heading()).toContainText('17');
	}
);

for (const [width, height, far] of [
	[390, 664, 'nothing but a second screen beside other tools'],
	[390, 844, 'nothing but a second screen beside a tally'],
	[844, 390, 'nothing'],
	[1180, 820, 'nothing']
] as const)
	test(
		`printing and the second screen are one tap from each table at ${String(width)} by ${String(height)}; farther away is ${far}`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const play = new Play(page);
			const tables: Readonly<Record<string, readonly JournalFact[]>> = {
				tiles: [parker({ drawing: 'tiles' })],
				app: [parker()],
				cards: [cards()],
				quingo: golden('quingo', 'sheets-v1').facts.slice(0, 6),
				sino: golden('sino', 'sino-v2-played').facts.slice(0, 6),
				ledger: golden('bing-oh', 'ledger-v2').facts.slice(0, 4),
				tally: golden('bing-oh', 'tally-v1').facts.slice(0, 1),
				any: golden('any-game', 'any-game-v2-target').facts.slice(0, 1)
			};
			await writeTables(page, site, tables);
			const tapped: string[] = [];
			for (const id of Object.keys(tables)) {
				await openWritten(page, site, id);
				// Where there are ways, one is there with the others.
				const screen = page.getByRole('link', { name: play.say('table_board'), exact: true });
				const print = page.getByRole('link', { name: play.say('cards_title'), exact: true });
				await expect(screen.or(print).first()).toBeVisible();
				if (await print.isVisible()) tapped.push(`${id}: print`);
				if (await screen.isVisible()) tapped.push(`${id}: screen`);
			}
			const both = ['tiles', 'app', 'quingo', 'sino', 'ledger', 'tally', 'any'];
			const busy = height === 664 ? ['app', 'ledger', 'tally', 'any'] : height === 844 ? ['tally'] : [];
			expect(tapped.toSorted()).toEqual(
				[
					'cards: screen',
					...both.map((id) => `${id}: print`),
					...both.filter((id) => !busy.includes(id)).map((id) => `${id}: screen`)
				].toSorted()
			);
		}
	);

test(
	'a message moves no button of the bar; on a short phone it lies over the ways out of the table',
	{ tag: long },
	async ({ page, site }) => {
		const message = page.getByTestId('toast');
		/** Where each button that can be seen stands, by its name. */
		const buttons = () =>
			page.locator('.bar .ibtn').evaluateAll((all) =>
				all.flatMap((button) => {
					const { x, y, width, height } = button.getBoundingClientRect();
					return width > 0 ? [`${button.ariaLabel ?? ''} ${[x, y, width, height].join()}`] : [];
				})
			);
		await writeTables(page, site, {
			told: [parker(), ...calls],
			tally: golden('bing-oh', 'tally-v1').facts.slice(0, 1)
		});
		for (const [table, language, hand] of [
			['told', 'en', 'left'],
			['tally', 'es', 'right']
		] as const) {
			const play = new Play(page, language);
			await page.evaluate(
				([language, hand]) => {
					localStorage.setItem('tablemate.language', language);
					localStorage.setItem('tablemate.hand', hand);
				},
				[language, hand] as const
			);
			await openWritten(page, site, table);
			// What is fetched once the table is on the screen has buttons of its own; words of another font are wider.
			await page.waitForLoadState('networkidle');
			if (table === 'told')
				await expect(page.getByRole('button', { name: /^Automatic calling/ }).first()).toBeAttached();
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			for (const [width, height] of [
				[320, 568],
				[390, 664],
				[390, 844],
				[600, 960],
				[768, 1024],
				[844, 390]
			] as const) {
				await page.setViewportSize({ width, height });
				// Laid out anew and painted: it is measured only then.
				await page.evaluate(
					() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
				);
				const size = `${table}, ${language}, ${String(width)} by ${String(height)}`;
				const print = page.getByRole('link', { name: play.say('cards_title'), exact: true });
				if (width > 320) await expect(print, size).toBeVisible();
				// The words of its buttons leave room for what the game is called.
				const title = await play.heading().boundingBox();
				if (width >= 600) expect(title?.width, size).toBeGreaterThan(150);
				const [before, board] = [await buttons(), await page.locator('main').boundingBox()];
				await page.getByTestId('undo').click();
				await expect(message).toBeVisible();
				expect(await buttons(), size).toEqual(before);
				expect(await page.locator('main').boundingBox(), size).toEqual(board);
				if (height === 664) await expect(print).toBeHidden();
				await page.locator('.bar .title').dispatchEvent('pointerdown');
				await page.locator('.bar .title').dispatchEvent('click');
				await expect(message).toBeHidden();
				expect(await buttons(), size).toEqual(before);
			}
		}
	}
);

test(
	'a table that was opened by mistake goes in two taps and comes back in one; once something is told it is ended',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.home);
		await play.openSetUp();
		await play.press('new_no_names');
		await play.hand.press(play.startButton(), true);
		await expect(play.callButton()).toBeVisible();
		const address = page.url();
		await play.menu('past_delete');
		await expect(page).toHaveURL(site.home);
		await expect(page.getByTestId('toast')).toContainText(play.say('past_deleted'));
		await expect(page.locator('a[href*="/play?table="]')).toHaveCount(0);
		await play.press('shell_undo');
		await expect(page).toHaveURL(address);
		await play.call();
		await play.press('table_menu_label');
		await expect(page.getByRole('button', { name: play.say('parker_end_evening') })).toBeVisible();
		await expect(page.getByRole('button', { name: play.say('past_delete') })).toHaveCount(0);
	}
);

test('going back closes the sheet that lies over the table, and the table stays', async ({ page, site }) => {
	const play = new Play(page);
	await openTold(page, site, [parker(), ...calls]);
	// The shelf shows it once something happened.
	await play.press('parker_call');
	// What is tapped counts once it is shown as saved.
	await allSaved(page);
	await page.goto(site.at('/'));
	await play.hand.press(page.locator('a[href*="table=told"]').first(), true);
	const call = play.button('parker_call');
	await expect(call).toBeVisible();
	const table = page.url();
	for (const sheet of ['log_title', 'table_menu_people', 'link_title']) {
		await play.menu(sheet);
		await expect(play.sheet()).toBeVisible();
		await page.goBack();
		await expect(play.sheet()).toHaveCount(0);
		await expect(page).toHaveURL(table);
		await expect(call).toBeVisible();
	}
	await page.goBack();
	await expect(page).toHaveURL(site.at('/'));
});

const three = four.slice(0, 3);
const ways = [
	[
		'quingo',
		[quingo('sheets'), ...prepared],
		[12, 13].map((box) => ({ type: 'box.checked', player: 'ana', box })),
		['table_meant_what', { what: 'Ana checked 12' }],
		'quingo_fixing'
	],
	[
		'bing-oh',
		[
			opened('bing-oh', {
				players: three,
				...{ keeping: 'tally', dice: 'real', colours: ['red', 'yellow', 'blue'], chips: 50 },
				faces: {
					letters: ['B', 'I', 'N', 'G', 'O', 'H'].map((shows) => ({ shows, star: shows === 'B' })),
					numbers: [1, 2, 3, 4, 5, 6].map((shows) => ({ shows, star: shows === 6 }))
				}
			})
		],
		['ana', 'ben'].map((caller) => ({
			...{ type: 'round.scored', callers: [caller] },
			foreign: three.map(({ id }) => ({ player: id, count: 0 }))
		})),
		['bingoh_put_right_round', { number: '1' }],
		'bingoh_fixing'
	]
] as const;
for (const [box, begun, facts, [fix, about], title] of ways)
	test(`going back leaves a correction that has the screen, and nothing of it is written: ${box} [G-3]`, async ({
		page,
		site
	}) => {
		const play = new Play(page);
		await openTold(page, site, [...begun, ...facts]);
		// The shelf shows it once something happened.
		await play.press('shell_undo');
		await allSaved(page);
		await page.goto(site.at('/'));
		await play.hand.press(page.locator('a[href*="table=told"]').first(), true);
		const heading = play.heading();
		// The shelf has a heading, too.
		await expect(page).toHaveURL(/table=told/);
		await expect(heading).toBeVisible();
		const table = page.url();
		await play.menu('log_title');
		await play.press(fix, about);
		await expect(heading).toContainText(play.say(title));
		await page.goBack();
		await expect(page).toHaveURL(table);
		await expect(heading).not.toContainText(play.say(title));
		await page.reload();
		await expect(heading).toBeVisible();
		await expect(heading).not.toContainText(play.say(title));
	});
