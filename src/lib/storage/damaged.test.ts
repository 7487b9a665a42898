import 'fake-indexeddb/auto';
import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import type { IDBPDatabase } from 'idb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exportAll } from './backup';
import { deleteTable, listDeleted, purgeDeleted, undeleteTable } from './bin';
import { Database } from './db';
import { importBackup } from './import';
import { loadRoster, savePlayers } from './people';
import { changePerson, mergePeople } from './people-changes';
import { appendRows } from './rows';
import { loadLastOpening, loadLastSeating, loadSetUp } from './set-ups';
import { loadStats } from './stats-cache';
import { rebuildSummaries, summaryOf } from './summaries';
import { listTables } from './tables';
import { listTransferred, transferredAt } from './transfers';
import { lastImport, undoImport } from './undo-import';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
const rows = (table: string): Row[] =>
	[opening(), ...called(4, 17)].map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));

/** One damaged value of each store that is parsed: its key, where the store has no key of its own. */
const damaged: readonly (readonly [store: string, value: unknown, key?: string])[] = [
	['people', { id: 'ana', name: 7, lastPlayedAt: 'never' }],
	['bin', { id: 'gone', binnedAt: 'yesterday', summary: null }],
	['bin', { id: 'half', binnedAt: 0, summary: { id: 'half', players: 7 } }],
	['tables', { id: 'broken', status: 'in-play', changedAt: 9, players: 7 }],
	['stats', { id: 't', rows: 'many' }],
	['transfers', 'yesterday', 't'],
	['set-ups', { players: [{ id: '', name: '' }], typed: 7 }, 'parker-bingo'],
	['openings', 7, 'parker-bingo'],
	['seating', [{ name: 'Ana' }], 'last'],
	['imports', { at: 5, tables: [7], people: null }, 'last']
];

let db: Database;
let count = 0;
beforeEach(async () => {
	db = new Database(`damaged-${String(count++)}`);
	const summary = await summaryOf('t', rows('t'), findBox);
	if (!summary) throw new Error('no summary');
	await appendRows(rows('t'), summary, db);
	await db.read(async (typed) => {
		const open = typed as unknown as IDBPDatabase;
		for (const [store, value, key] of damaged) await open.put(store, value, key);
	});
});
afterEach(() => db.close());

const stored = async () => {
	const all = await db.read((typed) => {
		const open = typed as unknown as IDBPDatabase;
		return Promise.all(
			damaged.map(([store, value, key]) => open.get(store, key ?? (value as { id: string }).id))
		);
	});
	return all.ok ? all.value : all.trouble;
};

test('damaged values are left out wherever they are read, and stay as they are', async () => {
	const roster = await loadRoster(db);
	expect(roster.ok && roster.value.people).toEqual([]);
	expect(await listDeleted(db)).toEqual({ ok: true, value: [] });
	expect(await undeleteTable('half', db)).toEqual({ ok: true, value: false });
	expect(await deleteTable('broken', 5, db)).toEqual({ ok: true, value: false });
	expect(await purgeDeleted(Number.MAX_SAFE_INTEGER, db)).toEqual({ ok: true, value: [] });
	const list = await listTables('in-play', db);
	expect([list.tables.map(({ id }) => id), list.stale]).toEqual([['t'], true]);
	expect(await loadStats(['t'], db)).toEqual({ ok: true, value: [undefined] });
	expect([await transferredAt('t', db), [...(await listTransferred(db))]]).toEqual([undefined, []]);
	expect(await loadSetUp('parker-bingo', db)).toBeUndefined();
	expect(await loadLastOpening('parker-bingo', db)).toBeUndefined();
	expect(await loadLastSeating(db)).toBeUndefined();
	expect(await lastImport(db)).toBeUndefined();
	expect(await undoImport(db)).toEqual({ ok: true, value: { removed: 0, stayed: 0 } });
	expect(await changePerson('ana', { name: 'Ana' }, db)).toMatchObject({ value: { ok: false } });
	expect(await mergePeople('ana', 'ben', db)).toMatchObject({ value: { ok: false } });
	expect(await rebuildSummaries(findBox, db)).toEqual({ ok: true, value: [] });
	expect(await stored()).toEqual(damaged.map(([, value]) => value));
});

test('a table whose entry in the bin is damaged is exported, and can be imported', async () => {
	await db.write((open) => open.put('bin', { id: 't' } as never));
	const text = await exportAll(0, findBox, db);
	expect(text.ok && (JSON.parse(text.value) as { tables: unknown[] }).tables).toHaveLength(1);
	const other = new Database(`damaged-other-${String(count)}`);
	const answer = text.ok && (await importBackup(text.value, findBox, 5, other));
	expect(answer).toMatchObject({ ok: true, imported: { added: [{ id: 't' }], unreadablePeople: 1 } });
	await other.close();
});

test('a value is written over only by one that takes its place', async () => {
	await savePlayers([{ id: 'ana', name: 'Ana' }], 9, db);
	const roster = await loadRoster(db);
	expect(roster.ok && roster.value.people).toEqual([
		{ id: 'ana', name: 'Ana', lastPlayedAt: 9, colour: 'red' }
	]);
});
