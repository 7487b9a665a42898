import { setUp } from './support/any-game.ts';
import { openTold, openWritten, opening, people } from './support/journal.ts';
import { Play } from './support/play.ts';
import { allSaved } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.setTimeout(90_000);
test.use({ viewport: { width: 390, height: 844 } });

const pairs = [
	['ana', 'dora'],
	['ben', 'eva'],
	['carla', 'fe']
] as const;

for (const [gone, starts] of [
	[['carla', 'fe'], true],
	[['dora', 'eva'], false]
] as const)
	test(
		`partners play again without ${gone.join(' and ')}: it starts by itself: ${String(starts)} [AG-3]`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			await openTold(page, site, [
				opening('any-game', {
					players: people('Ana', 'Ben', 'Carla', 'Dora', 'Eva', 'Fe'),
					...{ partners: pairs, wins: 'highest', ends: { how: 'open' }, dealer: null }
				}),
				{
					type: 'round.scored',
					round: 1,
					scores: pairs.map(([side]) => ({ side, points: 20 }))
				},
				...gone.map((player) => ({ type: 'player.left', player })),
				{ type: 'game.ended' }
			]);
			await page.goto(site.at('/past/game?table=told'));
			await play.press('past_menu');
			await play.press('table_new_game');
			if (starts) await expect(play.toast()).toContainText('New game: Ana + Dora and Ben + Eva');
			await openWritten(page, site, 'told');
			await play.press('table_rematch');
			if (starts) await expect(play.toast()).toContainText('New game: Ana + Dora and Ben + Eva');
			else await expect(play.seats()).toHaveCount(4);
			await expect(play.startButton()).toHaveCount(starts ? 0 : 1);
			if (starts) return;
			// What is changed in it is there again when the rules were looked at, and it waits to be started.
			await play.addPlayer('Gil');
			await page.getByRole('link', { name: play.say('rules_title') }).click();
			await page.waitForURL(/\/rules/);
			await page.goBack();
			await expect(play.seats()).toHaveCount(5);
			await expect(play.seats().last()).toContainText('Gil');
			await expect(play.startButton()).toBeVisible();
		}
	);

test('the same again shows who sits there then, and who had left no more', async ({ page, site }) => {
	await openTold(page, site, [
		opening('any-game', { wins: 'highest', ends: { how: 'open' }, dealer: null }),
		{ type: 'round.scored', round: 1, scores: ['ana', 'ben', 'carla'].map((side) => ({ side, points: 20 })) },
		{ type: 'player.left', player: 'carla' },
		{ type: 'game.ended' }
	]);
	const play = new Play(page);
	// What the shelf shows of a table is written with its rows.
	await play.press('shell_undo');
	await play.press('shell_redo');
	await expect(play.button('table_rematch')).toBeVisible();
	await allSaved(page);
	await page.goto(site.home);
	const card = page.getByRole('link').filter({ has: page.getByText('Ben', { exact: true }) });
	await expect(card).toBeVisible();
	await expect(card).not.toContainText('Carla');
	await play.hand.press(card, true);
	await expect(play.toast()).toContainText('New game: Ana and Ben');
});

test('a deleted game that nobody has played says who sits at it, and not that nobody won', async ({
	page,
	site
}) => {
	const play = new Play(page);
	const { say } = play;
	await setUp(play, site, ['Ana', 'Ben', 'Carla']);
	await play.menu('past_delete');
	await expect(play.toast()).toBeVisible();
	await page.goto(site.at('/past/bin'));
	await expect(page.getByRole('listitem')).toContainText('Ana, Ben, and Carla');
	await expect(page.getByText(say('past_nobody'))).toHaveCount(0);
});
