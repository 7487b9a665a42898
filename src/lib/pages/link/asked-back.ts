/** The rows that this phone itself has asked its table to take back: of those it need not be told. One table at a time. */
class AskedBack {
	readonly #rows = new Set<number>();

	add(seq: number): void {
		this.#rows.add(seq);
	}

	has(seq: number): boolean {
		return this.#rows.has(seq);
	}

	/** Forgets all: another table is followed, or the owner would not take back what was asked. */
	clear(): void {
		this.#rows.clear();
	}
}

export const askedBack = new AskedBack();
