import type { BoxTypes } from '$lib/domain/box';
import type { Row } from '$lib/domain/rows';
import type { Change, Recorded, Table } from '$lib/session/table.svelte';
import { announcer } from '../feedback/announcer.svelte';
import type { Consequences, LoadedWords } from './log-entries';

/** A change that waits for a second tap. */
interface Doubted extends Consequences {
	readonly change: Change;
	/** The journal that it was worked out for. */
	readonly rows: readonly Row[];
	/** Called when it was made. */
	readonly made: () => void;
}

/** What a correction asks of its desk. */
interface Correcting<T extends BoxTypes> {
	readonly table: Table<T>;
	words(): Promise<LoadedWords<T>>;
	settled(result: Recorded): boolean;
}

/**
 * Puts right what was recorded before: at once, or, where later facts would be struck with it, only when the player
 * has seen which and says so. [G-3]
 */
export class Correction<T extends BoxTypes = BoxTypes> {
	#doubted = $state.raw<Doubted>();
	#asked: Change | undefined;
	readonly #desk: Correcting<T>;

	constructor(desk: Correcting<T>) {
		this.#desk = desk;
	}

	/** The change that waits for a second tap; none once the journal is another one: other facts would be struck with it. */
	get doubted(): Doubted | undefined {
		return this.#doubted?.rows === this.#desk.table.rows ? this.#doubted : undefined;
	}

	/** Makes a change, or shows what would be struck with it, with `asks` whatever it does, and waits. Returns false when it is refused. */
	make(change: Change, made: () => void = () => undefined, asks = false): boolean {
		const planned = this.#desk.table.preview(change);
		if (!planned.ok) return this.#desk.settled(planned);
		if (planned.unfit.length === 0 && !asks) return this.#go(change, made);
		const { table } = this.#desk;
		const { rows } = table;
		this.#asked = change;
		// A warning comes with all its words: one that changes is read to screen readers twice.
		void this.#desk.words().then((words) => {
			if (this.#asked === change)
				this.#doubted = { change, rows, ...words.consequencesOf(table, words, planned), made };
		});
		return true;
	}

	/** Makes the change that waits. */
	confirm(): void {
		const { doubted } = this;
		if (doubted) this.#go(doubted.change, doubted.made);
	}

	/** Leaves everything as it was. */
	cancel(): void {
		this.#asked = this.#doubted = undefined;
	}

	#go(change: Change, made: () => void): boolean {
		this.cancel();
		const result = this.#desk.table.change(change);
		if (!this.#desk.settled(result)) return false;
		const { table } = this.#desk;
		const { undoTarget } = table;
		if (undoTarget?.did === 'replaced') {
			announcer.tellChange();
			void this.#desk
				.words()
				.then(({ around, logText }) =>
					announcer.say(logText(undoTarget.row.fact, ...around(undoTarget, table), table.snapshot.context))
				);
		}
		made();
		return true;
	}
}
