import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { called, ended, opening } from '$lib/games/parker-bingo/rules/testing';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deleteTable, purgeDeleted, purgeAfter, listDeleted, undeleteTable } from './bin';
import { Database } from './db';
import { loadDraft, saveDraft } from './drafts';
import { appendRows, loadRows } from './rows';
import { saveStats, loadStats } from './stats-cache';
import { listPeople, loadRoster, savePlayers } from './people';
import {
	addPerson,
	changePerson,
	removePerson,
	mergePeople,
	reinsertPerson,
	unmerge,
	type Changed
} from './people-changes';
import { rebuildSummaries, summaryOf } from './summaries';
import { databaseVersion } from './schema';
import { listTables } from './tables';
import type { Stored } from './trouble';

const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);
/** A journal; a single player plays against a guest who is on no roster. */
const rows = (table: string, players: readonly string[], over = false): Row[] =>
	[
		opening({
			players: (players.length > 1 ? players : [...players, `${table}-guest`]).map((id) => ({ id, name: id }))
		}),
		...called(4, 17),
		...(over ? [ended] : [])
	].map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));

let name = '';
let db: Database;
beforeEach(() => {
	name = `test-${crypto.randomUUID()}`;
	db = new Database(name);
});
afterEach(async () => {
	await db.close();
	await deleteDB(name);
});

async function played(table: string, players: readonly string[], over = false): Promise<void> {
	const journal = rows(table, players, over);
	const summary = await summaryOf(table, journal, findBox);
	if (!summary) throw new Error('no summary');
	await appendRows(journal, summary, db);
	await savePlayers(
		players.map((id) => ({ id, name: id })),
		1000,
		db
	);
}
const roster = async () => {
	const read = await loadRoster(db);
	if (!read.ok) throw new Error(read.trouble.why);
	return read.value;
};
const why = (changed: Stored<Changed>) =>
	changed.ok ? (changed.value.ok ? undefined : changed.value.refusal.why) : changed.trouble.why;
const listed = async () =>
	(await Promise.all((['in-play', 'over'] as const).map((status) => listTables(status, db)))).map(
		({ tables }) => tables.map(({ id }) => id)
	);

describe('the database of the first version', () => {
	test('is brought up with everything in it', async () => {
		const old = await openDB(name, 1, {
			upgrade(first) {
				first.createObjectStore('entries', { keyPath: ['table', 'seq'] });
				first
					.createObjectStore('tables', { keyPath: 'id' })
					.createIndex('by-status', ['status', 'changedAt']);
				first.createObjectStore('drafts');
				first.createObjectStore('people', { keyPath: 'id' });
			}
		});
		const journal = rows('t', ['ana', 'ben'], true);
		for (const row of journal) await old.add('entries', row);
		const summary = await summaryOf('t', journal, findBox);
		const { seated, ...asItWas } = summary ?? { seated: [] };
		await old.put('tables', asItWas);
		await old.put('tables', { id: 'broken' });
		await old.put('drafts', 'half', 't');
		await old.put('people', { id: 'ana', name: 'Ana', lastPlayedAt: 7 });
		old.close();

		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: journal });
		const inside = await db.read(async (open) => ({
			version: open.version,
			table: await open.get('tables', 't'),
			byPerson: await open.getAllKeysFromIndex('tables', 'by-person', IDBKeyRange.only(seated[0])),
			byBox: await open.countFromIndex('tables', 'by-box'),
			stores: [...open.objectStoreNames]
		}));
		expect(inside).toEqual({
			ok: true,
			value: {
				version: databaseVersion,
				table: summary,
				byPerson: ['t'],
				byBox: 1,
				stores: [
					'bin',
					'drafts',
					'entries',
					'groups',
					'imports',
					'kept',
					'openings',
					'people',
					'seating',
					'set-ups',
					'stats',
					'tables',
					'transfers'
				]
			}
		});
		expect(await loadDraft('t', db)).toBe('half');
		expect((await roster()).people).toEqual([{ id: 'ana', name: 'Ana', lastPlayedAt: 7 }]);
		expect(await listed()).toEqual([[], ['t']]);
	});
});

