import { outcomeOf, type Folded } from '$lib/domain/fold';
import { database, type Database } from './db';
import { deletedSchema } from './deleted';
import { saveInputs } from './input-store';
import { onlyIntact } from './intact';
import { loadRoster } from './people';
import { personSchema, Roster } from './roster';
import { seatingOf } from './seating';
import { loadLastOpening } from './set-ups';
import { summarySchema } from './summary';
import type { Stored } from './trouble';

/**
 * Saves that nobody but these players was seated at the table that was opened `at` (ms since 1970): people who were said
 * to be last played at the last of their other tables, or never.
 */
const unseatOthers = (
	players: readonly { readonly id: string }[],
	at: number,
	of: Database
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

/**
 * Saves that other people sat at the table that was opened `at` (ms since 1970) than it was said. The next set-up knows it,
 * unless another table of its box was opened since; and so does that of any box, unless another table of any was.
 */
export async function seatAnew(folded: Folded, at: number, to: Database = database): Promise<void> {
	const { opening } = folded;
	const seated = outcomeOf(folded).scores.map(({ player, name, left }) => ({ id: player, name, left }));
	await unseatOthers(seated, at, to);
	const [last, roster] = await Promise.all([loadLastOpening(opening.box, to), loadRoster(to)]);
	if (last?.seed !== opening.seed) return;
	const latest = roster.ok && roster.value.people.every(({ lastPlayedAt }) => lastPlayedAt <= at);
	const here = latest ? seatingOf(seated.filter(({ left }) => !left)) : [];
	await saveInputs([{ store: 'openings', key: opening.box, value: opening }, ...here], to);
}
