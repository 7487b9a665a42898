import { expect, type Page } from '@playwright/test';
import { openingOf, writeOn } from './journal.ts';
import type { Play } from './play.ts';
import type { Site } from './site.ts';
import { allSaved } from './tabs.ts';

export interface BingOhChoices {
	readonly keeping?: 'tally' | 'ledger';
	readonly dice?: 'app' | 'real';
	/** What is done at the set-up before the table is opened. */
	readonly before?: () => Promise<void>;
}

/** From anywhere to a Bing-Oh! table on which nothing has happened yet; answers the players' ids in seating order. */
export async function setUpBingOh(
	play: Play,
	site: Site,
	names: readonly string[],
	{ keeping = 'tally', dice = 'real', before }: BingOhChoices = {}
): Promise<{ readonly ids: readonly string[] }> {
	const { page, say, hand } = play;
	await page.goto(site.at('/new?box=bing-oh'));
	await expect(play.startButton()).toBeVisible();
	// The last table's players sit there already.
	if ((await play.seats().allTextContents()).length !== names.length) {
		for (const name of names) await play.addPlayer(name);
	}
	const radio = (group: string, key: string) =>
		page.getByRole('radiogroup', { name: say(group), exact: true }).getByRole('radio', { name: say(key) });
	await hand.pick(radio('bingoh_keeping', keeping === 'tally' ? 'bingoh_tally' : 'bingoh_ledger'));
	await hand.pick(radio('bingoh_dice', dice === 'app' ? 'new_by_app' : 'bingoh_dice_real'));
	await before?.();
	await hand.press(play.startButton(), true);
	await expect(page.getByTestId('ask')).toBeVisible();
	return { ids: (await openingOf(page)).players.map(({ id }) => id) };
}

type Fact = Parameters<typeof writeOn>[2][number];

/** Writes facts from `seq` on, behind what was tapped, and looks at the table anew. */
export async function tell(page: Page, seq: number, ...facts: readonly Fact[]): Promise<void> {
	await allSaved(page);
	await writeOn(page, seq, facts);
	await page.reload();
}

/** Facts of a table at which these people sit, each named by their seat. */
export const bingOhFacts = (ids: readonly string[]) => ({
	/** A round of a tally: who called, and the foreign chips in each reserve. */
	round: (callers: readonly number[], foreign: readonly number[]): Fact => ({
		type: 'round.scored',
		callers: callers.map((seat) => ids[seat]),
		foreign: foreign.map((count, seat) => ({ player: ids[seat], count }))
	}),
	/** Cards are dealt, with so many free spaces. */
	dealt: (...free: readonly number[]): Fact => ({
		type: 'cards.dealt',
		free: free.map((count, seat) => ({ player: ids[seat], count }))
	}),
	start: (seat: number, number: number): Fact => ({ type: 'start.rolled', player: ids[seat], number }),
	begins: (seat: number): Fact => ({ type: 'start.named', player: ids[seat] }),
	rolls: (seat: number, letter: string, number: number, stars: number): Fact => ({
		type: 'dice.rolled',
		player: ids[seat],
		letter,
		number,
		stars
	}),
	placed: (placed: readonly number[], special: readonly number[]): Fact => ({
		type: 'chips.placed',
		placed: placed.map((seat) => ids[seat]),
		special: special.map((seat) => ids[seat])
	}),
	space: (seat: number, space: string): Fact => ({ type: 'space.named', player: ids[seat], space }),
	left: (seat: number): Fact => ({ type: 'space.left', player: ids[seat] }),
	removes: (seat: number, from: number, owner: number): Fact => ({
		type: 'chip.removed',
		player: ids[seat],
		from: ids[from],
		owner: ids[owner]
	}),
	/** How the chips of one colour lie: reserve and card of each seat. */
	counted: (owner: number, spread: readonly (readonly [reserve: number, card: number])[]): Fact => ({
		type: 'chips.counted',
		owner: ids[owner],
		spread: spread.map(([reserve, card], seat) => ({ player: ids[seat], reserve, card }))
	})
});
