import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { tilesFor, typedTile } from './typed-tile';

/** So long (ms) the next digit is waited for; and so long an Enter that nobody needed any more is still meant for the tile. */
const [lapse, spare] = [4000, 1000];

/** Reads tiles that are typed wherever the focus is, but in a field. Create it while a component begins. */
export class TypedTiles {
	#typed = $state('');
	/** The tiles that what is typed can still become. */
	readonly near = $derived.by(() => (this.#typed === '' ? [] : tilesFor(this.#typed)));
	#done = -Infinity;
	#forget: (() => void) | undefined;
	/** Something else lies over it. */
	readonly #covered: () => boolean;
	readonly #lay: (number: number) => void;

	constructor(covered: () => boolean, lay: (number: number) => void) {
		this.#covered = covered;
		this.#lay = lay;
		$effect(() => {
			// What was typed and did not become a tile goes with what it was typed at.
			window.addEventListener('keydown', this.#read);
			return () => {
				window.removeEventListener('keydown', this.#read);
				this.#forget?.();
			};
		});
	}

	readonly #read = (event: KeyboardEvent): void => {
		const { key, target, timeStamp } = event;
		const busy =
			this.#covered() || (target instanceof HTMLElement && target.matches('input:not([type=radio]), select'));
		if (busy || event.ctrlKey || event.altKey || event.metaKey) return;
		const read = typedTile(this.#typed, key);
		// Enter would press the button that has the focus.
		if (read || (key === 'Enter' && timeStamp < this.#done + spare)) event.preventDefault();
		if (key !== 'Enter') this.#done = -Infinity;
		if (!read) return;
		this.#wait(read.typed);
		if (read.typed === '') this.#done = timeStamp;
		const { number, wrong } = read;
		if (number !== undefined) this.#lay(number);
		if (wrong !== undefined)
			void import('../text/refusals').then(({ tileSentence }) =>
				toasts.show(tileSentence({ why: 'not-a-tile', typed: wrong }))
			);
	};

	/** Keeps what is typed for a while, and says it: a digit that waits unseen would slip into the next tile. */
	#wait(text: string): void {
		this.#forget?.();
		this.#typed = text;
		if (text === '') return;
		const hide = toasts.show(`${text}…`);
		const timer = setTimeout(() => this.#wait(''), lapse);
		this.#forget = () => {
			clearTimeout(timer);
			hide();
		};
	}
}
