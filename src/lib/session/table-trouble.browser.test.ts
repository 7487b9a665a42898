import { called, opening } from '$lib/games/parker-bingo/rules/testing';
import { database } from '$lib/storage/db';
import { pendingHere } from '$lib/storage/refused';
import { listTables } from '$lib/storage/tables';
import type { Row } from '$lib/domain/rows';
import { readExport } from '$lib/files/read-journal-file';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Table, type Opened } from './table.svelte';
import { open, created, opened, callsOf, saved, rowsOf, shape, findBox, closeAll } from './table.testing';

afterEach(closeAll);

describe('storage in trouble', () => {
	const transaction = (fail: () => unknown) =>
		vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
			throw fail() as Error;
		});

	test('full: play goes on, nothing is lost, and it is saved as soon as there is room', async () => {
		const table = await created();
		const full = transaction(() => new DOMException('no room', 'QuotaExceededError'));
		table.record(...called(4));
		await expect.poll(() => table.saving).toBe('unsaved');
		expect(table.trouble).toEqual({ why: 'full' });
		expect(table.record(...called(17)).ok).toBe(true);
		await expect.poll(() => table.late).toBe(true);
		expect(callsOf(table)).toEqual([4, 17]);
		const file = readExport(table.exportText());
		expect(file.ok && file.tables[0]?.rows).toHaveLength(3);
		full.mockRestore();
		await table.retry();
		expect([table.saving, table.trouble, table.late]).toEqual(['saved', undefined, false]);
		expect(await rowsOf(table.id)).toHaveLength(3);
	});
	test('the next tap tries again by itself', async () => {
		const table = await created();
		const full = transaction(() => new DOMException('no room', 'QuotaExceededError'));
		table.record(...called(4));
		await expect.poll(() => table.saving).toBe('unsaved');
		full.mockRestore();
		table.record(...called(17));
		await saved(table);
		expect(await rowsOf(table.id)).toHaveLength(3);
	});
	test('denied from the start: the table lives in memory, on the shelf too, and survives leaving it', async () => {
		await database.close();
		const denied = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		const table = await created();
		expect([table.trouble, table.saving]).toEqual([{ why: 'denied' }, 'unsaved']);
		table.record(...called(4));
		table.setDraft({ half: 'typed' });
		await table.close();
		const list = await listTables('in-play');
		expect(list.trouble).toEqual({ why: 'denied' });
		expect(list.tables.map(({ id }) => id)).toContain(table.id);
		const again = await opened(table.id);
		expect(callsOf(again)).toEqual([4]);
		expect(again.draft).toEqual({ half: 'typed' });
		expect(again.record(...called(17)).ok).toBe(true);
		expect(await Table.open('nobody', findBox)).toEqual({ what: 'unreachable', trouble: { why: 'denied' } });
		denied.mockRestore();
		await again.retry();
		expect(again.saving).toBe('saved');
		expect(await rowsOf(table.id)).toHaveLength(3);
		// What is half typed is saved with its next change.
		again.setDraft(undefined);
		await expect.poll(pendingHere).toBe(false);
	});
	test('closed under the app: opened again, and the tap is saved', async () => {
		const table = await created();
		await database.read((db) => {
			db.close();
			return Promise.resolve();
		});
		table.record(...called(4));
		await saved(table);
		expect(table.trouble).toBeUndefined();
		expect(await rowsOf(table.id)).toHaveLength(2);
	});
	test('cleared under the app: what this page knows is written anew', async () => {
		const table = await created();
		table.record(...called(4));
		await saved(table);
		await database.write((db) => db.clear('entries'));
		table.record(...called(17));
		await saved(table);
		expect(shape(await rowsOf(table.id))).toEqual(['table.opened', 'ball.called', 'ball.called']);
	});
	test('players whom the roster knows are not written again, unless it was cleared under the app', async () => {
		const first = await created();
		const people = async () => {
			const read = await database.read((db) => db.getAllKeys('people'));
			return read.ok ? read.value : [];
		};
		await expect.poll(people).toEqual(expect.arrayContaining(['ana', 'ben']));
		await first.close();
		const table = await opened(first.id);
		await expect.poll(() => table.watching).toBe(false);
		const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
		table.record(...called(4));
		await saved(table);
		expect(begun.mock.calls.map(([stores]) => stores)).toEqual([['entries', 'tables', 'bin']]);
		await database.write((db) => Promise.all([db.clear('entries'), db.clear('people')]));
		table.record(...called(17));
		await saved(table);
		await expect.poll(people).toEqual(expect.arrayContaining(['ana', 'ben']));
	});
});

describe('what is found under an id', () => {
	test('nothing', async () => {
		expect(await Table.open('no-such-table', findBox)).toEqual({ what: 'missing' });
	});
	const stored = async (id: string, rows: readonly unknown[]) => {
		await database.write(async (db) => {
			for (const row of rows) await db.add('entries', row as Row);
		});
		const found = await Table.open(id, findBox);
		if (found.what === 'table') open.push(found.table);
		return found;
	};
	const tableOf = (found: Opened) => {
		if (found.what !== 'table') throw new Error(found.what);
		return found.table;
	};
	test('a box that this app does not know: its rows can be exported', async () => {
		const id = crypto.randomUUID();
		const fact = { ...opening(), box: 'chess' };
		const found = await stored(id, [{ table: id, seq: 0, at: 0, v: 1, fact }]);
		expect(found).toMatchObject({ what: 'unreadable', why: 'unknown-box', detail: 'chess' });
		expect(found.what === 'unreadable' && readExport(found.text)).toMatchObject({ ok: true });
	});
	test('a journal whose opening is damaged', async () => {
		const id = crypto.randomUUID();
		const fact = { ...opening(), players: [] };
		const found = await stored(id, [{ table: id, seq: 0, at: 0, v: 1, fact }]);
		expect(found).toMatchObject({ what: 'unreadable', why: 'not-opened' });
		expect(found.what === 'unreadable' && found.detail).toContain('players');
	});
	test('a damaged row is set aside, play goes on after it, and it is exported', async () => {
		const id = crypto.randomUUID();
		const row = (seq: number, fact: unknown) => ({ table: id, seq, at: 0, v: 1, fact });
		const table = tableOf(
			await stored(id, [
				row(0, opening()),
				row(1, called(4)[0]),
				row(2, { type: 'ball.called', number: 'x' })
			])
		);
		expect(table.damaged).toMatchObject([{ seq: 2 }]);
		table.record(...called(17));
		await saved(table);
		expect((await rowsOf(id)).map(({ seq }) => seq)).toEqual([0, 1, 2, 3]);
		expect(callsOf(table)).toEqual([4, 17]);
		const file = readExport(table.exportText());
		expect(file.ok && file.tables[0]).toMatchObject({ rows: [{ seq: 0 }, { seq: 1 }, { seq: 3 }] });
		expect(file.ok && file.tables[0]?.damaged).toMatchObject([{ seq: 2, raw: { fact: { number: 'x' } } }]);
	});
	test('a table that a newer app wrote to is shown, and not written to', async () => {
		const id = crypto.randomUUID();
		const rows = [
			{ table: id, seq: 0, at: 0, v: 1, fact: opening() },
			{ table: id, seq: 1, at: 0, v: 9, fact: { type: 'ball.doubled' } }
		];
		const table = tableOf(await stored(id, rows));
		expect(table.newer).toBe(true);
		expect(table.record(...called(4))).toEqual({ ok: false, refusal: { why: 'newer' } });
		const file = readExport(table.exportText());
		expect(file.ok && file.tables[0]?.rows).toEqual(rows);
	});
});
