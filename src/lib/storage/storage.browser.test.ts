import type { Row } from '$lib/domain/rows';
import { readExport } from '$lib/files/read-journal-file';
import { box } from '$lib/games/parker-bingo';
import { awarded, called, claimed, ended, firstRow, opening } from '$lib/games/parker-bingo/rules/testing';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportAll, exportTable } from './backup';
import { deleteTable, listDeleted } from './bin';
import { Database } from './db';
import { loadDraft, saveDraft } from './drafts';
import { appendRows, loadRows } from './rows';
import { listPeople, savePlayers } from './people';
import { removePerson } from './people-changes';
import { rebuildSummaries, summaryOf } from './summaries';
import { writeAndLeave } from './page.testing';
import { databaseVersion } from './schema';
import { summaryVersion, type TableSummary } from './summary';
import { listTables } from './tables';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
const facts = [opening(), ...called(...firstRow), ...claimed('ana', 'row-1', firstRow), awarded, ended];
const rows = (table: string, count = facts.length): Row[] =>
	facts.slice(0, count).map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));
async function summary(table: string, count?: number): Promise<TableSummary> {
	const made = await summaryOf(table, rows(table, count), findBox);
	if (!made) throw new Error('no summary');
	return made;
}

let name = '';
let databases: Database[] = [];
const connect = (version?: number): Database => {
	const database = new Database(name, version);
	databases.push(database);
	return database;
};
let db: Database;
beforeEach(() => {
	name = `test-${crypto.randomUUID()}`;
	db = connect();
});
afterEach(async () => {
	vi.restoreAllMocks();
	await Promise.all(databases.map((database) => database.close()));
	databases = [];
	await deleteDB(name);
});

describe('rows', () => {
	test('are added strictly, with the summary, in one transaction', async () => {
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		expect(await appendRows(rows('t', 3), await summary('t', 3), db)).toEqual({ ok: true });
		expect(transaction.mock.calls).toEqual([
			[['entries', 'tables', 'bin'], 'readwrite', { durability: 'strict' }]
		]);
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: rows('t', 3) });
		expect((await listTables('in-play', db)).tables).toEqual([await summary('t', 3)]);
	});
	test('are kept where the page is left before it hears that they are', async () => {
		await appendRows(rows('t', 2), await summary('t', 2), db);
		const [three, now] = [rows('t', 3).slice(2), await summary('t', 3)];
		await writeAndLeave(name, (page, there) => page.appendRows(three, now, there));
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: rows('t', 3) });
	});
	test('are never written over: a clash adds nothing at all', async () => {
		await appendRows(rows('t', 2), await summary('t', 2), db);
		const before = await loadRows('t', 0, db);
		const mine = rows('t', 4).map((row) => ({ ...row, at: 9 }));
		expect(await appendRows(mine.slice(1), await summary('t', 4), db)).toEqual({ ok: false, why: 'clash' });
		expect(await loadRows('t', 0, db)).toEqual(before);
		expect((await listTables('in-play', db)).tables[0]?.rows).toBe(2);
	});
	test('leave no gap', async () => {
		expect(await appendRows(rows('t', 3).slice(2), await summary('t', 3), db)).toEqual({
			ok: false,
			why: 'gap'
		});
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: [] });
		expect((await listTables('in-play', db)).tables).toEqual([]);
	});
	test('of one table are read from a place on, and never another table’s', async () => {
		for (const id of ['t', 't1', 's']) await appendRows(rows(id), await summary(id), db);
		const read = await loadRows('t', 8, db);
		expect(read.ok && read.value).toEqual(rows('t').slice(8));
	});
	test('two connections: the second one clashes', async () => {
		const other = connect();
		await appendRows(rows('t', 1), await summary('t', 1), db);
		const [first, second] = [rows('t', 2).slice(1), rows('t', 2).slice(1)];
		const sum = await summary('t', 2);
		const answers = await Promise.all([appendRows(first, sum, db), appendRows(second, sum, other)]);
		expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
		expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, why: 'clash' });
	});
});

