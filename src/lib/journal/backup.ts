import { writeExport } from '$lib/core/export-file';
import { database, type Database } from './db';
import { readAllEntries, readEntries } from './entries';
import type { Stored } from './trouble';
import { unsavedOf, unsavedTables } from './unsaved';

/** The stored rows of a journal and, after them, what only this page knows of it. */
function withUnsaved(stored: readonly unknown[], table: string): readonly unknown[] {
	const unsaved = unsavedOf(table);
	if (!unsaved) return stored;
	return unsaved.journal.length >= stored.length ? unsaved.journal : stored;
}

/** One table as a journal file, its rows as they lie in storage; nothing when there is no such table. */
export async function exportTable(
	table: string,
	at: number,
	of: Database = database
): Promise<Stored<string | undefined>> {
	const stored = await readEntries(table, 0, of);
	if (!stored.ok && !unsavedOf(table)) return stored;
	const rows = withUnsaved(stored.ok ? stored.value : [], table);
	return { ok: true, value: rows.length > 0 ? writeExport([{ table, rows }], at) : undefined };
}

/** All tables of this device as one journal file; `at` (ms since 1970) is written in it. */
export async function exportAll(at: number, of: Database = database): Promise<Stored<string>> {
	const stored = await readAllEntries(of);
	const unsaved = unsavedTables();
	if (!stored.ok && unsaved.length === 0) return stored;
	const journals = new Map(stored.ok ? stored.value : []);
	for (const [table] of unsaved) journals.set(table, withUnsaved(journals.get(table) ?? [], table));
	return {
		ok: true,
		value: writeExport(
			[...journals].map(([table, rows]) => ({ table, rows })),
			at
		)
	};
}
