import type { Locator, Page } from '@playwright/test';
import { Play } from './support/play.ts';
import { allKept } from './support/tabs.ts';
import { expect, long, test } from './support/test.ts';
import { patternOf } from './support/words.ts';

/** The one sentence that stands in the page's alerts. */
const sentences = async (page: Page): Promise<string[]> =>
	(await page.getByRole('alert').allInnerTexts()).map((text) => text.trim()).filter((text) => text !== '');

test.use({ viewport: { width: 390, height: 844 } });

test(
	'of more people than the next box is for, the first are seated, named or not',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben', 'Carla', 'Dora', 'Eva']);
		for (const [box, most] of [
			['bing-oh', 3],
			['sino', 4]
		] as const) {
			await page.goto(site.at(`/new?box=${box}`));
			await expect(play.seats()).toHaveCount(most);
			await play.press('new_no_names');
			await expect(play.seats()).toHaveCount(most);
		}
		await page.goto(site.at('/new?box=quingo'));
		await expect(play.seats()).toHaveCount(5);
	}
);

test('a set-up with bad input says one sentence each, and loses nothing', async ({ page, site }) => {
	const play = new Play(page);
	const { say } = play;
	const add = async (name: string) => {
		await play.nameField().fill(name);
		await play.nameField().press('Enter');
	};
	await page.goto(site.home);
	await play.openSetUp();

	await test.step('nobody', async () => {
		await play.hand.press(play.startButton());
		await expect.poll(() => sentences(page)).toEqual([say('new_no_nobody')]);
	});
	await test.step('one alone', async () => {
		await add('Ana');
		await play.hand.press(play.startButton());
		await expect.poll(() => sentences(page)).toEqual([say('table_no_two_players')]);
	});
	await test.step('a player without a name', async () => {
		await add('   ');
		await expect.poll(() => sentences(page)).toEqual([say('new_no_empty')]);
	});
	await test.step('two of one name, however it is written', async () => {
		await add(' ana ');
		await expect.poll(() => sentences(page)).toEqual([say('new_no_same', { name: 'Ana' })]);
		await expect(play.nameField()).toHaveValue(' ana ');
	});
	await test.step('a name of 300 emoji', async () => {
		const long = '👩‍🚀'.repeat(300);
		await add(long);
		await expect
			.poll(() => sentences(page))
			.toEqual([say('name_refused_long', { most: '24', length: '300' })]);
		await expect(play.nameField()).toHaveValue(long);
		// 24 of them are a name.
		await add('👩‍🚀'.repeat(24));
		await expect(play.seats()).toHaveCount(2);
	});
	await test.step('fifty players', async () => {
		for (let i = 3; i <= 39; i += 1) await add(`Guest ${String(i)}`);
		// Of a list that was not added the last finds no seat: it is not left out without a word.
		await play.nameField().fill('Guest 40, Guest 41');
		await play.hand.press(play.startButton());
		await expect.poll(() => sentences(page)).toEqual([say('seat_no_room', { name: 'Guest 41', most: '40' })]);
		await expect(play.nameField()).toHaveValue(/^\s*Guest 41$/);
		await expect(play.seats()).toHaveCount(40);
		for (let i = 41; i <= 50; i += 1) await add(`Guest ${String(i)}`);
		await expect.poll(() => sentences(page)).toEqual([say('seat_no_room', { name: 'Guest 50', most: '40' })]);
		await expect(play.seats()).toHaveCount(40);
		await expect(play.nameField()).toHaveValue('Guest 50');
	});
	await test.step('a name left in the field that cannot be added is said beside the button', async () => {
		await play.hand.press(play.startButton());
		await expect.poll(() => sentences(page)).toEqual([say('seat_no_room', { name: 'Guest 50', most: '40' })]);
		await expect(page.getByRole('alert').filter({ hasText: '40' })).toBeInViewport();
		await expect(play.nameField()).toBeFocused();
		await expect(play.nameField()).toBeInViewport();
	});
	await test.step('a table of forty starts', async () => {
		await play.nameField().fill('');
		await play.hand.press(play.startButton());
		await expect(play.callButton()).toBeVisible();
		await play.call();
	});
});

