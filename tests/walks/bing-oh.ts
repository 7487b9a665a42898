import { expect } from '@playwright/test';
import { bingOhFacts, setUpBingOh, tell } from '../support/bing-oh.ts';
import type { Play } from '../support/play.ts';
import type { Look, Walk } from '../support/screens.ts';
import type { Site } from '../support/site.ts';
import { middle } from '../support/taps.ts';

const names = ['Ana', 'Ben', 'Maximiliana Fernández'] as const;

/** The tally from its first round to the end, and every sheet that lies over it. */
async function theTally(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say, language } = play;
	const at = (name: string) => look({ name: `bing-oh, ${name}`, inPlay: true });
	const still = (name: string) => look({ name: `bing-oh, ${name}`, inPlay: false });

	const { ids } = await setUpBingOh(play, site, names, {
		before: async () => {
			// Only the app's dice need their faces beside a tally.
			const dice = page.getByRole('radiogroup', { name: say('bingoh_dice'), exact: true });
			await play.hand.pick(dice.getByRole('radio', { name: say('new_by_app') }));
			await page.getByText(say('bingoh_faces'), { exact: true }).click();
			await play.hand.pick(page.getByRole('radio', { name: say('bingoh_cards_app') }));
			await still('set-up');
			await play.hand.pick(dice.getByRole('radio', { name: say('bingoh_dice_real') }));
		}
	});
	const facts = bingOhFacts(ids);
	await play.press('bingoh_write', { number: '1' });
	await expect(play.toast()).toContainText(say('bingoh_no_nobody_called'));
	await at('tally, nobody called');
	await tell(
		page,
		1,
		{ type: 'dice.changed', dice: 'app' },
		facts.space(0, 'must-t'),
		facts.space(2, 'others-vertical'),
		facts.space(1, 'lose-turn'),
		facts.round([0], [12, 2, 0])
	);
	await tell(page, 6, facts.space(0, 'must-corners'), facts.space(1, 'lose-turn'));
	await expect(page.getByText(say('bingoh_must', { shape: say('bingoh_shape_corners') }))).toBeVisible();
	await at('tally, with a shape and a lost turn');
	await play.press('bingoh_dice');
	await play.hand.press(page.getByTestId('roll'));
	await expect(play.sheet().locator('svg').first()).toBeVisible();
	await at('dice beside a tally');
	await play.closeSheet();
	await play.press('bingoh_spaces');
	await still('the reference');
	await page.getByRole('textbox', { name: say('bingoh_search') }).fill('zzz');
	await expect(page.getByText(say('bingoh_found', { count: 0 }))).toBeVisible();
	await still('the reference, nothing found');
	await play.closeSheet();
	await play.press('table_menu_label');
	await still('menu');
	await play.closeSheet();
	for (const [key, name] of [
		['rules_title', 'rules sheet'],
		['table_menu_people', 'people sheet'],
		['bingoh_faces', 'faces of the dice'],
		['log_title', 'log']
	] as const) {
		await play.menu(key);
		await expect(play.sheet()).toHaveCount(1);
		await still(name);
		if (name !== 'log') await play.closeSheet();
	}
	await play.press('bingoh_put_right_round', { number: '1' });
	await at('a round put right');
	await play.press('bingoh_forgotten');
	await at('a round that was forgotten');
	await play.press('bingoh_leave_it');
	await play.closeSheet();
	await play.menu('table_menu_people');
	await play.hand.pick(play.sheet().getByRole('radio', { name: say('bingoh_ledger') }));
	await play.hand.pick(play.sheet().getByRole('radio', { name: say('bingoh_yes') }));
	await still('a ledger that begins in mid round');
	await play.closeSheet();
	await tell(page, 9, facts.round([1], [5, 15, 0]));
	const level = language === 'es' ? 'Ana y Ben' : 'Ana and Ben';
	await expect(page.locator('main').getByText(say('bingoh_play_off', { names: level }))).toBeVisible();
	await at('level at 20 or more');
	await tell(page, 10, facts.round([2], [30, 0, 4]));
	await expect(page.locator('main').getByText(say('table_wins', { name: 'Ana' }))).toBeVisible();
	await at('the end');
}

