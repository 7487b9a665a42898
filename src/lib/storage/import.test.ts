import 'fake-indexeddb/auto';
import { readExport } from '$lib/files/read-journal-file';
import type { Row } from '$lib/domain/rows';
import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { tries } from '$lib/domain/tries.testing';
import { deleteTable } from './bin';
import type { Database } from './db';
import { loadAllRows } from './rows';
import { compareJournals, copyId } from './compare-journals';
import { listPeople, savePlayers } from './people';
import { importBackup } from './import';
import { lastImport, undoImport } from './undo-import';
import { listTables } from './tables';
import { backup, closeDevices, contents, device, file, findBox, lay, take } from './devices.testing';

const facts = [opening(), ...called(...Array.from({ length: 20 }, (_, i) => i + 1))];
const rows = (table: string, count = 8): Row[] =>
	facts.slice(0, count).map((fact, seq) => ({ table, seq, at: 1000 + seq, v: 1, fact }));

let here: Database;
beforeEach(() => {
	here = device();
});
afterEach(closeDevices);

const anyRow = fc.oneof(
	fc.integer({ min: 1, max: 75 }).map((number) => ({ v: 1, fact: { type: 'ball.called', number } })),
	fc.nat(12).map((strikes) => ({ strikes })),
	fc.nat(12).map((restores) => ({ restores })),
	fc
		.tuple(fc.integer({ min: 1, max: 75 }), fc.nat(12))
		.map(([number, replaces]) => ({ v: 1, fact: { type: 'ball.called', number }, replaces })),
	// Damage, as storage may hold it.
	fc.constant({ v: 1, fact: { type: 'ball.called', number: 99 } }),
	fc.constant({ v: 1, fact: ['?'] })
);
const name = fc.constantFrom('Ana', '__proto__', 'constructor', '<img src=x onerror=x>', 'Ñandú 🦤');
const anyJournal = fc
	.tuple(fc.uuid(), name, fc.array(fc.tuple(anyRow, fc.nat(9_999_999)), { maxLength: 25 }))
	.map(([table, who, said]) => {
		const players = [
			{ id: '__proto__', name: who },
			{ id: 'ben', name: 'Ben' }
		];
		const first = { table, seq: 0, at: 1, v: 1, fact: { ...opening(), players, caller: 'ben' } };
		return [first, ...said.map(([row, at], i) => ({ table, seq: i + 1, at, ...row }))];
	});
const anyDevice = fc.tuple(
	fc.uniqueArray(anyJournal, { maxLength: 4, selector: ([first]) => first?.table }),
	fc.uniqueArray(fc.tuple(fc.constantFrom('a', '__proto__', 'toString'), name), { selector: ([id]) => id })
);

describe('laws of the backup', () => {
	test('exported, wiped and imported, a device exports the very same bytes', async () => {
		await fc.assert(
			fc.asyncProperty(anyDevice, async ([journals, people]) => {
				const [one, other] = [device(), device()];
				await lay(one, journals);
				for (const [id, name] of people) await savePlayers([{ id, name }], 7, one);
				const text = await backup(one);
				const { refused } = await take(text, other);
				expect(refused).toEqual([]);
				expect(await backup(other)).toBe(text);
				// A second import adds no row, and the last import that can be undone stays what it was.
				const mark = await lastImport(other);
				expect(await take(text, other)).toMatchObject({ added: [], extended: [], copied: [], people: [] });
				expect(await backup(other)).toBe(text);
				expect(await lastImport(other)).toEqual(mark);
			}),
			{ numRuns: tries(15, 60) }
		);
	});

	test('an import loses no row of ours, and undone leaves exactly what was there', async () => {
		await fc.assert(
			fc.asyncProperty(anyDevice, anyDevice, fc.nat(20), async (ours, theirs, cut) => {
				const [one, other] = [device(), device()];
				// A table that both know, and that went on differently or not at all.
				const shared = theirs[0][0] ?? [];
				await lay(one, [...ours[0], shared.slice(0, Math.max(1, cut))]);
				await lay(other, theirs[0]);
				for (const [id, name] of ours[1]) await savePlayers([{ id, name }], 7, one);
				for (const [id, name] of theirs[1]) await savePlayers([{ id, name }], 9, other);
				const before = await contents(one);
				const journals = await loadAllRows(one);
				await take(await backup(other), one);
				const after = await loadAllRows(one);
				for (const [id, rows] of journals.ok ? journals.value : [])
					expect(after.ok && after.value.get(id)?.slice(0, rows.length)).toEqual(rows);
				await undoImport(one);
				expect(await contents(one)).toEqual(before);
			}),
			{ numRuns: tries(15, 60) }
		);
	});
});

