import type { Locator } from '@playwright/test';
import { sizes, opening, called, shouted, named, row, both, awarded, inSight } from './support/claims.ts';
import { openTold, people } from './support/journal.ts';
import { Play } from './support/play.ts';
import { loadAnew } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';

test.use({ viewport: sizes[0] });

/** Whether a finger on the middle of it, without a scroll, hits it. */
const touched = (target: Locator): Promise<boolean> =>
	target.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
	});

test(
	'on a phone the card comes back on top when another line is to be picked',
	{ tag: long },
	async ({ page, site }) => {
		await page.setViewportSize({ width: 390, height: 664 });
		const play = new Play(page);
		await openTold(page, site, [opening(), ...called(...row.numbers), shouted('ana')]);
		await play.pickLine(1);
		await page.getByRole('button', { name: /Pick another$/ }).click();
		const handles = page.locator('label', { has: page.getByRole('radio') });
		await expect(handles).toHaveCount(12);
		for (const handle of await handles.all()) expect(await inSight(handle)).toBe(true);
	}
);

test('on the smallest phone every line of the card can be picked as soon as it is asked for', async ({
	page,
	site
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	const play = new Play(page);
	const players = [...people('Ana', 'Ben'), { id: 'guadalupe', name: 'Maximiliana Fernández' }];
	await openTold(page, site, [opening({ players }), ...called(...row.numbers)]);
	for (const name of ['Ana', 'Maximiliana Fernández']) {
		await play.shout(name);
		const group = page.getByRole('radiogroup', { name: play.say('parker_which_line') });
		const lines = group.locator('label', { has: page.getByRole('radio') });
		await expect(lines).toHaveCount(12);
		for (const line of await lines.all()) expect(await touched(line), name).toBe(true);
		await play.press('parker_go_on_calling');
	}
});

for (const locale of ['en-GB', 'es-ES'])
	test.describe(locale, () => {
		test.use({ locale, viewport: { width: 320, height: 568 } });
		test(
			'on the smallest phone the way out of a claim that is half read is in sight, in one row of the dock',
			{ tag: long },
			async ({ page, site }) => {
				const play = new Play(page, locale === 'en-GB' ? 'en' : 'es');
				await openTold(page, site, [opening(), ...called(...row.numbers), shouted('ana')]);
				await play.pickLine(1);
				for (const number of [4, 17]) {
					await play.readNumber(number);
					const ways = [play.button('parker_another_bingo'), play.button('parker_go_on_calling')];
					for (const way of ways) expect(await inSight(way)).toBe(true);
					const tops = await Promise.all([...ways, page.getByTestId('undo')].map((one) => one.boundingBox()));
					expect(new Set(tops.map((box) => box?.y)).size).toBe(1);
				}
				await play.press('parker_go_on_calling');
				await expect(play.callButton()).toBeVisible();
			}
		);
	});

for (const [width, height] of [
	[390, 664],
	[320, 568]
] as const)
	test(
		`on ${String(width)} by ${String(height)} no line moves away when one is pointed at, or another player waits`,
		{ tag: long },
		async ({ page, site }) => {
			await page.setViewportSize({ width, height });
			const facts = [...called(...row.numbers), shouted('ana'), shouted('ben')];
			const { say } = new Play(page);
			await openTold(page, site, [opening(), ...facts]);
			await expect(page.getByText(say('parker_also_shouted', { names: 'Ben' })).first()).toBeVisible();
			const lines = page.locator('label', { has: page.getByRole('radio') });
			await expect(lines).toHaveCount(12);
			for (const line of await lines.all()) expect(await touched(line)).toBe(true);
			const before = await lines.last().boundingBox();
			await lines.last().hover({ position: { x: 60, y: 20 } });
			await expect(page.locator('.parker-lines b')).toHaveCount(5);
			expect(await lines.last().boundingBox()).toEqual(before);
		}
	);

test(
	'of two right claims the table first says who was first: all choices are in sight [PB-13]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const lost = named('carla', { line: 'row-2', numbers: [4, 18] });
		await openTold(page, site, [opening(), ...both, shouted('carla'), lost]);
		const choice = (name: string) =>
			name === say('parker_nobody_can_say')
				? play.button('parker_nobody_can_say')
				: page
						.getByRole('group', { name: say('parker_who_first') })
						.getByRole('button', { name, exact: true });
		for (const size of sizes) {
			await page.setViewportSize(size);
			for (const name of ['Ana', 'Ben', say('parker_nobody_can_say')])
				await expect
					.poll(() => inSight(choice(name)), `${name} at ${String(size.width)} x ${String(size.height)}`)
					.toBe(true);
			// No button promises what it cannot do yet.
			await expect(page.locator('footer .main-act')).toHaveCount(0);
		}
		// Who lost markers on this call stands there as plain. [PB-10]
		const said = page.getByText('Carla claimed second row (B 4, I 18): wrong, markers off');
		await expect(said).toHaveCSS('font-weight', '700');
		// Both were completed by this call: nothing but the shout decides. [PB-12]
		await expect(choice('Ben')).toContainText(say('parker_completed_now'));
		await choice(say('parker_nobody_can_say')).click();
		await expect(page.locator('main').getByText(say('parker_double_wins'))).toBeVisible();
		await choice('Ben').click();
		await expect(page.getByText(say('parker_was_first', { name: 'Ben' }))).toBeVisible();
		await play.press('parker_award_points', { points: '166', name: 'Ben' });
		await expect(page.locator('main').getByText(say('parker_wins_round', { name: 'Ben' }))).toBeVisible();
	}
);

