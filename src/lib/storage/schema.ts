import type { Opening, Player } from '$lib/domain/opening';
import type { Row } from '$lib/domain/rows';
import type { DBSchema } from 'idb';
import type { DeletedTable } from './deleted';
import type { Person } from './roster';
import type { Seated, TableSummary } from './summary';

/** Counts up when stores or indexes change; the facts have versions of their own. */
export const databaseVersion = 5;

/** The only key of a store that holds one value. */
export const last = 'last';

/** People who often play together, under a name of theirs. */
export interface Group {
	readonly name: string;
	readonly players: readonly Player[];
	/** ms since 1970. */
	readonly savedAt: number;
}

/** Who sits at a table, with the place among all who have sat there; earlier versions saved none. */
export interface Placed extends Player {
	readonly place?: number | undefined;
}

/** Who sits at the table that was played last, in seating order, and when that was opened (ms since 1970). */
export interface LastTable {
	readonly seats: readonly Placed[];
	readonly at: number;
}

/** A set-up that was begun: the players so far, the name half typed, and what was chosen. */
export interface SetUpDraft {
	readonly players: readonly Player[];
	readonly typed: string;
	/** An opening, still to be parsed by its box. */
	readonly chosen: unknown;
	/** The table that was played last as it was saved: who is put right there is so here. */
	readonly last?: LastTable | undefined;
	/** The seed of the opening that it began as, where it is a rematch. */
	readonly of?: string | undefined;
}

/** What a box derived from the fold of one table: a cache, valid while the table and the box are unchanged. */
export interface CachedStats {
	/** The table's. */
	readonly id: string;
	/** How many rows the journal had, and the version of the box's stats. */
	readonly rows: number;
	readonly version: number;
	/** Plain data, read only by the box that wrote it. */
	readonly stats: unknown;
}

/** What an import added, stored so that exactly this can be undone. */
export interface ImportMark {
	/** ms since 1970. */
	readonly at: number;
	readonly tables: readonly {
		readonly id: string;
		/** How many rows were there before, and how many were added. */
		readonly before: number;
		readonly added: number;
		/** The summary before, on the lists or in the bin; absent when the table was not there. */
		readonly summary?: TableSummary | undefined;
		readonly binned?: DeletedTable | undefined;
		/** When it had been transferred to another device (ms since 1970). */
		readonly transferred?: number | undefined;
	}[];
	readonly people: readonly Person[];
	/** Those with whom people were matched, as they were before they got the colour or birth year they lacked. */
	readonly filled?: readonly Person[] | undefined;
	readonly groups?: readonly Group[] | undefined;
}

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
	/** The players who sat last at the table of any box that was played last, in seating order. */
	seating: { key: typeof last; value: readonly Placed[] };
	/** People who often play together, by the group's name. */
	groups: { key: string; value: Group };
	/** What a box keeps from table to table, by box and name: the markers on a player's card, the dice of its box. */
	kept: { key: string; value: Kept };
	/** What the last import added. */
	imports: { key: typeof last; value: ImportMark };
}
