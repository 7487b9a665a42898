import type { Row } from '$lib/core/journal';
import type { DBSchema, IDBPDatabase, IDBPTransaction, StoreNames } from 'idb';
import type { Binned } from './bin';
import type { KeptFigures } from './figures';
import type { Person } from './people';
import { seatedOf, type Seated, type TableSummary } from './summary';

/** Counts up when stores or indexes change; the facts have versions of their own. */
export const databaseVersion = 2;

export interface Schema extends DBSchema {
	/** The journals of all tables. Only ever added to, until a table has been in the bin for its time. */
	entries: { key: [string, number]; value: Row };
	/** A cache for the lists, worked out from the journals; tables in the bin are not in it. */
	tables: {
		key: string;
		value: TableSummary;
		indexes: {
			'by-status': [string, number];
			'by-box': [string, string, number];
			/** Each table once for everybody who sat there, and once more under its box. */
			'by-person': Seated;
		};
	};
	/** Half-typed input, one a table. */
	drafts: { key: string; value: unknown };
	people: { key: string; value: Person };
	/** Deleted tables, whose journals still lie where they were. */
	bin: { key: string; value: Binned };
	/** A cache for the numbers, worked out from the journals. */
	figures: { key: string; value: KeptFigures };
}

/** Brings the stores of any earlier version to today's, within the one transaction that the browser gives for it. */
export async function bringUp(
	db: IDBPDatabase<Schema>,
	from: number,
	tx: IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>
): Promise<void> {
	if (from < 1) {
		db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
		db.createObjectStore('tables', { keyPath: 'id' }).createIndex('by-status', ['status', 'changedAt']);
		db.createObjectStore('drafts');
		db.createObjectStore('people', { keyPath: 'id' });
	}
	if (from < 2) {
		db.createObjectStore('bin', { keyPath: 'id' });
		db.createObjectStore('figures', { keyPath: 'id' });
		const tables = tx.objectStore('tables');
		tables.createIndex('by-box', ['status', 'box', 'changedAt']);
		tables.createIndex('by-person', 'seated', { multiEntry: true });
		// A summary that is broken stays as it is: the lists notice it, and make it anew.
		for (let at = await tables.openCursor(); at; at = await at.continue())
			if (Array.isArray(at.value.players)) await at.update({ ...at.value, seated: seatedOf(at.value) });
	}
}
