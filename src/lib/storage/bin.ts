import { database, type Database } from './db';
import { deletedSchema, type DeletedTable } from './deleted';
import { intact, onlyIntact } from './intact';
import { rowRange } from './rows';
import { summarySchema } from './summary';
import type { Stored } from './trouble';

/** A deleted table is purged after so long (ms): 30 days. */
export const purgeAfter = 30 * 24 * 60 * 60 * 1000;

/**
 * Moves a table from the lists into the bin `at` (ms since 1970). Returns false if it is on no list. `unasked` is one that
 * had started by itself.
 */
export const deleteTable = (
	table: string,
	at: number,
	from: Database = database,
	unasked = false
): Promise<Stored<boolean>> =>
	from.write(async (db) => {
		const tx = db.transaction(['tables', 'bin'], 'readwrite', { durability: 'strict' });
		const summary = intact(summarySchema, await tx.objectStore('tables').get(table));
		const moves = summary
			? [
					tx.objectStore('bin').put({ id: table, binnedAt: at, summary, unasked }),
					tx.objectStore('tables').delete(table)
				]
			: [];
		await Promise.all([...moves, tx.done]);
		return summary !== undefined;
	});

/** Moves a table from the bin back to the lists. Adding rows to a deleted table does so, too. */
export const undeleteTable = (table: string, to: Database = database): Promise<Stored<boolean>> =>
	to.write(async (db) => {
		const tx = db.transaction(['tables', 'bin'], 'readwrite', { durability: 'strict' });
		const deleted = intact(deletedSchema, await tx.objectStore('bin').get(table));
		const moves = deleted
			? [tx.objectStore('tables').put(deleted.summary), tx.objectStore('bin').delete(table)]
			: [];
		await Promise.all([...moves, tx.done]);
		return deleted !== undefined;
	});

/** Lists the deleted tables, the last deleted first; those that had started by themselves where something was done or typed. */
export async function listDeleted(from: Database = database): Promise<Stored<readonly DeletedTable[]>> {
	const all = await from.read((db) => Promise.all([db.getAll('bin'), db.getAllKeys('drafts')]));
	if (!all.ok) return all;
	const [bin, typed] = all.value;
	const touched = onlyIntact(deletedSchema, bin).filter(
		({ id, summary, unasked }) => !unasked || summary.rows > 1 || typed.includes(id)
	);
	return { ok: true, value: touched.sort((a, b) => b.binnedAt - a.binnedAt) };
}

/** Purges the tables whose time in the bin is over, with all that is stored of them. Returns their ids. */
export const purgeDeleted = (now: number, from: Database = database): Promise<Stored<readonly string[]>> =>
	from.write(async (db) => {
		const tx = db.transaction(['bin', 'tables', 'entries', 'drafts', 'transfers', 'stats'], 'readwrite');
		const bin = tx.objectStore('bin');
		const old = onlyIntact(deletedSchema, await bin.getAll()).filter(
			({ binnedAt }) => binnedAt + purgeAfter <= now
		);
		const listed = await Promise.all(old.map(({ id }) => tx.objectStore('tables').getKey(id)));
		// A table that is on a list is not purged, whatever the bin says.
		const due = old.filter((_, i) => listed[i] === undefined);
		await Promise.all([
			...old.map(({ id }) => bin.delete(id)),
			...due.flatMap(({ id }) => [
				tx.objectStore('entries').delete(rowRange(id)),
				tx.objectStore('drafts').delete(id),
				tx.objectStore('transfers').delete(id),
				tx.objectStore('stats').delete(id)
			]),
			tx.done
		]);
		return due.map(({ id }) => id);
	});
