import { database, type Database } from './db';
import type { Stored } from './trouble';

// That a table went on elsewhere is no fact of the table: its journal says the same on both devices. So the mark lies
// beside the journal, among what belongs to this device alone.
const prefix = 'handed-over:';

/** When a table was handed over to another device (ms since 1970), or nothing: then it is played here. */
export async function handedOverAt(table: string, of: Database = database): Promise<number | undefined> {
	const mark = await of.run((db) => db.get('drafts', prefix + table));
	return mark.ok && typeof mark.value === 'number' ? mark.value : undefined;
}

/** Marks a table as handed over `at`; `undefined` takes it back. */
export const markHandedOver = (
	table: string,
	at: number | undefined,
	of: Database = database
): Promise<Stored<void>> =>
	of.run(async (db) => {
		if (at === undefined) await db.delete('drafts', prefix + table);
		else await db.put('drafts', at, prefix + table);
	});

/** All tables of this device that went on elsewhere. */
export async function handedOver(of: Database = database): Promise<ReadonlySet<string>> {
	const keys = await of.run((db) => db.getAllKeys('drafts', IDBKeyRange.bound(prefix, `${prefix}\uffff`)));
	return new Set(keys.ok ? keys.value.map((key) => key.slice(prefix.length)) : []);
}
