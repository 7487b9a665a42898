import 'fake-indexeddb/auto';
import type { Row } from '$lib/core/journal';
import { room } from '$lib/games/parker-bingo';
import { called, opening } from '$lib/games/parker-bingo/testing';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bin, emptyBin, keptInBin, listBin } from './bin';
import { Database } from './db';
import { appendRows, readEntries } from './entries';
import { judge } from './judge';
import { listPeople, readRoster } from './people';
import { summaryOf, timesOf } from './rebuild';
import { lastRestore, restore, takeOver, undoRestore } from './restore';
import { listTables } from './tables';

const findRoom = (box: string) => Promise.resolve(box === room.box ? room : undefined);
const facts = [opening(), ...called(...Array.from({ length: 20 }, (_, i) => i + 1))];
const rows = (table: string, count: number): Row[] =>
	facts.slice(0, count).map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));
const people = [
	{ id: 'ana', name: 'Ana', lastPlayedAt: 4, mergedInto: 'eve' },
	{ id: 'eve', name: 'Eve', lastPlayedAt: 4, born: 1985 },
	{ id: 'zed', name: 'Zed', lastPlayedAt: 4 }
];
const file = (tables: readonly object[], more: object = {}) =>
	JSON.stringify({ format: 'tablemate-journal', version: 1, tables, ...more });

let here: Database;
let count = 0;
beforeEach(() => {
	here = new Database(`restore-undo-${String(count++)}`);
});
afterEach(() => here.close());

async function lay(table: string, length: number): Promise<void> {
	const summary = await summaryOf(table, rows(table, length), findRoom);
	if (!summary) throw new Error('no summary');
	const done = await appendRows(rows(table, length), summary, here);
	expect(done.ok).toBe(true);
}
async function take(text: string): Promise<void> {
	expect((await restore(text, findRoom, 5, here)).ok).toBe(true);
}
const lists = async () => ({
	shelf: (await listTables('in-play', here)).tables.map(({ id, rows }) => [id, rows]),
	bin: await listBin(here).then((all) =>
		all.ok ? all.value.map(({ id, summary }) => [id, summary.rows]) : all
	)
});

describe('a restore is taken back after its table was deleted', () => {
	test('a table that went on in the file stays in the bin, as it was before', async () => {
		await lay('t', 5);
		await take(file([{ table: 't', rows: rows('t', 8) }]));
		await bin('t', 100, here);
		await undoRestore(here);
		expect(await lists()).toEqual({ shelf: [], bin: [['t', 5]] });
		expect(await readEntries('t', 0, here)).toMatchObject({ ok: true, value: { length: 5 } });
	});

	test('a table that was not here is gone from the bin, too', async () => {
		await take(file([{ table: 't', rows: rows('t', 8) }]));
		await bin('t', 100, here);
		await undoRestore(here);
		expect(await lists()).toEqual({ shelf: [], bin: [] });
		expect(await readEntries('t', 0, here)).toEqual({ ok: true, value: [] });
	});
});

test('the bin deletes no journal of a table that is on a list', async () => {
	await lay('t', 5);
	const done = await here.run(async (db) => {
		const summary = await db.get('tables', 't');
		if (summary) await db.put('bin', { id: 't', binnedAt: 0, summary });
	});
	expect(done.ok).toBe(true);
	expect(await emptyBin(keptInBin + 1, here)).toEqual({ ok: true, value: [] });
	expect(await lists()).toEqual({ shelf: [['t', 5]], bin: [] });
	expect(await readEntries('t', 0, here)).toMatchObject({ ok: true, value: { length: 5 } });
});

test('who sits at a table that was played on since stays, and so does who they are now', async () => {
	await take(file([{ table: 't', rows: rows('t', 5) }], { people }));
	const summary = await summaryOf('t', rows('t', 6), findRoom);
	if (!summary) throw new Error('no summary');
	await appendRows(rows('t', 6).slice(5), summary, here);
	expect(await undoRestore(here)).toEqual({ ok: true, value: { removed: 0, stayed: 1 } });
	const roster = await readRoster(here);
	expect(roster.ok && roster.value.who('ana')).toMatchObject({ name: 'Eve', born: 1985 });
	expect(roster.ok && roster.value.get('zed')).toBeUndefined();
});

test('a table that is taken over can be found by who sits there, and leaves the last restore to be taken back', async () => {
	await take(file([{ table: 'of-the-file', rows: rows('of-the-file', 3) }]));
	const judged = await judge(
		{ table: 'taken', rows: rows('taken', 4), box: room.box, facts: false, damaged: [], path: '' },
		findRoom
	);
	if (!judged.ok) throw new Error(judged.why);
	await takeOver(judged, 50, here);
	const known = await listPeople(here);
	expect(known.ok && known.value.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Carla', 'Dora']);
	expect((await lastRestore(here))?.tables.map(({ id }) => id)).toEqual(['of-the-file']);
	await undoRestore(here);
	expect((await lists()).shelf).toEqual([['taken', 4]]);
});

test('figures that were worked out from rows that leave again leave with them', async () => {
	await take(file([{ table: 't', rows: rows('t', 5) }]));
	expect(await here.run((db) => db.put('figures', { id: 't' } as never))).toEqual({ ok: true, value: 't' });
	await undoRestore(here);
	expect(await here.run((db) => db.count('figures'))).toEqual({ ok: true, value: 0 });
});

describe('when a game was played', () => {
	const hour = 60 * 60 * 1000;
	const played = [
		{ at: 10, fact: {} },
		{ at: 20, fact: {} }
	];
	test.each([
		[
			'put right months later',
			true,
			[...played, { at: 900 * hour, strikes: 1 }, { at: 901 * hour, fact: {} }],
			20
		],
		['put right at once', true, [...played, { at: 30, strikes: 1 }, { at: 40, fact: {} }], 40],
		['played on the next day', true, [...played, { at: 24 * hour, fact: {} }], 24 * hour],
		[
			'not over, and an evening later taken back',
			false,
			[...played, { at: 24 * hour, strikes: 1 }],
			24 * hour
		],
		['a journal of nothing', true, [], 0]
	])('%s', (_, over, journal, changedAt) => {
		expect(timesOf(journal, over).changedAt).toBe(changedAt);
	});
});
