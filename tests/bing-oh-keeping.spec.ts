import type { Page } from '@playwright/test';
import { openTold, type JournalFact } from './support/journal.ts';
import { finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import type { Site } from './support/site.ts';
import { expect, long, test } from './support/test.ts';

// What a table of Bing-Oh! changes in mid game, and a round that nobody wrote. By touch, on a phone.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const players = ['Ana', 'Ben', 'Cai'].map((name) => ({ id: name.toLowerCase(), name }));
const faces = {
	letters: ['B', 'I', 'N', 'G', 'O', 'H'].map((shows) => ({ shows, star: shows === 'B' })),
	numbers: [1, 2, 3, 4, 5, 6].map((shows) => ({ shows, star: shows === 6 }))
};
const opening: JournalFact = {
	...{ type: 'table.opened', box: 'bing-oh', variant: 'bing-oh', edition: 1, seed: 'told', players },
	...{ keeping: 'tally', dice: 'real', faces, colours: ['red', 'yellow', 'blue'], chips: 50 }
};
const scored = (caller: string, ...foreign: readonly number[]): JournalFact => ({
	type: 'round.scored',
	callers: [caller],
	foreign: foreign.map((count, seat) => ({ player: players[seat]?.id, count }))
});

/** A table of these facts, in the hands of a player with a phone. */
async function opened(page: Page, site: Site, ...facts: readonly JournalFact[]): Promise<Play> {
	await openTold(page, site, [opening, ...facts]);
	const play = new Play(page, 'en', finger);
	await expect(page.getByTestId('ask')).toBeVisible();
	return play;
}

test(
	'a tally goes on as a ledger, asks what nobody told, and goes back to a tally with what is known [G-1]',
	{ tag: long },
	async ({ page, site }) => {
		const play = await opened(page, site, scored('ana', 2, 0, 0));
		const { say } = play;
		const radio = (key: string) => play.sheet().getByRole('radio', { name: say(key) });
		/** A count is typed, as it is with more than a few. */
		async function count(label: string, chips: number): Promise<void> {
			const field = page.getByRole('textbox', { name: label });
			await field.fill(String(chips));
			await field.blur();
		}
		await play.menu('table_menu_people');
		await finger.pick(radio('bingoh_ledger'));
		await expect(play.sheet().getByRole('heading', { name: say('bingoh_keep_title') })).toBeVisible();
		await finger.pick(radio('bingoh_yes'));
		await finger.pick(play.sheet().getByRole('radio', { name: 'Cai' }));
		await count(say('bingoh_keep_in_reserve', { owner: 'Ben', name: 'Ana' }), 2);
		await count(say('bingoh_keep_on_card', { owner: 'Ana', name: 'Ana' }), 3);
		await expect(play.sheet()).toContainText(say('bingoh_keep_rest', { count: '47' }));
		await finger.press(page.getByTestId('keep'));
		await expect(page.getByTestId('ask')).toContainText(say('bingoh_ask_roll', { name: 'Cai' }));
		await expect(page.getByTestId('bingoh')).toBeVisible();

		await play.menu('table_menu_people');
		await finger.pick(radio('bingoh_tally'));
		await play.closeSheet();
		await expect(page.getByTestId('write')).toHaveText(say('bingoh_write', { number: '2' }));
		const foreign = page.getByRole('textbox', { name: say('bingoh_foreign_label', { name: 'Ana' }) });
		await expect(foreign).toHaveValue('2');
		await play.press('shell_undo');
		await expect(page.getByTestId('bingoh')).toBeVisible();
	}
);

test(
	'a round that was forgotten goes in at its place: the others stand, and undo takes it out again [G-3]',
	{ tag: long },
	async ({ page, site }) => {
		const play = await opened(page, site, scored('ana', 1, 0, 0), scored('ben', 1, 0, 0));
		const { say } = play;
		await play.menu('log_title');
		await play.press('bingoh_put_right_round', { number: '2' });
		await page.setViewportSize({ width: 390, height: 664 });
		// What is done has the bar: it is no round that is played.
		await expect(play.heading().locator('b')).toHaveText(say('bingoh_fixing'));
		await expect(play.heading().locator('b')).toHaveCSS('clip-path', 'none');
		await play.press('bingoh_forgotten');
		await expect(page.getByText(say('bingoh_forgetting'))).toBeVisible();
		// The button lies below three rows, and what it opens begins at its question.
		await expect(page.getByTestId('ask')).toBeInViewport({ ratio: 1 });
		await finger.press(page.getByRole('button', { name: say('bingoh_called_label', { name: 'Cai' }) }));
		await expect(page.getByLabel(say('log_totals'))).toContainText('Cai');
		await play.press('bingoh_forgotten_do');
		await expect(page.getByTestId('write')).toHaveText(say('bingoh_write', { number: '4' }));
		await play.closeSheet();
		await play.press('shell_undo');
		await expect(page.getByTestId('write')).toHaveText(say('bingoh_write', { number: '3' }));
	}
);
