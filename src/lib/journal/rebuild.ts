import { fold, outcomeOf, readRows } from '$lib/core/replay';
import type { Room } from '$lib/core/room';
import { database, type Database } from './db';
import { readAllEntries } from './entries';
import { summarize, type TableSummary } from './summary';
import type { Stored } from './trouble';

/** Finds the room of a box by its name. */
export type FindRoom = (box: string) => Promise<Room | undefined>;

/** The name of the box that a journal was opened for, read without trusting anything else in it. */
export function boxOf(journal: readonly unknown[]): string | undefined {
	for (const row of journal) {
		const fact = (row as { fact?: { type?: unknown; box?: unknown } | null } | null)?.fact;
		if (fact?.type === 'table.opened') return typeof fact.box === 'string' ? fact.box : undefined;
	}
	return undefined;
}

const timeOf = (row: unknown): number => {
	const at = (row as { at?: unknown } | null | undefined)?.at;
	return typeof at === 'number' ? at : 0;
};

/** When a journal was begun and last added to. */
export const timesOf = (journal: readonly unknown[]): { openedAt: number; changedAt: number } => ({
	openedAt: timeOf(journal[0]),
	changedAt: timeOf(journal.at(-1))
});

/** A journal's summary, or nothing when it cannot be folded. */
export async function summaryOf(
	id: string,
	journal: readonly unknown[],
	findRoom: FindRoom
): Promise<TableSummary | undefined> {
	const box = boxOf(journal);
	const room = box === undefined ? undefined : await findRoom(box);
	const folded = room && fold(room, readRows(room, journal).rows);
	if (!folded?.ok) return undefined;
	return summarize({
		id,
		opening: folded.opening,
		outcome: outcomeOf(folded),
		times: timesOf(journal),
		journal: journal.length
	});
}

/**
 * Works all summaries out anew from the journals. A table that cannot be folded keeps the summary it
 * has, if any; its id is answered.
 */
export async function rebuildSummaries(
	findRoom: FindRoom,
	of: Database = database
): Promise<Stored<readonly string[]>> {
	const journals = await readAllEntries(of);
	if (!journals.ok) return journals;
	const unreadable: string[] = [];
	for (const [id, journal] of journals.value) {
		const summary = await summaryOf(id, journal, findRoom);
		if (!summary) {
			unreadable.push(id);
			continue;
		}
		const written = await of.run(async (db) => {
			const tx = db.transaction(['tables', 'bin'], 'readwrite');
			const tables = tx.objectStore('tables');
			const binned = await tx.objectStore('bin').get(id);
			const known = await tables.get(id);
			// A row that was recorded meanwhile brought a newer summary with it.
			const newer = known?.cache === summary.cache && known.rows > summary.rows;
			const work = binned
				? [tx.objectStore('bin').put({ ...binned, summary })]
				: newer
					? []
					: [tables.put(summary)];
			await Promise.all([...work, tx.done]);
		});
		if (!written.ok) return written;
	}
	return { ok: true, value: unreadable };
}
