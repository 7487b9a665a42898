import { database, type Database } from './db';
import { summaryVersion, type TableSummary } from './summary';
import type { Trouble } from './trouble';
import { unsavedSummaries } from './unsaved';

export type { TableSummary } from './summary';

/** The tables of one kind, and whether the list can be relied on. */
export interface TableList {
	/** The last changed first. Those that only this page knows of are among them. */
	readonly tables: readonly TableSummary[];
	/** Some summaries were made by an older app: `rebuildSummaries` makes them anew. */
	readonly stale: boolean;
	/** Storage could not be asked: the list holds only what this page knows. */
	readonly trouble: Trouble | undefined;
}

/** The tables in play, or those that are over, without touching a single journal. */
export async function listTables(
	status: TableSummary['status'],
	of: Database = database
): Promise<TableList> {
	const stored = await of.run((db) =>
		db.getAllFromIndex('tables', 'by-status', IDBKeyRange.bound([status], [status, []], false, true))
	);
	const here = unsavedSummaries();
	const known = new Set(here.map(({ id }) => id));
	const saved = stored.ok ? stored.value.filter(({ id }) => !known.has(id)) : [];
	return {
		tables: [...saved, ...here.filter((table) => table.status === status)].sort(
			(a, b) => b.changedAt - a.changedAt
		),
		stale: saved.some(({ cache }) => cache !== summaryVersion),
		trouble: stored.ok ? undefined : stored.trouble
	};
}
