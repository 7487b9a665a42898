import { expect, type Locator, type Page } from '@playwright/test';
import { doubleTap, type Hand } from './hand.ts';
import { Play } from './play.ts';
import type { Site } from './site.ts';
import type { Language } from './words.ts';

/** A card by its rank and suit as the words know them: `7`, `h`. */
export type CardName = readonly [rank: string, suit: string];

/** How a table of cards is set up; what is left out stays as the set-up has it. */
export interface CardsSetUp {
	readonly variant?: 'long_layout' | 'blackout' | 'cardgo';
	/** Real cards are turned, by this player. */
	readonly realBy?: string;
	/** The app deals, or real cards are dealt. */
	readonly deals?: boolean;
	readonly draw?: boolean;
}

/** Someone who plays the box of cards on a page by its roles and visible words. */
export class CardPlay {
	readonly #play: Play;

	constructor(play: Play) {
		this.#play = play;
	}

	name([rank, suit]: CardName): string {
		const { say } = this.#play;
		return say('cardbingo_card', {
			rank: say(`cardbingo_rank_${rank}`),
			suit: say(`cardbingo_suit_${suit}`)
		});
	}

	#choice(group: string, option: string): Locator {
		const { page, say } = this.#play;
		return page
			.getByRole('radiogroup', { name: say(group), exact: true })
			.getByRole('radio', { name: say(option) });
	}

	/** From the set-up of the box, with these people, to its table. */
	async open(
		site: Site,
		names: readonly string[],
		{ variant, realBy, deals, draw }: CardsSetUp = {}
	): Promise<void> {
		const { page, say, hand } = this.#play;
		await page.goto(site.at('/new?box=card-bingo'));
		await expect(this.#play.button('new_add')).toBeVisible();
		for (const name of names) await this.#play.addPlayer(name);
		if (variant) await hand.pick(this.#choice('cardbingo_how', `cardbingo_variant_${variant}`));
		const deck = variant === 'cardgo' ? 'cardbingo_stock' : 'cardbingo_called_deck';
		await hand.pick(this.#choice(deck, realBy ? 'cardbingo_source_cards' : 'cardbingo_source_app'));
		if (deals !== undefined)
			await hand.pick(
				this.#choice('cardbingo_layouts', deals ? 'cardbingo_source_app' : 'cardbingo_source_cards')
			);
		const caller = page.getByRole('combobox', { name: say('cardbingo_who_calls') });
		// The first is a player, and has the name that player had at the last table.
		const aPlayer = page.getByRole('radiogroup', { name: say('new_caller'), exact: true }).getByRole('radio');
		// What the app does not see a player calls. [C-1]
		if (realBy) await expect(aPlayer.first()).toBeChecked();
		if (draw) await hand.pick(aPlayer.first());
		if (realBy) await caller.selectOption({ label: realBy });
		if (draw) await caller.selectOption({ label: say('cardbingo_draw_for_it') });
		await hand.press(this.#play.startButton(), true);
		await page.waitForURL(/\/play/);
		await expect(this.#play.heading()).toContainText(say('cardbingo_name'));
	}

	#count(): Locator {
		return this.#play.page.getByTestId('deck-count');
	}

	/** How many cards of this hand were called. */
	async count(): Promise<number> {
		const text = (await this.#count().textContent()) ?? '';
		return Number(/\d+/.exec(text)?.[0] ?? 0);
	}

	/** Lets the app turn so many cards, each a moment after the one before. */
	async turn(times = 1): Promise<void> {
		for (let i = 0; i < times; i += 1) {
			const before = await this.count();
			await this.#play.page.waitForTimeout(doubleTap);
			await this.#play.press('cardbingo_turn');
			await expect(this.#count()).toContainText(new RegExp(`^${String(before + 1)} `));
		}
	}

	/** Taps a real card: on a wide check-board once, on a phone its rank and its suit. */
	async tap(card: CardName, where: Locator = this.#play.page.locator('main')): Promise<void> {
		const { say, hand, page } = this.#play;
		const wide = where
			.getByRole('button', { name: new RegExp(`^${this.name(card)}`) })
			.filter({ visible: true });
		if ((page.viewportSize()?.width ?? 0) >= 900) return hand.press(wide.first());
		const [rank] = card;
		await hand.press(
			where
				.getByRole('button', { name: say(`cardbingo_rank_${rank}`), exact: true })
				.filter({ visible: true })
		);
		const suits = where.getByRole('group', { name: say('cardbingo_pad_suit') });
		// One that was called says so after its name.
		await hand.press(suits.getByRole('button', { name: new RegExp(`^${this.name(card)}`) }));
	}

	async call(...cards: readonly CardName[]): Promise<void> {
		const { page, say } = this.#play;
		for (const card of cards) {
			await this.tap(card);
			await expect(
				page.getByRole('button', { name: say('cardbingo_say_again', { card: this.name(card) }) })
			).toBeVisible();
		}
	}

	/** Bingo or Cardgo, and who it was. */
	async shout(key: 'cardbingo_bingo' | 'cardbingo_cardgo_shout', name: string): Promise<void> {
		await this.#play.press(key);
		await this.#play.whoShouted(name);
	}
}

export const anas: readonly CardName[] = [
	['7', 'h'],
	['k', 's'],
	['2', 'c'],
	['10', 'd'],
	['a', 's']
];

/** Opens the shelf and plays on it, in a language and by a hand. */
export async function start(page: Page, site: Site, language: Language, hand: Hand) {
	const play = new Play(page, language, hand);
	await play.speak();
	await page.goto(site.home);
	return { play, say: play.say, cards: new CardPlay(play) };
}
