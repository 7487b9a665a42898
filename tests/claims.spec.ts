import type { Locator } from '@playwright/test';
import { card17 } from './support/cards.ts';
import {
	type JournalFact,
	openTold,
	openWritten,
	parkerOpening,
	people,
	writeTables
} from './support/journal.ts';
import { Play } from './support/play.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf } from './support/words.ts';

const sizes = [
	{ width: 390, height: 844 },
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
	{ width: 820, height: 1180 },
	{ width: 1180, height: 820 }
] as const;

test.use({ viewport: sizes[0] });

const opening = (change: Readonly<Record<string, unknown>> = {}) =>
	parkerOpening({ variant: 'points', ...change });
const called = (...numbers: readonly number[]): JournalFact[] =>
	numbers.map((number) => ({ type: 'ball.called', number }));
const shouted = (player: string): JournalFact => ({ type: 'bingo.shouted', player });
const named = (player: string, ...lines: readonly object[]): JournalFact => ({
	type: 'line.claimed',
	player,
	lines
});
const row = { line: 'row-1', numbers: [4, 17, 32, 50, 63] };
const column = { line: 'column-B', numbers: [4, 5, 7, 9, 13] };
// All on B 4: Ana's double of 304, Ben's single of 166.
const both = [
	...called(17, 32, 50, 63, 5, 7, 9, 13, 4),
	...[shouted('ana'), shouted('ben'), named('ana', row, column), named('ben', row)]
];
const awarded: JournalFact = { type: 'bingo.awarded' };

/** Whether all of it lies on the screen, and nothing over its middle. */
const inSight = (target: Locator): Promise<boolean> =>
	target.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		const on = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
		const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return on && element.contains(hit);
	});

/** Whether a finger on the middle of it, without a scroll, hits it. */
const touched = (target: Locator): Promise<boolean> =>
	target.evaluate((element) => {
		const { left, right, top, bottom } = element.getBoundingClientRect();
		return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
	});

test('on a phone the card comes back on top when another line is to be picked', async ({ page, site }) => {
	await page.setViewportSize({ width: 390, height: 664 });
	const play = new Play(page);
	await openTold(page, site, [opening(), ...called(...row.numbers), shouted('ana')]);
	await play.pickLine(1);
	await page.getByRole('button', { name: /Pick another line$/ }).click();
	for (const handle of await page.locator('label', { has: page.getByRole('radio') }).all())
		expect(await inSight(handle)).toBe(true);
});

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
		const lines = page.getByRole('radiogroup', { name: play.say('parker_which_line') });
		for (const line of await lines.locator('label', { has: page.getByRole('radio') }).all())
			expect(await touched(line), name).toBe(true);
		await play.press('parker_go_on_calling');
	}
});

test('of two right claims the table first says who was first: all choices are in sight [PB-13]', async ({
	page,
	site
}) => {
	const play = new Play(page);
	const { say } = play;
	const lost = named('carla', { line: 'row-2', numbers: [4, 18] });
	await openTold(page, site, [opening(), ...both, shouted('carla'), lost]);
	const choice = (name: string) =>
		name === say('parker_nobody_can_say')
			? play.button('parker_nobody_can_say')
			: page.getByRole('group', { name: say('parker_who_first') }).getByRole('button', { name, exact: true });
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
});

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

test(
	'of a card that the app dealt, all numbers stand on it, and all that was called beside it [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const cards = { seed: 'puma-tuba', size: 60 };
		const calls = called(3, 4, 9, 17, 22, 24, 32, 33, 40, 50, 51, 55, 61, 66, 70);
		await openTold(page, site, [opening({ cards }), ...calls, shouted('ana')]);
		await page.getByLabel(play.say('parker_cards_number'), { exact: true }).fill('17');
		await play.press('parker_card_check');
		const lines = page.getByRole('radiogroup', { name: play.say('parker_which_line') });
		for (const number of card17.flat())
			await expect(lines.getByText(String(number), { exact: true })).toBeVisible();
		await page.setViewportSize({ width: 1280, height: 720 });
		const last = page
			.getByRole('region', { name: play.say('parker_called_so_far') })
			.getByText('70', { exact: true });
		await expect.poll(() => inSight(last)).toBe(true);
		await expect.poll(() => inSight(play.button('table_meant_other'))).toBe(true);
		await play.pickLine(2);
		await expect(lines.getByText('71', { exact: true })).toBeVisible();
		await expect.poll(() => inSight(play.button('table_meant_other'))).toBe(true);
		await page.setViewportSize({ width: 320, height: 568 });
		await expect(play.button('table_meant_other')).toBeVisible();
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

test('undo after a claim by number asks for the card again', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	const cards = { seed: 'puma-tuba', size: 60 };
	await openTold(page, site, [opening({ cards }), ...called(3, 29, 41, 52, 67), shouted('ana')]);
	const number = page.getByLabel(say('parker_cards_number'), { exact: true });
	await number.fill('17');
	await play.press('parker_card_check');
	const right = page.locator('main').getByText(say('parker_all_called'));
	await expect(right).toBeVisible();
	const undo = page.locator('footer').getByRole('button', { name: say('shell_undo') });
	// Another line of the card was picked last, so it goes first.
	await play.press('parker_pick_other_line', { line: play.lineName(1) });
	await play.pickLine(2);
	await expect(right).toHaveCount(0);
	await undo.click();
	await expect(right).toBeVisible();
	await play.hand.press(undo);
	await expect(number).toBeVisible();
	await expect(page.getByText(patternOf('en', 'parker_card_no_line'))).toHaveCount(0);

	// By hand only a line of one of these cards passes. [PB-10]
	await page.setViewportSize({ width: 1180, height: 820 });
	await play.nameLine(2, [3, 29, 41, 52, 67]);
	await expect(page.getByTestId('verdict').filter({ hasText: say('parker_no_on_no_card') })).toBeVisible();
	await expect(page.locator('footer .main-act')).toHaveCount(0);
	await play.nameLine(1, [3, 29, 41, 52, 67]);
	await play.press('parker_award_points', { points: '192', name: 'Ana' });
});

