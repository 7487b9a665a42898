/**
 * Where notices are shown. A modal dialog makes all that lies under it inert, its live regions included,
 * so the dialog on top shows them, and the page itself only when no dialog is open.
 */
class Places {
	#open = $state.raw<readonly symbol[]>([]);

	/** The place that shows notices now. */
	readonly top = $derived(this.#open.at(-1));

	/** Opens a place over the others; the answer closes it. */
	add(place: symbol): () => void {
		this.#open = [...this.#open, place];
		return () => {
			this.#open = this.#open.filter((other) => other !== place);
		};
	}
}

export const places = new Places();
