import { deleteDB, openDB, type IDBPDatabase } from 'idb';

/** So often (ms) Chromium is asked whether the new log is begun. */
const pace = 10;
/** How long (ms) Chromium is then given to put together what it stores: should the power fail meanwhile, all of it may go. */
const settling = 250;
/** Zeros (bytes) by which the old log is heavier than what Chromium makes of it. */
const weight = 32_768;

/** What Chromium alone tells beside the estimate: bytes by the kind of storage. */
interface Estimate extends StorageEstimate {
	readonly usageDetails?: { readonly indexedDB?: number };
}

const pause = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms));

/** Bytes that this site's databases take on the disk. */
async function taken(): Promise<number> {
	const { usageDetails }: Estimate = await navigator.storage.estimate();
	return usageDetails?.indexedDB ?? 0;
}

/**
 * Makes Chromium begin a new log for all that this site stores. When it starts, it goes on behind the last byte of the
 * old one, and where a death left half a record there, what is written behind that can't be read: rows that were shown
 * as saved are gone at the start after the next, or all tables are. It begins a new one some time after it deletes a
 * database; then what is stored gets lighter by them, for zeros take next to nothing where it keeps what was in the old log.
 * Done a little after that is seen, and `patience` (ms) after it was asked for at the latest; where nobody tells what is
 * taken, after `blind` (ms). Never fails. See docs/decisions/0028.
 */
export async function beginNewLog(name: string, patience: number, blind: number): Promise<void> {
	if (typeof navigator === 'undefined' || !('userAgentData' in navigator)) return;
	const asked = performance.now();
	try {
		const upgrade = (db: IDBPDatabase) => void db.createObjectStore('weight').put(new Uint8Array(weight), 0);
		(await openDB(name, 1, { upgrade })).close();
		let now = await taken();
		let most = now;
		await deleteDB(name);
		// Other files that it clears away are light.
		while (most - now < weight / 2 && performance.now() < asked + (now > 0 ? patience : blind)) {
			await pause(pace);
			now = await taken();
			most = Math.max(most, now);
		}
		await pause(settling);
	} catch {
		// What is wrong with storage shows at the next read or write.
	}
}