describe('two journals of one table', () => {
	const [a, b] = [rows('t', 5), rows('t', 8)];
	const other = [...rows('t', 4), { table: 't', seq: 4, at: 9, v: 1, fact: called(60)[0] }];
	test.each([
		['the same', a, a, { what: 'known' }],
		['ours goes on', b, a, { what: 'known' }],
		['theirs goes on', a, b, { what: 'continues', rows: b.slice(5) }],
		['ours is empty', [], a, { what: 'continues', rows: a }],
		['both went on', b, other, { what: 'diverges', from: 4 }]
	])('%s', (_, ours, theirs, meeting) => {
		expect(compareJournals(ours, theirs)).toEqual(meeting);
	});
	test('the copy of a way has one id, and another way another', () => {
		expect(copyId('t', other[4])).toBe(copyId('t', other[4]));
		expect(copyId('t', other[4])).toMatch(/^[0-9a-f]{20}$/);
		expect(copyId('t', b[4])).not.toBe(copyId('t', other[4]));
	});

	test('a table that goes on in the file is added to; the summary goes with it', async () => {
		await lay(here, [rows('t', 5)]);
		const imported = await take(file([{ table: 't', rows: rows('t', 8) }]), here);
		expect(imported.extended).toHaveLength(1);
		expect((await listTables('in-play', here)).tables).toMatchObject([{ id: 't', rows: 8 }]);
		await undoImport(here);
		expect((await listTables('in-play', here)).tables).toMatchObject([{ id: 't', rows: 5 }]);
	});
	test('a table that diverges is added beside ours, once', async () => {
		await lay(here, [rows('t', 8)]);
		const theirs = [
			...rows('t', 4),
			...rows('t', 8)
				.slice(5)
				.map((row, i) => ({ ...row, seq: 4 + i }))
		];
		expect((await take(file([{ table: 't', rows: theirs.slice(0, 6) }]), here)).copied).toHaveLength(1);
		// The same way, further: the copy goes on.
		expect((await take(file([{ table: 't', rows: theirs }]), here)).extended).toHaveLength(1);
		expect((await listTables('in-play', here)).tables.map(({ rows }) => rows).sort()).toEqual([7, 8]);
		const entries = await loadAllRows(here);
		expect(entries.ok && entries.value.get('t')).toEqual(rows('t', 8));
	});
	test('a table in the bin is in no backup, comes back with one, and goes back into the bin when that is undone', async () => {
		await lay(here, [rows('t', 5), rows('u', 5)]);
		const text = await backup(here);
		await deleteTable('t', 4, here);
		expect(readExport(await backup(here))).toMatchObject({ ok: true, tables: [{ table: 'u' }] });
		const before = await contents(here);
		expect(await take(text, here)).toMatchObject({ added: [{ id: 't' }], known: 1 });
		expect((await listTables('in-play', here)).tables).toHaveLength(2);
		await undoImport(here);
		expect(await contents(here)).toEqual(before);
	});
	test('a table that was played on since stays when the import is undone', async () => {
		await take(
			file([
				{ table: 't', rows: rows('t', 5) },
				{ table: 'u', rows: rows('u', 5) }
			]),
			here
		);
		await lay(here, [rows('t', 6)]);
		expect(await undoImport(here)).toEqual({ ok: true, value: { removed: 1, stayed: 1 } });
		expect((await listTables('in-play', here)).tables.map(({ id }) => id)).toEqual(['t']);
		expect(await lastImport(here)).toBeUndefined();
	});
});

