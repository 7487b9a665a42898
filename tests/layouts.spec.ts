import type { Locator } from '@playwright/test';
import { emptiness, mostEmpty } from './support/emptiness.ts';
import {
	golden,
	type JournalFact,
	opening,
	openTold,
	openWritten,
	parkerOpening,
	people,
	writeTables
} from './support/journal.ts';
import { linesOf } from './support/lines.ts';
import { Play } from './support/play.ts';
import { almostAWholeGame } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

const tablets = [
	{ width: 1180, height: 820 },
	{ width: 820, height: 1180 }
] as const;
const lying = { width: 844, height: 390 };

const four = people('Ana', 'Ben', 'Carla', 'Dora');
const opened = (box: string, more: Readonly<Record<string, unknown>>) =>
	opening(box, { players: four, ...more });
const parker = (more: Readonly<Record<string, unknown>> = {}) =>
	parkerOpening({ variant: 'points', players: four, ...more });
const cards = (more: Readonly<Record<string, unknown>> = {}) =>
	opened('card-bingo', {
		drawing: 'app',
		dealing: 'cards',
		caller: 'ben',
		drawForCaller: false,
		callerPlays: false,
		decks: 1,
		...more
	});
const calls: readonly JournalFact[] = [11, 17, 63, 4, 42, 58, 70, 50, 26, 66, 9, 31].map((number) => ({
	type: 'ball.called',
	number
}));
const shout = (player: string): JournalFact => ({ type: 'bingo.shouted', player });
const claim = (player: string, line: string, numbers: readonly number[]): JournalFact => ({
	type: 'line.claimed',
	player,
	lines: [{ line, numbers }]
});
const row = [4, 17, 31, 50, 63] as const;
const both = [
	shout('ana'),
	claim('ana', 'row-3', row),
	shout('ben'),
	claim('ben', 'row-5', [9, 26, 42, 58, 66])
];
const turned = ['AS', '2H', '4S', '7D', '9H', '9C', 'QS', 'KD'].map((card) => ({
	type: 'card.called',
	card
}));
const round = (number: number): JournalFact => ({
	type: 'round.scored',
	round: number,
	scores: four.map(({ id }, i) => ({ side: id, points: 10 * i + number }))
});
const anyGame = opened('any-game', { wins: 'highest', ends: { how: 'open' }, dealer: null });

const stops: Readonly<Record<string, readonly JournalFact[]>> = {
	'Parker, before the first call': [parker()],
	'Parker, called': [parker(), ...calls],
	'Parker, wooden tiles': [parker({ drawing: 'tiles' }), ...calls],
	'Parker, which line': [parker(), ...calls, shout('ana')],
	'Parker, who was first': [parker(), ...calls, ...both],
	'cards, called': [cards(), ...turned],
	'cards, tapped': [cards({ drawing: 'cards' }), ...turned],
	'cards, who calls': [
		cards({ caller: null, drawForCaller: true }),
		{ type: 'card.drawn', player: 'ana', card: 'KH' }
	],
	'any game': [anyGame, round(1), round(2)]
};

test('a tablet shows more than its ground, however it is held', { tag: long }, async ({ page, site }) => {
	const names = Object.keys(stops);
	await writeTables(page, site, Object.fromEntries(Object.values(stops).map((facts, i) => [`t${i}`, facts])));
	for (const [i, stop] of names.entries()) {
		await openWritten(page, site, `t${i}`);
		await expect(page.locator('.screen > .main')).toBeVisible();
		for (const size of tablets) {
			await page.setViewportSize(size);
			await expect
				.poll(() => emptiness(page), `${stop} at ${String(size.width)} x ${String(size.height)}`)
				.toBeLessThanOrEqual(mostEmpty);
		}
	}
});

/** How large letters are, in px. */
const sizeOf = (text: Locator) => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** A game of Sino in which the first player has most of the rows. */
const [sino = { type: '' }] = golden('sino', 'sino-v2-played').facts;
const nearlyWon = [
	{ ...sino, players: four.slice(0, 2), dice: 'real' },
	...almostAWholeGame(four[0]?.id ?? '')
];

