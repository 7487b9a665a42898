import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { JournalRow } from './journal.ts';
import type { Play } from './play.ts';
import type { Look } from './screens.ts';
import type { Site } from './site.ts';

type Row = JournalRow & Readonly<Record<string, unknown>>;

interface Told {
	/** What it is called in the walks; in other letters, its id on the device. */
	readonly name: string;
	readonly rows: readonly Row[];
}

/** A table of a golden journal, from the first up. */
function golden(box: string, journal: string, nth: number): readonly Row[] {
	const file = readFileSync(`src/lib/games/${box}/journals/${journal}.json`, 'utf8');
	const { tables } = JSON.parse(file) as { readonly tables: readonly { readonly rows: readonly Row[] }[] };
	return tables[nth]?.rows ?? [];
}

const longest = ['Maximiliana Fernández 24', 'Bartholomäus', 'Constantinopla'];
/** So many people at a table that was just opened, some of them with names that are hard to place. */
function crowd(box: string, variant: string, count: number, more: object): readonly Row[] {
	const players = Array.from({ length: count }, (_, i) => ({
		id: `p${String(i)}`,
		name: longest[i] ?? `${'ABCDEFGHIJKLMNOPQRST'[i] ?? ''}na`
	}));
	const opening = { type: 'table.opened', box, variant, edition: 1, seed: 'a-crowd', players, ...more };
	return [{ seq: 0, at: Date.UTC(2026, 10, 20), v: box === 'any-game' ? 2 : 1, fact: opening }];
}
const calls: readonly Row[] = [11, 17, 63, 4, 42, 58, 70].map((number, i) => ({
	seq: i + 1,
	at: Date.UTC(2026, 10, 20, 0, i),
	v: 1,
	fact: { type: 'ball.called', number }
}));
const byApp = { drawing: 'app', caller: null, options: { freeCentre: false, winnerCalls: false } };

/** Games of every box that are over. */
const over: readonly Told[] = [
	{ name: 'Parker over', rows: golden('parker-bingo', 'normal-v1', 0) },
	{ name: 'Parker Points over', rows: golden('parker-bingo', 'points-v2', 0) },
	{ name: 'Quingo over', rows: golden('quingo', 'sheets-v1', 0) },
	{ name: 'Quingo played to its end', rows: golden('quingo', 'full-v2', 0) },
	{ name: 'Sino over', rows: golden('sino', 'sino-v1', 0) },
	{ name: 'Sino stopped', rows: golden('sino', 'sino-v1', 1) },
	{ name: 'Bing-Oh over', rows: golden('bing-oh', 'tally-v1', 1) },
	{ name: 'Bing-Oh stopped', rows: golden('bing-oh', 'ledger-v2', 2) },
	{ name: 'cards over', rows: golden('card-bingo', 'card-bingo-v1', 0) },
	{ name: 'Blackout over', rows: golden('card-bingo', 'blackout-v1', 0) },
	{ name: 'Cardgo over', rows: golden('card-bingo', 'cardgo-v1', 0) },
	{ name: 'Long layout over', rows: golden('card-bingo', 'long-layout-v2', 0) },
	{ name: 'any game over', rows: golden('any-game', 'any-game-v2-target', 0) }
];

/** Games of every box that are half-way, and as many people as there may be. */
const going: readonly Told[] = [
	{ name: 'Parker half-way', rows: golden('parker-bingo', 'normal-v1', 2).slice(0, 30) },
	{ name: 'Parker, a claim', rows: golden('parker-bingo', 'points-v2', 0).slice(0, 7) },
	{ name: 'Quingo half-way', rows: golden('quingo', 'ways-v2', 0).slice(0, 20) },
	{ name: 'Sino half-way', rows: golden('sino', 'sino-v2-ways', 0).slice(0, 40) },
	{ name: 'Bing-Oh half-way', rows: golden('bing-oh', 'keeping-v2', 1) },
	{ name: 'Bing-Oh ledger half-way', rows: golden('bing-oh', 'ledger-v2', 0) },
	{ name: 'cards, twelve players', rows: golden('card-bingo', 'card-bingo-v1', 1) },
	{ name: 'Blackout half-way', rows: golden('card-bingo', 'blackout-v1', 1).slice(0, 30) },
	{ name: 'any game half-way', rows: golden('any-game', 'any-game-v1-lowest', 0) },
	{ name: 'Parker, eight players', rows: [...crowd('parker-bingo', 'points', 8, byApp), ...calls] },
	{ name: 'Parker, twenty players', rows: [...crowd('parker-bingo', 'points', 20, byApp), ...calls] },
	{
		name: 'any game, twenty players',
		rows: crowd('any-game', 'any-game', 20, { wins: 'highest', ends: { how: 'open' }, dealer: null })
	}
];

/** How a game is ended in its menu, by the name of the game. */
const endings: Readonly<Record<string, string>> = {
	'Parker half-way': 'parker_end_evening',
	'Quingo half-way': 'table_end_game',
	'Bing-Oh half-way': 'table_end_game'
};

const idOf = (name: string): string => name.replace(/\W+/g, '-');

