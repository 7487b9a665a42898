import { expect, type Locator, type Page } from '@playwright/test';
import { mouse, type Hand } from './hand.ts';
import { wordsIn, type Language, type Words } from './words.ts';

export type Letter = 'B' | 'I' | 'N' | 'G' | 'O';
const letters: readonly Letter[] = ['B', 'I', 'N', 'G', 'O'];

export const letterOf = (number: number): Letter => letters[Math.floor((number - 1) / 15)] ?? 'O';
export const tileName = (number: number): string => `${letterOf(number)} ${String(number)}`;

/** A row counted from 1, a column by its letter, or a diagonal by where it goes to from the left. */
export type LineName = 1 | 2 | 3 | 4 | 5 | Letter | 'down' | 'up';

export interface SetUpChoices {
	/** Wooden tiles, turned by the first player; otherwise the app draws. */
	readonly wooden?: boolean;
}

/** Someone who plays Parker Bingo on a page by its roles and visible words, in the page's language. */
export class Play {
	readonly say: Words;

	constructor(
		readonly page: Page,
		readonly language: Language = 'en',
		readonly hand: Hand = mouse
	) {
		this.say = wordsIn(language);
	}

	/** The button that goes by this message, in the sheet that is open or else on the screen. */
	button(key: string, parts?: Readonly<Record<string, string | number>>): Locator {
		return this.page.getByRole('button', { name: this.say(key, parts), exact: true });
	}

	press(key: string, parts?: Readonly<Record<string, string | number>>): Promise<void> {
		return this.hand.press(this.button(key, parts));
	}

	/** The page's language is kept from the next page load on; call it before the first one. */
	async speak(): Promise<void> {
		await this.page.addInitScript((code) => {
			localStorage.setItem('tablemate.language', code);
		}, this.language);
	}

	heading(): Locator {
		return this.page.getByRole('heading', { level: 1 });
	}

	sheet(): Locator {
		return this.page.getByRole('dialog');
	}

	/** The one sentence that the app says to a tap. */
	toast(): Locator {
		return this.page.getByTestId('toast');
	}

	async closeSheet(): Promise<void> {
		await this.press('shell_close');
		await expect(this.sheet()).toHaveCount(0);
	}

	/** From the shelf to the set-up of a new table. */
	async openSetUp(): Promise<void> {
		await this.hand.press(this.page.getByRole('link', { name: this.say('parker_lid') }), true);
		await expect(this.button('new_add')).toBeVisible();
	}

	nameField(): Locator {
		return this.page.getByRole('textbox', { name: this.say('new_name') });
	}

	seats(): Locator {
		return this.page.getByRole('list', { name: this.say('new_who') }).getByRole('listitem');
	}

	async addPlayer(name: string): Promise<void> {
		const seated = await this.seats().count();
		await this.hand.type(this.nameField(), name);
		// One button again and again takes a person's pace, and a clock that a test has stopped has none.
		if (seated === 0) await this.press('new_add');
		else await this.nameField().press('Enter');
		await expect(this.seats()).toHaveCount(seated + 1);
	}

	startButton(): Locator {
		return this.page.getByRole('button', { name: new RegExp(`^${this.say('new_start')}`) });
	}

	/** Picks a seat out: its buttons are there then. */
	async seat(name: string): Promise<void> {
		await this.hand.press(this.seats().getByRole('button', { name: new RegExp(`^${name}, `) }));
	}

	/** Unfolds what few tables change; where there is room it is unfolded already. */
	async more(): Promise<void> {
		const summary = this.page.getByTestId('more');
		const details = this.page.locator('details', { has: summary });
		if ((await details.getAttribute('open')) === null) await this.hand.press(summary);
	}

	/** One of the two ways that tiles come on the table; cards are chosen by the same words. */
	tilesChoice(key: 'parker_tiles_real' | 'parker_tiles_app'): Locator {
		return this.page
			.getByRole('radiogroup', { name: this.say('parker_cards_what_tiles'), exact: true })
			.getByRole('radio', { name: this.say(key) });
	}

	/** From the shelf to a table on which nothing has been called yet. */
	async setUpTable(names: readonly string[], { wooden = false }: SetUpChoices = {}): Promise<void> {
		await this.openSetUp();
		for (const name of names) await this.addPlayer(name);
		if (wooden) {
			await this.hand.pick(this.tilesChoice('parker_tiles_real'));
		}
		await this.hand.press(this.startButton(), true);
		await expect(this.heading()).toContainText(this.say('parker_name'));
		await expect(this.button('parker_bingo')).toBeVisible();
	}

	/** The ball: its name tells the tile and how many are out. */
	ball(): Locator {
		return this.page.getByRole('button', { name: this.say('parker_say_again') });
	}

	/** The number of the last call and how many tiles are out; nothing before the first call. */
	async lastCall(): Promise<{ number: number; count: number } | undefined> {
		if ((await this.ball().count()) === 0) return undefined;
		const [number = 0, count = 0] = ((await this.ball().getAttribute('aria-label')) ?? '')
			.match(/\d+/g)!
			.map(Number);
		return { number, count };
	}

