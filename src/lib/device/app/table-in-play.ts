import { browser } from '../browser';
/** The Web Lock that every page with a table in play holds in shared mode. */
export const TABLE_IN_PLAY = 'table-in-play';

const locks = (): LockManager | undefined => browser.navigator?.locks;

/**
 * Marks this page as having a table in play, so that no other page of the app switches versions meanwhile. Call it
 * when the table opens, and what it returns when the table is left. It ends with the page in any case.
 */
export function holdTableInPlay(): () => void {
	let release: () => void = () => undefined;
	const held = new Promise<void>((resolve) => (release = resolve));
	// A page that is being closed rejects: nothing is held then.
	locks()
		?.request(TABLE_IN_PLAY, { mode: 'shared' }, () => held)
		.catch(() => undefined);
	// Right even if the lock is not granted yet: it is then released at once.
	return release;
}

/** Returns whether another page of this app has a table in play; 'unknown' where the browser has no locks. */
export async function tableInPlayElsewhere(): Promise<boolean | 'unknown'> {
	const manager = locks();
	if (!manager) return 'unknown';
	try {
		// A page learns its own client id only from a lock it holds itself; the name is its own, so it never waits.
		const mine = `own-client-${performance.timeOrigin}-${Math.random()}`;
		return await manager.request(mine, async () => heldElsewhere(await manager.query(), mine));
	} catch {
		return 'unknown';
	}
}

/** Returns whether a client other than the holder of `mine` holds or awaits the table's lock. */
export function heldElsewhere({ held = [], pending = [] }: LockManagerSnapshot, mine: string): boolean {
	const self = held.find((lock) => lock.name === mine)?.clientId;
	return [...held, ...pending].some((lock) => lock.name === TABLE_IN_PLAY && lock.clientId !== self);
}
