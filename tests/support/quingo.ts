import { expect, type Locator, type Page } from '@playwright/test';
import { doubleTap, finger, mouse } from './hand.ts';
import { standing } from './journal.ts';
import { Referee } from './quingo-referee.ts';
import type { Site } from './site.ts';
import { storedRows, tableIn } from './tabs.ts';
import { wordsIn, type Language, type Words } from './words.ts';

/** How a player touches a control: with a finger, or by moving the focus there and pressing Enter. */
export type Press = (target: Locator) => Promise<void>;
export const byTouch: Press = (target) => finger.press(target);
export const byKeyboard: Press = async (target) => {
	await target.focus();
	// Sooner, where a sheet has just closed, it would be the second press of a hand that shakes.
	await target.page().waitForTimeout(doubleTap);
	await target.press('Enter');
};

/** Someone who plays Quingo on a page, by its roles and visible words. */
export class Quingo {
	readonly say: Words;

	constructor(
		readonly page: Page,
		readonly site: Site,
		readonly language: Language,
		readonly press: Press
	) {
		this.say = wordsIn(language);
	}

	button(key: string, parts?: Readonly<Record<string, string | number>>): Locator {
		return this.page.getByRole('button', { name: this.say(key, parts), exact: true });
	}
	/** The button that the thumb finds at the bottom. */
	main(): Locator {
		return this.page.locator('.dock .main-act');
	}
	boxes(state: string): Locator {
		return this.page.locator(`.quingo-sheet .bx.${state}`);
	}
	sheet(): Locator {
		return this.page.getByRole('dialog');
	}

	async setUp(
		names: readonly string[],
		{
			sheets = false,
			real = false,
			secret = false
		}: { sheets?: boolean; real?: boolean; secret?: boolean } = {}
	): Promise<void> {
		const { page, say } = this;
		await page.goto(this.site.at('/new?box=quingo'));
		for (const name of names) {
			await page.getByRole('textbox', { name: say('new_name') }).fill(name);
			await this.press(page.getByRole('button', { name: say('new_add'), exact: true }));
		}
		const pick = (key: string) => mouse.pick(page.getByRole('radio', { name: say(key), exact: true }));
		if (sheets) await pick('quingo_keep_sheets');
		if (real) await pick('quingo_roll_dice');
		if (secret) await pick('quingo_wilds_hidden');
		await this.press(page.getByRole('button', { name: new RegExp(`^${say('new_start')}`) }));
		await page.waitForURL(/\/play/);
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Quingo');
	}

	async makeWilds(...wilds: readonly (number | string)[]): Promise<void> {
		for (const [at, wild] of wilds.entries()) await this.page.locator(`#wild-${at}`).fill(String(wild));
		await this.press(this.main());
	}

	/** What was told to the table so far, judged by a referee who knows nothing but the rules. */
	async referee(): Promise<Referee> {
		return new Referee(standing(await storedRows(this.page, tableIn(this.page.url()))));
	}

	/**
	 * Judges what was told so far by the rules, and holds the screen against them: every total, whose turn it is and by
	 * which rule, and which boxes can be scored unless dice are in the hand. to
	 */
	async judged({ inHand = false } = {}): Promise<Referee> {
		const { page, say } = this;
		let referee!: Referee;
		// The screen is a moment ahead of the disk, or behind it.
		await expect(async () => {
			referee = await this.referee();
			const due = referee.due();
			if (due.what === 'over') return;
			const seen = await page.evaluate(
				({ totals, can }) => ({
					totals: [...document.querySelectorAll(`[aria-label="${totals}"] > li`)].map(
						(item) => /^\D*?(-?\d+)/.exec((item as HTMLElement).innerText.replace(/\s+/g, ' '))?.[1]
					),
					can: [...document.querySelectorAll(`button[aria-label$=", ${can}"]`)].map((box) =>
						box.getAttribute('aria-label')
					),
					text: document.body.innerText.replace(/\s+/g, ' ')
				}),
				{ totals: say('quingo_totals'), can: say('quingo_box_can') }
			);
			expect(seen.totals, 'totals [Q-10] [Q-11] [Q-12]').toEqual(
				referee.sheets.map(({ id }) => String(referee.totalOf(id)))
			);
			if (due.what === 'youngest') {
				expect(seen.text, '[Q-4]').toContain(say('quingo_who_is_youngest'));
				return;
			}
			if (due.what !== 'move') return;
			const { player, can, fresh } = due;
			const name = referee.nameOf(player);
			expect(seen.text, '[Q-4] [Q-8]').toContain(
				say('quingo_where', { name, number: String(referee.rounds) })
			);
			if (!inHand)
				expect(seen.can, 'what can be scored [Q-5]').toEqual(
					can.map((box) => {
						const number = referee.numberOf(player, box);
						return say('quingo_box_label', {
							box:
								typeof box === 'number' ? String(number) : say('quingo_box_wild', { number: String(number) }),
							state: say('quingo_box_can')
						});
					})
				);
			if (referee.lap) {
				const filler = referee.nameOf(referee.lap.filler);
				expect(seen.text, '[Q-9]').toContain(say('quingo_lap', { filler, name }));
			} else if (can.length === 0)
				expect(seen.text, '[Q-6] [Q-7]').toContain(
					say(fresh ? 'quingo_cross_fresh' : 'quingo_cross_now', { name })
				);
		}).toPass({ intervals: [30, 60, 120, 250], timeout: 20_000 });
		return referee;
	}

	/** One tap of the table, whatever it asks for; true when the game is over. */
	async step(nth: number): Promise<boolean> {
		const { page } = this;
		await expect(page.locator('.win, .dock .undo').first()).toBeVisible();
		if (await page.locator('.win').count()) return true;
		const youngest = page.locator('.ask .btn');
		const can = this.boxes('can');
		if (await youngest.count()) await this.press(youngest.first());
		else if (await can.count()) {
			await this.press(can.nth((nth * 7) % (await can.count())));
			await this.press(this.sheet().getByRole('list').getByRole('button').first());
			await expect(this.sheet()).toHaveCount(0);
			await this.press(this.main());
		} else if (await page.locator('.pd').count()) {
			await this.press(page.locator('.pd').first());
			await this.press(this.boxes('open').first());
			await this.press(this.main());
		} else await this.press(this.main());
		return false;
	}
}
