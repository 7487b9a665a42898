import { deleteDB, openDB } from 'idb';

/**
 * Makes Chromium begin a new log for all that this site stores. When it starts, it goes on behind the last byte of the
 * old one, and where a death left half a record there, what is written behind that can't be read: rows that were shown
 * as saved are gone at the start after the next, or all tables are. It begins a new one where it deletes a database.
 * Never fails. See docs/decisions/0028.
 */
export async function beginNewLog(name: string): Promise<void> {
	if (typeof navigator === 'undefined' || !('userAgentData' in navigator)) return;
	try {
		(await openDB(name)).close();
		await deleteDB(name);
	} catch {
		// What is wrong with storage is told by whoever reads or writes.
	}
}
