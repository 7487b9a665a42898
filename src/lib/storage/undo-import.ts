import * as v from 'valibot';
import { deletedSchema } from './deleted';
import { database, type Connection, type Database } from './db';
import { groupSchema } from './groups';
import { intact, momentSchema, onlyIntact } from './intact';
import { personSchema } from './roster';
import { rowRange } from './rows';
import { last, type ImportMark } from './schema';
import { summarySchema } from './summary';
import type { Stored } from './trouble';

const markSchema = v.object({
	at: momentSchema,
	tables: v.array(
		v.object({
			id: v.string(),
			before: v.number(),
			added: v.number(),
			summary: v.optional(summarySchema),
			binned: v.optional(deletedSchema),
			transferred: v.optional(momentSchema)
		})
	),
	people: v.array(personSchema),
	filled: v.optional(v.array(personSchema)),
	groups: v.optional(v.array(groupSchema))
});

/** Writing an import of the largest size takes a phone about a minute (ms). */
export const importPatience = 180_000;

export type ImportTransaction = ReturnType<typeof beginImport>;

/** Begins the one transaction of an import, or of its undoing. */
export const beginImport = (db: Connection) =>
	db.transaction(
		['entries', 'tables', 'bin', 'people', 'drafts', 'transfers', 'stats', 'groups', 'imports'],
		'readwrite',
		{
			durability: 'strict'
		}
	);

/** Returns the last import that can still be undone. */
export async function lastImport(from: Database = database): Promise<ImportMark | undefined> {
	const mark = await from.read((db) => db.get('imports', last));
	return mark.ok ? intact(markSchema, mark.value) : undefined;
}

/** Returns the ids of the people seated at these tables, deleted ones included, and of those they were merged into. */
async function seatedAt(tx: ImportTransaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
	const summaries = await Promise.all(
		ids.map(
			async (id) =>
				intact(summarySchema, await tx.objectStore('tables').get(id)) ??
				intact(deletedSchema, await tx.objectStore('bin').get(id))?.summary
		)
	);
	const people = onlyIntact(personSchema, await tx.objectStore('people').getAll());
	const seated = summaries.flatMap((summary) => summary?.players ?? []);
	const needed = new Set(seated.map(({ id }) => id));
	const mergedInto = new Map(people.map(({ id, mergedInto }) => [id, mergedInto]));
	for (const id of needed) {
		const into = mergedInto.get(id);
		// The set grows while it is iterated, up to the end of each chain.
		if (into !== undefined) needed.add(into);
	}
	return needed;
}

/** Undoes one table of an import. Returns false if it was played on since, and stays. */
async function undoTable(
	tx: ImportTransaction,
	{ id, before, added, summary, binned, transferred }: ImportMark['tables'][number],
	writing: Promise<unknown>[]
): Promise<boolean> {
	const entries = tx.objectStore('entries');
	const keys = await entries.getAllKeys(rowRange(id));
	if (keys.length !== before + added) return false;
	const [tables, bin, transfers] = [
		tx.objectStore('tables'),
		tx.objectStore('bin'),
		tx.objectStore('transfers')
	];
	for (const key of keys.slice(before)) writing.push(entries.delete(key));
	// A table that was deleted since stays deleted, as it was before the import.
	const deleted = intact(deletedSchema, await bin.get(id));
	writing.push(summary && !deleted ? tables.put(summary) : tables.delete(id));
	if (binned) writing.push(bin.put(binned));
	else if (deleted) writing.push(summary ? bin.put({ ...deleted, summary }) : bin.delete(id));
	// Derived from rows that are gone.
	writing.push(tx.objectStore('stats').delete(id));
	if (before === 0) writing.push(tx.objectStore('drafts').delete(id), transfers.delete(id));
	else if (transferred !== undefined) writing.push(transfers.put(transferred, id));
	return true;
}

/** Undoes the last import; tables that were played on since stay, and are counted. */
export const undoImport = (to: Database = database): Promise<Stored<{ removed: number; stayed: number }>> =>
	to.write(async (db) => {
		const tx = beginImport(db);
		const mark = intact(markSchema, await tx.objectStore('imports').get(last));
		if (!mark) {
			await tx.done;
			return { removed: 0, stayed: 0 };
		}
		const writing: Promise<unknown>[] = [];
		const stayed: string[] = [];
		for (const table of mark.tables) if (!(await undoTable(tx, table, writing))) stayed.push(table.id);
		const needed = await seatedAt(tx, stayed);
		const people = tx.objectStore('people');
		for (const person of mark.people) {
			const now = await people.get(person.id);
			// A person who has played since stays, and so does one seated at a table that stays.
			if (JSON.stringify(now) !== JSON.stringify(person) || needed.has(person.id)) continue;
			writing.push(people.delete(person.id));
			const was = mark.filled?.find(({ id }) => id === person.mergedInto);
			const own = was && intact(personSchema, await people.get(was.id));
			if (!own) continue;
			// What was chosen since stays.
			const colour = own.colour === person.colour ? was.colour : own.colour;
			const born = own.born === person.born ? was.born : own.born;
			writing.push(people.put({ ...own, colour, born }));
		}
		for (const group of mark.groups ?? []) {
			const now = await tx.objectStore('groups').get(group.name);
			if (JSON.stringify(now) === JSON.stringify(group))
				writing.push(tx.objectStore('groups').delete(group.name));
		}
		writing.push(tx.objectStore('imports').delete(last));
		await Promise.all([...writing, tx.done]);
		return { removed: mark.tables.length - stayed.length, stayed: stayed.length };
	}, importPatience);
