import { writeExport, type ExportedTable } from '$lib/files/write-journal-file';
import { readRows } from '$lib/domain/fold';
import { deletedSchema } from './deleted';
import { database, type Database } from './db';
import { loadInputs } from './input-store';
import { onlyIntact } from './intact';
import { pendingOf, pendingTables } from './pending';
import { loadAllRows, loadRows } from './rows';
import { boxOf, type FindBox } from './summaries';
import type { Stored } from './trouble';

/** Returns the longer of a stored journal and the one that is pending on this page. */
function withPending(stored: readonly unknown[], table: string): readonly unknown[] {
	const pending = pendingOf(table);
	if (!pending) return stored;
	return pending.journal.length >= stored.length ? pending.journal : stored;
}

/** Loads the journal of a table, pending rows included; empty if there is no such table. */
export async function loadJournal(
	table: string,
	from: Database = database
): Promise<Stored<readonly unknown[]>> {
	const stored = await loadRows(table, 0, from);
	if (!stored.ok && !pendingOf(table)) return stored;
	return { ok: true, value: withPending(stored.ok ? stored.value : [], table) };
}

/** Exports one table as a journal file. Returns undefined if there is no such table. */
export async function exportTable(
	table: string,
	at: number,
	from: Database = database
): Promise<Stored<string | undefined>> {
	const journal = await loadJournal(table, from);
	if (!journal.ok) return journal;
	const rows = journal.value;
	return { ok: true, value: rows.length > 0 ? writeExport([{ table, rows }], at) : undefined };
}

/** Prepares a journal for the file. Damaged rows are set aside with the reason; an import brings them back. */
async function toExport(
	table: string,
	journal: readonly unknown[],
	findBox: FindBox
): Promise<ExportedTable> {
	const box = await findBox(boxOf(journal) ?? '');
	const damaged = box ? readRows(box, journal).damaged : [];
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
 * Exports all tables, people and groups of this device as one journal file; `at` (ms since 1970) is written in it. Deleted
 * tables are left out. People and groups go as they are stored: the
 * import parses them.
 */
export async function exportAll(
	at: number,
	findBox: FindBox,
	from: Database = database
): Promise<Stored<string>> {
	const [stored, people, groups, deleted] = await Promise.all([
		loadAllRows(from),
		from.read((db) => db.getAll('people')),
		loadInputs('groups', from),
		from.read((db) => db.getAll('bin'))
	]);
	const pending = pendingTables();
	if (!stored.ok && pending.length === 0) return stored;
	const journals = new Map(stored.ok ? stored.value : []);
	// A table whose entry in the bin is damaged cannot be undeleted, so it is exported.
	for (const { id } of deleted.ok ? onlyIntact(deletedSchema, deleted.value) : []) journals.delete(id);
	for (const [table] of pending) journals.set(table, withPending(journals.get(table) ?? [], table));
	const tables: ExportedTable[] = [];
	for (const [table, journal] of journals) tables.push(await toExport(table, journal, findBox));
	return { ok: true, value: writeExport(tables, at, people.ok ? people.value : [], groups) };
}
