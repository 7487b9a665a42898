import { allOrNone, type Database } from './db';
import type { Schema } from './schema';
import type { Stored } from './trouble';
import { noteRefused } from './refused';

/** The stores of what a user has typed or chosen, and which may be lost only with the page. */
type InputStore = 'drafts' | 'set-ups' | 'openings' | 'seating' | 'groups';

/** A value to save; `undefined` removes it. */
export type Input = {
	[S in InputStore]: {
		readonly store: S;
		readonly key: Schema[S]['key'];
		readonly value: Schema[S]['value'] | undefined;
	};
}[InputStore];

// What storage refused lives as long as the page, so that a half-typed claim survives a look at the shelf.
const refused = new Map<string, unknown>();
const nameOf = ({ store, key }: { readonly store: InputStore; readonly key: string }) => `${store}/${key}`;

/** Loads a value, still to be parsed. Returns undefined if there is none. */
export async function loadInput(
	at: { readonly store: InputStore; readonly key: string },
	from: Database
): Promise<unknown> {
	if (refused.has(nameOf(at))) return refused.get(nameOf(at));
	const value = await from.read<unknown>((db) => db.get(at.store, at.key));
	return value.ok ? value.value : undefined;
}

/** Loads all values of a store, still to be parsed; those that storage refused come first, as they are later. */
export async function loadInputs(store: InputStore, from: Database): Promise<readonly unknown[]> {
	const values = await from.read<readonly unknown[]>((db) => db.getAll(store));
	const kept = [...refused].filter(([name]) => name.startsWith(`${store}/`)).map(([, value]) => value);
	return [...kept, ...(values.ok ? values.value : [])];
}

/** Saves or removes values, all of them or none. */
export async function saveInputs(inputs: readonly Input[], to: Database): Promise<Stored<void>> {
	const saved = await to.write(async (db) => {
		const tx = db.transaction([...new Set(inputs.map(({ store }) => store))], 'readwrite', {
			durability: 'strict'
		});
		await allOrNone(tx, (requests) => {
			for (const { store, key, value } of inputs)
				requests.push(
					value === undefined ? tx.objectStore(store).delete(key) : tx.objectStore(store).put(value, key)
				);
		});
	});
	for (const input of inputs) {
		const name = nameOf(input);
		const lost = !saved.ok && input.value !== undefined;
		if (lost) refused.set(name, input.value);
		else refused.delete(name);
		noteRefused(name, lost);
	}
	return saved;
}
