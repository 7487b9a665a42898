// @ts-nocheck
import { untrack } from 'svelte';

/**
 * Where messages are shown and said. A modal dialog makes all that lies under it inert, its live regions included,
 * so the dialog on top does it, and the page itself only when no dialog is open.
 */
class Places {
	#open = $state.raw<readonly symbol[]>([]);

	/** The dialog that shows messages now; undefined is the page. */
	readonly top = $derived(this.#open.at(-1));

	/** Opens a dialog's place over the others; the answer closes it. */
	add(place: symbol): () => void {
		const become = (change: (open: readonly symbol[]) => readonly symbol[]) =>
			untrack(() => (this.#open = change(this.#open)));
		become((open) => [...open, place]);
		return () => void become((open) => open.filter((other) => other !== place));
	}
}

export const places = new Places();
