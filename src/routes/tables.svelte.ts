import { findBox } from '$lib/games/registry';
import { listTables, type TableList } from '$lib/journal/tables';

/**
 * The tables of this device that are in play, or those that are over, read anew whenever the page comes
 * back into sight: another tab may have played on.
 */
export class Tables {
	/** Nothing until storage has answered. */
	list = $state.raw<TableList>();
	/** ms since 1970, for "12 minutes ago"; it moves on once a minute. */
	now = $state(Date.now());
	readonly #status: 'in-play' | 'over';

	constructor(status: 'in-play' | 'over') {
		this.#status = status;
	}

	/** Call it once the page is mounted; it returns what stops it. */
	start(): () => void {
		const look = () => {
			if (document.visibilityState === 'visible') void this.#look();
		};
		const clock = setInterval(() => (this.now = Date.now()), 60_000);
		document.addEventListener('visibilitychange', look);
		void this.#look();
		return () => {
			clearInterval(clock);
			document.removeEventListener('visibilitychange', look);
		};
	}

	async #look(): Promise<void> {
		this.list = await listTables(this.#status);
		this.now = Date.now();
		if (!this.list.stale) return;
		// Written by an older app: worked out anew, by code that the shelf needs for nothing else.
		const { rebuildSummaries } = await import('$lib/journal/rebuild');
		await rebuildSummaries(async (box) => (await findBox(box)?.room())?.room);
		this.list = await listTables(this.#status);
	}
}
