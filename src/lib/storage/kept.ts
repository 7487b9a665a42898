import * as v from 'valibot';
import { allOrNone, database, type Database } from './db';
import { momentSchema, onlyIntact } from './intact';
import type { Kept } from './schema';
import type { Stored } from './trouble';
import { noteRefused } from './refused';

// What storage refused lives as long as the page.
const refused = new Map<string, Kept>();

const keptSchema = v.object({ at: momentSchema, value: v.unknown() });

/** One a page: it does not hear what it says itself. */
let channel: BroadcastChannel | undefined;
const opened = (): BroadcastChannel | undefined =>
	(channel ??= typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('tablemate-kept'));

const keyOf = (box: string, name: string): string => `${box}/${name}`;
const underKey = (key: string) => IDBKeyRange.bound(key, `${key}\uffff`);

/** Loads what a box keeps under the names that begin so, the latest first, still to be parsed by the box. */
export async function loadKept(
	box: string,
	names: string,
	from: Database = database
): Promise<Stored<readonly unknown[]>> {
	const begin = keyOf(box, names);
	const stored = await from.read((db) => {
		const { store } = db.transaction('kept');
		return Promise.all([store.getAllKeys(underKey(begin)), store.getAll(underKey(begin))]);
	});
	if (!stored.ok && refused.size === 0) return stored;
	const [keys, values] = stored.ok ? stored.value : [[], []];
	const all = new Map<string, unknown>(keys.map((key, i) => [key, values[i]]));
	for (const [key, kept] of refused) if (key.startsWith(begin)) all.set(key, kept);
	const kept = onlyIntact(keptSchema, [...all.values()]).sort((one, other) => other.at - one.at);
	return { ok: true, value: kept.map(({ value }) => value) };
}

/** Saves a value of a box, in the place of what had that name. Resolves once it is on the disk, or refused. */
export const saveKept = (
	box: string,
	name: string,
	value: unknown,
	to: Database = database
): Promise<Stored<void>> => updateKept(box, name, () => value, to);

/** Saves what `next` makes of the value that this name has at that moment, from whichever tab; of `undefined` where it has none. */
export async function updateKept(
	box: string,
	name: string,
	next: (there: unknown) => unknown,
	to: Database = database
): Promise<Stored<void>> {
	const key = keyOf(box, name);
	const at = Date.now();
	const saved = await to.write(async (db) => {
		const tx = db.transaction('kept', 'readwrite', { durability: 'strict' });
		await allOrNone(tx, async (requests) => {
			// What storage refused is later than what it has.
			const there: unknown = refused.get(key) ?? (await tx.store.get(key));
			const value = next(v.is(keptSchema, there) ? there.value : undefined);
			requests.push(tx.store.put({ at, value }, key));
		});
	});
	if (saved.ok) {
		refused.delete(key);
		opened()?.postMessage(key);
	} else refused.set(key, { at, value: next(refused.get(key)?.value) });
	noteRefused(`kept ${key}`, !saved.ok);
	return saved;
}

/** Removes all that a box keeps under the names that begin so, but the latest `most`. */
export async function removeOldest(
	box: string,
	names: string,
	most: number,
	of: Database = database
): Promise<void> {
	await of.write(async (db) => {
		const tx = db.transaction('kept', 'readwrite');
		const all: { key: string; at: number }[] = [];
		const range = underKey(keyOf(box, names));
		for (let at = await tx.store.openCursor(range); at; at = await at.continue())
			all.push({ key: at.key, at: v.is(keptSchema, at.value) ? at.value.at : 0 });
		const old = all.sort((one, other) => other.at - one.at).slice(most);
		await Promise.all([...old.map(({ key }) => tx.store.delete(key)), tx.done]);
	});
}

/** Calls `onChange` whenever another tab keeps something under that name. Returns what stops it. */
export function followKept(box: string, name: string, onChange: () => void): () => void {
	const listen = ({ data }: MessageEvent<unknown>) => {
		if (data === keyOf(box, name)) onChange();
	};
	opened()?.addEventListener('message', listen);
	return () => channel?.removeEventListener('message', listen);
}
