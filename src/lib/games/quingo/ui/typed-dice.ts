import { m } from '$lib/i18n';
import { toasts } from '$lib/ui/feedback/toasts.svelte';

/**
 * Reads what real dice show as it is typed, wherever the focus is: a number is taken with its last digit, or with Enter
 * where it could go on. A 0 is the 10 of a d10. A digit waits as long as it is shown that it does.
 * @param sides of the die that is typed now; undefined when all are entered
 * @returns what the window does with a key
 */
export function typedDice(sides: () => number | undefined, take: (shows: number) => void) {
	let begun = '';
	return (event: KeyboardEvent) => {
		const { key, target } = event;
		const before = toasts.current?.text === `${begun}…` ? begun : '';
		begun = '';
		const ends = before && key === 'Enter';
		const most = sides();
		const elsewhere = target instanceof Element && target.closest('dialog');
		if (!most || elsewhere || event.ctrlKey || event.altKey || event.metaKey) return;
		if (!ends && !/^\d$/.test(key)) return;
		event.preventDefault();
		const typed = ends ? before : before + key;
		const shows = Number(typed) || (most === 10 ? 10 : 0);
		if (!shows || shows > most) toasts.show(m.quingo_no_not_on_a_die({ sides: String(most), shows: typed }));
		else if (ends || shows * 10 > most) {
			toasts.clear();
			take(shows);
		} else toasts.show(`${(begun = typed)}…`);
	};
}
