import { openTold, openWritten, opening, people } from './support/journal.ts';
import { Play } from './support/play.ts';
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
