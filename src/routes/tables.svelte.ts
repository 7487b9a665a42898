import { findBox } from '$lib/games/registry';
import { readRoster, Roster } from '$lib/journal/people';
import { listTables, type TableList } from '$lib/journal/tables';
import { calledNow } from './called-now';

/**
 * The tables of this device that are in play, read anew whenever the page comes back into sight: another tab may
 * have played on.
 */
export class Tables {
	/** Nothing until storage has answered. */
	list = $state.raw<TableList>();
	/** ms since 1970, for "12 minutes ago"; it moves on once a minute. */
	now = $state(Date.now());
	/** Call it once the page is mounted; it returns what stops it. */
	start(): () => void {
		const look = () => {
			if (document.visibilityState === 'visible') void this.#look();
		};
		const clock = setInterval(() => (this.now = Date.now()), 60_000);
		document.addEventListener('visibilitychange', look);
		void this.#look().then(emptyBin);
		return () => {
			clearInterval(clock);
			document.removeEventListener('visibilitychange', look);
		};
	}

	async #look(): Promise<void> {
		const { stale } = await this.#read();
		if (!stale) return;
		// Written by an older app: worked out anew, by code that the shelf needs for nothing else.
		const { rebuildSummaries } = await import('$lib/journal/rebuild');
		await rebuildSummaries(async (box) => (await findBox(box)?.room())?.room);
		await this.#read();
	}

	async #read(): Promise<TableList> {
		const [list, people] = await Promise.all([listTables('in-play'), readRoster()]);
		const roster = people.ok ? people.value : new Roster();
		this.list = { ...list, tables: list.tables.map((table) => calledNow(table, roster)) };
		this.now = Date.now();
		return list;
	}
}

/** Once the shelf is on the screen: deletes for good what has been in the bin for its time. */
async function emptyBin(): Promise<void> {
	const bin = await import('$lib/journal/bin');
	await bin.emptyBin(Date.now());
}
