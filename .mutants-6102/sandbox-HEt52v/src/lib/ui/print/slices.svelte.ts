// @ts-nocheck
import { flushSync } from 'svelte';

/** Milliseconds of work in one go: less than a frame, so that the screen goes on answering. */
const slice = 12;

const rest = () => new Promise((rested) => setTimeout(rested));

/** Makes sheets for the printer, or takes them away, a few at a time: all of them at once would hold up the screen. */
export class SheetMaker {
	/** How many are made; one is always there to look at. */
	made = $state(1);
	/** How many there are to be. */
	#wanted = 1;
	#working = false;
	/** They are being made for the printer. */
	making = $state(false);

	/** Makes all of them. Answers whether they are there: not when `stop` was called meanwhile. */
	async make(count: number): Promise<boolean> {
		this.making = true;
		// The tap is answered first.
		await rest();
		if (this.making) await this.#become(count);
		const all = this.making;
		this.making = false;
		return all;
	}

	/** Makes all of them before the next line of code: the browser's own menu does not wait. */
	makeNow(count: number): void {
		this.#wanted = count;
		flushSync(() => (this.made = count));
	}

	/** Leaves one to look at. */
	stop(): void {
		this.making = false;
		void this.#become(1);
	}

	async #become(wanted: number): Promise<void> {
		this.#wanted = wanted;
		if (this.#working) return this.#settled(wanted);
		this.#working = true;
		while (this.made !== this.#wanted) {
			const since = performance.now();
			do flushSync(() => (this.made += Math.sign(this.#wanted - this.made)));
			while (this.made !== this.#wanted && performance.now() - since < slice);
			await rest();
		}
		this.#working = false;
	}

	/** Waits for the work under way to come to `wanted`, or to something else that was wanted since. */
	async #settled(wanted: number): Promise<void> {
		while (this.#working && this.#wanted === wanted) await rest();
	}
}
