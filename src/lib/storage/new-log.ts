import { deleteDB, openDB } from 'idb';

/**
 * How long (ms) Chromium is given to put the new log's beginning on the disk: it says that a database is deleted before
 * that. Should the power fail while a row is written beside it, all tables could be gone.
 */
const settling = 250;

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
		await new Promise((resolve) => void setTimeout(resolve, settling));
	} catch {
		// What is wrong with storage shows at the next read or write.
	}
}
