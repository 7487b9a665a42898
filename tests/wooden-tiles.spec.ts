import { openTold, people } from './support/journal.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';
import { calls, parker, place, tablets } from './support/told-tables.ts';

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

for (const [width, height] of [
	[390, 844],
	[390, 664],
	[360, 640]
] as const)
	test(
		`what a house agreed on leaves the keys and the tally in sight before the first call: ${String(width)} x ${String(height)} [PB-23] [PB-26]`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const play = new Play(page);
			await openTold(page, site, [
				parker({
					...{ variant: 'normal', drawing: 'tiles', caller: 'ana', pattern: 'letter-l' },
					cards: { seed: 'natural-kayak', size: 60 }
				}),
				{ type: 'prize.named', prize: 'a bottle of wine' }
			]);
			await expect(page.getByText(play.say('parker_prize_is', { prize: 'a bottle of wine' }))).toBeVisible();
			const dock = (await place(play.button('shell_undo'))).y;
			expect(
				(await place(page.getByRole('button', { name: 'B 15', exact: true }))).bottom
			).toBeLessThanOrEqual(dock);
			expect((await place(page.locator('.totals'))).bottom).toBeLessThanOrEqual(dock);
		}
	);

for (const [width, height] of [
	[390, 844],
	[375, 812]
] as const)
	test(
		`before the first tile the scores of four lie above the dock: ${String(width)} x ${String(height)}`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const play = new Play(page);
			const players = people('Wilhelmina', 'Ben', 'Carla', 'Dora');
			await openTold(page, site, [parker({ drawing: 'tiles', players, caller: 'wilhelmina' })]);
			await expect(play.button('parker_bingo')).toBeVisible();
			await expect(page.locator('.totals')).toBeInViewport({ ratio: 1 });
			const { scrolls, bottom } = await page.locator('main').evaluate((main) => ({
				scrolls: main.scrollHeight > main.clientHeight,
				bottom: main.getBoundingClientRect().bottom
			}));
			expect(scrolls).toBe(false);
			expect((await place(page.locator('.totals'))).bottom).toBeLessThanOrEqual(bottom);
		}
	);

test('on the smallest phone five names are whole in the tally, and so are their rounds', async ({
	page,
	site
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	const players = people('Gil', 'Hana', 'Fernando', 'Jimena', 'Karim');
	await openTold(page, site, [
		parker({ variant: 'normal', drawing: 'tiles', caller: 'fernando', players }),
		...calls
	]);
	const tally = page.getByRole('list', { name: new Play(page).say('parker_won_so_far') });
	await expect(tally.getByRole('listitem')).toHaveCount(5);
	const { bottom } = await place(tally);
	const item = (name: string) => tally.getByRole('listitem').filter({ hasText: name });
	for (const { name } of players) {
		const written = tally.getByText(name, { exact: true });
		const lines = await written.evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getClientRects().length;
		});
		expect(lines, name).toBe(1);
		expect((await place(item(name).getByText('0'))).bottom, name).toBeLessThanOrEqual(bottom);
	}
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
