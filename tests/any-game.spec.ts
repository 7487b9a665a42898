import { faults } from './support/axe.ts';
import { field, setUp, spilled } from './support/any-game.ts';
import { Keyboard } from './support/keyboard.ts';
import { doubleTap, finger } from './support/hand.ts';
import { Play } from './support/play.ts';
import { expect, long, offline, test, whenKept } from './support/test.ts';
import { allSaved, loadAnew } from './support/tabs.ts';

test.setTimeout(120_000);

test.describe('any game by touch, on the smallest phone', () => {
	test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

	test(
		'a whole game to a target, half typed over a dead network, a round put right [AG-2] [AG-5] [AG-6]',
		{ tag: offline },
		async ({ page, site }) => {
			const play = new Play(page, 'en', finger);
			const { say } = play;
			let taps = 0;
			const key = async (name: string) => {
				taps += 1;
				await page
					.getByRole('group', { name: say('anygame_keys') })
					.getByRole('button', { name, exact: true })
					.tap();
			};
			const next = async () => {
				taps += 1;
				await page.locator('.dock .main-act').tap();
			};
			/** Types the points of a round, the last Next of which writes it. */
			const round = async (...points: readonly string[]) => {
				for (const text of points) {
					if (text.startsWith('-')) await key(say('anygame_minus'));
					for (const digit of text.replace('-', '')) await key(digit);
					await next();
				}
			};
			await page.goto(site.home);
			await whenKept(page);
			await setUp(play, site, ['Ana', 'Ben', 'Carla', 'Maximiliana Fernández'], async () => {
				await play.hand.type(page.getByRole('textbox', { name: say('anygame_game') }), 'Farkle');
				await play.hand.pick(page.getByRole('radio', { name: say('anygame_ends_target') }));
				await play.hand.press(play.startButton());
				await expect(page.getByText(say('anygame_no_target', { most: 99999 })).first()).toBeVisible();
				const target = page.getByRole('textbox', { name: say('anygame_target') });
				// What is missing, or cannot be, is where the next key goes.
				await expect(target).toBeFocused();
				await expect(target).toBeInViewport();
				await target.fill('ten');
				await play.hand.press(play.startButton());
				await expect(target).toBeFocused();
				await play.hand.type(target, '100');
				await play.more();
				await page.getByLabel(say('anygame_first_dealer')).selectOption('Ben');
			});
			const total = (name: string) =>
				page
					.getByRole('listitem')
					.filter({ has: page.getByText(name, { exact: true }) })
					.locator('b');
			await expect(play.heading()).toContainText(say('anygame_round_to', { number: 1, target: 100 }));

			await test.step('a round of four costs its digits and one Next each', async () => {
				taps = 0;
				await round('20', '-5', '0', '35');
				expect(taps).toBe(6 + 1 + 4);
				await expect(total('Ana')).toHaveText('20');
				await expect(total('Ben')).toHaveText('−5');
				const leader = page.getByRole('listitem').filter({ hasText: say('anygame_leads', { count: 1 }) });
				await expect(leader).toContainText('Maximiliana Fernández');
				await expect(page.getByRole('listitem').filter({ hasText: say('anygame_deals') })).toContainText(
					'Carla'
				);
				expect(await spilled(page)).toEqual([]);
				expect(await faults(page)).toEqual([]);
			});

			await test.step('undo brings a round back as it was typed, and redo writes it again', async () => {
				await play.press('shell_undo');
				await expect(field(page, 'Ana')).toHaveValue('20');
				await expect(field(page, 'Maximiliana')).toHaveValue('35');
				await expect(play.button('anygame_write', { number: 1 })).toBeVisible();
				await play.press('shell_redo');
				await expect(total('Ana')).toHaveText('20');
				await expect(field(page, 'Ana')).toHaveValue('');
			});

			await test.step('a digit that no round can have is told [AG-2]', async () => {
				for (const digit of '999999') await key(digit);
				await expect(field(page, 'Ana')).toHaveValue('99999');
				await expect(play.toast()).toHaveText(say('anygame_no_more', { most: 99999 }));
				await play.press('shell_undo');
			});

			await test.step('the network goes, and a half round is still there', async () => {
				await round('12');
				await key('7');
				await site.kill();
				await loadAnew(page);
				await expect(field(page, 'Ana')).toHaveValue('12');
				await expect(field(page, 'Ben')).toHaveValue('7');
				await expect(play.button('anygame_next', { name: 'Carla' })).toBeVisible();
			});

			await test.step('a field without points is refused, and undo takes back what is typed', async () => {
				await next();
				await key('3');
				await next();
				await page.waitForTimeout(doubleTap);
				await next();
				await expect(play.toast()).toHaveText(
					say('anygame_no_points_missing', { names: 'Maximiliana Fernández' })
				);
				await play.press('shell_undo');
				await expect(field(page, 'Carla')).toHaveValue('');
			});

			await test.step('the rest of the round, and one that ends the game too early', async () => {
				await key('3');
				await next();
				await key('1');
				await next();
				await expect(play.heading()).toContainText(say('anygame_round_to', { number: 3, target: 100 }));
				await round('90', '1', '2', '3');
				await expect(
					page.locator('main').getByText(say('table_wins', { name: 'Ana' }), { exact: true })
				).toBeVisible();
			});

			await test.step('that round is put right where it stands, and the game goes on', async () => {
				await play.menu('anygame_rounds');
				await play.press('anygame_change_round', { number: 3 });
				const anew = play.sheet();
				const nine = anew.getByRole('button', { name: '9', exact: true });
				// The figure is selected: the key takes its place.
				await expect(anew.getByRole('textbox', { name: /^Ana/ })).toBeFocused();
				await expect(nine).toBeInViewport({ ratio: 1 });
				await nine.tap();
				await expect(anew.getByRole('textbox', { name: /^Ana/ })).toHaveValue('9');
				await expect(anew.getByText(say('log_total', { name: 'Ana', before: 122, after: 41 }))).toBeVisible();
				await play.press('anygame_write', { number: 3 });
				await expect(play.sheet()).toHaveCount(0);
				await expect(total('Ana')).toHaveText('41');
				// From the history the same sheet opens.
				await play.menu('log_title');
				const written = { name: new RegExp(`^${say('table_meant_what', { what: '' })}`) };
				await play.hand.press(play.sheet().getByRole('button', written).nth(1));
				await expect(play.sheet().getByRole('textbox', { name: /^Ana/ })).toHaveValue('12');
				// It leads back there: no moment without a sheet is waited for.
				await play.press('shell_close');
				await expect(play.sheet().getByRole('button', written).nth(1)).toBeFocused();
				await play.closeSheet();
				await expect(play.heading()).toContainText(say('anygame_round_to', { number: 4, target: 100 }));
			});

			await test.step('somebody joins at 0, somebody leaves, and the last round', async () => {
				await play.menu('table_menu_people');
				const joins = page.getByRole('textbox', { name: say('table_joins') });
				// Even on the smallest phone one need not look for it.
				await expect(joins).toBeInViewport({ ratio: 1 });
				await play.hand.type(joins, 'Dora');
				await play.press('new_add');
				await play.press('table_leaves', { name: 'Ben' });
				await play.closeSheet();
				await expect(total('Dora')).toHaveText('0');
				await expect(field(page, 'Ben')).toHaveCount(0);
				await round('1', '1', '1', '100');
				await expect(
					page.locator('main').getByText(say('table_wins', { name: 'Dora' }), { exact: true })
				).toBeVisible();
				await expect(page.getByRole('img', { name: /Dora 100/ })).toBeVisible();
				await expect(page.getByRole('list', { name: say('table_final') }).getByRole('listitem')).toHaveCount(
					5
				);
			});

			await test.step('the shelf and the past games call it by its name', async () => {
				const farkle = page.getByRole('link', { name: /^Farkle/ });
				// The result is on the screen before it is on the disk.
				await allSaved(page);
				await page.goto(site.home);
				await expect(farkle).toBeVisible();
				await page.goto(site.at('/past'));
				await farkle.tap();
				// The board below has a heading of its own once it is there.
				await expect(page.getByRole('banner').getByRole('heading')).toContainText('Farkle');
			});
		}
	);
});

