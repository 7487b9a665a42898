// @ts-nocheck
import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';

const place = 'parker-set';

/** Remembers the set of cards that this device played with or printed last, so that its name is typed once. */
export function rememberSet({ seed, size }: { readonly seed: string; readonly size: number }): void {
	saveLocal(place, `${String(size)} ${seed}`);
}

/** Returns the name of the set that was remembered and how many cards it has, both as typed. */
export function lastSet(): { readonly seed: string; readonly size: string } | undefined {
	const [, size, seed] = /^(\d+) (.+)$/u.exec(loadLocal(place) ?? '') ?? [];
	return size !== undefined && seed !== undefined ? { seed, size } : undefined;
}
