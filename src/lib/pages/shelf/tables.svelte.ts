import { findBox } from '$lib/games/registry';
import { loadRoster } from '$lib/storage/people';
import { Roster } from '$lib/storage/roster';
import { listTables, type TableList } from '$lib/storage/tables';
import { withCurrentNames } from '../current-names';

/**
 * The tables of this device that are in play, read anew whenever the page comes back into sight: another tab may
 * have played on.
 */
export class Tables {
	/** Undefined until storage has answered. */
	list = $state.raw<TableList>();
	roster = $state.raw(new Roster());
	/** ms since 1970, for "12 minutes ago"; it moves on once a minute. */
	now = $state(Date.now());
	/** Call it once the page is mounted; it returns what stops it. */
	start(): () => void {
		const look = () => {
			if (document.visibilityState === 'visible') void this.#look();
		};
		const clock = setInterval(() => (this.now = Date.now()), 60_000);
		document.addEventListener('visibilitychange', look);
		void this.#look().then(purge);
		return () => {
			clearInterval(clock);
			document.removeEventListener('visibilitychange', look);
		};
	}

	async #look(): Promise<void> {
		const { stale } = await this.#read();
		if (!stale) return;
		// Written by an older app: worked out anew, by code that the shelf needs for nothing else.
		const { rebuildSummaries } = await import('$lib/storage/summaries');
		await rebuildSummaries(findBox);
		await this.#read();
	}

	async #read(): Promise<TableList> {
		const [list, people] = await Promise.all([listTables('in-play'), loadRoster()]);
		if (people.ok) this.roster = people.value;
		this.list = { ...list, tables: list.tables.map((table) => withCurrentNames(table, this.roster)) };
		this.now = Date.now();
		return list;
	}
}

/** Purges the tables whose time in the bin is over. Called once the shelf is on the screen. */
async function purge(): Promise<void> {
	const { purgeDeleted } = await import('$lib/storage/bin');
	await purgeDeleted(Date.now());
}