describe('the roster', () => {
	test('keeps a name when an old table says the one before', async () => {
		await played('t', ['ana']);
		expect(why(await changePerson('ana', { name: '  Ana   María ' }, db))).toBeUndefined();
		await savePlayers([{ id: 'ana', name: 'ana' }], 5, db);
		expect((await roster()).get('ana')).toMatchObject({ id: 'ana', name: 'Ana María', lastPlayedAt: 1000 });
	});
	test.each([
		['', 'name-empty'],
		['x'.repeat(25), 'name-too-long'],
		['BEN', 'name-taken']
	])('refuses the name %j', async (typed, refusal) => {
		await played('t', ['ana', 'ben']);
		expect(why(await changePerson('ana', { name: typed }, db))).toBe(refusal);
		expect(why(await addPerson('new', typed, db))).toBe(refusal);
		expect((await roster()).people).toHaveLength(2);
	});
	test.each(['__proto__', '<img onerror>', 'constructor', 'ANA'])('takes %s for a name', async (typed) => {
		await played('t', ['ana', 'ben']);
		expect(why(await changePerson('ana', { name: typed }, db))).toBeUndefined();
		expect((await roster()).name('ana', '')).toBe(typed);
	});
	test.each([
		[1899, 'no-birth-year'],
		[2027, 'no-birth-year'],
		[1980.5, 'no-birth-year'],
		[Number.NaN, 'no-birth-year'],
		[1900, undefined],
		[2026, undefined],
		[null, undefined]
	])('born in %j: %j', async (born, refusal) => {
		await played('t', ['ana']);
		const said = { in: born, year: 2026 };
		expect(why(await changePerson('ana', { born: said }, db))).toBe(refusal);
		expect((await roster()).get('ana')?.born).toBe(refusal || born === null ? undefined : born);
	});
	test('archives a person until they are seated at a new table', async () => {
		await played('t', ['ana']);
		await changePerson('ana', { archivedAt: 2000, colour: 'teal' }, db);
		await savePlayers([{ id: 'ana', name: 'ana' }], 1000, db);
		expect((await roster()).get('ana')).toMatchObject({ archivedAt: 2000, lastPlayedAt: 1000 });
		await savePlayers([{ id: 'ana', name: 'ana' }], 3000, db);
		expect((await roster()).get('ana')).toMatchObject({ colour: 'teal', lastPlayedAt: 3000 });
	});
	test('a person who is not on it cannot be changed', async () => {
		expect(why(await changePerson('__proto__', { name: 'x' }, db))).toBe('unknown-person');
	});
});

describe('two that are one', () => {
	test('are merged and unmerged, and journals stay as they are', async () => {
		await played('t', ['ana', 'ben']);
		await played('u', ['anna', 'ben']);
		const before = await loadRows('t', 0, db);
		expect(why(await mergePeople('ana', 'anna', db))).toBeUndefined();
		expect((await roster()).idsOf('ana')).toEqual(['anna', 'ana']);
		expect((await roster()).people.map(({ id }) => id).sort()).toEqual(['anna', 'ben']);
		expect(await loadRows('t', 0, db)).toEqual(before);
		await savePlayers([{ id: 'ana', name: 'ana' }], 9000, db);
		expect((await roster()).get('anna')?.lastPlayedAt).toBe(9000);
		expect(why(await unmerge('ana', db))).toBeUndefined();
		expect((await roster()).people).toHaveLength(3);
	});
	test('are two when they sat at one table, be it under an earlier name', async () => {
		await played('t', ['ana', 'ben'], true);
		await played('u', ['anna', 'cleo']);
		expect(await mergePeople('ana', 'ben', db)).toMatchObject({
			value: { ok: false, refusal: { why: 'sat-together', table: 't' } }
		});
		await mergePeople('anna', 'ana', db);
		expect(why(await mergePeople('cleo', 'ana', db))).toBe('sat-together');
		expect(why(await mergePeople('ana', 'ana', db))).toBe('sat-together');
	});
	test('not even while the table at which both were seated is deleted', async () => {
		await played('t', ['ana', 'ben'], true);
		await deleteTable('t', 50, db);
		expect(why(await mergePeople('ana', 'ben', db))).toBe('sat-together');
	});
	test('have played when any of the two played last', async () => {
		await savePlayers([{ id: 'ana', name: 'Ana' }], 10, db);
		await savePlayers([{ id: 'ben', name: 'Ben' }], 20, db);
		await savePlayers([{ id: 'anna', name: 'Anna' }], 30, db);
		await mergePeople('anna', 'ana', db);
		const known = await listPeople(db);
		expect(known.ok && known.value.map(({ name, lastPlayedAt }) => [name, lastPlayedAt])).toEqual([
			['Ana', 30],
			['Ben', 20]
		]);
	});
	test('never become a circle', async () => {
		await played('t', ['ana']);
		await played('u', ['anna']);
		await mergePeople('ana', 'anna', db);
		expect(why(await mergePeople('anna', 'ana', db))).toBe('sat-together');
	});
});

