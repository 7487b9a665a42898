import { faults } from './support/axe.ts';
import { field, setUp, spilled } from './support/any-game.ts';
import { broken, tooWide } from './support/letters.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';
import { loadAnew } from './support/tabs.ts';

test.setTimeout(120_000);

test(
	'twenty players have room on every screen, and the second screen follows',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const names = Array.from({ length: 20 }, (_, at) => `Player number ${String(at + 1).padStart(2, '0')}`);
		await setUp(play, site, names);
		const opening = page.context().waitForEvent('page');
		await play.menu('table_board');
		const board = await opening;
		const totals = board.getByRole('list', { name: say('anygame_points') }).getByRole('listitem');
		await expect(totals).toHaveCount(20);
		await page.bringToFront();
		for (const at of names.keys()) {
			await page.keyboard.type(String(at));
			await page.keyboard.press('Enter');
		}
		await expect(play.heading()).toContainText(say('table_round', { number: 2 }));
		await expect(totals.last()).toContainText('19');
		for (const [width, height] of [
			[320, 568],
			[844, 390],
			[820, 1180],
			[1920, 1080]
		] as const)
			for (const one of [page, board]) {
				await one.setViewportSize({ width, height });
				expect(await spilled(one), `${String(width)} x ${String(height)}`).toEqual([]);
				const low = await one.evaluate(() =>
					[...document.querySelectorAll('.keys button, .dock button, ol > li')].some(
						(element) => element.getBoundingClientRect().bottom > innerHeight + 1
					)
				);
				expect(low, `${String(width)} x ${String(height)}`).toBe(false);
			}
		expect(await faults(board)).toEqual([]);
	}
);

test(
	'a window that watches takes no points of its own, and has the table’s when it takes over [G-4]',
	{ tag: long },
	async ({ page: first, context, site }) => {
		const play = new Play(first);
		await setUp(play, site, ['Ana', 'Ben']);
		await first.keyboard.type('12');
		const second = await context.newPage();
		await second.goto(first.url());
		const other = new Play(second);
		await expect(other.button('play_take_over')).toBeVisible();
		await expect(field(second, 'Ana')).toHaveValue('12');

		await first.bringToFront();
		for (const key of ['Enter', '5', 'Enter']) await first.keyboard.press(key);
		await expect(field(second, 'Ana')).toHaveValue('');
		await expect(other.heading()).toContainText(other.say('table_round', { number: 2 }));

		await second.bringToFront();
		await second.keyboard.type('7');
		await expect(second.getByTestId('toast')).toHaveText(other.say('refused_watching'));
		await expect(field(second, 'Ana')).toHaveValue('');
		await first.bringToFront();
		await first.keyboard.type('30');
		await second.bringToFront();
		await other.press('play_take_over');
		await expect(field(second, 'Ana')).toHaveValue('30');
	}
);

test(
	'a round half put right is open again after the phone was locked, and Enter leads through its figures [AG-2]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const type = async (...texts: readonly string[]) => {
			for (const text of texts) {
				await page.keyboard.type(text);
				await page.keyboard.press('Enter');
			}
		};
		await setUp(play, site, ['Ana', 'Ben']);
		await type('3', '8');
		// The next round is half typed.
		await type('5');
		await play.press('anygame_rounds');
		await play.press('anygame_change_round', { number: 1 });
		const anew = play.sheet();
		const put = (name: string) => anew.getByRole('textbox', { name: new RegExp(`^${name}`) });
		await expect(put('Ana')).toBeFocused();
		await type('8');
		// Both figures stand there already: Enter does not write one of them wrongly.
		await expect(put('Ben')).toBeFocused();
		await loadAnew(page);
		await expect(put('Ana')).toHaveValue('8');
		await expect(put('Ben')).toBeFocused();
		await type('3');
		await expect(play.sheet()).toHaveCount(0);
		await expect(field(page, 'Ana')).toHaveValue('5');
		await expect(page.getByRole('listitem').filter({ hasText: 'Ana' }).locator('b')).toHaveText('8');
		// It is written, or closed: then nothing opens any more.
		await loadAnew(page);
		await expect(field(page, 'Ana')).toHaveValue('5');
		await play.press('anygame_rounds');
		await play.press('anygame_change_round', { number: 1 });
		await expect(put('Ben')).toHaveValue('3');
		await play.closeSheet();
		await loadAnew(page);
		await expect(field(page, 'Ana')).toHaveValue('5');
		await play.press('anygame_rounds');
		await expect(play.sheet().getByText(say('table_round', { number: 1 }))).toBeVisible();
	}
);