/** Whether a text keeps clear of the sides of its button, and lies between its top and its foot. */
const roomIn = (button: Locator): Promise<boolean> =>
	button.evaluate((element) => {
		const text = document.createRange();
		text.selectNodeContents(element);
		const [words, key] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
		const beside = Math.min(words.left - key.left, key.right - words.right);
		return beside >= 4 && words.top >= key.top && words.bottom <= key.bottom;
	});

for (const variant of ['points', 'normal'])
	test(
		`${variant}: when the verdict is there, who else it was is in sight, and the award keeps clear of its edges [PB-9] [G-3]`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			const name = 'Guadalupe-Inmaculada';
			const players = [...people('Ana', 'Ben'), { id: 'guadalupe', name }];
			const told = [...called(31, 33, 35, 40, 45, 4, 17), shouted('guadalupe')];
			await openTold(page, site, [opening({ variant, players }), ...told]);
			await play.nameLine('N', [31, 33, 35, 40, 45]);
			const award =
				variant === 'points'
					? play.button('parker_award_points', { points: '368', name })
					: play.button('parker_award', { name });
			for (const size of [...sizes, { width: 390, height: 664 }]) {
				await page.setViewportSize(size);
				const where = `${String(size.width)} x ${String(size.height)}`;
				await expect.poll(() => inSight(play.button('table_meant_other')), where).toBe(true);
				await expect.poll(() => roomIn(award), where).toBe(true);
			}
		}
	);

for (const [width, height] of [
	[844, 390],
	[568, 320]
] as const)
	test(
		`on ${String(width)} by ${String(height)} a verdict says which line it is of, and since when it was complete [PB-12]`,
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page, 'es');
			await play.speak();
			await page.setViewportSize({ width, height });
			const { numbers } = row;
			await openTold(page, site, [opening(), ...called(...numbers, 70), shouted('ana')]);
			await play.nameLine(3, numbers);
			const about = [play.say('parker_through_centre'), play.say('parker_completed_ago', { calls: 1 })];
			for (const said of [play.lineName(3), about.join(', '), '332'])
				await expect.poll(() => inSight(page.getByText(said, { exact: true })), said).toBe(true);
		}
	);

test(
	'on a short phone the second line is asked for in sight, however far down the first was read [PB-20]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.setViewportSize({ width: 390, height: 664 });
		await openTold(page, site, [opening(), ...called(31, 33, 35, 40, 45), shouted('ana')]);
		await play.nameLine('N', [31, 33, 35, 40, 45]);
		await expect(page.locator('footer .main-act')).toBeVisible();
		await play.press('parker_second_line');
		await expect(page.getByText(play.say('parker_second_line'), { exact: true })).toBeInViewport({
			ratio: 0.9
		});
	}
);

test(
	'a game that is over offers nothing that it would refuse, and counts its rounds',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		const won = (player: string) => [...called(...row.numbers), shouted(player), named(player, row), awarded];
		await openTold(page, site, [
			opening({ variant: 'normal' }),
			...[...won('ana'), { type: 'round.opened' }, ...won('ben'), { type: 'evening.ended' }]
		]);
		await expect(page.getByTestId('poster').getByRole('paragraph')).toHaveText([
			/Ana.*Ben/,
			'1',
			say('parker_rounds_won', { count: 1 })
		]);
		await expect(page.getByText(`. 1 ${say('parker_rounds_won', { count: 1 })}`)).toHaveCount(1);
		await play.press('table_menu_label');
		await expect(play.sheet().getByRole('button', { name: say('log_title') })).toBeVisible();
		await expect(play.sheet().getByRole('button', { name: say('parker_correct_title') })).toHaveCount(0);
		await play.hand.press(play.sheet().getByRole('button', { name: say('log_title') }));
		await expect(
			play
				.sheet()
				.getByText(say('parker_log_called', { tile: 'B 4' }))
				.first()
		).toBeVisible();
		const fix = say('table_meant_what', { what: 'B 4' });
		await expect(play.sheet().getByRole('button', { name: fix })).toHaveCount(0);
	}
);

test(
	'a corrected tile says whose right bingo it takes away, there and in the history [PB-6] [G-3]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await openTold(page, site, [opening({ drawing: 'tiles', caller: 'carla' }), ...both]);
		await play.menu('parker_correct_title');
		for (const tile of ['O 63', 'O 64']) await play.sheet().getByRole('button', { name: tile }).click();
		await expect(play.toast()).toContainText(say('parker_correct_lost', { names: 'Ben' }));
		await play.menu('log_title');
		await expect(play.sheet()).toContainText(say('parker_correct_lost', { names: 'Ben' }));
	}
);

test(
	'of a second bingo it is seen who waits, also where that stands below the dock [PB-13]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [opening(), ...called(4, 17), shouted('ana')]);
		await play.pickLine(1);
		await play.press('parker_another_bingo');
		await play.whoShouted('Ben');
		await expect(play.toast()).toHaveText(play.say('parker_also_shouted', { names: 'Ben' }));
	}
);

test('a claim half said is there after a reload', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	await page.goto(site.home);
	await play.setUpTable(['Ana', 'Ben'], { wooden: true });
	await play.lay(7, 31);
	await play.shout('Ben');
	await play.pickLine(3);
	// No I was called: the others are offered at once.
	await play.readNumber(7);
	await loadAnew(page);
	await expect(play.heading()).toContainText(say('parker_bingo_says', { name: 'Ben' }));
	await expect(page.getByText(play.lineName(3)).first()).toBeVisible();
	await expect(play.button('parker_square_found', { letter: 'B', number: '7' })).toBeVisible();
	await expect(play.button('parker_square_empty', { letter: 'I' })).toBeVisible();
});
