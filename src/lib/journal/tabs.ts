/** Locks are absent on insecure addresses and in old browsers, whatever lib.dom says. */
export const locks = (): LockManager | undefined =>
	typeof navigator === 'undefined' ? undefined : (navigator as { locks?: LockManager }).locks;

/** A lock's first answer is not waited for longer than this (ms); the journal's keys guard against two writers anyway. */
const patience = 2000;

/** The lock that the writer of a table holds. */
export const lockName = (table: string): string => `table:${table}`;

const inPatience = (): Promise<void> =>
	new Promise((resolve) => {
		setTimeout(resolve, patience);
	});

/** The locks that this page is about to let go. */
const leaving = new Map<string, Promise<void>>();

/**
 * The right to write to a table, held by one tab at a time. Who does not get it waits in line, and has
 * it as soon as the writer leaves. Where the browser has no locks every tab may write, and a key clash in
 * the journal tells them apart.
 */
export class WriterLock {
	readonly #name: string;
	readonly #gained: () => void;
	readonly #lost: () => void;
	#letGo: (() => void) | undefined;
	#waiting: AbortController | undefined;
	#left = false;
	/** Done when the lock that was held is no more. */
	#over: Promise<void> | undefined;

	/** `gained`: this tab waited and may write now. `lost`: another tab has taken the table over. */
	constructor(table: string, gained: () => void, lost: () => void) {
		this.#name = lockName(table);
		this.#gained = gained;
		this.#lost = lost;
	}

	/** Asks for the lock; answers at once whether this tab is the writer, and otherwise waits in line. */
	async hold(): Promise<boolean> {
		// This page's own screen may just be leaving the same table: that is no other tab.
		await Promise.race([leaving.get(this.#name), inPatience()]);
		const held = await this.#request({ ifAvailable: true });
		if (!held) this.#wait();
		return held;
	}

	/** Takes the lock from whoever holds it, be it a tab that the browser has frozen. */
	async takeOver(): Promise<boolean> {
		this.#waiting?.abort();
		const held = await this.#request({ steal: true });
		if (!held) this.#wait();
		return held;
	}

	/** Leaves the table to others as soon as `last` (what is still being written) is done; done when they can have it. */
	release(last: Promise<unknown>): Promise<void> {
		this.#left = true;
		this.#waiting?.abort();
		const left = last.then(async () => {
			this.#letGo?.();
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
					return new Promise<void>((letGo) => (this.#letGo = letGo));
				})
				.catch(() => {
					answer(false);
					// A lock that was held rejects only when it is stolen.
					if (!held || this.#left) return;
					this.#letGo = undefined;
					this.#lost();
					this.#wait();
				});
		});
	}
}

const channelName = 'tablemate';

/** Word between this app's tabs that a table's journal has grown. */
export class Grapevine {
	#channel: BroadcastChannel | undefined;

	/** `heard` is told the id of each table that another tab (or another part of this page) wrote to. */
	constructor(heard: (table: string) => void) {
		if (typeof BroadcastChannel === 'undefined') return;
		this.#channel = new BroadcastChannel(channelName);
		this.#channel.onmessage = ({ data }: MessageEvent<unknown>) => {
			const table = (data as { table?: unknown } | null)?.table;
			if (typeof table === 'string') heard(table);
		};
	}

	tell(table: string): void {
		this.#channel?.postMessage({ table });
	}

	close(): void {
		this.#channel?.close();
		this.#channel = undefined;
	}
}