test.describe('any game by keyboard, in Spanish, on a tablet', () => {
	test.use({ viewport: { width: 1180, height: 820 } });

	test(
		'a whole game of partners in two rounds, the lowest total wins [AG-3] [AG-4]',
		{ tag: long },
		async ({ page, site }) => {
			const keys = new Keyboard(page);
			const play = new Play(page, 'es', keys);
			const { say } = play;
			await play.speak();
			await setUp(play, site, ['Ana', 'Ben', 'Carla', 'Dora'], async () => {
				await keys.pick(page.getByRole('radio', { name: say('anygame_lowest') }));
				await keys.pick(page.getByRole('radio', { name: say('anygame_ends_rounds') }));
				await keys.type(page.getByRole('textbox', { name: say('anygame_rounds') }), '2');
				await play.more();
				await page.getByRole('switch', { name: say('anygame_partners') }).focus();
				await page.keyboard.press('Space');
				await expect(page.getByText('Ana y Carla · Ben y Dora')).toBeVisible();
				await page.getByLabel(say('anygame_first_dealer')).selectOption('Dora');
			});
			// Of a pair it is one who deals.
			const pair = page.getByRole('listitem').filter({ hasText: 'Ben y Dora' });
			await expect(
				pair.getByText(say('anygame_log_dealer', { name: 'Dora' }), { exact: true })
			).toBeVisible();
			/** Enter again at once is the same press. */
			const type = async (text: string) => {
				await page.keyboard.type(text);
				await page.keyboard.press('Enter');
			};

			await type('26');
			await type('-4');
			await expect(play.heading()).toContainText(say('anygame_round_of', { number: 2, all: 2 }));
			const figure = pair.locator('.total b');
			await expect(figure).toHaveText('−4');
			expect(await figure.evaluate((b) => parseFloat(getComputedStyle(b).fontSize))).toBeGreaterThanOrEqual(
				44
			);
			expect(await faults(page)).toEqual([]);

			await keys.reach(field(page, 'Ana'));
			await page.keyboard.type('3');
			await page.keyboard.press('ArrowDown');
			await expect(field(page, 'Ben')).toBeFocused();
			await page.keyboard.type('8');
			await page.keyboard.press('Enter');
			await expect(
				page.locator('main').getByText(say('anygame_pair_wins', { names: 'Ben y Dora' }), { exact: true })
			).toBeVisible();
			await play.press('shell_undo');
			await expect(figure).toHaveText('−4');

			// Partners have one total: what a correction makes of it is said once.
			await play.press('anygame_rounds');
			await play.press('anygame_change_round', { number: 1 });
			await expect(play.sheet().getByRole('textbox', { name: /^Ana/ })).toBeFocused();
			// Who deals now did not deal then.
			await expect(play.sheet().getByText(say('anygame_deals'))).toHaveCount(0);
			await page.keyboard.type('30');
			await expect(page.getByRole('list', { name: say('log_totals') }).getByRole('listitem')).toHaveText([
				say('log_total', { name: 'Ana y Carla', before: 26, after: 30 })
			]);
		}
	);
});