test.describe('a tablet is read from three metres: who plays, up to 110 px, and each total, from 44 px', () => {
	/** What was told, the least px of the name on a tablet that lies and on one that stands, and where totals are. */
	const plays: Readonly<Record<string, readonly [readonly JournalFact[], number, number, string]>> = {
		'Sino, real dice': [golden('sino', 'sino-v2-played').facts.slice(0, 13), 70, 84, '.points'],
		'Sino, three digits': [nearlyWon, 50, 84, '.points'],
		Quingo: [golden('quingo', 'full-v2').facts.slice(0, 12), 110, 110, '.tab .v'],
		'Bing-Oh!': [golden('bing-oh', 'ledger-v2').facts.slice(0, 10), 110, 110, '.row .figure'],
		'any game': [[anyGame, round(1), round(2)], 110, 110, '.total b']
	};
	/** The one whose names have the least room. */
	const byDay = 'Sino, three digits';
	for (const [box, [facts, lyingName, standingName, totals]] of Object.entries(plays))
		test(box, { tag: box === byDay ? [] : long }, async ({ page, site }) => {
			await openTold(page, site, facts);
			for (const [i, size] of tablets.entries()) {
				await page.setViewportSize(size);
				const name = page.getByTestId('to-play').filter({ visible: true });
				await expect(name).toHaveCount(1);
				const { right, bottom } = await place(name);
				expect(right).toBeLessThanOrEqual(size.width);
				expect(bottom).toBeLessThanOrEqual(size.height);
				expect(await sizeOf(name)).toBeGreaterThanOrEqual(i === 0 ? lyingName : standingName);
				expect(await name.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
				const figures = await page.locator(totals).filter({ visible: true }).all();
				expect(figures.length).toBeGreaterThan(1);
				for (const figure of figures) expect(Math.round(await sizeOf(figure))).toBeGreaterThanOrEqual(44);
			}
		});

	test('a long name is as large as its place allows', async ({ page, site }) => {
		const [named, ...others] = four;
		const players = [{ ...named, name: 'Maximiliana Fernández' }, ...others];
		await openTold(page, site, [{ ...anyGame, players }, round(1)]);
		for (const size of tablets) {
			await page.setViewportSize(size);
			const name = page.getByTestId('to-play');
			expect(await sizeOf(name)).toBeGreaterThanOrEqual(28);
			expect(await name.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
		}
	});
});

test(
	'on a phone a word stands under its picture until it was used three times',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.setViewportSize({ width: 390, height: 844 });
		await openTold(page, site, [anyGame, round(1)]);
		// The sheet has a title of the same word, and goes a moment after it is closed.
		const word = play.button('anygame_rounds').getByText(play.say('anygame_rounds'));
		for (let used = 0; used < 3; used += 1) {
			await expect(word).toBeVisible();
			await play.press('anygame_rounds');
			await play.closeSheet();
		}
		await expect(word).toBeHidden();
		await loadAnew(page);
		await expect(play.button('anygame_rounds')).toBeVisible();
		await expect(word).toBeHidden();
		await page.setViewportSize(tablets[1]);
		await expect(word).toBeVisible();
	}
);

/** Where something lies, once it is there. */
async function place(target: Locator) {
	const box = await target.boundingBox();
	if (!box) throw new Error('it is not on the screen');
	return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('a phone on its side', () => {
	test.use({ viewport: lying });

	test('the verdict of a claim is in sight beside the dock, and its award beside it', async ({
		page,
		site
	}) => {
		const play = new Play(page);
		await openTold(page, site, [parker(), ...calls, shout('ana')]);
		// Beside the card the question keeps its line, and nothing is cut off that answers it.
		expect(await linesOf(page.getByText(play.say('parker_which_line_of', { name: 'Ana' })))).toBe(1);
		await expect(play.button('table_meant_other')).toBeInViewport({ ratio: 1 });
		await play.nameLine(3, row);
		const verdict = await place(page.locator('main').getByText(play.say('parker_all_called')));
		const dock = await place(page.locator('footer.dock'));
		expect(verdict.right).toBeLessThanOrEqual(dock.x);
		expect(verdict.bottom).toBeLessThanOrEqual(lying.height);
		await expect(play.button('table_meant_other')).toBeInViewport({ ratio: 1 });
		const award = play.button('parker_award_points', { points: '330', name: 'Ana' });
		expect((await place(award)).y).toBeGreaterThan((await place(page.getByTestId('undo'))).bottom);
		await play.hand.press(award);
		await expect(
			page.locator('main').getByText(play.say('parker_wins_round', { name: 'Ana' }))
		).toBeVisible();
	});

	test('whoever plays with the left hand has the dock at the left', { tag: long }, async ({ page, site }) => {
		await page.addInitScript(() => localStorage.setItem('tablemate.hand', 'left'));
		await openTold(page, site, [parker(), ...calls]);
		expect((await place(page.locator('footer.dock'))).x).toBe(0);
	});
});

test('the last call is round on the check-board, on every size', { tag: long }, async ({ page, site }) => {
	await openTold(page, site, [parker(), ...calls]);
	for (const size of [...tablets, lying, { width: 390, height: 844 }]) {
		await page.setViewportSize(size);
		const last = page.locator('.square.last').filter({ visible: true });
		const { width, height } = await place(last);
		expect(Math.abs(width - height)).toBeLessThan(1);
		expect(await last.evaluate((square) => getComputedStyle(square).borderRadius)).not.toBe('0px');
	}
});

test.describe('wooden tiles', () => {
	test.use({ viewport: tablets[0] });

	test(
		'numbers are typed, and arrow keys go over the board from one tab stop',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			await openTold(page, site, [parker({ drawing: 'tiles' })]);
			const key = (number: number) => page.locator('.keys button').nth(number - 1);
			await expect(key(1)).toBeVisible();
			await page.keyboard.type('31');
			await play.expectCount(1);
			await page.keyboard.type('7');
			await expect(play.toast()).toHaveText('7…');
			await page.keyboard.press('Enter');
			await play.expectCount(2);
			await page.keyboard.type('79');
			await expect(play.toast()).toContainText('79');
			await page.keyboard.type('b9');
			await play.expectCount(3);
			// An Enter too many is for the tile, and takes back nothing.
			await play.button('shell_undo').focus();
			await page.keyboard.type('12');
			await page.keyboard.press('Enter');
			await play.expectCount(4);
			expect(await page.locator('.keys button[tabindex="0"]').count()).toBe(1);
			await key(1).focus();
			await page.keyboard.press('ArrowRight');
			await page.keyboard.press('ArrowDown');
			await expect(key(17)).toBeFocused();
			await page.keyboard.press('End');
			await expect(key(75)).toBeFocused();
			await page.waitForTimeout(400);
			await page.keyboard.press('Enter');
			await play.expectCount(5);
			expect((await play.lastCall())?.number).toBe(75);
		}
	);

	for (const variant of ['points', 'normal'])
		test(
			`a phone shows all 75 at once when asked to, each 40 px high; the tally stays in sight: ${variant}`,
			{ tag: long },
			async ({ page, site }) => {
				const play = new Play(page);
				await page.setViewportSize({ width: 320, height: 568 });
				await openTold(page, site, [parker({ variant, drawing: 'tiles' }), ...calls]);
				await play.menu('table_menu_people');
				await play.hand.pick(play.sheet().getByRole('switch', { name: play.say('parker_tap_all') }));
				await play.closeSheet();
				const keys = page.locator('.keys button').filter({ visible: true });
				await expect(keys).toHaveCount(75);
				for (const [width, height] of [
					[320, 568],
					[360, 640],
					[390, 664]
				] as const) {
					await page.setViewportSize({ width, height });
					const dock = (await place(play.button('shell_undo'))).y;
					for (const at of [0, 37, 74]) {
						const key = await place(keys.nth(at));
						expect(key.height).toBeGreaterThanOrEqual(40);
						expect(key.bottom).toBeLessThanOrEqual(dock);
					}
					expect((await place(page.locator('.totals'))).bottom).toBeLessThanOrEqual(dock);
				}
				await keys.nth(74).click();
				await play.expectCount(13);
			}
		);
});

test('a tap on the five shows what was called, the latest first', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await openTold(page, site, [parker(), ...calls]);
	await play.press('parker_calls_all');
	const listed = play.sheet().getByRole('listitem');
	await expect(listed).toHaveCount(12);
	await expect(listed.first()).toContainText('31');
	await expect(listed.last()).toContainText('11');
});