/** Brings these games to the device as a person does: from a file, in the settings. */
async function bring({ page, say }: Play, site: Site, tables: readonly Told[]): Promise<void> {
	const file = {
		format: 'tablemate-journal',
		version: 1,
		people: ['Ana', 'Ben', 'Cleo', 'Maximiliana Fernández'].map((name) => ({
			id: name.toLowerCase(),
			name,
			lastPlayedAt: Date.UTC(2026, 10, 20)
		})),
		tables: tables.map(({ name, rows }) => ({
			table: idOf(name),
			rows: rows.map((row) => ({ ...row, table: idOf(name) }))
		}))
	};
	await page.goto(site.at('/settings'));
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
	await page.getByLabel(say('backup_choose')).setInputFiles({
		name: 'games.json',
		mimeType: 'application/json',
		buffer: Buffer.from(JSON.stringify(file))
	});
	await expect(page.getByText(say('backup_added', { count: tables.length }))).toBeVisible();
}

const tableAt = (path: string, name: string) => `${path}?table=${idOf(name)}`;

/** All that looks back on many games, as they are found after an evening, and what is shown beside a table. */
export async function lookingBack(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	const still = (name: string) => look({ name, inPlay: false });
	await bring(play, site, [...over, ...going]);
	await still('settings, games brought back');
	await page.goto(site.home);
	await expect(page.getByText(say('shelf_on_table'))).toBeVisible();
	await still('shelf with many tables');

	await page.goto(site.at('/past'));
	await expect(page.getByRole('link', { name: 'Quingo' }).first()).toBeVisible();
	await still('past games');
	await page.goto(site.at(tableAt('/past/game', 'Parker over')));
	await expect(page.getByRole('slider')).toBeVisible();
	await still('past game, at its end');
	await play.press('walk_previous');
	await play.press('walk_previous');
	await still('past game, two moves before');
	await play.press('log_title');
	await expect(play.sheet()).toBeVisible();
	await still('past game, log');
	await play.closeSheet();
	await play.press('past_menu');
	await expect(play.sheet().getByRole('img').first()).toBeVisible();
	await still('past game, menu');
	await play.press('past_delete');
	await expect(play.toast()).toBeVisible();
	await page.goto(site.at('/past/bin'));
	await expect(page.getByRole('button', { name: new RegExp(`^${say('log_restore')}`) })).toBeVisible();
	await still('deleted games');
	await play.hand.press(page.getByRole('button', { name: new RegExp(`^${say('log_restore')}`) }));
	await expect(play.toast()).toBeVisible();

	await page.goto(site.at('/people'));
	await play.hand.press(page.getByRole('button', { name: /^Ben/ }));
	await expect(play.sheet()).toBeVisible();
	await play.hand.pick(play.sheet().getByRole('radio', { name: say('people_teal') }));
	await expect(page.locator('.badge[data-colour="teal"]').first()).toBeAttached();
	await still('somebody');
	await play.closeSheet();
	await still('people');
	await page.goto(site.at('/numbers?box=parker-bingo'));
	await expect(page.getByRole('figure', { name: say('parker_odds_title') })).toBeVisible();
	await still('numbers');
	await page.goto(site.at('/numbers?box=parker-bingo&person=ben'));
	await expect(page.getByRole('heading', { name: 'Ben', level: 1 })).toBeVisible();
	await still('numbers of somebody');
	await page.getByText(say('numbers_as_table')).first().click();
	await still('numbers of somebody, as a table');

	await page.goto(site.at(tableAt('/board', 'Parker half-way')));
	await expect(page.getByText(say('parker_name')).first()).toBeVisible();
	await look({ name: 'the second screen', inPlay: true });
	await page.goto(site.at('/card?box=parker-bingo&set=puma-tuba&of=60&card=17'));
	await expect(page.getByRole('group').first()).toBeVisible();
	await look({ name: 'a phone as a card', inPlay: true });
}

/** Every box half-way, over, and with as many people as there may be; its set-up, where everybody is known. */
export async function everyGame(play: Play, site: Site, look: Look): Promise<void> {
	const { page, say } = play;
	await bring(play, site, [...over, ...going]);
	for (const told of [...over, ...going]) {
		await page.goto(site.at(tableAt('/play', told.name)));
		await expect(page.getByTestId('saved')).toBeAttached();
		await expect(page.locator('main > *').filter({ visible: true }).first()).toBeVisible();
		await look({ name: told.name, inPlay: true });
		const end = endings[told.name];
		if (end === undefined) continue;
		// An end asks for a second tap on the same line of the menu.
		await play.press('table_menu_label');
		await play.hand.press(play.sheet().getByRole('button', { name: new RegExp(`^${say(end)}`) }));
		await look({ name: `${told.name}, to be ended`, inPlay: false });
		await play.closeSheet();
	}
	for (const box of ['quingo', 'card-bingo', 'any-game', 'parker-bingo']) {
		await page.goto(site.at(`/new?box=${box}`));
		await expect(play.startButton()).toBeVisible();
		await play.press('new_no_names');
		await look({ name: `${box}, set-up`, inPlay: false });
	}
	await play.more();
	await page.getByLabel(say('parker_pattern')).selectOption(say('parker_pattern_t'));
	await look({ name: 'parker-bingo, set-up, house rules', inPlay: false });
}
