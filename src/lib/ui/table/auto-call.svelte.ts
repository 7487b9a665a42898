import { settings } from '$lib/device';
import { TapGuard } from './tap-guard';

/**
 * The rhythm of a caller: calling by itself every so many seconds, and the guard against a tap that shook. It stops
 * when it is told to, when nothing could be called, and when the page is out of sight.
 */
export class AutoCall {
	on = $state(false);
	/** Makes the next call; false when there was none to make, or it was the last. */
	readonly #next: () => boolean;
	readonly #guard = new TapGuard();
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(next: () => boolean) {
		this.#next = next;
	}

	/** Whether a tap now is the second of a double tap. */
	get shaken(): boolean {
		return this.#guard.shaken;
	}

	/** Something was called just now, by hand or by itself. */
	called(): void {
		this.#guard.taken();
		this.#wind();
	}

	/** A tap that waits for what it needs is no longer the tap before. */
	forget(): void {
		this.#guard.forget();
	}

	/** Starts, with a first call at once where none was made yet, or stops. */
	toggle(first: boolean): void {
		this.on = !this.on;
		if (!this.on) return this.pause();
		if (first) this.#next();
		this.#wind();
	}

	pause(): void {
		this.on = false;
		clearTimeout(this.#timer);
	}

	#wind(): void {
		clearTimeout(this.#timer);
		if (!this.on) return;
		this.#timer = setTimeout(() => {
			if (document.visibilityState !== 'visible' || !this.#next()) this.pause();
		}, settings.pace * 1000);
	}
}
