import type { Locator } from '@playwright/test';
import { faults } from './support/axe.ts';
import { field, spilled } from './support/any-game.ts';
import { finger } from './support/hand.ts';
import { openTold, opening, people } from './support/journal.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';

test.use({ hasTouch: true });

for (const [width, height] of [
	[320, 568],
	[844, 390],
	[1180, 820]
] as const)
	test(
		`any game: one tap enters a figure that comes again and again and goes on, and no key moves (${String(width)} px wide)`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const play = new Play(page, 'en', finger);
			const { say } = play;
			await openTold(page, site, [
				opening('any-game', {
					...{ players: people('Ana', 'Ben', 'Carla', 'Dora'), wins: 'highest' },
					...{ ends: { how: 'open' }, dealer: null }
				})
			]);
			const pad = page.getByRole('group', { name: say('anygame_keys') });
			const key = (name: string) => pad.getByRole('button', { name, exact: true });
			/** Their names say what a tap leads to, as the main button does. */
			const often = pad.getByRole('button', { name: /, / });
			const figure = (points: number) =>
				pad.getByRole('button', { name: new RegExp(`^${String(points)}, `) });
			let taps = 0;
			const press = async (button: Locator) => {
				taps += 1;
				await play.hand.press(button);
			};
			const type = async (text: string) => {
				for (const digit of text) await press(key(digit));
				await press(page.locator('.dock .main-act'));
			};
			const heading = (number: number) =>
				expect(play.heading()).toContainText(say('table_round', { number }));
			const place = await key('7').boundingBox();

			for (const text of ['25', '50', '100', '0']) await type(text);
			await heading(2);
			await expect(often).toHaveCount(0);
			for (const text of ['50', '25', '0', '100']) await type(text);
			await heading(3);
			await expect(often).toHaveText(['0', '25', '50', '100']);
			expect(await key('7').boundingBox()).toEqual(place);

			// All four come often: no digit, and no Next.
			taps = 0;
			for (const points of [100, 25, 25, 0]) await press(figure(points));
			await heading(4);
			expect(taps).toBe(4);
			// One that does not costs its digits and one Next, as ever.
			taps = 0;
			for (const points of [50, 25]) await press(figure(points));
			await type('12');
			await expect(play.button('anygame_write', { number: 4 })).toBeVisible();
			await expect(figure(0)).toHaveAccessibleName(`0, ${say('anygame_write', { number: 4 })}`);
			await press(figure(0));
			await heading(5);
			expect(taps).toBe(3 + 2 + 1);
			expect(await faults(page)).toEqual([]);
			expect(await spilled(page)).toEqual([]);

			// Undo brings the round back, and takes a figure back by itself.
			await play.press('shell_undo');
			await expect(field(page, 'Carla')).toHaveValue('12');
			await play.press('shell_redo');
			await press(figure(100));
			await expect(play.button('anygame_next', { name: 'Carla' })).toBeVisible();
			await play.press('shell_undo');
			await expect(field(page, 'Ana')).toHaveValue('');
			await expect(play.button('anygame_next', { name: 'Ben' })).toBeVisible();
			expect(await key('7').boundingBox()).toEqual(place);
		}
	);