test(
	'a known person who joins in mid game is no second one of that name [AG-1]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await setUp(play, site, ['Ana', 'Ben', 'Carla']);
		await page.goto(site.at('/new?box=any-game'));
		await play.seat('Carla');
		await play.press('new_remove', { name: 'Carla' });
		await play.hand.press(play.startButton(), true);
		await play.menu('table_menu_people');
		await play.hand.type(page.getByRole('textbox', { name: say('table_joins') }), 'carla');
		await play.press('new_add');
		await expect(play.button('table_leaves', { name: 'Carla' })).toBeVisible();
		const said = page.getByTestId('announcer').filter({ hasText: say('new_added', { name: 'Carla' }) });
		await expect(said).toHaveCount(1);
		await play.closeSheet();
		await page.goto(site.at('/new?box=any-game'));
		// Who sits at the table by now is offered a seat; a second one of that name would be among the people beside it.
		await expect(play.seats()).toHaveText([/Ana/, /Ben/, /Carla/]);
		await expect(page.getByRole('button', { name: say('new_add_person', { name: 'Carla' }) })).toHaveCount(0);
	}
);

test('the longest figure fits its field on a phone', { tag: long }, async ({ page, site }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const play = new Play(page);
	await setUp(play, site, ['Ana', 'Guillermina']);
	await page.keyboard.type('-99999');
	const over = await field(page, 'Ana').evaluate((input) => input.scrollWidth - input.clientWidth);
	await expect(field(page, 'Ana')).toHaveValue('−99999');
	expect(over).toBeLessThanOrEqual(0);
});

test(
	'an empty pad is printed, with as many columns as there are players',
	{ tag: long },
	async ({ page, site }) => {
		const { say } = new Play(page);
		await page.goto(site.at('/cards?box=any-game&of=5'));
		await expect(page.getByRole('radio', { name: '6', exact: true })).toBeChecked();
		await expect(page.locator('.print-job thead td')).toHaveCount(6);
		await expect(page.locator('.print-job tfoot')).toContainText(say('anygame_print_total'));
	}
);

test(
	'a pad that is only watched says so at a key, and nothing is typed [G-4]',
	{ tag: long },
	async ({ page, site, context }) => {
		const play = new Play(page);
		await setUp(play, site, ['Ana', 'Ben']);
		const mirror = await context.newPage();
		await mirror.goto(page.url());
		await mirror.getByRole('button', { name: '5', exact: true }).click();
		await expect(mirror.getByTestId('toast')).toHaveText(play.say('refused_watching'));
		await field(mirror, 'Ana').pressSequentially('7');
		await expect(field(mirror, 'Ana')).toHaveValue('');
		// It looks so, too, as the keys do.
		await expect(field(mirror, 'Ana')).toHaveCSS('cursor', 'default');
		await page.getByRole('button', { name: '5', exact: true }).click();
		await expect(field(page, 'Ana')).toHaveValue('5');
	}
);

test(
	'on a phone on its side the words that write a round stay within their button',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 844, height: 390 });
		const play = new Play(page, 'es');
		await play.speak();
		await setUp(play, site, ['Ana', 'Bartholomäus']);
		const words = page.locator('.dock .main-act');
		await expect(play.button('anygame_next', { name: 'Bartholomäus' })).toBeVisible();
		expect(await broken(words.locator('span'))).toEqual([]);
		await page.keyboard.type('1');
		await page.keyboard.press('Enter');
		await page.keyboard.type('2');
		await expect(play.button('anygame_write', { number: 1 })).toBeVisible();
		expect(await tooWide(words)).toEqual([0]);
	}
);

for (const [width, height] of [
	[320, 568],
	[390, 664],
	[844, 390],
	[820, 1180],
	[1180, 820]
] as const)
	test(
		`a round put right on ${String(width)} by ${String(height)}: the total that it makes stands in sight, and so do all keys`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const play = new Play(page);
			await setUp(play, site, ['Maximiliana', 'Bartholomew', 'Constantina', 'Wilhelmina']);
			for (const _ of [1, 2, 3, 4]) await page.keyboard.type('10\n');
			await play.menu('anygame_rounds');
			await play
				.sheet()
				.getByRole('button', { name: play.say('table_change') })
				.click();
			await page.keyboard.type('7');
			const total = play.sheet().getByRole('list', { name: play.say('log_totals') });
			await expect(total).toContainText('Maximiliana: 10 → 7');
			await expect(total).toBeInViewport({ ratio: 1 });
			const keys = play.sheet().locator('.keys button');
			await expect(keys).toHaveCount(12);
			for (const key of await keys.all()) {
				await expect(key).toBeInViewport({ ratio: 1 });
				expect((await key.boundingBox())?.height).toBeGreaterThanOrEqual(56);
			}
		}
	);
