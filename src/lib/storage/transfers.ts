import { database, type Database } from './db';
import { intact, momentSchema } from './intact';
import type { Stored } from './trouble';

// A transfer is not a fact of the table, since the journal is the same on both devices: it is marked beside the journal.

/** Returns when a table was transferred to another device (ms since 1970), or undefined if it is played here. */
export async function transferredAt(table: string, from: Database = database): Promise<number | undefined> {
	const at = await from.read((db) => db.get('transfers', table));
	return at.ok ? intact(momentSchema, at.value) : undefined;
}

/** Marks a table as transferred `at` (ms since 1970); `undefined` removes the mark. */
export const markTransferred = (
	table: string,
	at: number | undefined,
	to: Database = database
): Promise<Stored<void>> =>
	to.write(async (db) => {
		const tx = db.transaction('transfers', 'readwrite', { durability: 'strict' });
		await Promise.all([at === undefined ? tx.store.delete(table) : tx.store.put(at, table), tx.done]);
	});

/** Returns the ids of all tables that were transferred to another device. */
export async function listTransferred(from: Database = database): Promise<ReadonlySet<string>> {
	const marks = await from.read((db) => {
		const { store } = db.transaction('transfers');
		return Promise.all([store.getAllKeys(), store.getAll()]);
	});
	if (!marks.ok) return new Set();
	const [tables, moments] = marks.value;
	return new Set(tables.filter((_, i) => intact(momentSchema, moments[i]) !== undefined));
}