/** A ledger in every situation. */
async function theLedger(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const at = (name: string) => look({ name: `bing-oh, ledger, ${name}`, inPlay: true });
	const { ids } = await setUpBingOh(play, site, names, { keeping: 'ledger', dice: 'app' });
	const facts = bingOhFacts(ids);
	let seq = 1;
	const then = async (name: string, ...more: Parameters<typeof tell>[2][]) => {
		await tell(page, seq, ...more);
		seq += more.length;
		await expect(page.getByTestId('ask')).toBeVisible();
		await at(name);
	};
	await at('dealing');
	await then('who begins', facts.dealt(0, 1, 2), facts.start(0, 5), facts.start(1, 5), facts.start(2, 3));
	await then('rolling', facts.begins(0));
	await then('placing', facts.rolls(0, 'B', 6, 2));
	await then('landing', facts.placed([0, 1, 2], [0, 1, 2]));
	await then('removing chips', facts.space(0, 'remove-two'));
	await then(
		'a roadblock to roll',
		facts.removes(0, 1, 1),
		facts.left(0),
		facts.space(1, 'roadblock-roll-2')
	);
	await then('a roadblock to lay', facts.rolls(1, 'O', 3, 0));
	await then(
		'a new card for another',
		{ type: 'roadblock.laid', player: ids[1], on: ids[0] },
		facts.rolls(1, 'H', 1, 0),
		{ type: 'roadblock.missed', player: ids[1] },
		facts.space(2, 'choose-new-card')
	);
	await then('stars', { type: 'card.renewed', player: ids[2], holder: ids[0], free: 2 });
	await then('dice read off', { type: 'stars.left', player: ids[0] }, { type: 'dice.changed', dice: 'real' });
	await then(
		'cards to swap',
		facts.rolls(1, 'N', 2, 0),
		facts.placed([1, 2, 0], [1, 2, 0]),
		facts.space(1, 'swap-cards')
	);
	await then(
		'one more roll',
		{ type: 'cards.swapped', player: ids[1], with: ids[2] },
		facts.space(2, 'roll-again')
	);
	await then('placing once more', facts.rolls(2, 'I', 4, 1));
	await then(
		'chips to take, and shapes asked',
		facts.placed([2], []),
		{ type: 'space.named', player: ids[0], space: 'take-chips', chips: 3 },
		{ type: 'chip.taken', player: ids[0], from: ids[1], owner: ids[1] }
	);
	await then(
		'order reversed',
		facts.left(0),
		facts.space(1, 'reverse'),
		facts.space(2, 'others-horizontal'),
		facts.counted(1, [
			[1, 0],
			[35, 12],
			[0, 2]
		])
	);

	await play.menu('log_title');
	const read = say('bingoh_at', { letter: 'N', number: '2' });
	await play.hand.press(
		page.getByRole('button', { name: say('table_meant_what', { what: read }), exact: true })
	);
	for (const name of ['N', '3'])
		await play.hand.press(play.sheet().getByRole('button', { name, exact: true }));
	await play.press('bingoh_put_right');
	const no = play
		.sheet()
		.getByRole('radio', { name: say('bingoh_no'), exact: true })
		.last();
	await expect(no).toBeVisible();
	await at('what follows from a roll put right');
	await play.hand.pick(no);
	await expect(play.sheet().getByRole('alert')).toBeVisible();
	await at('what goes with a roll put right');
	// The answer is taken back, and what the roll is to be.
	for (let i = 0; i < 2; i += 1)
		await play.hand.press(play.sheet().getByRole('button', { name: say('shell_undo'), exact: true }));
	await at('whose a roll was');
	await play.press('bingoh_roll_missing');
	await at('a roll that was left out');
	for (const name of ['H', '2'])
		await play.hand.press(play.sheet().getByRole('button', { name, exact: true }));
	for (const name of names)
		await play.hand.pick(
			play
				.sheet()
				.getByRole('radiogroup', { name, exact: true })
				.getByRole('radio', { name: say('bingoh_special') })
		);
	await at('who placed on a roll that was left out');
	await play.hand.press(play.sheet().getByRole('button', { name: say('bingoh_placed_do'), exact: true }));
	await at('which space a roll hit that was left out');
	await play.press('bingoh_leave_it');
	// It leads back to the history.
	await expect(play.sheet().getByRole('heading', { name: say('log_title') })).toBeVisible();
	await play.closeSheet();

	await play.hand.press(page.getByTestId('bingoh'));
	const caller = play.sheet().getByRole('button', { name: /^Ben/ });
	const there = await middle(caller);
	await play.hand.press(caller);
	await expect(play.sheet().getByRole('radio', { name: say('bingoh_yes'), exact: true })).toBeEnabled();
	// The question had its room already: who says yes at once taps on nothing else.
	expect(await middle(caller)).toEqual(there);
	await at('the call');
	await play.hand.pick(play.sheet().getByRole('radio', { name: say('bingoh_yes'), exact: true }));
	await play.press('bingoh_end_round');
	await expect(page.locator('main').getByText(say('bingoh_called_by', { names: 'Ben' }))).toBeVisible();
	await at('a round over');
	await play.menu('bingoh_count');
	await at('the count');
	await play.closeSheet();
	await play.endBy('table_end_game');
	await expect(page.locator('main').getByText(say('past_nobody'))).toBeVisible();
	await at('ended');
}

/** Bing-Oh! from its set-up to the end, with both ways of keeping it, and its printed cards. */
async function atBingOh(play: Play, site: Site, look: Look): Promise<void> {
	await theTally(play, site, look);
	await theLedger(play, site, look);
	await play.page.goto(site.at('/cards?box=bing-oh&set=puma-tuba&of=3.6-6-24'));
	await expect(play.page.locator('td.special').first()).toBeAttached();
	await look({ name: 'bing-oh, cards', inPlay: false });
}

export const walk: Walk = { where: 'at a table of Bing-Oh!', walk: atBingOh, stops: 35, nightly: true };
