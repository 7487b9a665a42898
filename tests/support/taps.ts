import type { Locator, Page } from '@playwright/test';

/** A place on the screen, in px. */
export interface Place {
	readonly x: number;
	readonly y: number;
}

export async function middle(target: Locator): Promise<Place> {
	const { x, y, width, height } = (await target.boundingBox())!;
	return { x: x + width / 2, y: y + height / 2 };
}

/** Taps or clicks 60 ms apart by the clock of the hand, however slow the machine is. */
export async function quickly(page: Page, touch: boolean, ...places: readonly Place[]): Promise<void> {
	const hand = await page.context().newCDPSession(page);
	const start = Date.now() / 1000;
	for (const [i, { x, y }] of places.entries()) {
		const down = start + i * 0.06;
		const up = down + 0.02;
		if (touch) {
			await hand.send('Input.dispatchTouchEvent', {
				type: 'touchStart',
				touchPoints: [{ x, y }],
				timestamp: down
			});
			await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp: up });
		} else {
			const click = { x, y, button: 'left', clickCount: i + 1 } as const;
			await hand.send('Input.dispatchMouseEvent', { ...click, type: 'mousePressed', timestamp: down });
			await hand.send('Input.dispatchMouseEvent', { ...click, type: 'mouseReleased', timestamp: up });
		}
	}
	await hand.detach();
}
