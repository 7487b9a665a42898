import type { Locator } from '@playwright/test';
import { openingOf, writeOn } from './journal.ts';
import { Play } from './play.ts';
import { expect, test } from './test.ts';
import type { Site } from './site.ts';

/** Everybody on the page who looks back on an evening. */
export class Evening extends Play {
	site!: Site;

	async at(path: string): Promise<void> {
		await this.page.goto(this.site.at(path));
		await expect(this.heading()).toBeVisible();
	}

	/**
	 * A whole game with wooden tiles: the last to be named calls, the first has the first row and wins. What happens at
	 * the table is told to its journal; this is about what comes after.
	 */
	async game(...names: readonly string[]): Promise<void> {
		await this.at('/');
		await this.openSetUp();
		while ((await this.seats().count()) > 0) {
			await this.hand.press(this.seats().first().getByRole('button'));
			await this.hand.press(this.page.getByRole('button', { name: this.say('new_remove', { name: '' }) }));
		}
		for (const name of names.toReversed()) await this.addPlayer(name);
		await this.hand.pick(this.tilesChoice('parker_tiles_real'));
		await this.hand.press(this.startButton(), true);
		await expect(this.button('parker_bingo')).toBeVisible();
		const { players } = await openingOf(this.page);
		const player = players.find(({ name }) => name === names[0])?.id;
		const numbers = [1, 16, 31, 46, 61];
		await writeOn(this.page, 1, [
			...numbers.map((number) => ({ type: 'ball.called', number })),
			{ type: 'bingo.shouted', player },
			{ type: 'line.claimed', player, lines: [{ line: 'row-1', numbers }] },
			{ type: 'bingo.awarded' }
		]);
		await this.page.reload();
		await this.press('parker_end_evening');
		await expect(this.page.getByText(this.say('parker_round_by_round'))).toBeVisible();
		await expect(this.page.getByTestId('saved')).toHaveAttribute('data-saved', '9');
	}

	people(): Locator {
		return this.page.getByRole('list', { name: this.say('people_list') }).getByRole('listitem');
	}

	/** Opens a person's sheet. */
	async person(name: string): Promise<void> {
		await this.at('/people');
		await this.hand.press(this.people().getByRole('button', { name: new RegExp(`^${name}`) }));
		await expect(this.sheet()).toBeVisible();
	}

	async rename(to: string): Promise<void> {
		await this.hand.type(this.sheet().getByRole('textbox', { name: this.say('new_name') }), to);
		await this.press('people_save');
	}

	async merge(into: string): Promise<void> {
		await this.sheet().getByRole('combobox').selectOption(into);
		await this.press('people_merge_do');
	}

	games(): Locator {
		return this.page.locator('main').getByRole('link', { name: 'Parker Bingo' });
	}

	move(): Locator {
		return this.page.getByTestId('move');
	}
}

/** A test of an evening on which Ana won a game against Ben. */
export const played = test.extend<{ evening: Evening }>({
	evening: async ({ page, site }, use) => {
		const evening = new Evening(page);
		evening.site = site;
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto(site.home);
		await evening.game('Ana', 'Ben');
		await use(evening);
	}
});
