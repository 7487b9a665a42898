/** A phone of a person says less than this: so many messages at once, as after a game without a line, and so many a second for long. */
const most = { atOnce: 200, aSecond: 20 } as const;

/** What a phone sends and has not heard the answer of is less than that: a line that stalled brings all of it at once. */
export const mostUnanswered = most.atOnce / 2;

/** Counts messages against the clock: a bucket that runs empty when too many come. */
export class FloodGate {
	#left: number;
	#at: number;
	readonly #share: number;

	/** `now` in ms, from whatever clock the device has; `share`: how much of what an owner takes may pass. */
	constructor(now: number, share = 1) {
		this.#at = now;
		this.#share = share;
		this.#left = most.atOnce * share;
	}

	/** Returns how many more messages may come now. */
	room(now: number): number {
		const filled = this.#left + (Math.max(0, now - this.#at) / 1000) * most.aSecond * this.#share;
		this.#left = Math.min(most.atOnce * this.#share, filled);
		this.#at = now;
		return this.#left;
	}

	/** Returns whether one more message may come now. */
	passes(now: number): boolean {
		this.#left = this.room(now) - 1;
		return this.#left >= 0;
	}
}
