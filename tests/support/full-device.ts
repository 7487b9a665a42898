import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { JournalRow } from './journal.ts';
import type { Play } from './play.ts';
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
export const over: readonly Told[] = [
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
export const going: readonly Told[] = [
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

const idOf = (name: string): string => name.replace(/\W+/g, '-');

/** Brings these games to the device as a person does: from a file, in the settings. */
export async function bring({ page, say }: Play, site: Site, tables: readonly Told[]): Promise<void> {
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

/** Returns the address of a page about one of these games. */
export const tableAt = (path: string, name: string) => `${path}?table=${idOf(name)}`;
