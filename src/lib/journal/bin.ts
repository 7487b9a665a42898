import { database, type Database } from './db';
import type { TableSummary } from './summary';
import type { Stored } from './trouble';

/** A deleted table lies in the bin for so long (ms): 30 days. */
export const keptInBin = 30 * 24 * 60 * 60 * 1000;

/** A deleted table as the bin shows it; its journal still lies among the others. */
export interface Binned {
	readonly id: string;
	/** ms since 1970. */
	readonly binnedAt: number;
	readonly summary: TableSummary;
}

/** Takes a table off the lists and puts it into the bin `at` (ms since 1970). False when it is on no list. */
export const bin = (table: string, at: number, of: Database = database): Promise<Stored<boolean>> =>
	of.run(async (db) => {
		const tx = db.transaction(['tables', 'bin'], 'readwrite', { durability: 'strict' });
		const summary = await tx.objectStore('tables').get(table);
		const moves = summary
			? [
					tx.objectStore('bin').put({ id: table, binnedAt: at, summary }),
					tx.objectStore('tables').delete(table)
				]
			: [];
		await Promise.all([...moves, tx.done]);
		return summary !== undefined;
	});

/** Puts a table back on the lists. Whoever goes on writing to a table in the bin takes it out by that, too. */
export const restore = (table: string, of: Database = database): Promise<Stored<boolean>> =>
	of.run(async (db) => {
		const tx = db.transaction(['tables', 'bin'], 'readwrite', { durability: 'strict' });
		const binned = await tx.objectStore('bin').get(table);
		const moves = binned
			? [tx.objectStore('tables').put(binned.summary), tx.objectStore('bin').delete(table)]
			: [];
		await Promise.all([...moves, tx.done]);
		return binned !== undefined;
	});

/** What lies in the bin, the last deleted first. */
export async function listBin(of: Database = database): Promise<Stored<readonly Binned[]>> {
	const all = await of.run((db) => db.getAll('bin'));
	return all.ok ? { ok: true, value: all.value.sort((a, b) => b.binnedAt - a.binnedAt) } : all;
}

const rowsOf = (table: string) => IDBKeyRange.bound([table], [table, []]);

/** Deletes for good, with their journals, what has been in the bin for its time; answers the ids. */
export const emptyBin = (now: number, of: Database = database): Promise<Stored<readonly string[]>> =>
	of.run(async (db) => {
		const tx = db.transaction(['bin', 'tables', 'entries', 'drafts', 'figures'], 'readwrite');
		const old = (await tx.objectStore('bin').getAll()).filter(({ binnedAt }) => binnedAt + keptInBin <= now);
		const listed = await Promise.all(old.map(({ id }) => tx.objectStore('tables').getKey(id)));
		// What is on a list is not deleted, whatever the bin says.
		const due = old.filter((_, i) => listed[i] === undefined);
		await Promise.all([
			...old.filter((_, i) => listed[i] !== undefined).map(({ id }) => tx.objectStore('bin').delete(id)),
			...due.flatMap(({ id }) => [
				tx.objectStore('entries').delete(rowsOf(id)),
				tx.objectStore('drafts').delete(id),
				tx.objectStore('figures').delete(id),
				tx.objectStore('bin').delete(id)
			]),
			tx.done
		]);
		return due.map(({ id }) => id);
	});
