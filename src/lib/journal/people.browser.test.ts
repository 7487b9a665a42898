import type { Row } from '$lib/core/journal';
import { room } from '$lib/games/parker-bingo';
import { called, ended, opening } from '$lib/games/parker-bingo/testing';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bin, emptyBin, keptInBin, listBin, restore } from './bin';
import { Database } from './db';
import { readDraft, writeDraft } from './drafts';
import { appendRows, readEntries } from './entries';
import { keepFigures, readFigures } from './figures';
import { listPeople, readRoster, rememberPeople } from './people';
import {
	addPerson,
	changePerson,
	forgetPerson,
	mergePeople,
	putBack,
	unmerge,
	type Changed
} from './people-changes';
import { rebuildSummaries, summaryOf } from './rebuild';
import { databaseVersion } from './stores';
import { listTables } from './tables';
import type { Stored } from './trouble';

const findRoom = (box: string) => Promise.resolve(box === room.box ? room : undefined);
/** Somebody alone plays against a stranger whom no roster knows. */
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
	const summary = await summaryOf(table, journal, findRoom);
	if (!summary) throw new Error('no summary');
	await appendRows(journal, summary, db);
	await rememberPeople(
		players.map((id) => ({ id, name: id })),
		1000,
		db
	);
}
const roster = async () => {
	const read = await readRoster(db);
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
		const summary = await summaryOf('t', journal, findRoom);
		const { seated, ...asItWas } = summary ?? { seated: [] };
		await old.put('tables', asItWas);
		await old.put('tables', { id: 'broken' });
		await old.put('drafts', 'half', 't');
		await old.put('people', { id: 'ana', name: 'Ana', lastPlayedAt: 7 });
		old.close();

		expect(await readEntries('t', 0, db)).toEqual({ ok: true, value: journal });
		const inside = await db.run(async (open) => ({
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
				stores: ['bin', 'drafts', 'entries', 'figures', 'people', 'tables']
			}
		});
		expect(await readDraft('t', db)).toBe('half');
		expect((await roster()).everybody).toEqual([{ id: 'ana', name: 'Ana', lastPlayedAt: 7 }]);
		expect(await listed()).toEqual([[], ['t']]);
	});
});

