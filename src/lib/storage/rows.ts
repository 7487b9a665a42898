import type { Row } from '$lib/domain/rows';
import { allOrNone, database, type Database } from './db';
import type { TableSummary } from './summary';
import { isClash, type Stored, type Trouble } from './trouble';

/**
 * What came of appending rows.
 *
 * - `clash`: one of these seqs is taken, so another tab wrote; nothing was added.
 * - `gap`: the row before the first one is missing (the browser's data was cleared); nothing was added.
 */
export type Appended =
	| { readonly ok: true }
	| { readonly ok: false; readonly why: 'clash' | 'gap' }
	| { readonly ok: false; readonly why: 'trouble'; readonly trouble: Trouble };

/**
 * Appends rows of one table to its journal, all or none, together with its summary. Resolves once the browser says
 * that they are on the disk: the default durability loses the last seconds at a power cut. Rows are in order of
 * `seq`, without gaps.
 */
export async function appendRows(
	rows: readonly Row[],
	summary: TableSummary,
	to: Database = database
): Promise<Appended> {
	const [first] = rows;
	if (!first) return { ok: true };
	const answer = await to.write(async (db) => {
		const tx = db.transaction(['entries', 'tables', 'bin'], 'readwrite', { durability: 'strict' });
		const work = async (requests: Promise<unknown>[]): Promise<'added' | 'gap'> => {
			const entries = tx.objectStore('entries');
			if (first.seq > 0 && (await entries.getKey([first.table, first.seq - 1])) === undefined) return 'gap';
			for (const row of rows) requests.push(entries.add(row));
			requests.push(tx.objectStore('tables').put(summary));
			// A deleted table that is played on is undeleted.
			requests.push(tx.objectStore('bin').delete(first.table));
			return 'added';
		};
		try {
			return await allOrNone(tx, work);
		} catch (error) {
			if (isClash(error)) return 'clash';
			throw error;
		}
	});
	if (!answer.ok) return { ok: false, why: 'trouble', trouble: answer.trouble };
	return answer.value === 'added' ? { ok: true } : { ok: false, why: answer.value };
}

/** Returns the keys of a table's rows from `seq` `from` on. */
export const rowRange = (table: string, from = 0) =>
	IDBKeyRange.bound([table, from], [table, []], false, true);

/** Loads the rows of a table from `seq` `from` on, in order, still to be read by the box. */
export const loadRows = (
	table: string,
	from = 0,
	of: Database = database
): Promise<Stored<readonly unknown[]>> => of.read((db) => db.getAll('entries', rowRange(table, from)));

/** Lists the tables that have a journal, by id. */
export const listJournals = (of: Database = database): Promise<Stored<readonly string[]>> =>
	of.read(async (db) => {
		const entries = db.transaction('entries').store;
		const ids: string[] = [];
		let first = await entries.openKeyCursor();
		while (first) {
			const [id] = first.key;
			ids.push(id);
			// Behind all of its rows begins the next one.
			first = await entries.openKeyCursor(IDBKeyRange.lowerBound([id, []]));
		}
		return ids;
	});

/** Loads all journals, by table, in order. */
export async function loadAllRows(
	of: Database = database
): Promise<Stored<ReadonlyMap<string, readonly unknown[]>>> {
	const all = await of.read((db) => db.getAll('entries'));
	if (!all.ok) return all;
	const tables = new Map<string, unknown[]>();
	for (const row of all.value) {
		const rows = tables.get(row.table) ?? [];
		rows.push(row);
		tables.set(row.table, rows);
	}
	return { ok: true, value: tables };
}
