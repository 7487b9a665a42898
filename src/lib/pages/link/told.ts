import { loadLocal, saveLocal } from '$lib/device/prefs/local-store';
import type { Told } from '$lib/link/phones';
import { followKept, loadKept, updateKept } from '$lib/session/kept';
import * as v from 'valibot';
import { toldBefore, toldName } from '../play/was-told';

const shelf = 'link';
const schema = v.array(v.string());
const read = (kept: unknown): readonly string[] => (v.is(schema, kept) ? kept : []);

const known = new Map<string, readonly string[]>();
const of = (table: string): readonly string[] => known.get(table) ?? [];
const also = (table: string, seals: readonly string[]) =>
	known.set(table, [...new Set([...of(table), ...seals])]);

const write = (table: string) =>
	updateKept(shelf, toldName(table), (there) => [...new Set([...read(there), ...of(table)])]);

/** The seals of what phones were told of a table, whenever that was, and by whichever device had it then. */
export const told: Told = {
	of,
	add(table, seal) {
		also(table, [seal]);
		return write(table);
	}
};

/** Loads what was told of a table: until then nothing of it is known. */
export async function loadTold(table: string): Promise<void> {
	const kept = await loadKept(shelf, toldName(table));
	also(table, kept.ok ? read(kept.value[0]) : []);
	const before = loadLocal(toldBefore(table));
	if (before === null) return;
	also(table, before.split(' '));
	if ((await write(table)).ok) saveLocal(toldBefore(table), null);
}

/** Goes on loading what other windows note of a table. Returns what stops it. */
export const followTold = (table: string): (() => void) =>
	followKept(shelf, toldName(table), () => void loadTold(table));
