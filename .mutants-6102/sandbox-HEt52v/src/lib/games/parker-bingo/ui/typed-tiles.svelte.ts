// @ts-nocheck
import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import { tilesFor, typedTile } from './typed-tile';

/** So long (ms) the next digit is waited for; and so long an Enter that nobody needed any more is still meant for the tile. */
const [lapse, spare] = [4000, 1000];

/**
 * Reads tiles that are typed wherever the focus is, but in a field or while something lies over it. Call it while a
 * component begins. Tells the tiles that what is typed can still become.
 */
export function typedTiles(covered: () => boolean, lay: (number: number) => void): () => readonly number[] {
	let typed = $state('');
	let done = -Infinity;
	let forget: (() => void) | undefined;

	/** Keeps what is typed for a while, and says it: a digit that waits unseen would slip into the next tile. */
	function wait(text: string) {
		forget?.();
		typed = text;
		if (text === '') return;
		const hide = toasts.show(`${text}…`);
		const timer = setTimeout(() => wait(''), lapse);
		forget = () => {
			clearTimeout(timer);
			hide();
		};
	}

	function read(event: KeyboardEvent) {
		const { key, target, timeStamp } = event;
		const busy =
			covered() || (target instanceof HTMLElement && target.matches('input:not([type=radio]), select'));
		if (busy || event.ctrlKey || event.altKey || event.metaKey) return;
		const read = typedTile(typed, key);
		// Enter would press the button that has the focus.
		if (read || (key === 'Enter' && timeStamp < done + spare)) event.preventDefault();
		if (key !== 'Enter') done = -Infinity;
		if (!read) return;
		wait(read.typed);
		if (read.typed === '') done = timeStamp;
		const { number, wrong } = read;
		if (number !== undefined) lay(number);
		if (wrong !== undefined) toasts.show(m.parker_no_not_a_tile({ typed: wrong }));
	}

	$effect(() => {
		// Keys are heard wherever they are pressed; what is half typed goes with what it was typed at.
		window.addEventListener('keydown', read);
		return () => {
			window.removeEventListener('keydown', read);
			forget?.();
		};
	});

	return () => (typed === '' ? [] : tilesFor(typed));
}
