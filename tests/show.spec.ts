import type { Page } from '@playwright/test';
import { golden, openTold } from './support/journal.ts';
import { Play } from './support/play.ts';
import { setUpSino } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

/** Counts what is made to sound from now on: each tone and each rustle. Answers how to read it. */
async function listenForTones(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const heard = { tones: 0 };
		Object.assign(window, { heardTones: heard });
		for (const source of ['createOscillator', 'createBufferSource'] as const) {
			const made = Reflect.get(BaseAudioContext.prototype, source) as (this: unknown) => AudioNode;
			Reflect.set(BaseAudioContext.prototype, source, function (this: BaseAudioContext) {
				heard.tones += 1;
				return made.call(this);
			});
		}
	});
}
const tones = (page: Page): Promise<number> =>
	page.evaluate(() => (window as unknown as { heardTones: { tones: number } }).heardTones.tones);

/** Waits until no tone was added for a while: then what was asked for has been heard. */
async function settled(page: Page): Promise<number> {
	let before = -1;
	for (let now = await tones(page); now !== before; now = await tones(page)) {
		before = now;
		await page.waitForTimeout(700);
	}
	return before;
}

test(
	'dice are heard; an undo, a redo, a muted table and a tab that watches are silent',
	{ tag: long },
	async ({ page, context, site }) => {
		const play = new Play(page);
		await listenForTones(page);
		await setUpSino(play, site, ['Ana', 'Ben']);
		const roll = play.button('sino_roll_all');
		// What tells sounds from silence is fetched after the table.
		await page.reload({ waitUntil: 'networkidle' });
		await expect(roll).toBeVisible();
		expect(await settled(page)).toBe(0);
		await play.hand.press(roll);
		await expect.poll(() => tones(page)).toBeGreaterThan(0);
		const heard = await settled(page);

		await test.step('taken back and done again', async () => {
			await play.press('shell_undo');
			await play.press('shell_redo');
			expect(await settled(page)).toBe(heard);
		});

		await test.step('a second tab', async () => {
			const other = await context.newPage();
			await listenForTones(other);
			await other.goto(page.url());
			await expect(other.getByText(play.say('play_watching'), { exact: true })).toBeVisible();
			await other.mouse.click(5, 5);
			await page.bringToFront();
			await play.press('shell_undo');
			await play.hand.press(roll);
			expect(await settled(page)).toBeGreaterThan(heard);
			expect(await settled(other)).toBe(0);
			await other.close();
		});

		await test.step('muted in the menu of the table', async () => {
			await play.menu('table_menu_voice');
			await play.sheet().getByText(play.say('settings_muted'), { exact: true }).click();
			await play.closeSheet();
			const now = await settled(page);
			await play.press('shell_undo');
			await play.hand.press(roll);
			expect(await settled(page)).toBe(now);
		});
	}
);

/** Facts of a game up to the last one of a type, which is left out. */
function upTo(box: string, journal: string, type: string) {
	const { facts } = golden(box, journal);
	return facts.slice(
		0,
		facts.findLastIndex((fact) => fact.type === type)
	);
}

for (const motion of ['no-preference', 'reduce'] as const) {
	test(`a round is awarded, motion: ${motion}`, { tag: long }, async ({ page, site }) => {
		await page.emulateMedia({ reducedMotion: motion });
		const play = new Play(page);
		await openTold(page, site, upTo('parker-bingo', 'points-v2', 'bingo.awarded'));
		const award = page.locator('.main-act');
		await expect(award).toBeVisible();
		// What shows it is fetched after the table.
		await page.waitForLoadState('networkidle');
		await page.evaluate(() => {
			const seen: string[] = [];
			Object.assign(window, { seenFlourish: seen });
			new MutationObserver((changes) => {
				for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
					if (node instanceof HTMLElement && node.dataset.testid === 'flourish')
						seen.push(`${String(node.ariaHidden)} ${getComputedStyle(node).pointerEvents}`);
			}).observe(document.body, { childList: true, subtree: true });
		});
		const before = (await award.textContent()) ?? '';
		await play.hand.press(award);
		await expect(award).not.toHaveText(before);
		const seen = () => page.evaluate(() => (window as unknown as { seenFlourish: string[] }).seenFlourish);
		if (motion === 'reduce') await page.waitForTimeout(900);
		// Never read out, never in the way, and gone by itself.
		await expect.poll(seen).toEqual(motion === 'reduce' ? [] : ['true none']);
		await expect(page.getByTestId('flourish')).toHaveCount(0);
		// A line that was drawn to its end stays as it was drawn.
		const moving = () =>
			page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
		await expect.poll(moving).toBe(0);
	});
}
