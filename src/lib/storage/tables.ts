import { database, type Database } from './db';
import { onlyIntact } from './intact';
import { pendingSummaries } from './pending';
import { summarySchema, summaryVersion, type TableSummary } from './summary';
import type { Trouble } from './trouble';

export type { TableSummary } from './summary';

/** The tables of one status, and whether the list can be relied on. */
export interface TableList {
	/** The last changed first, pending ones included. */
	readonly tables: readonly TableSummary[];
	/** Some summaries are damaged or of an older app: `rebuildSummaries` rebuilds them. */
	readonly stale: boolean;
	/** Storage failed: the list holds only what is pending on this page. */
	readonly trouble: Trouble | undefined;
}

/** Lists the tables in play, or those that are over, without reading a journal. */
export async function listTables(
	status: TableSummary['status'],
	of: Database = database
): Promise<TableList> {
	const stored = await of.read((db) =>
		db.getAllFromIndex('tables', 'by-status', IDBKeyRange.bound([status], [status, []], false, true))
	);
	const pending = pendingSummaries();
	const known = new Set(pending.map(({ id }) => id));
	const found = stored.ok ? stored.value.filter(({ id }) => !known.has(id)) : [];
	const saved = onlyIntact(summarySchema, found);
	return {
		tables: [...saved, ...pending.filter((table) => table.status === status)].sort(
			(a, b) => b.changedAt - a.changedAt
		),
		stale: saved.length < found.length || saved.some(({ cache }) => cache !== summaryVersion),
		trouble: stored.ok ? undefined : stored.trouble
	};
}

/** Counts the tables that are over and were last changed after `since` (ms since 1970); 0 where storage does not answer. */
export async function countOver(since: number, of: Database = database): Promise<number> {
	const later = IDBKeyRange.bound(['over', since], ['over', []], true, true);
	const counted = await of.read((db) => db.countFromIndex('tables', 'by-status', later));
	return counted.ok ? counted.value : 0;
}

/** Returns the last table of a box that is over, as fast among ten thousand as among ten. */
export async function lastOver(box: string, of: Database = database): Promise<TableSummary | undefined> {
	const past = IDBKeyRange.bound(['over', box], ['over', box, []], false, true);
	const last = await of.read((db) => db.transaction('tables').store.index('by-box').openCursor(past, 'prev'));
	return last.ok && last.value ? onlyIntact(summarySchema, [last.value.value])[0] : undefined;
}
