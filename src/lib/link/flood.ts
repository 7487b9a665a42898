/** A phone of a person says less than this: so many messages at once, as after a game without a line, and so many a second for long. */
const most = { atOnce: 200, aSecond: 20 } as const;

/** Counts messages against the clock: a bucket that runs empty when too many come. */
export class FloodGate {
	#left: number = most.atOnce;
	#at: number;

	/** `now` in ms, from whatever clock the owner has. */
	constructor(now: number) {
		this.#at = now;
	}

	/** Returns whether one more message may come now. */
	passes(now: number): boolean {
		const filled = this.#left + (Math.max(0, now - this.#at) / 1000) * most.aSecond;
		this.#left = Math.min(most.atOnce, filled) - 1;
		this.#at = now;
		return this.#left >= 0;
	}
}
