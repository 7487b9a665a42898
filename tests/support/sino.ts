import type { Page } from '@playwright/test';
import { opening, people, type JournalFact } from './journal.ts';
import type { Play } from './play.ts';
import type { Site } from './site.ts';
import { expect } from './test.ts';

export interface SinoChoices {
	readonly keeping?: 'boards' | 'pad';
	readonly dice?: 'app' | 'real';
	readonly hints?: boolean;
	readonly odds?: boolean;
}

/** The opening of a table of these people: the app's dice, nothing shown but the boards or the pad. */
export const sinoOpening = (keeping: 'boards' | 'pad', ...names: readonly string[]): JournalFact =>
	opening('sino', {
		...{ keeping, dice: 'app', options: { hints: false, odds: false } },
		players: people(...names)
	});

/** From anywhere to a Sino table on which nothing has happened yet. */
export async function setUpSino(
	play: Play,
	site: Site,
	names: readonly string[],
	{ keeping = 'boards', dice = 'app', hints = false, odds = false }: SinoChoices = {}
): Promise<void> {
	const { page, say, hand } = play;
	await page.goto(site.at('/new?box=sino'));
	await expect(play.startButton()).toBeVisible();
	// The last table's players sit there already, and its choices are made.
	if ((await play.seats().allTextContents()).length !== names.length) {
		const seated = play.seats().getByRole('button');
		while ((await seated.count()) > 0) {
			await hand.press(seated.first());
			await hand.press(page.getByRole('button', { name: say('new_remove', { name: '' }) }));
		}
		for (const name of names) await play.addPlayer(name);
	}
	const radio = (group: string, key: string) =>
		page.getByRole('radiogroup', { name: say(group), exact: true }).getByRole('radio', { name: say(key) });
	await hand.pick(radio('sino_keeping', keeping === 'pad' ? 'sino_keep_pad' : 'sino_keep_boards'));
	if (keeping === 'boards') {
		await hand.pick(radio('sino_dice', dice === 'app' ? 'sino_dice_app' : 'sino_dice_real'));
		for (const [key, on] of [
			['sino_hints', hints],
			['sino_odds', odds]
		] as const) {
			const control = page.getByRole('switch', { name: say(key) });
			if ((on || (await control.count()) > 0) && (await control.isChecked()) !== on)
				await page.getByText(say(key), { exact: true }).click();
		}
	}
	await hand.press(play.startButton(), true);
	await expect(play.heading()).toContainText(say('sino_name'));
	await expect(page.getByTestId(keeping === 'pad' ? 'pad' : 'prompt')).toBeVisible();
}

/** The prompt beside the board. */
export const prompt = (page: Page) => page.getByTestId('prompt');

/** Taps a number on the board, as in "red 8" by the colours of the rules. */
export const tapSpace = (page: Page, space: string) =>
	page.locator(`main [data-space="${space}"]`).first().click();

/** Taps a row's score space on the board. */
export const tapRow = (page: Page, line: string) =>
	page.locator(`main [data-line="${line}"]`).first().click();

const colours = ['blue', 'orange', 'third', 'fourth', 'red'] as const;

const rolled = (...dice: readonly (readonly [string, number])[]): JournalFact => ({
	type: 'dice.rolled',
	dice: dice.map(([colour, number]) => ({ colour, number }))
});

/** Six turns each: the first player covers the whole board, the second rolls the blue 1 again and again. */
export function almostAWholeGame(first: string): JournalFact[] {
	const spaces = colours.flatMap((colour, row) =>
		Array.from({ length: 6 }, (_, i) => [colour, row + 1 + i] as const)
	);
	const lines = [
		...[1, 2, 3, 4, 5].map((n) => `across-${String(n)}`),
		...[1, 2, 3, 4, 5, 6].map((n) => `down-${String(n)}`),
		...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => `diagonal-${String(n)}`)
	];
	const facts: JournalFact[] = [];
	for (let turn = 0; turn < 6; turn += 1) {
		facts.push(...spaces.slice(turn * 5, turn * 5 + 5).map((space) => rolled(space)));
		if (turn === 5)
			return [...facts, ...lines.map((line) => ({ type: 'row.announced', player: first, line }))];
		facts.push({ type: 'turn.ended' }, ...Array.from({ length: 5 }, () => rolled(['blue', 1])), {
			type: 'turn.ended'
		});
	}
	return facts;
}
