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

/** After so long a silence (ms) another evening has begun: 12 hours. */
const apart = 12 * 60 * 60 * 1000;

const takesBack = (row: unknown): boolean => typeof row === 'object' && row !== null && !('fact' in row);

/**
 * When a journal was begun and last added to. A game that is `over` keeps its evening when it is put right later: what
 * follows on a long silence and begins by taking something back is no new play.
 */
export function timesOf(journal: readonly unknown[], over: boolean): { openedAt: number; changedAt: number } {
	const late = over
		? journal.findIndex((row, i) => takesBack(row) && timeOf(row) - timeOf(journal[i - 1]) > apart)
		: -1;
	return { openedAt: timeOf(journal[0]), changedAt: timeOf(journal.at(late < 1 ? -1 : late - 1)) };
}

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
	const outcome = outcomeOf(folded);
	return summarize({
		id,
		opening: folded.opening,
		outcome,
		times: timesOf(journal, outcome.status === 'over'),
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