	async expectCount(count: number): Promise<void> {
		await expect(this.ball()).toHaveAttribute(
			'aria-label',
			new RegExp(`, ${this.say('parker_count', { count })}\\.`)
		);
	}

	callButton(): Locator {
		return this.button('parker_call');
	}

	/** Lets the app turn its next tile, a moment after the one before, and answers its number. */
	async call(): Promise<number> {
		const before = await this.lastCall();
		await this.hand.press(this.callButton());
		await this.expectCount((before?.count ?? 0) + 1);
		return (await this.lastCall())?.number ?? 0;
	}

	async callTiles(times: number): Promise<number[]> {
		const called: number[] = [];
		for (let i = 0; i < times; i += 1) called.push(await this.call());
		return called;
	}

	/** The wooden tile's square: on a phone under its letter, on a tablet on the check-board. */
	async square(number: number): Promise<Locator> {
		const pad = this.page.getByRole('radiogroup', { name: this.say('parker_pick_letter') });
		if (await pad.isVisible()) {
			await this.hand.pick(pad.getByRole('radio', { name: new RegExp(`^${letterOf(number)}`) }));
		}
		return this.page
			.getByRole('button', { name: new RegExp(`^${letterOf(number)}\\s${String(number)}(,|$)`) })
			.and(this.page.locator(':not(.ball)'));
	}

	/** Lays wooden tiles one after the other. */
	async lay(...numbers: readonly number[]): Promise<void> {
		for (const number of numbers) {
			const count = (await this.lastCall())?.count ?? 0;
			await this.hand.press(await this.square(number));
			await this.expectCount(count + 1);
		}
	}

	async shout(name: string): Promise<void> {
		await this.press('parker_bingo');
		await this.whoShouted(name);
	}

	/** Answers the sheet that asks who it was. */
	async whoShouted(name: string): Promise<void> {
		await this.hand.press(this.sheet().getByRole('button', { name: new RegExp(`^${name}`) }));
		await expect(this.sheet()).toHaveCount(0);
	}

	lineName(line: LineName): string {
		if (line === 'down' || line === 'up') return this.say(`parker_line_diagonal_${line}`);
		return typeof line === 'number'
			? this.say('parker_line_row', { which: this.say(`parker_ordinal_${String(line)}`) })
			: this.say('parker_line_column', { letter: line });
	}

	async pickLine(line: LineName): Promise<void> {
		await this.hand.pick(this.page.getByRole('radio', { name: this.lineName(line), exact: true }));
	}

	/** Reads one number of the line back; one that was not called lies behind "another number". */
	async readNumber(number: number): Promise<void> {
		const offers = this.page.getByRole('region', {
			name: this.say('parker_which_number', { letter: letterOf(number) })
		});
		const tile = offers.getByRole('button', { name: tileName(number), exact: true });
		await expect(offers).toBeVisible();
		if (!(await tile.isVisible())) await this.hand.press(offers.getByRole('button').last());
		await this.hand.press(tile);
	}

	/** The claim of the player who has shouted, up to its verdict. */
	async nameLine(line: LineName, numbers: readonly number[]): Promise<void> {
		await this.pickLine(line);
		for (const number of numbers) await this.readNumber(number);
		await expect(this.page.getByTestId('verdict')).toBeVisible();
	}

	/** A whole claim up to its verdict: who, the line, its five numbers. */
	async claim(name: string, line: LineName, numbers: readonly number[]): Promise<void> {
		await this.shout(name);
		await this.nameLine(line, numbers);
	}

	/** Opens the menu and presses an entry by its message. */
	async menu(key: string): Promise<void> {
		// Its button also says how many phones follow the table.
		const opens = new RegExp(`^${this.say('table_menu_label')}`);
		await this.hand.press(this.page.getByRole('button', { name: opens }));
		const name = new RegExp(`^${this.say(key)}`);
		const sheet = this.sheet();
		await this.hand.press(sheet.getByRole('button', { name }).or(sheet.getByRole('link', { name })));
	}

	/** Ends what is played by the menu's entry, which asks for a second tap. */
	async endBy(key: string): Promise<void> {
		await this.menu(key);
		await this.hand.press(this.sheet().getByRole('button', { name: new RegExp(`^${this.say(key)}`) }));
	}

	/** Switches, in mid game, who turns the tiles. */
	async draw(drawing: 'wooden' | 'app'): Promise<void> {
		const choice = drawing === 'wooden' ? 'parker_tiles_real' : 'parker_tiles_app';
		await this.menu('table_menu_people');
		await this.hand.pick(this.tilesChoice(choice));
		await this.closeSheet();
	}

	/** Names and rounds won as the list beside the ball, or between rounds, shows them. */
	tally(): Promise<string[]> {
		return this.page
			.getByRole('region', { name: this.say('parker_won_so_far') })
			.getByRole('listitem')
			.evaluateAll((items) =>
				items.map((item) =>
					['.name', 'b'].map((part) => item.querySelector(part)?.textContent?.trim()).join(' ')
				)
			);
	}
}
