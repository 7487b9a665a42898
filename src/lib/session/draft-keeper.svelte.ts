import { loadDraft, saveDraft } from '$lib/storage/drafts';

/** Typing is written down after a pause of so many ms. */
const pause = 150;

/** The half-typed input of a table, kept so that a locked phone or a killed tab brings it back. */
export class DraftKeeper {
	#value = $state.raw<unknown>();
	#timer: ReturnType<typeof setTimeout> | undefined;
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

	/** Shows the draft at once and writes it after a short pause; `undefined` forgets it. */
	set(value: unknown): void {
		// A reactive proxy cannot be stored.
		this.#value = $state.snapshot(value);
		this.#dirty = true;
		this.#said += 1;
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.flush(), pause);
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

	/** Writes at once what is not yet written. */
	async flush(): Promise<void> {
		clearTimeout(this.#timer);
		if (!this.#dirty || !this.#mayWrite()) return;
		this.#dirty = false;
		this.#stored = JSON.stringify(this.#value);
		await saveDraft(this.#table, this.#value);
	}
}
