import type { Page } from '@playwright/test';
import { giveVoice, hide, listen, said, wakeLocks, watchWakeLock } from './support/fakes.ts';
import { doubleTap, finger } from './support/hand.ts';
import { Play, tileName } from './support/play.ts';
import { calledTiles } from './support/tabs.ts';
import { middle, quickly, type Place } from './support/taps.ts';
import { expect, long, test } from './support/test.ts';

/** Two taps on a control that a person makes one after the other. */
async function oneByOne(page: Page, where: Place): Promise<void> {
	await page.touchscreen.tap(where.x, where.y);
	await page.waitForTimeout(doubleTap + 80);
	await page.touchscreen.tap(where.x, where.y);
}

test.describe('a hand that shakes', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('two taps at once call one tile, two taps apart call two', { tag: long }, async ({ page, site }) => {
		const play = new Play(page, 'en', finger);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		const call = await middle(play.callButton());
		// The button that started the game lay there a moment ago.
		await page.waitForTimeout(doubleTap);
		await quickly(page, true, call, call);
		await page.waitForTimeout(400);
		await play.expectCount(1);
		await oneByOne(page, call);
		await play.expectCount(3);

		await play.draw('wooden');
		const called = await calledTiles(page);
		const [one = 0, other = 0, third = 0, fourth = 0] = [1, 2, 3, 4, 5, 6, 7].filter(
			(number) => !called.includes(number)
		);
		await page.waitForTimeout(400);
		const count = (await play.lastCall())?.count ?? 0;
		// A number cannot be called twice: the second tap of a shaking hand is passed over without a word.
		const first = await middle(await play.square(one));
		await quickly(page, true, first, first);
		await play.expectCount(count + 1);
		await expect(play.toast()).toHaveCount(0);
		await oneByOne(page, await middle(await play.square(other)));
		await play.expectCount(count + 2);
		await expect(play.toast()).toHaveText(
			play.say('parker_no_number_already_called', { tile: tileName(other) })
		);
		// Two numbers in quick succession are two tiles.
		const [a, b] = [await middle(await play.square(third)), await middle(await play.square(fourth))];
		await quickly(page, true, a, b);
		await play.expectCount(count + 4);
	});
});

test.describe('on the smallest phone', () => {
	test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

	test(
		'what undo says lies over no number, and redo keeps a place of its own [G-3]',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'es', finger);
			await play.speak();
			await page.goto(site.home);
			await play.setUpTable(['Ana', 'Ben'], { wooden: true });
			const redo = page.getByTestId('redo');
			await play.lay(4, 61);
			const next = page.getByRole('button', { name: tileName(71), exact: true });
			await expect(redo).toBeHidden();
			const undo = await middle(page.getByTestId('undo'));
			const shout = await play.button('parker_bingo').boundingBox();
			await play.press('shell_undo');
			await expect(play.toast()).toContainText(tileName(61));
			await expect(redo).toBeVisible();
			expect(await play.button('parker_bingo').boundingBox(), 'the main action stays').toEqual(shout);

			// The next number is under the finger, and the message goes with it.
			await play.hand.press(next);
			await expect(play.ball()).toHaveAccessibleName(/O\s71/);
			await play.expectCount(2);
			await expect(play.toast()).toHaveCount(0);
			await expect(redo).toBeHidden();

			// Undo stays under the finger, however often it is tapped.
			await oneByOne(page, undo);
			await expect(play.ball()).toHaveCount(0);
			await play.press('shell_redo');
			await play.press('shell_redo');
			await expect(play.ball()).toHaveAccessibleName(/O\s71/);
			await play.expectCount(2);
			await expect(redo).toBeHidden();
		}
	);
});

