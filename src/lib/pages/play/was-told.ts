import { loadLocal } from '$lib/device/prefs/local-store';
import { loadKept } from '$lib/session/kept';

/** Where it is kept by table what phones were told at an end, and where earlier versions had it. */
export const toldName = (table: string) => `told/${table}`;
export const toldBefore = (table: string) => `link.told.${table}`;

/** Resolves with whether phones were told at an end of this game what it is drawn from. */
export async function wasTold(table: string): Promise<boolean> {
	const kept = await loadKept('link', toldName(table));
	return (kept.ok && kept.value.length > 0) || loadLocal(toldBefore(table)) !== null;
}
