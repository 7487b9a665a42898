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

/** Whether a summary can be shown: it is a cache, and what is broken in it is made anew from the journal. */
export function isWhole({ id, box, changedAt, openedAt, players, winners }: TableSummary): boolean {
	const moment = (at: unknown) => typeof at === 'number' && Math.abs(at) <= 8.64e15;
	return (
		typeof id === 'string' &&
		typeof box === 'string' &&
		moment(changedAt) &&
		moment(openedAt) &&
		Array.isArray(players) &&
		Array.isArray(winners)
	);
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
	const found = stored.ok ? stored.value.filter(({ id }) => !known.has(id)) : [];
	const saved = found.filter(isWhole);
	return {
		tables: [...saved, ...here.filter((table) => table.status === status)].sort(
			(a, b) => b.changedAt - a.changedAt
		),
		stale: saved.length < found.length || saved.some(({ cache }) => cache !== summaryVersion),
		trouble: stored.ok ? undefined : stored.trouble
	};
}
