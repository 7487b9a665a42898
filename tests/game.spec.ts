import type { Page } from '@playwright/test';
import { finger } from './support/hand.ts';
import { letterOf, Play, tileName } from './support/play.ts';
import type { Site } from './support/site.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import type { Language } from './support/words.ts';
import { loadAnew } from './support/tabs.ts';

const names = ['Ana', 'Ben', 'Cleo', 'Dag'];

/** Calls until every letter is out, so that a row can be read back; answers one number a letter. */
async function callUntilARow(play: Play, called: readonly number[]): Promise<number[]> {
	const all = [...called];
	while (new Set(all.map(letterOf)).size < 5) all.push(await play.call());
	return ['B', 'I', 'N', 'G', 'O'].map((letter) => all.find((number) => letterOf(number) === letter) ?? 0);
}

async function evening(page: Page, site: Site, language: Language): Promise<void> {
	const play = new Play(page, language, finger);
	const { say } = play;
	const where = (round: number) => say('parker_where', { variant: say('parker_normal'), number: round });

	await test.step('from the shelf to a table of four', async () => {
		await play.speak();
		await page.goto(site.home);
		await whenKept(page);
		await play.setUpTable(names);
		await expect(play.heading()).toContainText(where(1));
	});

	const called: number[] = [];
	await test.step('a wrong claim costs markers, and calling goes on', async () => {
		called.push(...(await play.callTiles(3)));
		const missing = [1, 2, 3, 4, 5, 6, 7, 8].filter((number) => !called.includes(number)).slice(0, 5);
		await play.claim('Ben', 'B', missing);
		await expect(page.locator('main').getByText(say('parker_penalty', { name: 'Ben' }))).toBeVisible();
		await play.press('parker_go_on_calling');
		await play.expectCount(3);
		called.push(await play.call());
	});

	await test.step('the network goes, the page is loaded anew, and the game is where it was', async () => {
		await site.kill();
		await loadAnew(page);
		await play.expectCount(4);
		expect((await play.lastCall())?.number).toBe(called.at(-1));
	});

	await test.step('a right claim wins the round', async () => {
		const row = await callUntilARow(play, called);
		await play.claim('Ana', 1, row);
		await expect(page.locator('main').getByText(say('parker_all_called'))).toBeVisible();
		await expect(
			page.getByText(say('parker_line_total', { total: row.reduce((a, b) => a + b) }))
		).toBeVisible();
		await expect(page.getByText(say('parker_any_other'))).toBeVisible();
		await play.press('parker_award', { name: 'Ana' });
		await expect(page.locator('main').getByText(say('parker_wins_round', { name: 'Ana' }))).toBeVisible();
		expect(await play.tally()).toEqual(['Ana 1', 'Ben 0', 'Cleo 0', 'Dag 0']);
		await expect(page.getByText(`${say('parker_penalties')}: Ben`)).toBeVisible();
	});

	await test.step('from now on the wooden tiles are turned', async () => {
		await play.press('parker_new_round');
		await expect(play.heading()).toContainText(where(2));
		await play.draw('wooden');
		await expect(page.getByText(say('parker_turn_a_tile'))).toBeVisible();
		await play.lay(1, 16, 31, 46);
	});

	await test.step('a misplaced tile put right lifts a penalty and gives the round [PB-6]', async () => {
		// The caller lays 62 for the 61 that was turned.
		await play.lay(62);
		await play.claim('Ben', 1, [1, 16, 31, 46, 61]);
		await expect(
			page.locator('main').getByText(say('parker_was_not_called', { numbers: tileName(61) }))
		).toBeVisible();
		await play.press('parker_go_on_calling');
		await play.lay(75);
		await play.menu('parker_correct_title');
		await play.hand.press(play.sheet().getByRole('button', { name: tileName(62) }));
		await play.hand.press(play.sheet().getByRole('button', { name: tileName(61) }));
		await expect(play.heading()).toContainText(say('parker_bingo_stands'));
		await expect(page.getByText(say('parker_judged_again'))).toBeVisible();
		// The call that completed it is one back by now.
		await expect(page.getByText(say('parker_completed_ago', { calls: 1 }))).toBeVisible();
		await play.press('parker_award', { name: 'Ben' });
		expect(await play.tally()).toEqual(['Ana 1', 'Ben 1', 'Cleo 0', 'Dag 0']);
		await expect(page.getByText(say('parker_penalties'))).toHaveCount(0);
	});

	await test.step('two right claims on one call: nobody can say, so the highest total wins [PB-13]', async () => {
		await play.press('parker_new_round');
		await play.lay(2, 17, 32, 47, 3, 18, 33, 48, 63);
		await play.claim('Cleo', 2, [2, 17, 32, 47, 63]);
		await play.press('parker_another_bingo');
		await play.whoShouted('Ben');
		await play.nameLine(5, [3, 18, 33, 48, 63]);
		await play.press('parker_take_claim');
		await expect(play.heading()).toContainText(say('parker_bingos_stand'));
		// Before it is known who was first there is no button that would give the round away.
		await expect(play.button('parker_award', { name: 'Ben' })).toHaveCount(0);
		await play.press('parker_nobody_can_say');
		await expect(page.locator('main').getByText(say('parker_highest_wins'))).toBeVisible();
		await play.press('parker_award', { name: 'Ben' });
		expect(await play.tally()).toEqual(['Ben 2', 'Ana 1', 'Cleo 0', 'Dag 0']);
	});

	await test.step('the evening ends, and its end can be undone', async () => {
		await play.press('parker_end_evening');
		await expect(page.locator('main').getByText(say('parker_wins_evening', { name: 'Ben' }))).toBeVisible();
		const result = `${say('parker_won_so_far')}: Ana 1, Ben 2, Cleo 0, Dag 0`;
		const rounds = page.getByRole('list', { name: result, exact: true }).getByRole('listitem');
		await expect(rounds).toContainText(
			['Ana', 'Ben', 'Ben'].map(
				(name, i) => new RegExp(`^${say('table_round', { number: i + 1 })}.* ${name} *$`)
			)
		);
		await play.press('shell_undo');
		await expect(play.button('parker_new_round')).toBeVisible();
		await expect(play.toast()).toContainText(say('shell_undone_what', { what: '' }).trim());
	});

	await test.step('the shelf shows the table, one tap from going on', async () => {
		await play.hand.press(page.getByRole('link', { name: say('table_menu_leave') }));
		const table = page.getByRole('link', { name: 'Parker Bingo' }).filter({ hasText: 'Cleo' });
		await expect(table).toContainText(/Ana\s*1\s*BBen\s*2\s*CCleo\s*0\s*DDag\s*0/);
		await play.hand.press(table);
		await expect(play.button('parker_new_round')).toBeVisible();
	});
}

for (const [name, language, viewport, tag] of [
	['on a phone, in Spanish', 'es', { width: 390, height: 844 }, [offline]],
	['on a tablet, in English', 'en', { width: 1180, height: 820 }, [offline, long]]
] as const) {
	test.describe(`an evening of Parker Bingo by touch ${name}`, () => {
		test.use({ viewport, hasTouch: true });
		test.setTimeout(120_000);
		test('from the first tile to the shelf', { tag: [...tag] }, ({ page, site }) =>
			evening(page, site, language)
		);
	});
}
