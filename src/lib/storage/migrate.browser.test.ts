import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import { deleteDB, type IDBPDatabase } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listDeleted } from './bin';
import { Database } from './db';
import { loadDraft } from './drafts';
import { listGroups } from './groups';
import { loadKept } from './kept';
import { loadRoster } from './people';
import { loadRows } from './rows';
import { databaseVersion } from './schema';
import { loadLastOpening, loadLastSeating, loadSetUp } from './set-ups';
import { loadStats } from './stats-cache';
import { summaryOf } from './summaries';
import type { TableSummary } from './summary';
import { listTables } from './tables';
import { listTransferred, transferredAt } from './transfers';
import { lastImport } from './undo-import';
import { openVersion2 } from './version-2.testing';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
const rows = (table: string): Row[] =>
	[opening(), ...called(4, 17)].map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));
async function summary(table: string): Promise<TableSummary> {
	const made = await summaryOf(table, rows(table), findBox);
	if (!made) throw new Error('no summary');
	return made;
}
const ana = { id: 'ana', name: 'Ana', lastPlayedAt: 7, colour: 'teal' };
const begun = { players: [{ id: 'ana', name: 'Ana' }], typed: 'Be', chosen: opening() };
const figures = (id: string) => ({ id, rows: 3, version: 1, figures: [{ id: 'calls', value: 2 }] });

let name = '';
let db: Database;
let old: IDBPDatabase | undefined;
beforeEach(() => {
	name = `test-${crypto.randomUUID()}`;
	db = new Database(name);
});
afterEach(async () => {
	old?.close();
	await db.close();
	await deleteDB(name);
});

/** Writes what the app wrote while its version was 2, under its keys. */
async function fill(open: IDBPDatabase): Promise<void> {
	for (const table of ['t', 'u']) for (const row of rows(table)) await open.add('entries', row);
	await open.put('tables', await summary('t'));
	await open.put('bin', { id: 'u', binnedAt: 50, summary: await summary('u') });
	await open.put('people', ana);
	await open.put('figures', figures('t'));
	const drafts: readonly (readonly [string, unknown])[] = [
		['t', { what: 'claim', numbers: [4, undefined] }],
		['handed-over:t', 60],
		['handed-over:long-gone', 61],
		['set-up:parker-bingo', begun],
		['set-up:quingo', { players: [], typed: '', chosen: undefined }],
		['last-set-up:parker-bingo', opening()],
		['last-seating', opening().players],
		['last-restore', { at: 5, tables: [{ id: 't', before: 0, added: 3 }], people: [ana] }],
		// Values that no version of the app wrote.
		['set-up:damaged', 7],
		['handed-over:damaged', 'yesterday'],
		['somebody:else', 'kept']
	];
	for (const [key, draft] of drafts) await open.put('drafts', draft, key);
}

/** Returns all values of a store under their keys. */
const contents = async (from: Database, stores: readonly string[]) => {
	const read = await from.read(async (typed) => {
		const open = typed as unknown as IDBPDatabase;
		const all = stores.map(async (store) => {
			const [keys, values] = [await open.getAllKeys(store), await open.getAll(store)];
			return [store, keys.map((key, i): [unknown, unknown] => [key, values[i]])];
		});
		return Object.fromEntries(await Promise.all(all)) as Record<string, [unknown, unknown][]>;
	});
	if (!read.ok) throw new Error(read.trouble.why);
	return read.value;
};