test(
	'a list of names that is pasted becomes several people, in a set-up and among the players',
	{ tag: long },
	async ({ page, context, site }) => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		const play = new Play(page);
		await page.goto(site.home);
		await play.openSetUp();
		const paste = async (text: string) => {
			await page.evaluate((list) => navigator.clipboard.writeText(list), text);
			await play.nameField().fill('');
			await play.nameField().press('ControlOrMeta+V');
		};
		await paste('- Ana\n- Ben\n- Cai');
		await expect(play.seats()).toContainText(['Ana', 'Ben', 'Cai']);
		// Who sits there already is named, and the others sit down; the field is free for the next name.
		await paste('ana\nDora\nBEN');
		await expect(play.seats()).toContainText(['Ana', 'Ben', 'Cai', 'Dora']);
		await expect.poll(() => sentences(page)).toEqual([play.say('new_no_same', { name: 'Ana and Ben' })]);
		await page.keyboard.type('Eva');
		await expect(play.nameField()).toHaveValue('Eva');
		// Of two that are too long the one that is spoken of gives way to the next key, and the other one stays.
		const [long, longer] = ['Maximiliana-Josefina de la Torre', 'Wilhelmina Oosterhuis-Fitzgerald van Dam'];
		await paste(`${long}\n${longer}\nFay`);
		await expect
			.poll(() => sentences(page))
			.toEqual([play.say('name_refused_long', { most: '24', length: String(long.length) })]);
		await page.keyboard.type('Max');
		await expect(play.nameField()).toHaveValue(`Max, ${longer}`);

		// The field takes one name after the other, the first one too.
		await page.goto(site.at('/people'));
		await play.nameField().fill('Flo');
		await play.nameField().press('Enter');
		await expect(page.getByTestId('toast')).toHaveText(play.say('new_added', { name: 'Flo' }));
		await expect(play.nameField()).toBeFocused();
		const people = page.getByRole('list', { name: play.say('people_list') }).getByRole('listitem');
		await paste('1. Ana\n2. Ben');
		await expect(people).toContainText(['Ana', 'Ben', 'Flo']);
		// Who is there already stays in the field, and the others are added.
		await paste('ana, Dora, Eva');
		await expect(people).toContainText(['Ana', 'Ben', 'Dora', 'Eva', 'Flo']);
		await expect(play.nameField()).toHaveValue('ana');
		await expect.poll(() => sentences(page)).toEqual([play.say('people_no_taken', { name: 'Ana' })]);

		await page.goto(site.at('/new?box=parker-bingo'));
		// A list of which nothing is left to be put right keeps no table from starting.
		await paste('ana\nBEN');
		await expect.poll(() => sentences(page)).toEqual([play.say('new_no_same', { name: 'Ana and Ben' })]);
		await play.hand.press(play.startButton(), true);
		await expect(play.button('parker_bingo')).toBeVisible();
	}
);

test('a set-up half done is there after a reload', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await page.goto(site.home);
	await play.openSetUp();
	for (const name of ['Ana', 'Ben', 'Cleo']) await play.addPlayer(name);
	await play.seat('Cleo');
	await play.press('new_earlier', { name: 'Cleo' });
	await play.seat('Cleo');
	await play.hand.pick(play.tilesChoice('parker_tiles_real'));
	await page.getByLabel(play.say('parker_who_calls')).selectOption('Ben');
	await play.more();
	await play.hand.pick(page.getByRole('switch', { name: play.say('parker_free_centre') }));
	await play.nameField().fill('Da');
	await allKept(page);
	await page.reload();
	await expect(play.seats()).toHaveText([/Ana/, /Cleo/, /Ben/]);
	await expect(play.nameField()).toHaveValue('Da');
	await expect(play.tilesChoice('parker_tiles_real')).toBeChecked();
	await expect(page.getByLabel(play.say('parker_who_calls'))).toHaveValue(/.+/);
	await expect(page.getByLabel(play.say('parker_who_calls')).locator('option:checked')).toHaveText('Ben');
	await play.more();
	await expect(page.getByRole('switch', { name: play.say('parker_free_centre') })).toBeChecked();
});

