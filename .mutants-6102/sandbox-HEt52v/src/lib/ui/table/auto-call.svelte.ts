// @ts-nocheck
import { settings } from '$lib/device';
import { m } from '$lib/i18n';
import { say } from '../feedback/announcer.svelte';

/**
 * The rhythm of a caller: calling by itself every so many seconds. It stops when it is told to, when nothing could be
 * called, and when the page is out of sight. Screen readers hear that it begins, how fast, and that it stopped.
 */
export class AutoCall {
	on = $state(false);
	/** Counts how often the time until the next call began anew. */
	wound = $state(0);
	/** Makes the next call; false when there was none to make, or it was the last. */
	readonly #next: () => boolean;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(next: () => boolean) {
		this.#next = next;
	}

	/** Something was called just now, by hand or by itself. */
	called(): void {
		this.#wind();
	}

	/** Starts, with a first call at once where none was made yet, or stops. */
	toggle(first: boolean): void {
		if (this.on) return this.pause();
		this.on = true;
		say(m.voice_auto_start({ seconds: String(settings.pace) }));
		if (first) this.#next();
		this.#wind();
	}

	/** Makes the pause between two calls longer by so many seconds, or shorter; the next call waits for the new one. */
	hurry(by: number): void {
		settings.pace += by;
		say(m.voice_pace_value({ seconds: String(settings.pace) }));
		this.#wind();
	}

	pause(): void {
		if (this.on) say(m.voice_auto_off());
		this.on = false;
		clearTimeout(this.#timer);
	}

	#wind(): void {
		clearTimeout(this.#timer);
		if (!this.on) return;
		this.wound += 1;
		this.#timer = setTimeout(() => {
			if (document.visibilityState !== 'visible' || !this.#next()) this.pause();
		}, settings.pace * 1000);
	}
}