test('a removed person comes back as they were, unless another person has the name', async () => {
	const zed = { id: 'zed', name: 'Zed', lastPlayedAt: 0, born: 1990, colour: 'teal' as const };
	await addPerson('zed', 'Zed', db);
	await changePerson('zed', { colour: 'teal', born: { in: 1990, year: 2026 } }, db);
	await removePerson('zed', db);
	expect(await reinsertPerson(zed, db)).toMatchObject({ ok: true, value: { ok: true } });
	expect(await listPeople(db)).toMatchObject({ ok: true, value: [zed] });
	await removePerson('zed', db);
	await addPerson('other', 'zed', db);
	expect(why(await reinsertPerson(zed, db))).toBe('name-taken');
});

describe('the bin', () => {
	test('takes a table off the lists and gives it back as it was', async () => {
		await played('t', ['ana'], true);
		await played('u', ['ana']);
		expect(await deleteTable('t', 50, db)).toEqual({ ok: true, value: true });
		expect(await deleteTable('unknown', 50, db)).toEqual({ ok: true, value: false });
		expect(await listed()).toEqual([['u'], []]);
		expect(await listDeleted(db)).toMatchObject({ value: [{ id: 't', binnedAt: 50 }] });
		expect(await rebuildSummaries(findBox, db)).toEqual({ ok: true, value: [] });
		expect(await listed()).toEqual([['u'], []]);
		expect(await undeleteTable('t', db)).toEqual({ ok: true, value: true });
		expect(await undeleteTable('t', db)).toEqual({ ok: true, value: false });
		expect(await listed()).toEqual([['u'], ['t']]);
		expect(await listDeleted(db)).toEqual({ ok: true, value: [] });
	});
	test('lists no table that had started by itself and at which nothing was done; any other can be brought back', async () => {
		for (const id of ['t', 't2', 't3']) {
			const opened = rows(id, ['ana']).slice(0, 1);
			const summary = await summaryOf(id, opened, findBox);
			expect(await appendRows(opened, summary!, db)).toEqual({ ok: true });
			await deleteTable(id, 50, db, id !== 't3');
		}
		await saveDraft('t2', 'half', db);
		const found = await listDeleted(db);
		expect(found.ok && found.value.map(({ id }) => id)).toEqual(['t2', 't3']);
		expect(await undeleteTable('t', db)).toEqual({ ok: true, value: true });
		expect(await purgeDeleted(50 + purgeAfter, db)).toEqual({ ok: true, value: ['t2', 't3'] });
	});
	test('gives a table back when it is played on', async () => {
		await played('t', ['ana']);
		await deleteTable('t', 50, db);
		const row: Row = { table: 't', seq: 3, at: 2000, v: 1, fact: called(33)[0]! };
		const summary = await summaryOf('t', [...rows('t', ['ana']), row], findBox);
		expect(await appendRows([row], summary!, db)).toEqual({ ok: true });
		expect(await listed()).toEqual([['t'], []]);
		expect(await listDeleted(db)).toEqual({ ok: true, value: [] });
	});
	test('is emptied after thirty days, and not a moment before', async () => {
		await played('t', ['ana'], true);
		await played('t2', ['ana'], true);
		await saveDraft('t', 'half', db);
		await saveStats([{ id: 't', rows: 4, version: 1, stats: [] }], db);
		await deleteTable('t', 50, db);
		await deleteTable('t2', 51, db);
		expect(await purgeDeleted(49 + purgeAfter, db)).toEqual({ ok: true, value: [] });
		expect(await purgeDeleted(50 + purgeAfter, db)).toEqual({ ok: true, value: ['t'] });
		expect(await loadRows('t', 0, db)).toEqual({ ok: true, value: [] });
		expect(await loadRows('t2', 0, db)).toMatchObject({ value: { length: 4 } });
		expect(await loadDraft('t', db)).toBeUndefined();
		expect(await loadStats(['t'], db)).toEqual({ ok: true, value: [undefined] });
		expect(await undeleteTable('t', db)).toEqual({ ok: true, value: false });
	});
});
