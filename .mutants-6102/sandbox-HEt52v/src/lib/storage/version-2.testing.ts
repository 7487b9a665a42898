// @ts-nocheck
import { openDB, type IDBPDatabase } from 'idb';

/** Opens a database as the app did while its version was 2; `blocking` is what a tab of that version did on a newer one. */
export const openVersion2 = (
	name: string,
	blocking: (db: IDBPDatabase) => void = (db) => {
		db.close();
	}
): Promise<IDBPDatabase> => {
	const opening: Promise<IDBPDatabase> = openDB(name, 2, {
		upgrade(db, _, __, tx) {
			db.createObjectStore('entries', { keyPath: ['table', 'seq'] });
			db.createObjectStore('tables', { keyPath: 'id' }).createIndex('by-status', ['status', 'changedAt']);
			db.createObjectStore('drafts');
			db.createObjectStore('people', { keyPath: 'id' });
			db.createObjectStore('bin', { keyPath: 'id' });
			db.createObjectStore('figures', { keyPath: 'id' });
			const tables = tx.objectStore('tables');
			tables.createIndex('by-box', ['status', 'box', 'changedAt']);
			tables.createIndex('by-person', 'seated', { multiEntry: true });
		},
		blocking: () => {
			void opening.then(blocking);
		}
	});
	return opening;
};
