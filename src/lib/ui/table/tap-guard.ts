/** A second tap within this time (ms) is the same tap: a hand that shook acts once, not twice. */
export const doubleTap = 300;

/** When the tap that is being handled was made; undefined when none is. */
let made: number | undefined;

/** Notes when a tap was made, for as long as it is being handled. */
export function noteTap(event: Event): void {
	made = event.timeStamp;
	setTimeout(() => {
		if (made === event.timeStamp) made = undefined;
	});
}

/** Returns when the tap that is being handled was made, else now: ms on the clock of `performance.now()`. */
export const tapTime = (): number => made ?? performance.now();

/**
 * Tells a deliberate tap from the second one of a shaking hand, by when it was made, not by when a busy device came to
 * handle it.
 */
export class TapGuard {
	#last = -doubleTap;

	/** Whether the tap that is being handled is the second of a double tap. */
	get shaken(): boolean {
		return tapTime() - this.#last < doubleTap;
	}

	/** Something was done on this tap. */
	taken(): void {
		this.#last = tapTime();
	}

	/** A tap that waits for what it needs is no longer the tap before. */
	forget(): void {
		this.#last = -doubleTap;
	}
}
