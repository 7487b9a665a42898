import type { CDPSession, Locator, Page } from '@playwright/test';

/** A place on the screen, in px. */
export interface Place {
	readonly x: number;
	readonly y: number;
}

export async function middle(target: Locator): Promise<Place> {
	const { x, y, width, height } = (await target.boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
}

/** Taps or clicks as if it was then (ms on the clock of `Date.now()`); what the machine's clock says does not count. */
async function touchAt(
	hand: CDPSession,
	{ x, y }: Place,
	touch: boolean,
	then: number,
	nth = 1
): Promise<void> {
	const [down, up] = [then / 1000, then / 1000 + 0.02];
	if (touch) {
		await hand.send('Input.dispatchTouchEvent', {
			type: 'touchStart',
			touchPoints: [{ x, y }],
			timestamp: down
		});
		await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
	} else {
		const click = { x, y, button: 'left', clickCount: nth } as const;
		await hand.send('Input.dispatchMouseEvent', { ...click, type: 'mousePressed', timestamp: down });
		await hand.send('Input.dispatchMouseEvent', { ...click, type: 'mouseReleased', timestamp: up });
	}
}

const hands = new WeakMap<Page, Promise<CDPSession>>();

/** Taps or clicks once, as if it was then. */
export async function pressAt(page: Page, place: Place, touch: boolean, then: number): Promise<void> {
	const hand = hands.get(page) ?? page.context().newCDPSession(page);
	hands.set(page, hand);
	await touchAt(await hand, place, touch, then);
}

/** Taps or clicks 60 ms apart by the clock of the hand, however slow the machine is. */
export async function quickly(page: Page, touch: boolean, ...places: readonly Place[]): Promise<void> {
	const hand = await page.context().newCDPSession(page);
	const start = Date.now();
	for (const [i, place] of places.entries()) await touchAt(hand, place, touch, start + i * 60, i + 1);
	await hand.detach();
}

/** A tap on one of the controls that a test knows the places of, so many ms after the test begins to tap. */
export interface Tap {
	readonly control: number;
	readonly at: number;
	/** False for the second tap of a hand that shook. */
	readonly meant: boolean;
}

/** Returns numbers from 0 to below 1 that are the same for the same seed: mulberry32. */
function chances(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
	};
}

/**
 * Plans the taps of a person at random distances of 50 ms to 1 s: on one control over 300 ms apart, on different ones
 * as quick as it comes; and after each third one the second tap of a hand that shakes. `next` answers the control of
 * the next tap that is meant, given a number below 1.
 */
export function planTaps(many: number, seed: number, next: (chance: number) => number): Tap[] {
	const chance = chances(seed);
	const between = (least: number, most: number) => Math.round(least + chance() * (most - least));
	const taps: Tap[] = [];
	for (let at = 0; taps.length < many;) {
		const before = taps.findLast(({ meant }) => meant);
		const shakes = before !== undefined && taps.at(-1) === before && chance() < 0.34;
		const control = shakes ? before.control : next(chance());
		if (shakes) at = before.at + between(50, 285);
		else if (before?.control === control) at = Math.max(at + 50, before.at + between(315, 1000));
		else at += between(50, 1000);
		taps.push({ control, at, meant: !shakes });
	}
	return taps;
}

/** Taps at the planned moments, by the clock of the hand, whatever the page is doing; done when all of it was handled. */
export async function tapAsPlanned(
	page: Page,
	places: readonly Place[],
	taps: readonly Tap[]
): Promise<void> {
	const hand = await page.context().newCDPSession(page);
	const start = Date.now() + 50;
	const handled: Promise<unknown>[] = [];
	for (const { control, at } of taps) {
		const place = places[control];
		if (!place) throw new Error(`no place for control ${String(control)}`);
		await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + at - Date.now())));
		const down = (start + at) / 1000;
		const { x, y } = place;
		handled.push(
			hand.send('Input.dispatchTouchEvent', {
				type: 'touchStart',
				touchPoints: [{ x, y }],
				timestamp: down
			}),
			hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: down + 0.02 })
		);
	}
	await Promise.all(handled);
	await hand.detach();
}

/** Makes the page so many times slower, and keeps it busy for up to 0.7 s again and again if it is to be. Answers what ends it. */
export async function slowDown(page: Page, times: number, busy: boolean): Promise<() => Promise<void>> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
	await page.evaluate((busy) => {
		let nth = 0;
		const timer = setInterval(() => {
			const end = performance.now() + ((nth++ * 37) % 71) * 10;
			while (busy && performance.now() < end);
		}, 150);
		Object.assign(globalThis, { rest: () => clearInterval(timer) });
	}, busy);
	return async () => {
		await page.evaluate(() => (globalThis as unknown as { rest(): void }).rest());
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
		await devtools.detach();
	};
}
