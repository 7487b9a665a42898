import { openDB, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { migrate } from './migrate';
import { beginNewLog } from './new-log';
import { databaseVersion, type Schema } from './schema';
import { Blocked, isConnectionLost, NoAnswer, troubleOf, type Stored } from './trouble';

export const databaseName = 'tablemate';

/** How long (ms) an answer of storage is waited for. */
const patience = 10_000;
/** So long (ms) after the last thing that was read, what a page opens with is all there. */
const quiet = 150;
/** How long (ms) the new log is waited for on a busy device: nothing that Chromium could still lose is shown as saved. */
const newLog = 3_000;
/** The same where nobody tells whether it is begun. */
const blind = 1_000;

export type Connection = IDBPDatabase<Schema>;

/** A connection that only reads: what writes goes through `Database.write`. */
export type Reading = Omit<Connection, 'transaction' | 'add' | 'put' | 'delete' | 'clear'> & {
	transaction<Name extends StoreNames<Schema>>(store: Name): IDBPTransaction<Schema, [Name]>;
	transaction<Names extends ArrayLike<StoreNames<Schema>>>(stores: Names): IDBPTransaction<Schema, Names>;
};

/**
 * The database, opened when first needed and opened again once when the browser closed it under the app.
 * It never throws and never hangs: every failure is returned as a `Trouble`.
 */
export class Database {
	readonly name: string;
	readonly version: number;
	#opening: Promise<Connection> | undefined;
	#blocked: Promise<never> | undefined;
	#newLog: Promise<void> | undefined;
	#untilQuiet: ReturnType<typeof setTimeout> | undefined;
	#outdated = false;

	constructor(name: string = databaseName, version: number = databaseVersion) {
		this.name = name;
		this.version = version;
	}

	/** Runs some work that reads. */
	async read<T>(work: (db: Reading) => Promise<T>): Promise<Stored<T>> {
		return this.#run(work, patience);
	}

	/**
	 * Runs some work that writes. It is done once a new log is begun, too: no row that is shown as saved may stand behind
	 * half of another one. The work may run twice if the connection was lost under it; so it must be a transaction that
	 * does no harm when its first run succeeded after all. `wait`: how long (ms) it may take; what writes a lot needs
	 * longer than a tap.
	 */
	async write<T>(work: (db: Connection) => Promise<T>, wait = patience): Promise<Stored<T>> {
		const begun = this.#beginNewLog();
		const answer = await this.#run(work, wait);
		await begun;
		return answer;
	}

	async #run<T>(work: (db: Connection) => Promise<T>, wait: number): Promise<Stored<T>> {
		for (let retried = false; ; retried = true) {
			if (this.#outdated) return { ok: false, trouble: { why: 'outdated' } };
			let connection: Promise<Connection> | undefined;
			let opened = false;
			try {
				connection = this.#open();
				const db = await inTime(Promise.race([connection, ...(this.#blocked ? [this.#blocked] : [])]));
				opened = true;
				const value = await inTime(work(db), wait);
				// What is read next would wait for it, and what writes later finds it done.
				clearTimeout(this.#untilQuiet);
				if (!this.#newLog) this.#untilQuiet = setTimeout(() => void this.#beginNewLog(), quiet);
				return { ok: true, value };
			} catch (error) {
				// Transactions of a terminated connection fail with any error.
				const lost = opened && (isConnectionLost(error) || this.#opening !== connection);
				if (lost && this.#opening === connection) this.#opening = undefined;
				if (lost && !retried && !this.#outdated) continue;
				if (this.#outdated) return { ok: false, trouble: { why: 'outdated' } };
				return { ok: false, trouble: lost ? { why: 'closed' } : troubleOf(error, !opened) };
			}
		}
	}

	/** Once a page. */
	#beginNewLog(): Promise<void> {
		return (this.#newLog ??= inTime(beginNewLog(`${this.name}-log`, newLog, blind), newLog).catch(
			() => undefined
		));
	}

	/** Closes the connection; the next work opens a new one. */
	async close(): Promise<void> {
		const opening = this.#opening;
		this.#opening = undefined;
		this.#blocked = undefined;
		(await opening?.catch(() => undefined))?.close();
	}

	#open(): Promise<Connection> {
		if (this.#opening) return this.#opening;
		if (typeof indexedDB === 'undefined') throw new DOMException('no IndexedDB here', 'SecurityError');
		let block: (reason: Blocked) => void = () => undefined;
		const blocked = new Promise<never>((_, reject) => (block = reject));
		blocked.catch(() => undefined);
		this.#blocked = blocked;
		let failure: unknown;
		const opening = openDB<Schema>(this.name, this.version, {
			upgrade: (db, from, _, tx) => {
				const [untyped, change] = [db, tx] as unknown as [
					IDBPDatabase,
					IDBPTransaction<unknown, string[], 'versionchange'>
				];
				migrate(untyped, from, change).catch((error: unknown) => {
					failure = error;
					// All of it or none: an exception alone would commit what was moved before it.
					abort(tx);
				});
				// Heard below, as the failure of the opening.
				tx.done.catch(() => undefined);
			},
			// The request stays: when the other tab closes, the next work finds the database open.
			blocked: () => {
				block(new Blocked('another tab holds an older version'));
			},
			blocking: (_, wanted) => {
				// A newer app wants to open: this page must not block it. Deleting (null) is no newer app.
				if (wanted !== null) this.#outdated = true;
				void this.close();
			},
			terminated: () => {
				if (this.#opening === opening) this.#opening = undefined;
			}
		}).catch((error: unknown) => {
			throw failure ?? error;
		});
		this.#opening = opening;
		opening.then(
			() => {
				if (this.#opening === opening) this.#blocked = undefined;
			},
			() => {
				if (this.#opening === opening) this.#opening = undefined;
			}
		);
		return opening;
	}
}

/** Ends a transaction, unless it is over: what it came to is heard from its requests. */
function unlessOver(end: () => void): void {
	try {
		end();
	} catch {
		// It failed by itself, or is committed already.
	}
}

/** Aborts a transaction, unless it is over. */
export const abort = (tx: { abort(): void }): void => unlessOver(() => tx.abort());

/**
 * Does the work of a transaction, all of it or none. `work` puts its requests into the list that it is given: one that
 * throws would otherwise leave those before it to be committed. Once `work` is done all is on its way: a page that is
 * left before it hears of it takes nothing back.
 */
export async function allOrNone<T>(
	tx: { readonly done: Promise<void>; abort(): void; commit(): void },
	work: (requests: Promise<unknown>[]) => T | Promise<T>
): Promise<T> {
	const requests: Promise<unknown>[] = [];
	try {
		const value = await work(requests);
		unlessOver(() => tx.commit());
		await Promise.all([...requests, tx.done]);
		return value;
	} catch (error) {
		abort(tx);
		// The requests are not waited for: of a transaction that failed for want of room Chromium at times never answers one.
		void Promise.allSettled(requests);
		await tx.done.catch(() => undefined);
		throw error;
	}
}

async function inTime<T>(work: Promise<T>, wait = patience): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => {
			reject(new NoAnswer(`no answer within ${wait / 1000} s`));
		}, wait);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/** The database of this app. */
export const database = new Database();
