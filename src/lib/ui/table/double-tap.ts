/** A second tap within this time (ms) is the same tap: a hand that shook acts once, not twice. */
export const doubleTap = 300;

const controls = 'label, button, a, input, select, summary';

/** A tap that was taken, and what lay on the screen when it was made. */
interface Tap {
	readonly control: Element;
	/** When it was made: ms on the clock of `performance.now()`. */
	readonly at: number;
	/** The places of all controls before the tap changed anything. */
	readonly places: ReadonlyMap<Element, DOMRect>;
	/** What `data-quick` said of the control: it may be gone by the next tap. */
	readonly quick: string | undefined;
	/** When what came of it was on the screen. */
	seen: number;
	/** A label hands the tap on to its field as another click, which is no other tap. */
	handsOn: boolean;
}

/** What a tap there works on: a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
	const hit = target instanceof Element ? target.closest(controls) : null;
	return hit instanceof HTMLLabelElement ? (hit.control ?? hit) : hit;
}

function placesNow(): Map<Element, DOMRect> {
	const places = new Map<Element, DOMRect>();
	for (const element of document.querySelectorAll(controls)) {
		const control = controlOf(element);
		// A field within its label is as large as the label, which comes first.
		if (control && element.contains(control) && !places.has(control))
			places.set(control, element.getBoundingClientRect());
	}
	return places;
}

const quickness = (control: Element | null): string | undefined =>
	control?.closest<HTMLElement>('[data-quick]')?.dataset.quick;

const lies = ({ left, right, top, bottom }: DOMRect, { clientX: x, clientY: y }: MouseEvent): boolean =>
	x >= left && x < right && y >= top && y < bottom;

/** When what is on the screen was drawn: ms on the clock of a tap's own time. */
const frameTime = (): number => Number(document.timeline.currentTime ?? performance.now());

let before: Tap | undefined;

/** When the tap that is being handled was made; undefined when none is. */
let made: number | undefined;

/**
 * Tells whether the tap that is being handled was made before anybody could have answered to what changed by itself
 * `at` that moment (ms on the clock of `performance.now()`).
 */
export const madeBefore = (at: number): boolean => (made ?? performance.now()) - at < doubleTap;

/** Whether a tap was meant for what lies there now: not for what lay there, nor a second time by a hand that shook. */
function meant(tap: MouseEvent, control: Element | null): boolean {
	if (!before) return true;
	const soon = tap.timeStamp - before.at < doubleTap;
	const quick = quickness(control);
	if (quick === '' && before.quick === '') return true;
	if (control === before.control) return !soon;
	if (quick !== undefined && quick === before.quick) return true;
	// Nobody has seen yet what came of the tap before: this one was aimed at what lay there when that one was made.
	const unseen = tap.timeStamp < before.seen;
	const place = before.places.get(before.control);
	if ((soon || unseen) && place && lies(place, tap)) return false;
	const was = control ? before.places.get(control) : undefined;
	return !unseen || (was !== undefined && lies(was, tap));
}

function heard(event: MouseEvent): void {
	const { target, timeStamp } = event;
	made = timeStamp;
	setTimeout(() => {
		if (made === timeStamp) made = undefined;
	});
	const handedOn = before?.handsOn && target === before.control;
	if (before) before.handsOn = false;
	// A click by keyboard is no tap either.
	if (event.detail === 0 || handedOn) return;
	const control = controlOf(target);
	if (!meant(event, control)) {
		event.preventDefault();
		event.stopImmediatePropagation();
		return;
	}
	if (!control) return;
	const tap: Tap = {
		control,
		at: timeStamp,
		places: placesNow(),
		quick: quickness(control),
		seen: Infinity,
		handsOn: target instanceof Node && !control.contains(target)
	};
	before = tap;
	requestAnimationFrame(() => (tap.seen = frameTime()));
}

let listening = 0;

/**
 * The one guard against taps that nobody meant, for all boxes. It judges a tap by when it was made, not by when a busy
 * device comes to handle it:
 *
 * - the second tap on one control within 300 ms is a hand that shook;
 * - what was tapped before anybody could see what came of the tap before was meant for what lay there then: what has
 *   taken its place does not hear it.
 *
 * Taps on different controls are all heard, however quick. Within what is marked `data-quick` one control may be tapped
 * as fast as somebody can, and within `data-quick="places"` one thing takes the place of another as fast as they are
 * tapped.
 * @returns what ends it, when everybody who began it has ended it
 */
export function dropSecondTaps(): () => void {
	if (listening++ === 0) document.addEventListener('click', heard, true);
	return () => {
		if (--listening === 0) document.removeEventListener('click', heard, true);
	};
}
