/** A second tap within this time (ms) is the same tap: a hand that shook acts once, not twice. */
export const doubleTap = 300;

const controls = 'label, button, a, input, select, summary, [data-tap]';

/** How far (px) from its first tap a hand that shakes comes down again: about the width of a finger. */
const shake = 48;

/** A tap that was taken, and what lay on the screen when it was made. */
interface Tap {
	readonly control: Element;
	/** When it was made: ms on the clock of `performance.now()`. */
	readonly at: number;
	readonly x: number;
	readonly y: number;
	/** The places of all controls before the tap changed anything. */
	readonly places: ReadonlyMap<Element, DOMRect>;
	/** What `data-quick` said of the control: it may be gone by the next tap. */
	readonly quick: string | undefined;
	/** When what came of it was on the screen. */
	seen: number;
	/** A label hands the tap on to its field as another click, which is no other tap. */
	handsOn: boolean;
}

/** Returns what a tap there works on: a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
	const hit = target instanceof Element ? target.closest(controls) : null;
	return hit instanceof HTMLLabelElement ? (hit.control ?? hit) : hit;
}

/** Returns the places of all controls that can be tapped: what lies under a sheet cannot. */
function placesNow(): Map<Element, DOMRect> {
	const places = new Map<Element, DOMRect>();
	const sheet = [...document.querySelectorAll('dialog:modal')].at(-1);
	for (const element of (sheet ?? document).querySelectorAll(controls)) {
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
 * Returns whether the tap that is being handled was made before a player could have answered to what changed by itself
 * `at` that moment (ms on the clock of `performance.now()`).
 */
export const madeBefore = (at: number): boolean => (made ?? performance.now()) - at < doubleTap;

/**
 * Returns what a tap was meant for: what lies there now, or what lay there when it was made, if it had to wait behind
 * work. Undefined for a hand that shook, and where nothing lay.
 */
function meantFor(tap: MouseEvent, hit: Element | null, before: Tap): Element | null | undefined {
	const { places } = before;
	const soon = tap.timeStamp - before.at < doubleTap;
	const quick = quickness(hit);
	if (quick === '' && before.quick === '') return hit;
	if (quick === before.quick && quick === (hit === before.control ? 'again' : 'places')) return hit;
	if (tap.timeStamp < before.seen) {
		// Nobody has seen yet what came of the tap before: this one was aimed at what lay there when that one was made.
		const was = hit && places.get(hit);
		const aimed = was && lies(was, tap) ? hit : [...places].findLast(([, place]) => lies(place, tap))?.[0];
		return aimed === before.control && soon ? undefined : aimed;
	}
	if (!soon) return hit;
	if (hit === before.control) return undefined;
	const place = places.get(before.control);
	const near = Math.hypot(tap.clientX - before.x, tap.clientY - before.y) < shake;
	return near && place && lies(place, tap) ? undefined : hit;
}

/** Taps a control where it lies now. Returns false if it cannot be tapped there: it is gone, or something lies over it. */
function tapNow(control: Element): boolean {
	const { left, top, width, height } = control.getBoundingClientRect();
	const there = controlOf(document.elementFromPoint(left + width / 2, top + height / 2)) === control;
	if (!there || !(control instanceof HTMLElement)) return false;
	control.focus();
	control.click();
	return true;
}

function heard(event: MouseEvent): void {
	const { target, timeStamp, clientX: x, clientY: y } = event;
	made = timeStamp;
	setTimeout(() => {
		if (made === timeStamp) made = undefined;
	});
	const handedOn = before?.handsOn && target === before.control;
	if (before) before.handsOn = false;
	// A click by keyboard is judged by its key.
	if (event.detail === 0 || handedOn) return;
	const hit = controlOf(target);
	const control = before ? meantFor(event, hit, before) : hit;
	const here = control === hit;
	if (!here) {
		event.preventDefault();
		event.stopImmediatePropagation();
	}
	if (!control) return;
	const tap: Tap = {
		control,
		at: timeStamp,
		x,
		y,
		// What was on the screen when it was made.
		places: before && timeStamp < before.seen ? before.places : placesNow(),
		quick: quickness(control),
		seen: Infinity,
		handsOn: here && target instanceof Node && !control.contains(target)
	};
	if (!here && !tapNow(control)) return;
	before = tap;
	requestAnimationFrame(() => (tap.seen = frameTime()));
}

/** What Enter and Space work on; in a field they are typed. */
const pressable = 'button, a, summary, [role]';

/** The Enter or Space that was taken last, if no other key was pressed since, and the sheet it was pressed in. */
let pressed: { readonly target: Element; readonly at: number; readonly sheet: Element | null } | undefined;

/**
 * Drops what a key says more than once: an Enter that is held down repeats itself, and a hand that shakes presses Enter or
 * Space twice, on one control or on that of a sheet that its first press opened.
 */
function keyed(event: KeyboardEvent): void {
	const { key, repeat, target, timeStamp } = event;
	if (event.defaultPrevented || !(target instanceof Element)) return;
	const acts = /^(Enter| )$/.test(key) && target.matches(pressable);
	const sheet = target.closest('dialog');
	// A sheet that has opened or closed has brought the focus to another control.
	const same = pressed?.target === target || pressed?.sheet !== sheet;
	const again = acts && pressed && same && timeStamp - pressed.at < doubleTap;
	const dropped = repeat ? acts && key === 'Enter' : again && quickness(target) !== '';
	if (dropped) {
		event.preventDefault();
		event.stopImmediatePropagation();
	} else if (!repeat) pressed = acts ? { target, at: timeStamp, sheet } : undefined;
}

/**
 * The one guard against taps that nobody meant, for all boxes. It judges a tap by when it was made, not by when a busy
 * device comes to handle it:
 *
 * - the second tap on one control within 300 ms is a hand that shook;
 * - what was tapped before a player could see what came of the tap before was meant for what lay there then: what has
 *   taken its place does not hear it, and what lay there does, wherever it lies now.
 *
 * Taps on different controls are all heard, however quick. Within what is marked `data-quick` one control may be tapped
 * as fast as a finger can; within `data-quick="again"`, too, but what takes its place does not hear that, and within
 * `data-quick="places"` one thing takes the place of another as fast as they are tapped. Enter and Space count as taps: twice on one control within 300 ms is once, and so is Enter held down. Beginning the guard again changes nothing, and it does not end.
 */
export function dropSecondTaps(): void {
	document.addEventListener('click', heard, true);
	// After `keepFocus`: what it drops is no press.
	document.body.addEventListener('keydown', keyed, true);
}