describe('trouble is a value', () => {
	const failing = (name: string) =>
		vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('for the test', name);
		});
	test.each([
		['SecurityError', { why: 'denied' }],
		['InvalidStateError', { why: 'denied' }],
		['QuotaExceededError', { why: 'full' }],
		['UnknownError', { why: 'failed', detail: 'UnknownError: for the test' }]
	])('%s at opening', async (error, trouble) => {
		const open = failing(error);
		expect(await loadRows('t', 0, db)).toEqual({ ok: false, trouble });
		open.mockRestore();
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: [] });
	});
	test('a full disk is reported when the transaction ends, and nothing was added', async () => {
		await loadRows('t', 0, db);
		vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
			throw new DOMException('no room', 'QuotaExceededError');
		});
		expect(await appendRows(rows('t', 1), await summary('t', 1), db)).toEqual({
			ok: false,
			why: 'trouble',
			trouble: { why: 'full' }
		});
	});
	test('a newer app opens: this page lets go at once, and says that it is outdated', async () => {
		await loadRows('t', 0, db);
		const newer = connect(databaseVersion + 1);
		expect(await loadRows('t', 0, newer)).toEqual({ ok: true, value: [] });
		const open = vi.spyOn(indexedDB, 'open');
		expect(await loadRows('t', 0, db)).toEqual({ ok: false, trouble: { why: 'outdated' } });
		expect(open).not.toHaveBeenCalled();
	});
	test('a page older than the database is outdated', async () => {
		await loadRows('t', 0, connect(databaseVersion + 1));
		await databases.at(-1)?.close();
		expect(await loadRows('t', 0, connect(databaseVersion))).toEqual({
			ok: false,
			trouble: { why: 'outdated' }
		});
	});
	test('an old tab that does not let go blocks, without hanging, and only until it is closed', async () => {
		const old = await openDB(name, databaseVersion);
		const newer = connect(databaseVersion + 1);
		expect(await loadRows('t', 0, newer)).toEqual({ ok: false, trouble: { why: 'blocked' } });
		expect(await loadRows('t', 0, newer)).toEqual({ ok: false, trouble: { why: 'blocked' } });
		old.close();
		await expect
			.poll(async () => {
				const read = await newer.read((open) => Promise.resolve(open.version));
				return read.ok && read.value;
			})
			.toBe(databaseVersion + 1);
	});
	test('a connection closed under the app is opened again', async () => {
		await appendRows(rows('t', 1), await summary('t', 1), db);
		await db.read((open) => {
			open.close();
			return Promise.resolve();
		});
		expect(await loadRows('t', 0, db)).toMatchObject({ ok: true, value: [{ seq: 0 }] });
	});
	test('one that cannot be opened again is reported as closed, after one more try', async () => {
		let tries = 0;
		const answer = await db.read((open) => {
			tries++;
			open.close();
			return open.count('entries');
		});
		expect([answer, tries]).toEqual([{ ok: false, trouble: { why: 'closed' } }, 2]);
	});
	test('storage that does not answer is not waited for', async () => {
		await loadRows('t', 0, db);
		vi.useFakeTimers();
		const answer = db.read(() => new Promise(() => undefined));
		await vi.advanceTimersByTimeAsync(10_000);
		vi.useRealTimers();
		expect(await answer).toMatchObject({ ok: false, trouble: { why: 'failed' } });
	});
	test('a bug in the work is reported too, and the next work runs', async () => {
		const answer = await db.read(() => Promise.reject(new TypeError('oh')));
		expect(answer).toEqual({ ok: false, trouble: { why: 'failed', detail: 'TypeError: oh' } });
		expect((await loadRows('t', 0, db)).ok).toBe(true);
	});
});