test(
	'with cards from the box a later claim says which markers went with a wrong one [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [
			opening(),
			...called(17, 32, 50, 5, 7, 9, 4),
			...[shouted('ana'), named('ana', column), ...called(63), shouted('ana')]
		]);
		await play.nameLine(1, row.numbers);
		const words = { numbers: 'B 4', name: 'Ana' };
		await expect(page.getByText(play.say('parker_marker_gone', words))).toBeVisible();
	}
);

test(
	'a claim that fails for a lost marker alone asks for no tile to be put right [PB-6] [PB-10]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const cards = { seed: 'puma-tuba', size: 60 };
		const five = [3, 29, 41, 52, 67];
		const wrong = { ...named('ana', { line: 'row-1', numbers: five }), card: 17 };
		await openTold(page, site, [
			opening({ cards }),
			...called(...five.slice(0, 4)),
			...[shouted('ana'), wrong, ...called(67), shouted('ana')]
		]);
		await page.getByLabel(play.say('parker_cards_number'), { exact: true }).fill('17');
		await play.press('parker_card_check');
		await play.pickLine(1);
		const numbers = 'B 3, I 29, N 41, and G 52';
		await expect(page.getByTestId('verdict')).toHaveText(play.say('parker_were_lost', { numbers }));
		await expect(play.button('parker_was_called_after_all')).toHaveCount(0);
	}
);

test(
	'another printed total is asked for in sight, with the focus [PB-4]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const shout = [opening(), ...called(...row.numbers), shouted('ana')];
		await writeTables(page, site, Object.fromEntries(sizes.map((_, i) => [`t${String(i)}`, shout])));
		for (const [i, size] of sizes.entries()) {
			await page.setViewportSize(size);
			await openWritten(page, site, `t${String(i)}`);
			await play.nameLine(1, row.numbers);
			await play.press('parker_printed_total');
			const field = page.getByLabel(play.say('parker_printed_label'));
			await expect(field).toBeFocused();
			expect(await inSight(field), String(size.width)).toBe(true);
		}
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

test('a rematch begins with the table as it is now', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	await openTold(page, site, [
		opening({ caller: 'ana' }),
		{ type: 'option.changed', option: 'freeCentre', on: true },
		{ type: 'option.changed', option: 'callerEachRound', on: true },
		{ type: 'drawing.changed', drawing: 'tiles' },
		...called(1),
		{ type: 'evening.ended' }
	]);
	// Nobody has won yet: a new game stands beside going on with this one.
	await expect(play.button('table_play_on')).toBeVisible();
	await play.press('table_new_game');
	await play.press('table_change');
	await expect(page.getByRole('option', { name: 'Ben', selected: true })).toBeAttached();
	await expect(play.tilesChoice('parker_tiles_real')).toBeChecked();
	await play.more();
	for (const option of ['parker_free_centre', 'parker_caller_each_round'])
		await expect(page.getByRole('switch', { name: say(option) })).toBeChecked();
});

test(
	'five play as two pairs and a caller; of four a caller leaves the partner alone [PB-22]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await page.goto(site.at('/new?box=parker-bingo'));
		for (const name of ['Ana', 'Ben', 'Carla', 'Dora']) await play.addPlayer(name);
		await play.hand.pick(page.getByRole('radio', { name: /^Points/ }));
		await play.more();
		await play.hand.pick(page.getByRole('switch', { name: say('parker_partners') }));
		await play.hand.pick(page.getByRole('radio', { name: say('new_a_player') }));
		const caller = page.getByLabel(say('parker_who_calls'));
		await caller.selectOption('Ben');
		await expect(
			page.getByText(say('parker_partner_calls', { name: 'Ben', other: 'Dora' }), { exact: false })
		).toBeVisible();
		await play.addPlayer('Eva');
		await play.hand.pick(page.getByRole('radio', { name: say('new_by_app'), exact: true }));
		await expect(caller).toHaveCount(0);
		await play.hand.press(play.startButton());
		await expect(
			page.getByRole('alert').filter({ hasText: say('parker_no_partners_pair_up') })
		).toBeVisible();
		await play.hand.pick(page.getByRole('radio', { name: say('new_a_player') }));
		await caller.selectOption('Eva');
		await expect(page.getByText('Ana and Carla · Ben and Dora')).toBeVisible();
		await play.hand.press(play.startButton());
		await expect(play.callButton()).toBeVisible();
		await play.press('parker_bingo');
		await play.hand.press(play.sheet().getByRole('button', { name: /^Eva/ }));
		await expect(play.toast()).toContainText(say('parker_ready_caller', { name: 'Eva' }));
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
