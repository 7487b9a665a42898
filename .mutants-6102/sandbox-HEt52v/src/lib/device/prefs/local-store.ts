/**
 * Small values saved on this device under `tablemate.*`, read before anything is shown. A browser that is killed
 * forgets the last seconds of them: what a player would miss belongs in IndexedDB.
 *
 * Storage may be denied (a strict private window) or full. Then the value lives as long as the page does:
 * a preference must never stop a game.
 */
// @ts-nocheck


export const KEY_PREFIX = 'tablemate.';

const memory = new Map<string, string>();

function storage(): Storage | undefined {
	try {
		return typeof window === 'undefined' ? undefined : window.localStorage;
	} catch {
		return undefined;
	}
}

/** Loads the text saved under `tablemate.<name>`, or `null` if there is none. Never throws. */
export function loadLocal(name: string): string | null {
	const key = KEY_PREFIX + name;
	// A text that storage refused is newer than the one it has.
	const refused = memory.get(key);
	if (refused !== undefined) return refused;
	try {
		return storage()?.getItem(key) ?? null;
	} catch {
		return null;
	}
}

/**
 * Saves `text` under `tablemate.<name>`; `null` removes it. Never throws.
 * @returns whether it outlives this page
 */
export function saveLocal(name: string, text: string | null): boolean {
	const key = KEY_PREFIX + name;
	try {
		const store = storage();
		if (store) {
			if (text === null) store.removeItem(key);
			else store.setItem(key, text);
			memory.delete(key);
			return true;
		}
	} catch {
		// Denied or full: fall through to memory.
	}
	if (text === null) memory.delete(key);
	else memory.set(key, text);
	return false;
}