test(
	'calling by itself keeps its pace, and stops at a pause, a claim and the last tile [PB-7]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.addInitScript(() => {
			localStorage.setItem('tablemate.pace', '5');
			localStorage.setItem('tablemate.muted', 'on');
		});
		await page.clock.install();
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		const auto = play.button('voice_auto_start', { seconds: '5' });
		const pause = play.button('voice_auto_pause');
		const count = async () => (await play.lastCall())?.count ?? 0;

		await play.hand.press(auto);
		await play.expectCount(1);
		await page.clock.runFor(4_500);
		expect(await count()).toBe(1);
		await page.clock.runFor(600);
		await play.expectCount(2);
		await page.clock.runFor(5_100);
		await play.expectCount(3);

		await play.hand.press(pause);
		await page.clock.runFor(20_000);
		expect(await count()).toBe(3);

		await play.hand.press(auto);
		await page.clock.runFor(5_100);
		await play.expectCount(4);
		await play.shout('Ana');
		// A claim that was no claim: calling has stopped all the same.
		await play.press('shell_undo');
		await page.clock.runFor(20_000);
		await play.expectCount(4);
		await play.hand.press(auto);
		await page.clock.runFor(5_100);
		await play.expectCount(5);
		await play.shout('Ana');
		await page.clock.runFor(20_000);
		await play.press('shell_undo');
		await page.clock.runFor(20_000);
		expect(await count(), 'it does not start again by itself').toBe(5);

		await play.hand.press(auto);
		for (let called = 6; called <= 75; called += 1) await page.clock.runFor(5_050);
		await play.expectCount(75);
		await expect(page.getByText(play.say('parker_exhausted'))).toBeVisible();
		await page.clock.runFor(20_000);
		await expect(play.toast()).toHaveCount(0);
		await play.press('parker_close_round');
		await expect(page.locator('main').getByText(play.say('parker_nobody_wins'))).toBeVisible();
	}
);

for (const [language, lang, number] of [
	['en', 'en-GB', /^[BINGO], (?:\w+-)?\w+$/],
	['es', 'es-ES', /^[BINGO], (?:treinta|cuarenta|cincuenta|sesenta|setenta)?( y )?[a-zéó]*$/]
] as const) {
	test(
		`a call is spoken in ${language}, and told to screen readers once, after the voice`,
		{ tag: language === 'en' ? [] : long },
		async ({ page, site }) => {
			const play = new Play(page, language);
			await giveVoice(page);
			await play.speak();
			await page.goto(site.home);
			await play.setUpTable(['Ana', 'Ben']);
			const heard = await listen(page);
			const called = await play.call();
			await expect.poll(async () => (await said(page)).length).toBe(1);
			const [call] = await said(page);
			expect(call).toMatchObject({ lang, text: expect.stringMatching(number) });
			await page.waitForTimeout(300);
			const told = (await heard()).filter(({ text }) => text.replace(/\s/g, ' ') === tileName(called));
			expect(told).toHaveLength(1);
			expect(told[0]?.at).toBeGreaterThanOrEqual(call?.ended ?? Infinity);

			await play.hand.press(play.ball());
			await expect
				.poll(async () => (await said(page)).map(({ text }) => text))
				.toEqual([call?.text, call?.text]);
			const again = play.say('parker_announce_again', { call: tileName(called) });
			await expect
				.poll(async () => (await heard()).filter(({ text }) => text.replace(/\s/g, ' ') === again).length)
				.toBe(1);
		}
	);
}

test(
	'the screen stays on while a table is open, also after the page was out of sight',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		// A browser with a window gives it unasked.
		await page.context().grantPermissions(['screen-wake-lock']);
		await watchWakeLock(page);
		await page.goto(site.home);
		expect(await wakeLocks(page)).toEqual([]);
		await play.setUpTable(['Ana', 'Ben']);
		await expect.poll(() => wakeLocks(page)).toEqual([true]);
		await hide(page, true);
		expect(await wakeLocks(page)).toEqual([false]);
		await hide(page, false);
		await expect.poll(() => wakeLocks(page)).toEqual([false, true]);
		await page.getByRole('link', { name: play.say('table_menu_leave') }).click();
		await expect.poll(() => wakeLocks(page)).toEqual([false, false]);
	}
);

test(
	'a device that will not keep the screen on says so; the menu fills the screen',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await watchWakeLock(page, { refuses: true });
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben']);
		await play.menu('table_menu_voice');
		await expect(page.getByText(play.say('voice_awake_refused'))).toBeVisible();
		await play.closeSheet();
		const filled = () => page.evaluate(() => document.fullscreenElement !== null);
		await play.menu('table_menu_fullscreen');
		await expect.poll(filled).toBe(true);
		await play.press('table_menu_fullscreen_off');
		await expect.poll(filled).toBe(false);
	}
);
