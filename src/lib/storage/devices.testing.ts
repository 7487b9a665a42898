import type { Row } from '$lib/domain/rows';
import { box } from '$lib/games/parker-bingo';
import { exportAll } from './backup';
import { Database } from './db';
import { importBackup } from './import';
import { rebuildSummaries } from './summaries';

export const findBox = (id: string) => Promise.resolve(id === box.id ? box : undefined);

let open: Database[] = [];
/** A device of its own, until `closeDevices`. Files of tests share one storage, so no two devices have one name. */
export function device(): Database {
	const db = new Database(`device-${crypto.randomUUID()}`);
	open.push(db);
	return db;
}
/** Closes the devices of a test, after it. */
export async function closeDevices(): Promise<void> {
	await Promise.all(open.map((db) => db.close()));
	open = [];
}

/** Lays journals into storage as they are, whatever they are. */
export async function lay(db: Database, journals: readonly (readonly unknown[])[]): Promise<void> {
	const done = await db.write(async (connection) => {
		const tx = connection.transaction('entries', 'readwrite');
		await Promise.all([...journals.flat().map((row) => tx.store.put(row as Row)), tx.done]);
	});
	if (!done.ok) throw new Error(done.trouble.why);
	await rebuildSummaries(findBox, db);
}
export async function backup(of: Database): Promise<string> {
	const text = await exportAll(0, findBox, of);
	if (!text.ok) throw new Error(text.trouble.why);
	return text.value;
}
export async function take(text: string, to: Database) {
	const answer = await importBackup(text, findBox, 5, to);
	if (!answer.ok) throw new Error(answer.why);
	return answer.imported;
}
/** Returns all that is stored on a device. */
export const contents = (of: Database) =>
	of.read(async (db) => ({
		entries: await db.getAll('entries'),
		tables: await db.getAll('tables'),
		bin: await db.getAll('bin'),
		people: await db.getAll('people'),
		drafts: await db.getAllKeys('drafts'),
		transfers: await db.getAllKeys('transfers'),
		imports: await db.getAll('imports')
	}));
export const file = (tables: readonly object[], more: object = {}) =>
	JSON.stringify({ format: 'tablemate-journal', version: 1, tables, ...more });
