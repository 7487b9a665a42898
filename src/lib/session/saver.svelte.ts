import type { Row } from '$lib/domain/rows';
import { appendRows } from '$lib/storage/rows';
import type { TableSummary } from '$lib/storage/summary';
import type { Trouble } from '$lib/storage/trouble';
import { setPending } from '$lib/storage/pending';
import { noteRefused } from '$lib/storage/refused';

/** After so many ms a tap that is not yet saved is marked so. */
export const lateAfter = 250;
/** So many clashes in a row are no longer another tab but something broken. */
const mostClashes = 5;

/** What the saver asks of its table. */
export interface Saved {
	readonly id: string;
	/** The whole journal as it should lie in storage. */
	journal(): readonly unknown[];
	summary(): TableSummary;
	/** Another tab wrote to the journal: read again, and leave in the saver only what is still to be said. */
	clashed(): Promise<Trouble | undefined>;
	/** Everything said so far is on the disk. */
	saved(): void;
	/** The browser's data was cleared: what this page still knows is written anew. */
	cleared(): void;
}

/** Saves a table's rows in the order they were said, one transaction at a time. */
export class Saver {
	#state = $state.raw<'saved' | 'saving' | 'unsaved'>('saved');
	#late = $state.raw(false);
	#trouble = $state.raw<Trouble | undefined>();
	#pending = $state.raw<readonly Row[]>([]);
	#running: Promise<void> | undefined;
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #table: Saved;

	constructor(table: Saved) {
		this.#table = table;
	}

	/** `saved`: on the disk. `saving`: on its way. `unsaved`: storage refused; it is tried again at the next tap. */
	get state() {
		return this.#state;
	}

	/** Something has been unsaved for 250 ms or more. */
	get late() {
		return this.#late;
	}

	get trouble() {
		return this.#trouble;
	}

	/** The rows that are not known to be on the disk, in order. */
	get pending(): readonly Row[] {
		return this.#pending;
	}

	/** Puts rows at the end of what is to be saved, and goes on saving. */
	add(rows: readonly Row[]): void {
		this.replace([...this.#pending, ...rows]);
		void this.run();
	}

	/** Exchanges all that is still to be saved, without saving it. */
	replace(rows: readonly Row[]): void {
		this.#pending = rows;
		this.#remember();
	}

	/** Reports trouble that another part of the app had with storage. */
	fail(trouble: Trouble): void {
		this.#trouble = trouble;
		const unsaved = this.#pending.length > 0;
		this.#state = unsaved ? 'unsaved' : 'saved';
		if (unsaved) noteRefused(this.#table.id, true);
	}

	/** Storage answers again. */
	recover(): void {
		if (this.#pending.length === 0) this.#trouble = undefined;
	}

	/** Saves what is pending; done when it is saved, or when storage refuses. Never throws. */
	run(): Promise<void> {
		if (this.#pending.length === 0) return Promise.resolve();
		this.#running ??= this.#drain();
		return this.#running;
	}

	#remember(): void {
		const { id } = this.#table;
		if (this.#pending.length === 0) {
			setPending(id, undefined);
			noteRefused(id, false);
			this.#state = 'saved';
			this.#late = false;
			clearTimeout(this.#timer);
			this.#timer = undefined;
			return;
		}
		setPending(id, {
			journal: this.#table.journal(),
			pending: this.#pending,
			summary: this.#table.summary()
		});
		if (this.#state === 'saved') this.#state = 'saving';
		this.#timer ??= setTimeout(() => {
			this.#late = true;
		}, lateAfter);
	}

	async #drain(): Promise<void> {
		let clashes = 0;
		while (this.#pending.length > 0) {
			this.#state = 'saving';
			const batch = this.#pending;
			const answer = await appendRows(batch, this.#table.summary());
			let trouble: Trouble | undefined;
			if (answer.ok) {
				clashes = 0;
				this.#pending = this.#pending.slice(batch.length);
				this.#trouble = undefined;
				this.#remember();
				this.#table.saved();
			} else if (answer.why === 'trouble') trouble = answer.trouble;
			else if (++clashes > mostClashes) trouble = { why: 'failed', detail: `${answer.why} without end` };
			else if (answer.why === 'gap') {
				this.#table.cleared();
				this.replace(this.#table.journal() as readonly Row[]);
			} else trouble = await this.#table.clashed();
			if (trouble) {
				this.fail(trouble);
				break;
			}
		}
		// In the same step as the last look at what is pending: a row added from now on starts a new run.
		this.#running = undefined;
	}
}