test(
	'a set-up half done for the next game follows who is put right at the table',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await page.goto(site.home);
		await play.setUpTable(['Ana', 'Ben', 'Cleo']);
		const table = page.url();
		await page.goto(site.at('/new?box=parker-bingo'));
		await play.hand.pick(play.tilesChoice('parker_tiles_real'));
		const caller = page.getByLabel(say('parker_who_calls'));
		await caller.selectOption('Ben');
		await play.addPlayer('Dag');
		await play.nameField().fill('Ev');
		await allKept(page);
		await page.goto(table);
		await play.menu('table_menu_people');
		await play.press('table_wrong_person');
		await page.getByRole('combobox', { name: say('table_wrong_person') }).selectOption('Ben');
		await page.getByLabel(say('table_wrong_who', { name: 'Ben' })).fill('Zoe');
		await play.press('people_save');
		await expect(page.getByTestId('toast')).toContainText('Zoe');
		await allKept(page);
		await page.goto(site.at('/new?box=parker-bingo'));
		await expect(play.seats()).toHaveText([/Ana/, /Zoe/, /Cleo/, /Dag/]);
		await expect(caller.locator('option:checked')).toHaveText('Zoe');
		await expect(play.nameField()).toHaveValue('Ev');
	}
);

test('what a tap unfolds is in sight, above the way to start', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	await page.setViewportSize({ width: 390, height: 664 });
	await page.goto(site.home);
	await play.openSetUp();
	await play.more();
	const last = page.getByRole('switch', { name: play.say('settings_voice') });
	const top = async (target: Locator) => (await target.boundingBox())?.y ?? Infinity;
	await expect.poll(() => top(last)).toBeLessThan(await top(play.startButton()));
});

test.describe('on a phone with its browser’s bars', () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

	test('the field that keeps a table from starting is marked, and in sight above the sentence', async ({
		page,
		site
	}) => {
		const { say } = new Play(page);
		await page.goto(site.at('/new?box=any-game'));
		await page.getByRole('textbox', { name: say('new_name') }).fill('Ana, Ben, Cleo, Dag');
		await page.keyboard.press('Enter');
		await expect(page.getByText(say('new_groups'), { exact: true })).toBeVisible();
		await page.getByText(say('anygame_ends_target'), { exact: true }).click();
		const target = page.getByRole('textbox', { name: say('anygame_target') });
		// In sight, but where the sentence comes to stand.
		await target.evaluate((field) => field.scrollIntoView({ block: 'nearest' }));
		await page.getByTestId('start').tap();
		await expect(target).toBeFocused();
		await expect(target).toHaveAttribute('aria-invalid', 'true');
		const sentence = page.locator('footer, .dock').getByText(patternOf('en', 'anygame_no_target'));
		await expect(sentence).toBeVisible();
		const [field, said] = [await target.boundingBox(), await sentence.boundingBox()];
		expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(said?.y ?? 0);
	});
});

test(
	'from the rules the arrow leads back to the set-up, as it was left',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		const { say } = play;
		await page.goto(site.home);
		await play.openSetUp();
		await play.addPlayer('Ana');
		await play.nameField().fill('Be');
		await play.hand.press(page.getByRole('link', { name: say('rules_title') }));
		await expect(page.getByRole('heading', { level: 1 })).toContainText(say('rules_title'));
		await play.hand.press(page.getByRole('link', { name: say('new_title') }));
		await expect(play.seats()).toContainText(['Ana']);
		await expect(play.nameField()).toHaveValue('Be');
	}
);

test(
	'on a phone on its side what is refused leaves the button in sight that starts the game',
	{ tag: long },
	async ({ page, site }) => {
		const play = new Play(page);
		await page.setViewportSize({ width: 844, height: 390 });
		await page.goto(site.at('/new?box=any-game'));
		await play.startButton().click();
		await expect(page.getByText(play.say('new_no_nobody'))).toBeInViewport({ ratio: 1 });
		await expect(play.startButton()).toBeInViewport({ ratio: 1 });
	}
);

test('an address of no table says so, and nothing is made of it', { tag: long }, async ({ page, site }) => {
	const play = new Play(page);
	for (const [path, key] of [
		['/play?table=nobody', 'play_missing'],
		['/play?table=%00%F0%9F%98%80', 'play_missing'],
		['/play', 'play_no_id']
	] as const) {
		await page.goto(site.at(path));
		await expect(page.getByRole('alert')).toContainText(play.say(key));
	}
	await page.getByRole('alert').getByRole('link').click();
	await expect(page.getByText(play.say('shelf_on_shelf'))).toBeVisible();
	await expect(page.getByText(play.say('shelf_on_table'))).toHaveCount(0);
});
