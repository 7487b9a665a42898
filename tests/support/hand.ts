import type { Locator } from '@playwright/test';
import { middle, pressAt } from './taps.ts';

/** Milliseconds within which a second tap counts as the same tap, and a little more. */
export const doubleTap = 340;

/** How a person touches the app: a finger, a mouse or a keyboard. */
export interface Hand {
	/** A button or a link; `leads` when it leads to another page. */
	press(target: Locator, leads?: boolean): Promise<void>;
	/** A radio, whose own box is hidden in its label. */
	pick(radio: Locator): Promise<unknown>;
	/** Writes into a field and leaves what stood there behind. */
	type(field: Locator, text: string): Promise<void>;
}

const label = (radio: Locator): Locator => radio.locator('xpath=ancestor::label[1]');

/** When the hand pressed last, by its own clock: that of the machine, and ahead of it after presses that came soon. */
let pressedAt = 0;

/**
 * Presses as a person does, who looks first: neither the button that was pressed nor what has just taken its place is
 * pressed at once, for the app takes that for a second tap of the same hand.
 */
async function press(target: Locator, how: 'tap' | 'click'): Promise<void> {
	const replaces = await target.evaluate((element) => {
		const page = globalThis as typeof globalThis & {
			pressed?: { control: Element; place: DOMRect; quick: boolean };
		};
		const control = element.closest('label, button, a, input, select, summary') ?? element;
		const place = element.getBoundingClientRect();
		const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
		const before = page.pressed;
		// The app hears fast taps only between controls that are both made for them.
		const quick = control.closest('[data-quick=""]') !== null;
		page.pressed = { control, place, quick };
		if (!before || (quick && before.quick)) return false;
		if (before.control === control) return true;
		// What has to be scrolled to may come to lie anywhere.
		const covered = !element.contains(document.elementFromPoint(x, y));
		const { left, right, top, bottom } = before.place;
		return covered || (x >= left && x < right && y >= top && y < bottom);
	});
	const now = Date.now();
	if (!replaces || now >= pressedAt + doubleTap) {
		await target[how]();
		pressedAt = Date.now();
		return;
	}
	// The moment that a person would wait is only said: a tap is judged by when it was made.
	pressedAt += doubleTap;
	await target[how]({ trial: true });
	await pressAt(target.page(), await middle(target), how === 'tap', pressedAt);
}

export const mouse: Hand = {
	press: (target) => press(target, 'click'),
	// What is chosen already is not tapped again: a part of a box would turn over.
	pick: async (radio) => (await radio.isChecked()) || press(label(radio), 'click'),
	type: (field, text) => field.fill(text)
};

/** Needs a context with `hasTouch`. */
export const finger: Hand = {
	press: (target) => press(target, 'tap'),
	pick: async (radio) => (await radio.isChecked()) || press(label(radio), 'tap'),
	async type(field, text) {
		await field.tap();
		await field.fill(text);
	}
};
