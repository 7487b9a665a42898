import { doubleTap, noteTap } from './tap-guard';

/** How far apart, in px, two taps of one shaking hand come down; the middles of two controls are further apart. */
const near = 24;

interface Tap {
	readonly control: Element;
	readonly x: number;
	readonly y: number;
	readonly at: number;
}

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
	let before: Tap | undefined;
	const heard = (event: MouseEvent) => {
		// A click by keyboard, or one that a label hands on to its field, is no tap.
		noteTap(event);
		if (event.detail === 0) return;
		const { clientX: x, clientY: y, timeStamp: at } = event;
		const control = controlOf(event.target);
		const again = before && at - before.at < doubleTap && Math.hypot(x - before.x, y - before.y) < near;
		if (again && control !== before?.control && !control?.closest('[data-quick]')) {
			event.preventDefault();
			event.stopImmediatePropagation();
		} else before = control ? { control, x, y, at } : undefined;
	};
	document.addEventListener('click', heard, true);
	return () => document.removeEventListener('click', heard, true);
}