test('the pace of calling by itself is set on the table', { tag: long }, async ({ page, site }) => {
	await page.setViewportSize(tablets[0]);
	const play = new Play(page);
	await openTold(page, site, [parker(), ...calls]);
	await play.press('voice_slower');
	await expect(play.button('voice_auto_start', { seconds: '9' })).toBeVisible();
	await play.press('voice_auto_start', { seconds: '9' });
	await expect(play.button('voice_auto_pause')).toBeVisible();
	await page.waitForTimeout(400);
	await play.press('voice_auto_pause');
	await expect(play.button('voice_auto_start', { seconds: '9' })).toBeVisible();
});

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
	'on the smallest phone the boxes to print for stand two by two',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 320, height: 568 });
		await page.goto(site.at('/cards'));
		const boxes = page.locator('main li');
		await expect(boxes).not.toHaveCount(0);
		const top = async (at: number) => (await boxes.nth(at).boundingBox())?.y;
		expect(await top(1)).toBe(await top(0));
	}
);

test(
	'on a short phone that lies a sheet of Quingo shows its five boxes, and a board of Sino has half of the room',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 667, height: 375 });
		await writeTables(page, site, {
			quingo: golden('quingo', 'full-v2').facts.slice(0, 25),
			sino: golden('sino', 'sino-v2-ways').facts.slice(0, 25)
		});
		await openWritten(page, site, 'quingo');
		const five = page.locator('.five').first().getByRole('button');
		await expect(five).toHaveCount(5);
		for (const box of await five.all()) await expect(box).toBeInViewport({ ratio: 1 });
		await openWritten(page, site, 'sino');
		const board = await page.locator('.board-place').boundingBox();
		expect(board?.width).toBeGreaterThan(220);
	}
);

test('on the smallest phone no place of the shell is broken within its word, in the largest letters', async ({
	page,
	site
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await page.addInitScript(() => {
		localStorage.setItem('tablemate.language', 'es');
		localStorage.setItem('tablemate.text', 'larger');
	});
	for (const path of ['/people', '/settings']) {
		await page.goto(site.at(path));
		const lines = () =>
			page.locator('nav a').evaluateAll((places) =>
				places.map((place) => {
					const words = document.createRange();
					if (place.lastChild) words.selectNodeContents(place.lastChild);
					return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
				})
			);
		await expect.poll(async () => (await lines()).length).toBe(4);
		// Only "Partidas pasadas" has two words.
		expect(await lines()).toEqual([1, 1, expect.any(Number), 1]);
	}
});
