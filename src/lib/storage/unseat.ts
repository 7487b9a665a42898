import { outcomeOf, type Folded } from '$lib/domain/fold';
import { entryOf } from '$lib/domain/sure';
import { database, type Database } from './db';
import { deletedSchema } from './deleted';
import { loadInput, saveInputs } from './input-store';
import { onlyIntact } from './intact';
import { personSchema, Roster } from './roster';
import { placeAt, seatingOf } from './seating';
import { summarySchema } from './summary';
import type { Stored } from './trouble';

/**
 * Saves that nobody but these players was seated at the table that was opened `at` (ms since 1970): people who were said
 * to be last played at the last of their other tables, or never. Returns whether nobody played at a later one.
 */
const unseatOthers = (
	players: readonly { readonly id: string }[],
	at: number,
	of: Database
): Promise<Stored<boolean>> =>
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
		return entries.every(({ lastPlayedAt }) => lastPlayedAt <= at);
	});

/**
 * Saves that other people sat at the table that was opened `at` (ms since 1970) than it was said. The next set-up knows it,
 * unless another table of its box was opened since; and so does that of any box, unless another table of any was.
 */
export async function seatAnew(folded: Folded, at: number, to: Database = database): Promise<void> {
	const { opening } = folded;
	const seated = outcomeOf(folded).scores.map(({ player, name, left }) => ({
		id: player,
		name,
		here: !left,
		place: placeAt(folded, player)
	}));
	const latest = await unseatOthers(seated, at, to);
	const began = { store: 'openings', key: opening.box } as const;
	if (entryOf(await loadInput(began, to), 'seed') !== opening.seed) return;
	const here = latest.ok && latest.value ? seatingOf(seated) : [];
	await saveInputs([{ ...began, value: opening }, ...here], to);
}
