import type { Page } from '@playwright/test';
import { faults } from './support/axe.ts';
import { golden, writeTables } from './support/journal.ts';
import { Play, tileName } from './support/play.ts';
import { storedRows, tableIn } from './support/tabs.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import type { Language } from './support/words.ts';

const second = { timeout: 1000 };
const players = ['Ana', 'Ben', 'Cleo'];
const row = [1, 16, 31, 46, 61];

/** A table with wooden tiles, whose first window is `play.page`. */
async function tableOf(page: Page, home: string, language: Language = 'en'): Promise<Play> {
	const play = new Play(page, language);
	await play.speak();
	await page.goto(home);
	await play.setUpTable(players, { wooden: true });
	return play;
}

/** Opens the second screen as people do, by the table's menu. */
async function openBoard(play: Play): Promise<Page> {
	const opening = play.page.context().waitForEvent('page');
	await play.menu('table_board');
	const board = await opening;
	await expect(board.getByRole('heading', { level: 1 })).toContainText(play.say('parker_name'));
	await play.page.bringToFront();
	return board;
}

const ball = (board: Page) => board.getByTestId('board-ball');
const words = (board: Page) => board.getByTestId('board-words');
const totals = (board: Page, play: Play) => board.getByRole('list', { name: play.say('parker_won_so_far') });
const standings = (board: Page, play: Play) =>
	board.getByRole('list', { name: play.say('table_final') }).getByRole('listitem');

/** Lays a tile in the first window; the board shows it within a second. */
async function follows(board: Page, play: Play, number: number, count: number): Promise<void> {
	await play.lay(number);
	const name = `${tileName(number)}, ${play.say('parker_count', { count })}`;
	await expect(ball(board)).toHaveAccessibleName(name, second);
}

/** What this very page holds or waits for of the app's locks; its own probe tells it from the others. */
const locksOf = (page: Page): Promise<string[]> =>
	page.evaluate(() =>
		navigator.locks.request('probe-of-this-page', async () => {
			const { held = [], pending = [] } = await navigator.locks.query();
			const mine = held.find(({ name }) => name === 'probe-of-this-page')?.clientId;
			return [...held, ...pending]
				.filter(({ clientId, name }) => clientId === mine && name !== 'probe-of-this-page')
				.map(({ name }) => name ?? '');
		})
	);

test(
	'the board follows a round to its award, and the evening to its end',
	{ tag: long },
	async ({ page, context, site }) => {
		await context.addInitScript(() => {
			const asked = globalThis as { wakes?: number };
			asked.wakes = 0;
			const request = navigator.wakeLock.request.bind(navigator.wakeLock);
			navigator.wakeLock.request = (type) => {
				asked.wakes = (asked.wakes ?? 0) + 1;
				return request(type);
			};
		});
		const play = await tableOf(page, site.home);
		const board = await openBoard(play);
		await expect(board.getByText(play.say('parker_ready'))).toBeVisible();
		expect(await board.evaluate(() => (globalThis as { wakes?: number }).wakes)).toBeGreaterThan(0);

		for (const [at, number] of row.entries()) await follows(board, play, number, at + 1);
		await expect(words(board)).toHaveCount(0);
		await expect(board.getByRole('list', { name: play.say('parker_last_five') })).toHaveText(
			/^\s*G\s*46\s*N\s*31\s*I\s*16\s*B\s*1\s*$/
		);
		await expect(board.getByText(/^\s*\d+\s*, called$/)).toHaveCount(row.length);

		await play.shout('Ben');
		await expect(words(board)).toContainText(play.say('parker_board_says', { name: 'Ben' }), second);
		await play.nameLine(1, [1, 16, 31, 46, 75]);
		await play.press('parker_go_on_calling');
		await expect(words(board)).toContainText(play.say('parker_board_wrong', { names: 'Ben' }), second);
		await play.claim('Cleo', 1, row);
		await play.press('parker_award', { name: 'Cleo' });
		const won = play.say('parker_wins_round', { name: 'Cleo' });
		await expect(words(board)).toContainText(won, second);
		await expect(totals(board, play).getByRole('listitem')).toContainText(['0', '0', '1']);
		await play.press('shell_undo');
		await expect(words(board)).toContainText(play.say('parker_bingo_right', { name: 'Cleo' }), second);
		await play.press('parker_award', { name: 'Cleo' });
		await expect(words(board)).toContainText(won, second);

		await play.press('parker_end_evening');
		await expect(board.getByText(play.say('parker_wins_evening', { name: 'Cleo' }))).toBeAttached(second);
		await expect(standings(board, play)).toHaveText([/Cleo\s*1/, /Ana\s*0/, /Ben\s*0/]);
		await expect(ball(board)).toHaveCount(0);
		await play.press('shell_undo');
		await play.press('parker_new_round');
		await expect(words(board)).toHaveCount(0, second);
		await follows(board, play, 75, 1);
	}
);

