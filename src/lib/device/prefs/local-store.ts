/**
 * Small values saved on this device under `tablemate.*`.
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

/** Calls `onChange` whenever another tab saves or removes that name; the returned function stops it. */
export function onLocalChange(name: string, onChange: () => void): () => void {
	const listen = ({ key }: StorageEvent) => {
		if (key === null || key === KEY_PREFIX + name) onChange();
	};
	addEventListener('storage', listen);
	return () => removeEventListener('storage', listen);
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
