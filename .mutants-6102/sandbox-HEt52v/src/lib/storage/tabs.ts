// @ts-nocheck
import { entryOf } from '$lib/domain/sure';
/** Returns the lock manager, which insecure addresses and old browsers lack, whatever lib.dom says. */
export const locks = (): LockManager | undefined =>
	typeof navigator === 'undefined' ? undefined : navigator.locks;

/** How long (ms) a lock's first answer is waited for; the journal's keys prevent two writers anyway. */
const patience = 2000;

/** Returns the name of the lock that the writer of a table holds. */
export const lockName = (table: string): string => `table:${table}`;

const afterPatience = (): Promise<void> =>
	new Promise((resolve) => {
		setTimeout(resolve, patience);
	});

/** The locks that this page is about to release. */
const leaving = new Map<string, Promise<void>>();

/**
 * The right to write to a table, held by one tab at a time. A tab that does not get it waits in line, and gets it as
 * soon as the writer leaves. Where the browser has no locks every tab may write, and a key clash in the journal
 * rejects the later one.
 */
export class WriterLock {
	readonly #name: string;
	readonly #gained: () => void;
	readonly #lost: () => void;
	#release: (() => void) | undefined;
	#waiting: AbortController | undefined;
	#left = false;
	/** Resolves when the lock that was held is released or stolen. */
	#over: Promise<void> | undefined;

	/** `gained`: this tab waited and may write now. `lost`: another tab has taken the table over. */
	constructor(table: string, gained: () => void, lost: () => void) {
		this.#name = lockName(table);
		this.#gained = gained;
		this.#lost = lost;
	}

	/** Acquires the lock, or waits in line. Resolves at once with whether this tab is the writer. */
	async hold(): Promise<boolean> {
		// This page may just be leaving the same table: that is no other tab.
		await Promise.race([leaving.get(this.#name), afterPatience()]);
		const held = await this.#request({ ifAvailable: true });
		if (!held) this.#wait();
		return held;
	}

	/** Steals the lock from the tab that holds it, even from one that the browser has frozen. */
	async takeOver(): Promise<boolean> {
		this.#waiting?.abort();
		const held = await this.#request({ steal: true });
		if (!held) this.#wait();
		return held;
	}

	/** Releases the lock as soon as `last` (what is still being written) is done. Resolves when it is released. */
	release(last: Promise<unknown>): Promise<void> {
		this.#left = true;
		this.#waiting?.abort();
		const left = last.then(async () => {
			this.#release?.();
			await this.#over;
			if (leaving.get(this.#name) === left) leaving.delete(this.#name);
		});
		leaving.set(this.#name, left);
		return left;
	}

	#wait(): void {
		if (this.#left) return;
		this.#waiting = new AbortController();
		void this.#request({ signal: this.#waiting.signal }).then((held) => {
			if (held) this.#gained();
		});
	}

	#request(options: LockOptions): Promise<boolean> {
		const manager = locks();
		if (!manager) return Promise.resolve(true);
		return new Promise((answer) => {
			if (!options.signal) {
				setTimeout(() => {
					answer(true);
				}, patience);
			}
			let held = false;
			const over = manager
				.request(this.#name, options, (lock) => {
					if (!lock || this.#left) {
						answer(false);
						return;
					}
					held = true;
					this.#over = over;
					answer(true);
					return new Promise<void>((release) => (this.#release = release));
				})
				.catch(() => {
					answer(false);
					// A lock that was held rejects only when it is stolen.
					if (!held || this.#left) return;
					this.#release = undefined;
					this.#lost();
					this.#wait();
				});
		});
	}
}

const channelName = 'tablemate';

/** Notifies other tabs of new rows (BroadcastChannel). */
export class TableChannel {
	#channel: BroadcastChannel | undefined;

	/** `onRows` gets the id of each table that another tab (or another part of this page) wrote to. */
	constructor(onRows: (table: string) => void) {
		if (typeof BroadcastChannel === 'undefined') return;
		this.#channel = new BroadcastChannel(channelName);
		this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			const table = entryOf(data, 'table');
			if (typeof table === 'string') onRows(table);
		};
	}

	/** Notifies the others that a table has new rows. */
	notify(table: string): void {
		this.#channel?.postMessage({ table });
	}

	close(): void {
		this.#channel?.close();
		this.#channel = undefined;
	}
}