for (const language of ['en', 'es'] as const) {
	test(
		`the first window is closed and opened again (${language})`,
		{ tag: long },
		async ({ page, context, site }) => {
			const play = await tableOf(page, site.home, language);
			const address = page.url();
			const lock = `table:${tableIn(address)}`;
			const board = await openBoard(play);
			const left = board.getByText(play.say('board_unattended'), { exact: true });
			await follows(board, play, 34, 1);
			await expect(left).toHaveCount(0);
			expect(await locksOf(page)).toContain(lock);
			expect(await locksOf(board)).toEqual([]);

			// It loads again within a moment: nobody has left.
			await page.reload();
			await play.expectCount(1);
			await board.waitForTimeout(1500);
			await expect(left).toHaveCount(0);

			await page.close();
			await expect(left).toBeVisible();
			expect(await locksOf(board)).toEqual([]);
			const rows = await storedRows(board, tableIn(address));
			expect(rows.map(({ fact }) => fact?.type)).toEqual(['table.opened', 'ball.called']);
			await board.reload();
			await expect(left).toBeVisible();
			await expect(ball(board)).toHaveAccessibleName(/34/);

			const again = new Play(await context.newPage(), language);
			await again.page.goto(address);
			await again.expectCount(1);
			await expect(left).toHaveCount(0, { timeout: 2000 });
			// The board did not take the table: the tab that comes back writes at once.
			await follows(board, again, 75, 2);
			expect(await locksOf(again.page)).toContain(lock);
			expect(await locksOf(board)).toEqual([]);
		}
	);
}

test(
	'when its game is over, the second screen goes on with the one that is played next, and with no other',
	{ tag: long },
	async ({ page, site }) => {
		const play = await tableOf(page, site.home);
		const board = await openBoard(play);
		for (const number of row) await play.lay(number);
		await play.claim('Cleo', 1, row);
		await play.press('parker_award', { name: 'Cleo' });
		const other = new Play(await page.context().newPage(), 'en');
		await other.page.goto(site.home);
		await other.setUpTable(['Dora', 'Emil'], { wooden: true });
		// While it is played, a game beside it is none of its business.
		await other.lay(3);
		await expect(words(board)).toContainText(play.say('parker_wins_round', { name: 'Cleo' }));
		await play.press('parker_end_evening');
		await expect(standings(board, play)).toHaveCount(players.length);
		await other.lay(4);
		await other.lay(5);
		await expect(standings(board, play)).toHaveCount(players.length);

		await play.press('table_rematch');
		await expect(board.getByText(play.say('parker_ready'))).toBeVisible(second);
		expect(tableIn(board.url())).toBe(tableIn(page.url()));
		await follows(board, play, 7, 1);
	}
);

test(
	'without a server the second screen opens, follows, and opens again',
	{ tag: [offline, long] },
	async ({ page, site }) => {
		const play = await tableOf(page, site.home);
		await whenKept(page);
		await site.kill();
		const board = await openBoard(play);
		await follows(board, play, 7, 1);
		await board.reload();
		await expect(ball(board)).toHaveAccessibleName(/^B\s7,/);
		await follows(board, play, 22, 2);
	}
);