describe('the shelf', () => {
	test('lists tables by status, the last changed first, without touching a journal', async () => {
		await appendRows(rows('old', 2), await summary('old', 2), db);
		await appendRows(rows('new', 5), await summary('new', 5), db);
		await appendRows(rows('done'), await summary('done'), db);
		const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
		expect((await listTables('in-play', db)).tables.map(({ id }) => id)).toEqual(['new', 'old']);
		expect((await listTables('over', db)).tables).toMatchObject([
			{ id: 'done', winners: ['ana'], openedAt: 1000, changedAt: 1009, rows: 10 }
		]);
		expect(JSON.stringify(transaction.mock.calls)).not.toContain('entries');
	});
	test('is made anew from the journals, with the same result', async () => {
		await appendRows(rows('a', 5), await summary('a', 5), db);
		await appendRows(rows('b'), await summary('b'), db);
		await appendRows([{ ...rows('c')[0], fact: { type: 'x' } } as Row], await summary('a', 1), db);
		await db.write(async (open) => {
			await open.clear('tables');
			await open.put('tables', { ...(await summary('a', 1)), cache: 0 });
		});
		expect((await listTables('in-play', db)).stale).toBe(true);
		expect(await rebuildSummaries(findBox, db)).toEqual({ ok: true, value: ['c'] });
		expect(await listTables('in-play', db)).toEqual({
			tables: [await summary('a', 5)],
			stale: false,
			trouble: undefined
		});
		expect((await listTables('over', db)).tables).toEqual([await summary('b')]);
		// What is as its journal says is not made once more.
		await db.write(async (open) => open.put('tables', { ...(await summary('b')), rows: 3 }));
		const folded = vi.fn(findBox);
		await rebuildSummaries(folded, db);
		expect(folded).toHaveBeenCalledTimes(1);
		expect((await listTables('over', db)).tables).toEqual([await summary('b')]);
	});
	test('a journal that cannot be folded keeps its old summary, and no list is rebuilt for it again', async () => {
		const old = { ...(await summary('b')), id: 'old', cache: 0 };
		const binned = { ...old, id: 'binned' };
		for (const table of [old, binned, { ...old, id: 'damaged' }])
			await appendRows([{ ...rows(table.id)[0], fact: { type: 'x' } } as Row], table, db);
		// A table on which nothing was done is not among the deleted ones.
		await appendRows([{ ...rows('binned')[0], seq: 1, fact: { type: 'x' } } as Row], binned, db);
		await deleteTable('binned', 4, db);
		await db.write(async (open) => open.put('tables', { ...old, id: 'damaged', players: 7 } as never));
		expect((await listTables('over', db)).stale).toBe(true);
		const ids = ['binned', 'damaged', 'old'];
		expect(await rebuildSummaries(findBox, db)).toEqual({ ok: true, value: ids });
		expect(await listTables('over', db)).toEqual({
			tables: [{ ...old, rows: 1, cache: summaryVersion }],
			stale: false,
			trouble: undefined
		});
		const bin = await listDeleted(db);
		expect(bin.ok && bin.value).toMatchObject([
			{ id: 'binned', summary: { rows: 2, cache: summaryVersion } }
		]);
		// Only the one without a summary is looked at once more, when another table has to be.
		expect(await rebuildSummaries(findBox, db)).toEqual({ ok: true, value: ['damaged'] });
	});
});

describe('drafts, people, backup', () => {
	test('a draft is any plain value, one a table', async () => {
		const draft = { numbers: [4, undefined], when: new Date(0) };
		await saveDraft('t', draft, db);
		await saveDraft('u', 'other', db);
		expect(await loadDraft('t', db)).toEqual(draft);
		await saveDraft('t', undefined, db);
		expect([await loadDraft('t', db), await loadDraft('u', db)]).toEqual([undefined, 'other']);
	});
	test('people are remembered once, the last to play first', async () => {
		await savePlayers(
			[
				{ id: 'a', name: 'Ana' },
				{ id: 'b', name: 'Ben' }
			],
			1,
			db
		);
		await savePlayers([{ id: 'b', name: 'Benno' }], 2, db);
		expect(await listPeople(db)).toEqual({
			ok: true,
			value: [
				{ id: 'b', name: 'Ben', lastPlayedAt: 2, colour: 'yellow' },
				{ id: 'a', name: 'Ana', lastPlayedAt: 1, colour: 'red' }
			]
		});
		await removePerson('b', db);
		expect(await listPeople(db)).toMatchObject({ value: [{ id: 'a' }] });
	});
	test('a backup holds every row of every table, damaged ones set aside', async () => {
		const damaged = { ...rows('t', 3)[2], fact: 7 } as unknown as Row;
		await appendRows([...rows('t', 2), damaged], await summary('t', 2), db);
		await appendRows(rows('u'), await summary('u'), db);
		const all = await exportAll(0, findBox, db);
		const file = all.ok && readExport(all.value);
		expect(file).toMatchObject({ ok: true, tables: [{ table: 't' }, { table: 'u', rows: rows('u') }] });
		expect(file && file.ok && file.tables[0]?.rows).toEqual(rows('t', 2));
		expect(file && file.ok && file.tables[0]?.damaged).toMatchObject([{ raw: damaged }]);
		const one = await exportTable('u', 0, db);
		expect(one.ok && one.value && readExport(one.value)).toMatchObject({
			ok: true,
			tables: [{ table: 'u' }]
		});
		expect(await exportTable('unknown', 0, db)).toEqual({ ok: true, value: undefined });
	});
});
