import { writeExport, type ExportedTable } from '$lib/core/write-export';
import { readRows } from '$lib/core/replay';
import { database, type Database } from './db';
import { readAllEntries, readEntries } from './entries';
import { boxOf, type FindRoom } from './rebuild';
import type { Stored } from './trouble';
import { unsavedOf, unsavedTables } from './unsaved';

/** The stored rows of a journal and, after them, what only this page knows of it. */
function withUnsaved(stored: readonly unknown[], table: string): readonly unknown[] {
	const unsaved = unsavedOf(table);
	if (!unsaved) return stored;
	return unsaved.journal.length >= stored.length ? unsaved.journal : stored;
}

/** The journal of a table as it lies in storage, with what only this page knows; empty when there is no such table. */
export async function journalOf(table: string, of: Database = database): Promise<Stored<readonly unknown[]>> {
	const stored = await readEntries(table, 0, of);
	if (!stored.ok && !unsavedOf(table)) return stored;
	return { ok: true, value: withUnsaved(stored.ok ? stored.value : [], table) };
}

/** One table as a journal file; nothing when there is no such table. */
export async function exportTable(
	table: string,
	at: number,
	of: Database = database
): Promise<Stored<string | undefined>> {
	const journal = await journalOf(table, of);
	if (!journal.ok) return journal;
	const rows = journal.value;
	return { ok: true, value: rows.length > 0 ? writeExport([{ table, rows }], at) : undefined };
}

/** A journal for the file: rows that cannot be read are set aside, with the reason, and come back when it is restored. */
async function exported(
	table: string,
	journal: readonly unknown[],
	findRoom: FindRoom
): Promise<ExportedTable> {
	const room = await findRoom(boxOf(journal) ?? '');
	const damaged = room ? readRows(room, journal).damaged : [];
	const aside = new Set(damaged.map(({ raw }) => raw));
	return {
		table,
		rows: journal.filter((row) => !aside.has(row)),
		damaged: damaged.map(({ seq, problem, raw }) =>
			seq === undefined ? { problem, raw } : { seq, problem, raw }
		)
	};
}

/**
 * All tables and all people of this device as one journal file; `at` (ms since 1970) is written in it. What lies in
 * the bin was thrown away, and is left out.
 */
export async function exportAll(
	at: number,
	findRoom: FindRoom,
	of: Database = database
): Promise<Stored<string>> {
	const [stored, people, binned] = await Promise.all([
		readAllEntries(of),
		of.run((db) => db.getAll('people')),
		of.run((db) => db.getAllKeys('bin'))
	]);
	const unsaved = unsavedTables();
	if (!stored.ok && unsaved.length === 0) return stored;
	const journals = new Map(stored.ok ? stored.value : []);
	for (const table of binned.ok ? binned.value : []) journals.delete(table);
	for (const [table] of unsaved) journals.set(table, withUnsaved(journals.get(table) ?? [], table));
	const tables: ExportedTable[] = [];
	for (const [table, journal] of journals) tables.push(await exported(table, journal, findRoom));
	return { ok: true, value: writeExport(tables, at, people.ok ? people.value : []) };
}
