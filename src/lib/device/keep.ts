/**
 * Small values kept on this device under `tablemate.*`.
 *
 * Storage may be denied (a strict private window) or full. Then the value lives as long as the page does:
 * a preference must never stop a game.
 */

export const KEY_PREFIX = 'tablemate.';

const memory = new Map<string, string>();

function storage(): Storage | undefined {
	try {
		return typeof window === 'undefined' ? undefined : window.localStorage;
	} catch {
		return undefined;
	}
}

/** The text kept under `tablemate.<name>`, or `null` when there is none. Never throws. */
export function recall(name: string): string | null {
	const key = KEY_PREFIX + name;
	// What storage refused to take is newer than what it still holds.
	const held = memory.get(key);
	if (held !== undefined) return held;
	try {
		return storage()?.getItem(key) ?? null;
	} catch {
		return null;
	}
}

/** Calls `told` whenever another tab keeps something else under that name; the returned function stops it. */
export function whenKeptElsewhere(name: string, told: () => void): () => void {
	const listen = ({ key }: StorageEvent) => {
		if (key === null || key === KEY_PREFIX + name) told();
	};
	addEventListener('storage', listen);
	return () => removeEventListener('storage', listen);
}

/**
 * Keeps `text` under `tablemate.<name>`; `null` forgets it. Never throws.
 * @returns whether it outlives this page
 */
export function keep(name: string, text: string | null): boolean {
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