describe('the roster', () => {
	test('keeps a name when an old table says the one before', async () => {
		await played('t', ['ana']);
		expect(why(await changePerson('ana', { name: '  Ana   María ' }, db))).toBeUndefined();
		await rememberPeople([{ id: 'ana', name: 'ana' }], 5, db);
		expect((await roster()).get('ana')).toEqual({ id: 'ana', name: 'Ana María', lastPlayedAt: 1000 });
	});
	test.each([
		['', 'name-empty'],
		['x'.repeat(25), 'name-too-long'],
		['BEN', 'name-taken']
	])('refuses to call somebody %j', async (typed, refusal) => {
		await played('t', ['ana', 'ben']);
		expect(why(await changePerson('ana', { name: typed }, db))).toBe(refusal);
		expect(why(await addPerson('new', typed, db))).toBe(refusal);
		expect((await roster()).everybody).toHaveLength(2);
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
	test('puts away until somebody sits down at a new table', async () => {
		await played('t', ['ana']);
		await changePerson('ana', { archivedAt: 2000, colour: 'teal' }, db);
		await rememberPeople([{ id: 'ana', name: 'ana' }], 1000, db);
		expect((await roster()).get('ana')).toMatchObject({ archivedAt: 2000, lastPlayedAt: 1000 });
		await rememberPeople([{ id: 'ana', name: 'ana' }], 3000, db);
		expect((await roster()).get('ana')).toMatchObject({ colour: 'teal', lastPlayedAt: 3000 });
	});
	test('nobody can be changed who is not on it', async () => {
		expect(why(await changePerson('__proto__', { name: 'x' }, db))).toBe('unknown-person');
	});
});

describe('two that are one', () => {
	test('are merged and parted again, and nothing is written into journals', async () => {
		await played('t', ['ana', 'ben']);
		await played('u', ['anna', 'ben']);
		const before = await readEntries('t', 0, db);
		expect(why(await mergePeople('ana', 'anna', db))).toBeUndefined();
		expect((await roster()).idsOf('ana')).toEqual(['anna', 'ana']);
		expect((await roster()).everybody.map(({ id }) => id).sort()).toEqual(['anna', 'ben']);
		expect(await readEntries('t', 0, db)).toEqual(before);
		await rememberPeople([{ id: 'ana', name: 'ana' }], 9000, db);
		expect((await roster()).get('anna')?.lastPlayedAt).toBe(9000);
		expect(why(await unmerge('ana', db))).toBeUndefined();
		expect((await roster()).everybody).toHaveLength(3);
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
	test('not even while the game in which two sat together lies in the bin', async () => {
		await played('t', ['ana', 'ben'], true);
		await bin('t', 50, db);
		expect(why(await mergePeople('ana', 'ben', db))).toBe('sat-together');
	});
	test('have played when any of the two played last', async () => {
		await rememberPeople([{ id: 'ana', name: 'Ana' }], 10, db);
		await rememberPeople([{ id: 'ben', name: 'Ben' }], 20, db);
		await rememberPeople([{ id: 'anna', name: 'Anna' }], 30, db);
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

test('somebody taken off the roster comes back as they were, unless the name has gone to somebody else', async () => {
	const zed = { id: 'zed', name: 'Zed', lastPlayedAt: 0, born: 1990, colour: 'teal' as const };
	await addPerson('zed', 'Zed', db);
	await changePerson('zed', { colour: 'teal', born: { in: 1990, year: 2026 } }, db);
	await forgetPerson('zed', db);
	expect(await putBack(zed, db)).toMatchObject({ ok: true, value: { ok: true } });
	expect(await listPeople(db)).toMatchObject({ ok: true, value: [zed] });
	await forgetPerson('zed', db);
	await addPerson('other', 'zed', db);
	expect(why(await putBack(zed, db))).toBe('name-taken');
});

describe('the bin', () => {
	test('takes a table off the lists and gives it back as it was', async () => {
		await played('t', ['ana'], true);
		await played('u', ['ana']);
		expect(await bin('t', 50, db)).toEqual({ ok: true, value: true });
		expect(await bin('nobody', 50, db)).toEqual({ ok: true, value: false });
		expect(await listed()).toEqual([['u'], []]);
		expect(await listBin(db)).toMatchObject({ value: [{ id: 't', binnedAt: 50 }] });
		expect(await rebuildSummaries(findRoom, db)).toEqual({ ok: true, value: [] });
		expect(await listed()).toEqual([['u'], []]);
		expect(await restore('t', db)).toEqual({ ok: true, value: true });
		expect(await restore('t', db)).toEqual({ ok: true, value: false });
		expect(await listed()).toEqual([['u'], ['t']]);
		expect(await listBin(db)).toEqual({ ok: true, value: [] });
	});
	test('gives a table back to whoever plays on', async () => {
		await played('t', ['ana']);
		await bin('t', 50, db);
		const row: Row = { table: 't', seq: 3, at: 2000, v: 1, fact: called(33)[0]! };
		const summary = await summaryOf('t', [...rows('t', ['ana']), row], findRoom);
		expect(await appendRows([row], summary!, db)).toEqual({ ok: true });
		expect(await listed()).toEqual([['t'], []]);
		expect(await listBin(db)).toEqual({ ok: true, value: [] });
	});
	test('is emptied after thirty days, and not a moment before', async () => {
		await played('t', ['ana'], true);
		await played('t2', ['ana'], true);
		await writeDraft('t', 'half', db);
		await keepFigures([{ id: 't', rows: 4, version: 1, figures: [] }], db);
		await bin('t', 50, db);
		await bin('t2', 51, db);
		expect(await emptyBin(49 + keptInBin, db)).toEqual({ ok: true, value: [] });
		expect(await emptyBin(50 + keptInBin, db)).toEqual({ ok: true, value: ['t'] });
		expect(await readEntries('t', 0, db)).toEqual({ ok: true, value: [] });
		expect(await readEntries('t2', 0, db)).toMatchObject({ value: { length: 4 } });
		expect(await readDraft('t', db)).toBeUndefined();
		expect(await readFigures(['t'], db)).toEqual({ ok: true, value: [undefined] });
		expect(await restore('t', db)).toEqual({ ok: true, value: false });
	});
});
