import { type JournalFact, openTold, people } from './support/journal.ts';
import { enter, lines } from './support/keyboard.ts';
import { Play } from './support/play.ts';
import { setUpSino, tapSpace } from './support/sino.ts';
import { expect, long, test } from './support/test.ts';

// What a player stumbled over in whole evenings without a mouse, by ear.
test.use({ viewport: { width: 1024, height: 768 } });

test(
	'five numbers read back are five times Enter, and the next leads to the award [PB-9]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.home);
		await play.setUpTable(['Cleo', 'Ana'], { wooden: true });
		await play.lay(31, 36, 40, 43, 45);
		await play.menu('rules_title');
		await page.keyboard.press('Escape');
		await play.button('parker_bingo').focus();
		await enter(page);
		await play.sheet().getByRole('button', { name: 'Ana' }).focus();
		await enter(page);
		// Where the next answer is given, not at what was used before.
		const line = (name: string) => page.getByRole('radio', { name, exact: true });
		await expect(line('B column')).toBeFocused();
		// The arrows pass lines by, and only Enter names one.
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expect(line('N column')).toBeFocused();
		await expect(line('N column')).not.toBeChecked();
		await enter(page);
		await expect(line('N column')).toBeChecked();
		await page.getByRole('button', { name: 'N 31', exact: true }).focus();
		for (const next of [36, 40, 43, 45]) {
			await enter(page);
			await expect(page.getByRole('button', { name: `N ${String(next)}`, exact: true })).toBeFocused();
		}
		await enter(page);
		await expect(play.button('parker_award', { name: 'Ana' })).toBeFocused();
	}
);

test(
	'a shout that was somebody else’s and then nobody’s is gone at one tap [G-3]',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben', 'Cleo'], { wooden: true });
		await play.lay(31);
		await play.shout('Ben');
		await play.press('table_meant_other');
		await play.sheet().getByRole('button', { name: 'Cleo' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Cleo');
		await play.press('parker_go_on_calling');
		await expect(page.getByRole('heading', { level: 1 })).toContainText(play.say('parker_name'));
		await play.press('shell_undo');
		await expect(page.getByRole('heading', { level: 1 })).toContainText('Cleo');
	}
);

test(
	'the free seat takes the next name while another is being moved',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.at('/new?box=bing-oh'));
		await play.addPlayer('Ana');
		await play.seat('Ana');
		await page.getByRole('button', { name: play.say('new_free_seat') }).focus();
		await page.keyboard.press('Enter');
		await expect(play.nameField()).toBeFocused();
		await page.keyboard.type('Ben');
		await page.keyboard.press('Enter');
		await expect(play.seats()).toHaveCount(2);
		// A table that is loaded has its title after the router has spoken.
		await play.hand.press(play.startButton(), true);
		await expect(page.locator('h1')).toContainText(play.say('table_round', { number: 1 }));
		await expect(lines(page)).toContainText(play.say('bingoh_name'));
	}
);

