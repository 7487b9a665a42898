import { database, type Database } from './db';
import type { Stored } from './trouble';

/** What a box worked out of one table's fold: a cache, good as long as table and box are as they were. */
export interface KeptFigures {
	/** The table's. */
	readonly id: string;
	/** How many rows the journal had, and the version of the box's figures. */
	readonly rows: number;
	readonly version: number;
	/** Plain data, read only by the box that wrote it. */
	readonly figures: unknown;
}

/** The kept figures of some tables, in their order; nothing where there are none. */
export const readFigures = (
	tables: readonly string[],
	of: Database = database
): Promise<Stored<readonly (KeptFigures | undefined)[]>> =>
	of.run((db) => {
		const { store } = db.transaction('figures');
		return Promise.all(tables.map((id) => store.get(id)));
	});

export const keepFigures = (
	figures: readonly KeptFigures[],
	to: Database = database
): Promise<Stored<void>> =>
	to.run(async (db) => {
		const tx = db.transaction('figures', 'readwrite');
		await Promise.all([...figures.map((one) => tx.store.put(one)), tx.done]);
	});
