import { inSeatsNow, seatsTaken } from '$lib/domain/reseat';
import type { Place } from '$lib/domain/rows';
import { loadDraft, saveDraft } from '$lib/storage/drafts';

/** Saves the half-typed input of a table, so that a locked phone or a killed tab brings it back. */
export class DraftSaver {
	#value = $state.raw<unknown>();
	/** What is on its way to the disk. */
	#writing: Promise<unknown> | undefined;
	#dirty = false;
	/** Counts what was said. */
	#said = 0;
	/** What was stored when this window read or wrote it last. */
	#stored: string | undefined;
	readonly #table: string;
	readonly #mayWrite: () => boolean;

	constructor(table: string, mayWrite: () => boolean) {
		this.#table = table;
		this.#mayWrite = mayWrite;
	}

	get value(): unknown {
		return this.#value;
	}

	/** Shows the draft and writes it, at once: the page may be gone the next moment. `undefined` removes it. */
	set(value: unknown): void {
		// A reactive proxy cannot be stored.
		this.#value = $state.snapshot(value);
		this.#dirty = true;
		this.#said += 1;
		void this.flush();
	}

	/**
	 * Shows what is stored, unless something was said here meanwhile, or before and no other window has stored anything
	 * since: the window that could write has the last word.
	 */
	async read(): Promise<void> {
		const known = this.#dirty ? [this.#stored] : [];
		const said = this.#said;
		const value = await loadDraft(this.#table);
		const stored = JSON.stringify(value);
		if (said !== this.#said || known.includes(stored)) return;
		this.#stored = stored;
		this.#value = value;
		this.#dirty = false;
	}

	/** Writes what is not yet written, one after the other: of what is said meanwhile only the last. */
	async flush(): Promise<void> {
		while (this.#writing) await this.#writing;
		if (!this.#dirty || !this.#mayWrite()) return;
		this.#dirty = false;
		this.#stored = JSON.stringify(this.#value);
		this.#writing = saveDraft(this.#table, this.#value).finally(() => (this.#writing = undefined));
		await this.#writing;
	}
}

/** Keeps what is half typed with the seat between two looks at a table, as all that is written is. */
export function keepWithSeats(
	drafts: Pick<DraftSaver, 'value' | 'set'>,
	before: readonly Place[],
	after: readonly Place[],
	typed = drafts.value
): void {
	const now = inSeatsNow(typed, seatsTaken(before, after));
	if (now !== typed) drafts.set(now);
}