describe('a database of version 2', () => {
	test('is migrated with everything in it, and its drafts are in a store of each meaning', async () => {
		old = await openVersion2(name);
		await fill(old);
		old.close();
		const version = await db.read((open) => Promise.resolve([open.version, [...open.objectStoreNames]]));
		expect(version).toEqual({
			ok: true,
			value: [
				databaseVersion,
				[
					...['bin', 'drafts', 'entries', 'groups', 'imports', 'kept', 'openings', 'people'],
					...['seating', 'set-ups', 'stats', 'tables', 'transfers']
				]
			]
		});
		expect(
			await contents(db, ['drafts', 'transfers', 'set-ups', 'openings', 'seating', 'imports', 'stats'])
		).toEqual({
			drafts: [
				['somebody:else', 'kept'],
				['t', { what: 'claim', numbers: [4, undefined] }]
			],
			transfers: [
				['damaged', 'yesterday'],
				['long-gone', 61],
				['t', 60]
			],
			'set-ups': [
				['damaged', 7],
				['parker-bingo', begun],
				['quingo', { players: [], typed: '', chosen: undefined }]
			],
			openings: [['parker-bingo', opening()]],
			seating: [['last', opening().players]],
			imports: [['last', { at: 5, tables: [{ id: 't', before: 0, added: 3 }], people: [ana] }]],
			stats: [['t', { id: 't', rows: 3, version: 1, stats: figures('t').figures }]]
		});
	});

	test('is read by the app as before', async () => {
		old = await openVersion2(name);
		await fill(old);
		old.close();
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: rows('t') });
		expect(await loadRows('u', 0, db)).toEqual({ ok: true, value: rows('u') });
		expect((await listTables('in-play', db)).tables).toEqual([await summary('t')]);
		expect(await listDeleted(db)).toMatchObject({ ok: true, value: [{ id: 'u', binnedAt: 50 }] });
		const roster = await loadRoster(db);
		expect(roster.ok && roster.value.people).toEqual([ana]);
		expect(await loadStats(['t', 'u'], db)).toMatchObject({ value: [{ id: 't', rows: 3 }, undefined] });
		expect(await loadDraft('t', db)).toEqual({ what: 'claim', numbers: [4, undefined] });
		expect([await transferredAt('t', db), await transferredAt('u', db)]).toEqual([60, undefined]);
		expect([...(await listTransferred(db))]).toEqual(['long-gone', 't']);
		expect(await loadSetUp('parker-bingo', db)).toEqual(begun);
		expect(await loadSetUp('quingo', db)).toMatchObject({ players: [] });
		expect(await loadLastOpening('parker-bingo', db)).toEqual(opening());
		expect(await loadLastSeating(db)).toEqual(opening().players);
		expect(await lastImport(db)).toMatchObject({ at: 5, tables: [{ id: 't' }], people: [{ id: 'ana' }] });
	});

	test('is given what lay in localStorage: cards, the latest first, and the dice of a box', async () => {
		const card = (serial: number) => ({ seed: 'puma-tuba', size: 60, serial, covered: [serial] });
		localStorage.setItem('tablemate.parker-my-cards', JSON.stringify([card(17), card(3)]));
		localStorage.setItem('tablemate.bing-oh-dice', JSON.stringify({ letters: 'BINGO*' }));
		try {
			(await openVersion2(name)).close();
			expect(await loadKept('parker-bingo', 'card/', db)).toEqual({ ok: true, value: [card(17), card(3)] });
			expect(await loadKept('bing-oh', 'faces', db)).toEqual({ ok: true, value: [{ letters: 'BINGO*' }] });
		} finally {
			localStorage.clear();
		}
	});

	test('is given the groups that lay in localStorage, in their order', async () => {
		const group = (name: string) => ({ name, players: opening().players });
		localStorage.setItem('tablemate.groups', JSON.stringify([group('Sunday'), null, 7, group('Chess club')]));
		try {
			(await openVersion2(name)).close();
			expect(await listGroups(db)).toMatchObject([group('Sunday'), group('Chess club')]);
		} finally {
			localStorage.clear();
		}
	});

	test('is migrated whatever lies in localStorage', async () => {
		localStorage.setItem('tablemate.parker-my-cards', '[null, 7');
		localStorage.setItem('tablemate.bing-oh-dice', 'none');
		localStorage.setItem('tablemate.groups', '{"a":');
		try {
			(await openVersion2(name)).close();
			expect(await loadKept('parker-bingo', '', db)).toEqual({ ok: true, value: [] });
		} finally {
			localStorage.clear();
		}
	});

	test('open in a tab that closes it is migrated with what that tab wrote last', async () => {
		old = await openVersion2(name);
		await fill(old);
		const last = old.put('drafts', 'typed last', 't');
		expect(await loadDraft('t', db)).toBe('typed last');
		await last;
		await expect(openVersion2(name)).rejects.toThrow(DOMException);
	});

	test('open in a tab that holds it is blocked, and migrated when that tab is closed', async () => {
		old = await openVersion2(name, () => undefined);
		await fill(old);
		expect(await loadRows('t', 0, db)).toEqual({ ok: false, trouble: { why: 'blocked' } });
		// The old tab plays on meanwhile.
		await old.put('drafts', 70, 'handed-over:t');
		old.close();
		await expect.poll(() => transferredAt('t', db)).toBe(70);
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: rows('t') });
	});

	test('is unchanged when the migration fails half way', async () => {
		old = await openVersion2(name);
		await fill(old);
		old.close();
		// oxlint-disable-next-line typescript/unbound-method -- it is called on its store below
		const move = IDBObjectStore.prototype.put;
		let moves = 0;
		IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...all: [unknown, IDBValidKey?]) {
			// The log of an earlier test may be begun anew meanwhile: it is not what fails.
			if (this.transaction.db.name === name && ++moves === 4)
				throw new DOMException('for the test', 'QuotaExceededError');
			return move.apply(this, all);
		};
		try {
			expect(await loadRows('t', 0, db)).toEqual({ ok: false, trouble: { why: 'full' } });
		} finally {
			IDBObjectStore.prototype.put = move;
		}
		old = await openVersion2(name);
		expect(await old.count('drafts')).toBe(11);
		expect(await old.getAll('figures')).toEqual([figures('t')]);
		old.close();
		// The next start migrates it, once the old tab's last read is over.
		await expect.poll(async () => [...(await listTransferred(db))]).toEqual(['long-gone', 't']);
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: rows('t') });
	});
});
