// @ts-nocheck
import { browser } from '../browser';
/** Keeps the screen on while a table is open. */
export class WakeLock {
	#state = $state<'held' | 'refused' | 'unsupported' | 'released'>('released');
	#holders = 0;
	#sentinel: WakeLockSentinel | undefined;
	#asking = false;

	/**
	 * For showing: 'refused' when the device refuses (a low battery, a setting), 'released' when it is not held
	 * or the page is hidden.
	 */
	get state(): 'held' | 'refused' | 'unsupported' | 'released' {
		return this.#state;
	}

	/** Holds the screen on until the returned function is called. Several may hold it at once. */
	hold(): () => void {
		let held = true;
		this.#holders += 1;
		if (this.#holders === 1) document.addEventListener('visibilitychange', this.#onVisible);
		void this.#acquire();
		return () => {
			if (!held) return;
			held = false;
			this.#holders -= 1;
			if (this.#holders > 0) return;
			document.removeEventListener('visibilitychange', this.#onVisible);
			void this.#release();
		};
	}

	// The browser takes the lock away whenever the page is hidden, and does not give it back by itself.
	#onVisible = () => {
		if (document.visibilityState === 'visible') void this.#acquire();
	};

	async #acquire(): Promise<void> {
		const wakeLock = browser.navigator?.wakeLock;
		if (!wakeLock) {
			this.#state = 'unsupported';
			return;
		}
		if (this.#asking || this.#sentinel || document.visibilityState !== 'visible') return;
		this.#asking = true;
		try {
			const sentinel = await wakeLock.request('screen');
			this.#asking = false;
			this.#sentinel = sentinel;
			sentinel.addEventListener('release', () => {
				if (this.#sentinel !== sentinel) return;
				this.#sentinel = undefined;
				this.#state = 'released';
			});
			if (this.#holders === 0) await this.#release();
			else if (!sentinel.released) this.#state = 'held';
		} catch {
			this.#asking = false;
			// A page that was hidden meanwhile was not refused: it asks again when it is visible.
			this.#state = this.#holders > 0 && document.visibilityState === 'visible' ? 'refused' : 'released';
		}
	}

	async #release(): Promise<void> {
		const sentinel = this.#sentinel;
		this.#sentinel = undefined;
		if (this.#state !== 'unsupported') this.#state = 'released';
		try {
			await sentinel?.release();
		} catch {
			// It was released already.
		}
	}
}

export const wakeLock = new WakeLock();