describe('what is refused, and that nothing else is lost', () => {
	const good = { table: 'good', rows: rows('good') };
	const first = rows('t', 1)[0] as object;
	test.each([
		['not-a-table', { table: '', rows: rows('t') }],
		['not-a-table', { table: 't', rows: 7 }],
		['not-a-table', 7 as never],
		['not-a-table', { table: 'handed-over:t', rows: rows('handed-over:t') }],
		['unknown-box', { table: 't', rows: [{ ...first, fact: { type: 'table.opened', box: '__proto__' } }] }],
		['newer', { table: 't', rows: [first, { ...first, seq: 1, v: 9 }] }],
		['newer', { table: 't', rows: [{ ...first, fact: { ...opening(), edition: 99 } }] }],
		['unreadable', { table: 't', rows: [...rows('t'), { table: 't', seq: 8, at: 'yesterday', v: 1 }] }],
		['unreadable', { table: 't', rows: [...rows('t'), rows('u', 9)[8]] }],
		['unreadable', { table: 'other', rows: rows('t') }],
		['unreadable', { table: 't', rows: rows('t').filter(({ seq }) => seq !== 3) }],
		['unreadable', { table: 't', rows: [first, first] }],
		['unreadable', { table: 't', rows: rows('t'), damaged: [{ problem: '', raw: 7 }] }],
		['unreadable', { table: 't', rows: rows('t'), damaged: [{ problem: '', raw: { table: 'u', seq: 9 } }] }],
		['unreadable', { table: 't', rows: rows('t'), damaged: [{ problem: '', raw: { table: 't', seq: 3 } }] }],
		['unreadable', { table: 't', rows: [{ ...first, fact: { ...opening(), variant: 'x' } }] }]
	])('%s', async (why, bad) => {
		const imported = await take(file([bad, good]), here);
		expect(imported.refused).toMatchObject([{ why }]);
		expect(imported.added.map(({ id }) => id)).toEqual(['good']);
	});

	test.each([
		['not-whole', file([good]).slice(0, -20)],
		['not-whole', ''],
		['not-ours', JSON.stringify({ format: 'another-app', version: 1, tables: [] })],
		['not-ours', '[]'],
		['not-ours', '{"plays": []}'],
		['newer', file([good], { version: 2 })],
		['too-much', file([{ ...good, x: JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown }])],
		['too-much', ' '.repeat(50_000_001)]
	])('a file: %s', async (why, text) => {
		expect(await importBackup(text, findBox, 0, here)).toMatchObject({ ok: false, why });
		expect(await contents(here)).toEqual(await contents(device()));
	});

	test('people: by id, ours stay as they are; unreadable entries are counted', async () => {
		await savePlayers([{ id: 'a', name: 'Ana' }], 3, here);
		const people = [
			{ id: 'a', name: 'Another', lastPlayedAt: 9 },
			{ id: '__proto__', name: '<img onerror>', lastPlayedAt: 4 },
			{ id: 'x' },
			null,
			{ id: 'y', name: 'y'.repeat(5000), lastPlayedAt: 1 }
		];
		expect(await take(file([], { people }), here)).toMatchObject({
			people: ['<img onerror>'],
			unreadablePeople: 3
		});
		expect(await listPeople(here)).toEqual({
			ok: true,
			value: [people[1], { id: 'a', name: 'Ana', lastPlayedAt: 3, colour: 'red' }]
		});
	});

	test('when storage fails in the middle, nothing of the file is there', async () => {
		const db = device();
		await contents(db);
		// Rows are added by then; what the shelf shows of them exceeds the quota.
		const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
			throw new DOMException('for the test', 'QuotaExceededError');
		});
		const answer = await importBackup(file([good, { table: 'x', rows: rows('x') }]), findBox, 0, db);
		expect(answer).toMatchObject({ ok: false, why: 'storage', trouble: { why: 'full' } });
		expect(put).toHaveBeenCalled();
		put.mockRestore();
		expect(await contents(db)).toEqual(await contents(device()));
	});
});
