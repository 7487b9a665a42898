// @ts-nocheck
import type { Opening, Player } from '$lib/domain/opening';
import type { Row } from '$lib/domain/rows';
import type { DBSchema } from 'idb';
import type { DeletedTable } from './deleted';
import type { Group } from './groups';
import type { Person } from './roster';
import type { SetUpDraft } from './set-ups';
import type { CachedStats } from './stats-cache';
import type { Seated, TableSummary } from './summary';
import type { ImportMark } from './undo-import';

/** Counts up when stores or indexes change; the facts have versions of their own. */
export const databaseVersion = 5;

/** The only key of a store that holds one value. */
export const last = 'last';

/** What a box keeps under a name; only the box can read the value. */
export interface Kept {
	/** When it was kept (ms since 1970). */
	readonly at: number;
	readonly value: unknown;
}

/** The stores, one of each meaning. What a store returns may be damaged: it is parsed before it is used. */
export interface Schema extends DBSchema {
	/** The journals of all tables. Rows are only ever added, until the table is purged from the bin. */
	entries: { key: [string, number]; value: Row };
	/** A cache for the lists, derived from the journals. Deleted tables are not in it. */
	tables: {
		key: string;
		value: TableSummary;
		indexes: {
			'by-status': [string, number];
			'by-box': [string, string, number];
			/** Each table once for every player, and once more under its box. */
			'by-person': Seated;
		};
	};
	people: { key: string; value: Person };
	/** Deleted tables, by id. Their journals stay among the others until they are purged. */
	bin: { key: string; value: DeletedTable };
	/** A cache for the stats, derived from the journals. */
	stats: { key: string; value: CachedStats };
	/** Half-typed input, by table. Only the table's box can read it. */
	drafts: { key: string; value: unknown };
	/** When tables were transferred to another device (ms since 1970), by table. */
	transfers: { key: string; value: number };
	/** Set-ups that were begun, by box. */
	'set-ups': { key: string; value: SetUpDraft };
	/** The opening of the last table of each box, by box. */
	openings: { key: string; value: Opening };
	/** The players of the last table of any box, in seating order. */
	seating: { key: typeof last; value: readonly Player[] };
	/** People who often play together, by the group's name. */
	groups: { key: string; value: Group };
	/** What a box keeps from table to table, by box and name: the markers on a player's card, the dice of its box. */
	kept: { key: string; value: Kept };
	/** What the last import added. */
	imports: { key: typeof last; value: ImportMark };
}
