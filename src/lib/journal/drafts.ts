import { database, type Database } from './db';
import type { Stored } from './trouble';

// What storage would not take, so that a half-typed claim survives a look at the shelf.
const memory = new Map<string, unknown>();

/** The half-typed input of a table (or of a set-up), or nothing. */
export async function readDraft(key: string, of: Database = database): Promise<unknown> {
	if (memory.has(key)) return memory.get(key);
	const draft = await of.run((db) => db.get('drafts', key));
	return draft.ok ? draft.value : undefined;
}

/** Keeps half-typed input, any plain value; `undefined` forgets it. */
export async function writeDraft(
	key: string,
	draft: unknown,
	to: Database = database
): Promise<Stored<void>> {
	const done = await to.run(async (db) => {
		if (draft === undefined) await db.delete('drafts', key);
		else await db.put('drafts', draft, key);
	});
	if (done.ok || draft === undefined) memory.delete(key);
	else memory.set(key, draft);
	return done;
}
