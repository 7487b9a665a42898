// @ts-nocheck
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';

const name = 'parker.all-tiles';

/** Whether a phone shows all 75 numbers at once, each one tap, in the place of a letter and then its numbers. */
class TapAll {
	#on = $state(loadLocal(name) === 'on');

	get on(): boolean {
		return this.#on;
	}
	set on(on: boolean) {
		this.#on = on;
		saveLocal(name, on ? 'on' : null);
	}
}

export const tapAll = new TapAll();
