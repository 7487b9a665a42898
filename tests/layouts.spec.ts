import type { Locator } from '@playwright/test';
import { emptiness, mostEmpty } from './support/emptiness.ts';
import { golden, openTold, openWritten, writeTables, type JournalFact } from './support/journal.ts';
import { linesOf } from './support/lines.ts';
import { Play } from './support/play.ts';
import { almostAWholeGame } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';
import { calls, cards, four, lying, opened, parker, place, tablets } from './support/told-tables.ts';

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

	test('a long name is as large as its place allows', { tag: long }, async ({ page, site }) => {
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

test.describe('a phone on its side', () => {
	test.use({ viewport: lying });

	test(
		'the verdict of a claim is in sight beside the dock, and its award beside it',
		{ tag: long },
		async ({ page, site }) => {
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
		}
	);

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
