import * as v from 'valibot';
import { database, type Database } from './db';
import { intact } from './intact';
import type { CachedStats } from './schema';
import type { Stored } from './trouble';

const cachedSchema = v.object({
	id: v.string(),
	rows: v.number(),
	version: v.number(),
	stats: v.unknown()
});

/** Loads the cached stats of some tables, in their order; undefined for a table without. */
export async function loadStats(
	tables: readonly string[],
	from: Database = database
): Promise<Stored<readonly (CachedStats | undefined)[]>> {
	const cached = await from.read((db) => {
		const { store } = db.transaction('stats');
		return Promise.all(tables.map((id) => store.get(id)));
	});
	return cached.ok ? { ok: true, value: cached.value.map((one) => intact(cachedSchema, one)) } : cached;
}

/** Saves the stats of some tables. */
export const saveStats = (stats: readonly CachedStats[], to: Database = database): Promise<Stored<void>> =>
	to.write(async (db) => {
		const tx = db.transaction('stats', 'readwrite');
		await Promise.all([...stats.map((one) => tx.store.put(one)), tx.done]);
	});
