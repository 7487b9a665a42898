/** Milliseconds within which a second tap at the same place is the same tap. */
const within = 300;

/** What a tap there works on: a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
	const hit = target instanceof Element ? target.closest('label, button, a, input, select, summary') : null;
	return hit instanceof HTMLLabelElement ? (hit.control ?? hit) : hit;
}

/**
 * A hand that tapped twice meant one button, and not also the one that took its place: the second tap is dropped.
 * Quick taps on one button are all heard, and so are those elsewhere on the screen. In what is marked `data-quick`,
 * one number takes the place of another as fast as they are read out, and nothing is dropped.
 * @returns what ends it
 */
export function dropSecondTaps(): () => void {
	let before: { readonly control: Element; readonly at: number } | undefined;
	const heard = (event: MouseEvent) => {
		const control = controlOf(event.target);
		// The browser counts taps at the same place; a click by keyboard counts none.
		const again = event.detail > 1 && before && event.timeStamp - before.at < within;
		if (again && control !== before?.control && !control?.closest('[data-quick]')) {
			event.preventDefault();
			event.stopImmediatePropagation();
		} else before = control ? { control, at: event.timeStamp } : undefined;
	};
	document.addEventListener('click', heard, true);
	return () => document.removeEventListener('click', heard, true);
}