test(
	'the board has one quiet control, says nothing aloud, and fills each screen',
	{ tag: long },
	async ({ page, site }) => {
		test.setTimeout(120_000);
		const play = await tableOf(page, site.home);
		const board = await openBoard(play);
		const visit = async (name: string, sizes: readonly (readonly [number, number])[]) => {
			await board.bringToFront();
			for (const [width, height] of sizes) {
				await board.setViewportSize({ width, height });
				const spilled = await board.evaluate(() => {
					const inside = (element: Element) => {
						const { left, right, top, bottom } = element.getBoundingClientRect();
						return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
					};
					return [...document.querySelectorAll('main *')]
						.filter((element) => element.checkVisibility() && !element.closest('.sr') && !inside(element))
						.map((element) => `${element.tagName}.${element.className}`);
				});
				expect(spilled, `${name} at ${width} x ${height}`).toEqual([]);
			}
			for (const colorScheme of ['light', 'dark'] as const) {
				await board.emulateMedia({ colorScheme });
				expect(await faults(board), `${name}, ${colorScheme}`).toEqual([]);
			}
			await page.bringToFront();
		};
		const sizes = [
			[1280, 720],
			[1920, 1080],
			[3840, 2160],
			[390, 844],
			[844, 390],
			[820, 1180]
		] as const;

		await visit('before the first call', sizes);
		for (const number of row) await play.lay(number);
		await visit('calling', sizes);
		await board.setViewportSize({ width: 1920, height: 1080 });
		const disc = await ball(board).boundingBox();
		expect(disc?.height).toBeGreaterThan(700);
		await expect(board.getByRole('button')).toHaveCount(1);
		await expect(board.getByRole('link')).toHaveCount(0);
		await play.shout('Ben');
		await expect(words(board)).toBeVisible();
		await visit('claim', sizes);
		const spoken = board.locator('[aria-live], [role=status], [role=alert], [role=log]');
		for (const text of await spoken.allInnerTexts()) expect(text.trim()).toBe('');
	}
);

test(
	'when a game of any box is over its second screen shows who won, and what everybody has',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const won = [
			['parker-bingo', 'points-v2', 'table_wins', 'Ana', /Ana\s*1342/],
			['quingo', 'full-v2', 'table_wins', 'Ben', /Ben\s*215/],
			['bing-oh', 'tally-v1', 'table_wins', 'Cai', /Cai\s*24/],
			['any-game', 'any-game-v2-target', 'table_wins', 'Ana', /Ana\s*145/]
		] as const;
		const nobody = [['sino', 'sino-v2-played', 'sino_unfinished', '', /Ana\s*61/]] as const;
		const shared = [['card-bingo', 'card-bingo-v1', 'cardbingo_share_evening', '', /Ana\s*1/]] as const;
		const all = [...won, ...nobody, ...shared];
		const factsOf = (box: string, name: string) => {
			const { facts } = golden(box, name);
			return box === 'sino' ? [...facts, { type: 'game.ended' }] : facts;
		};
		await writeTables(page, site, Object.fromEntries(all.map(([box, name]) => [box, factsOf(box, name)])));
		// A tablet, where nothing of it has to be scrolled to.
		await page.setViewportSize({ width: 1024, height: 768 });
		for (const [box, , key, name, first] of all) {
			await page.goto(site.at(`/board?table=${box}`));
			const names = name === '' ? 'Ana and Ben' : name;
			await expect(page.getByText(play.say(key, { name, names })).first(), box).toBeAttached();
			await expect(standings(page, play).first()).toHaveText(first);
			await expect(standings(page, play).last()).toBeInViewport({ ratio: 1 });
		}
	}
);

test('an address without a table gets a sentence', async ({ page, site }) => {
	const play = new Play(page);
	await page.goto(site.at('/board'));
	await expect(page.getByText(play.say('play_no_id'))).toBeVisible();
	await page.goto(site.at('/board?table=nobody'));
	await expect(page.getByText(play.say('play_missing'))).toBeVisible();
});
