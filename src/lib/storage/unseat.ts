import { database, type Database } from './db';
import { deletedSchema } from './deleted';
import { onlyIntact } from './intact';
import { personSchema, Roster } from './roster';
import { summarySchema } from './summary';
import type { Stored } from './trouble';

/**
 * Saves that nobody but these players was seated at the table that was opened `at` (ms since 1970): people who were said
 * to be last played at the last of their other tables, or never.
 */
export const unseatOthers = (
	players: readonly { readonly id: string }[],
	at: number,
	of: Database = database
): Promise<Stored<void>> =>
	of.write(async (db) => {
		const tx = db.transaction(['people', 'tables', 'bin'], 'readwrite', { durability: 'strict' });
		const people = tx.objectStore('people');
		const entries = onlyIntact(personSchema, await people.getAll());
		const roster = new Roster(entries);
		const seated = players.map(({ id }) => roster.idOf(id));
		const gone = entries.filter(
			({ id, lastPlayedAt }) => lastPlayedAt === at && !seated.includes(roster.idOf(id))
		);
		if (gone.length > 0) {
			const deleted = onlyIntact(deletedSchema, await tx.objectStore('bin').getAll());
			const tables = [
				...onlyIntact(summarySchema, await tx.objectStore('tables').getAll()),
				...deleted.map(({ summary }) => summary)
			];
			const last = (theirs: readonly string[]) =>
				tables.reduce(
					(last, { players, openedAt }) =>
						players.some(({ id }) => theirs.includes(id)) ? Math.max(last, openedAt) : last,
					0
				);
			for (const person of gone) void people.put({ ...person, lastPlayedAt: last(roster.idsOf(person.id)) });
		}
		await tx.done;
	});
