import type { Row } from '$lib/core/journal';
import type { TableSummary } from './summary';

/** A table of which storage has not taken everything yet: its whole journal, and the rows still to be saved. */
export interface Unsaved {
	readonly journal: readonly unknown[];
	readonly pending: readonly Row[];
	readonly summary: TableSummary;
}

// Lives as long as the page, so that going to the shelf and back loses nothing where storage is denied or full.
const tables = new Map<string, Unsaved>();

export const unsavedOf = (table: string): Unsaved | undefined => tables.get(table);
export const unsavedSummaries = (): readonly TableSummary[] =>
	[...tables.values()].map(({ summary }) => summary);
export const unsavedTables = (): readonly (readonly [string, Unsaved])[] => [...tables];

/** Remembers what is not saved of a table, or with nothing forgets it: all is saved. */
export function keepUnsaved(table: string, unsaved: Unsaved | undefined): void {
	if (unsaved) tables.set(table, unsaved);
	else tables.delete(table);
}
