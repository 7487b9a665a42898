// @ts-nocheck
import type { Row } from '$lib/domain/rows';
import type { TableSummary } from './summary';

/** A table with rows that are recorded and not yet durable: its whole journal, and the pending rows. */
export interface PendingTable {
	readonly journal: readonly unknown[];
	readonly pending: readonly Row[];
	readonly summary: TableSummary;
}

// Lives as long as the page, so that a visit to the shelf loses no row where storage is denied or full.
const tables = new Map<string, PendingTable>();

export const pendingOf = (table: string): PendingTable | undefined => tables.get(table);
export const pendingSummaries = (): readonly TableSummary[] =>
	[...tables.values()].map(({ summary }) => summary);
export const pendingTables = (): readonly (readonly [string, PendingTable])[] => [...tables];

/** Sets what is pending of a table; `undefined` when all of it is saved. */
export function setPending(table: string, pending: PendingTable | undefined): void {
	if (pending) tables.set(table, pending);
	else tables.delete(table);
}