test.describe('the tally of Bing-Oh!', () => {
	const faces = {
		letters: ['B', 'I', 'N', 'G', 'O', 'H'].map((shows) => ({ shows, star: shows === 'B' })),
		numbers: [1, 2, 3, 4, 5, 6].map((shows) => ({ shows, star: shows === 6 }))
	};
	const opening: JournalFact = {
		...{ type: 'table.opened', box: 'bing-oh', variant: 'bing-oh', edition: 1, seed: 'told' },
		...{
			players: people('Ana', 'Ben'),
			keeping: 'tally',
			dice: 'real',
			faces,
			colours: ['red', 'blue'],
			chips: 50
		}
	};
	const round: JournalFact = {
		type: 'round.scored',
		callers: ['ana'],
		foreign: [
			{ player: 'ana', count: 3 },
			{ player: 'ben', count: 2 }
		]
	};

	test('a count is one stop, counts by its arrows, and is heard', { tag: long }, async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [opening]);
		const count = page.getByRole('textbox', { name: play.say('bingoh_foreign_label', { name: 'Ana' }) });
		await play.button('bingoh_called_label', { name: 'Ana' }).focus();
		await page.keyboard.press('Tab');
		await expect(count).toBeFocused();
		await page.keyboard.type('3');
		await page.keyboard.press('ArrowUp');
		await expect(count).toHaveValue('4');
		await expect(lines(page)).toContainText('4');
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowDown');
		await expect(count).toHaveValue('2');
		await page.keyboard.press('Tab');
		await expect(play.button('bingoh_called_label', { name: 'Ben' })).toBeFocused();
	});

	test(
		'a round that is put right says that it is, which, and what it came to [G-3]',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			await openTold(page, site, [opening, round]);
			await play.menu('log_title');
			await play
				.sheet()
				.getByRole('button', { name: play.say('bingoh_put_right_round', { number: '1' }) })
				.click();
			await expect(lines(page)).toContainText(play.say('bingoh_fixing'));
			await expect(page.locator('h1')).toContainText(play.say('table_round', { number: 1 }));
			await play.press('bingoh_called_label', { name: 'Ben' });
			await play.press('bingoh_called_label', { name: 'Ana' });
			await page.getByTestId('write').click();
			await expect(lines(page)).toContainText('Ana +3, Ben +7');
		}
	);

	test(
		'what a space demands is heard when its sheet is gone [B-10]',
		{ tag: long },
		async ({ page, site }) => {
			const play = new Play(page);
			await openTold(page, site, [opening]);
			await play.press('bingoh_spaces');
			await play.sheet().getByRole('button', { name: 'Ben: Must win with an L' }).click();
			await expect(lines(page)).toContainText('Ben: Must win with an L');
		}
	);
});

test(
	'the keys of a pad are one stop, and a board says what is covered',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await openTold(page, site, [
			{
				...{ type: 'table.opened', box: 'any-game', variant: 'any-game', edition: 1, seed: 'told' },
				...{ players: people('Ana'), wins: 'highest', ends: { how: 'target', target: 100 }, dealer: null }
			}
		]);
		const keys = page.getByRole('group', { name: play.say('anygame_keys') });
		await expect(keys.locator('button[tabindex="0"]')).toHaveCount(1);
		await keys.getByRole('button', { name: '1', exact: true }).focus();
		await page.keyboard.press('ArrowRight');
		await expect(keys.getByRole('button', { name: '2', exact: true })).toBeFocused();
		await page.keyboard.press('Enter');
		await play.press('anygame_write', { number: 1 });
		// Who plays alone is ahead of nobody.
		await expect(page.locator('main')).not.toContainText(play.say('anygame_leads', { count: 1 }));

		await setUpSino(play, site, ['Ana', 'Ben'], { dice: 'real' });
		await tapSpace(page, 'blue 1');
		const board = page.locator('.place[tabindex="0"]');
		await board.focus();
		for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
		await expect(lines(page)).toContainText(/covered: 1$/);
	}
);

test(
	'a name is mended at its seat: Enter is done, Escape leaves it as it was; without names it goes on at Start',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.at('/new?box=any-game'));
		for (const name of ['Ana', 'Bne']) await play.addPlayer(name);
		const seat = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });
		const name = page.getByRole('group').getByRole('textbox', { name: play.say('new_name') });
		const open = async (who: string) => {
			await seat(who).focus();
			await enter(page);
			await name.focus();
		};
		await open('Bne');
		await name.fill('Ben');
		await page.keyboard.press('Enter');
		await expect(seat('Ben')).toBeFocused();
		await open('Ben');
		await name.fill('ana');
		await page.keyboard.press('Enter');
		await expect(play.toast()).toContainText('Ana');
		await expect(name).toBeFocused();
		await name.fill('Cleo');
		await page.keyboard.press('Escape');
		await expect(seat('Ben')).toBeFocused();

		// Half typed is meant to play, and is counted.
		await play.nameField().fill('Cle');
		await expect(play.startButton()).toContainText('3');
		await play.nameField().fill('');
		await page.getByRole('button', { name: play.say('new_no_names') }).focus();
		await enter(page);
		await expect(play.startButton()).toBeFocused();
	}
);
