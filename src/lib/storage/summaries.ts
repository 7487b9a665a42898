import { entryOf } from '$lib/domain/sure';
import { fold, outcomeOf, readRows } from '$lib/domain/fold';
import type { Box } from '$lib/domain/box';
import { database, type Database } from './db';
import { deletedSchema } from './deleted';
import { intact } from './intact';
import { listJournals, rowRange } from './rows';
import { summarize, summarySchema, summaryVersion, type TableSummary } from './summary';
import type { Stored } from './trouble';

/** Finds a box by its name. */
export type FindBox = (box: string) => Promise<Box | undefined>;

/** Returns the name of a journal's box without trusting anything else in it. */
export function boxOf(journal: readonly unknown[]): string | undefined {
	for (const row of journal) {
		const fact = entryOf(row, 'fact');
		if (entryOf(fact, 'type') !== 'table.opened') continue;
		const box = entryOf(fact, 'box');
		return typeof box === 'string' ? box : undefined;
	}
	return undefined;
}

const timeOf = (row: unknown): number => {
	const at = entryOf(row, 'at');
	return typeof at === 'number' ? at : 0;
};

/** After so long a pause (ms) another evening has begun: 12 hours. */
const eveningGap = 12 * 60 * 60 * 1000;

/** Whether a row reaches back in its journal: it strikes or restores one, stands in its place, or comes before it. */
const isCorrection = (row: unknown): boolean =>
	typeof row === 'object' &&
	row !== null &&
	(!('fact' in row) || entryOf(row, 'replaces') !== undefined || entryOf(row, 'before') !== undefined);

/**
 * Returns when a journal was begun and last added to. A table that is `over` keeps its evening when it is corrected
 * later: rows that follow a long pause and begin with one that reaches back are not counted.
 */
export function timesOf(journal: readonly unknown[], over: boolean): { openedAt: number; changedAt: number } {
	const late = over
		? journal.findIndex((row, i) => isCorrection(row) && timeOf(row) - timeOf(journal[i - 1]) > eveningGap)
		: -1;
	return { openedAt: timeOf(journal[0]), changedAt: timeOf(journal.at(late < 1 ? -1 : late - 1)) };
}

/** Returns the summary of a journal, or undefined if it cannot be folded. */
export async function summaryOf(
	id: string,
	journal: readonly unknown[],
	findBox: FindBox
): Promise<TableSummary | undefined> {
	const name = boxOf(journal);
	const box = name === undefined ? undefined : await findBox(name);
	const folded = box && fold(box, readRows(box, journal).rows);
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

/** Loads the rows of a table whose summary is damaged, of another version, or of another number of rows. */
const loadIfStale = (id: string, of: Database): Promise<Stored<readonly unknown[] | undefined>> =>
	of.read(async (db) => {
		const tx = db.transaction(['entries', 'tables', 'bin']);
		const entries = tx.objectStore('entries');
		const known =
			intact(summarySchema, await tx.objectStore('tables').get(id)) ??
			intact(deletedSchema, await tx.objectStore('bin').get(id))?.summary;
		const fresh = known?.cache === summaryVersion && known.rows === (await entries.count(rowRange(id)));
		return fresh ? undefined : entries.getAll(rowRange(id));
	});

/**
 * Rebuilds the summaries that are not what their journals say, one journal after the other: the page answers taps
 * meanwhile, and a tab that is closed before the end has lost nothing. Returns the ids of tables that cannot be folded:
 * they keep theirs, which counts as rebuilt, and a damaged one goes, so that no list has to be rebuilt for them again.
 */
export async function rebuildSummaries(
	findBox: FindBox,
	of: Database = database
): Promise<Stored<readonly string[]>> {
	const ids = await listJournals(of);
	if (!ids.ok) return ids;
	const unreadable: string[] = [];
	for (const id of ids.value) {
		const journal = await loadIfStale(id, of);
		if (!journal.ok) return journal;
		if (!journal.value) continue;
		const rebuilt = { rows: journal.value.length, cache: summaryVersion };
		const folded = await summaryOf(id, journal.value, findBox);
		if (!folded) unreadable.push(id);
		const written = await of.write(async (db) => {
			const tx = db.transaction(['tables', 'bin'], 'readwrite');
			const tables = tx.objectStore('tables');
			const deleted = intact(deletedSchema, await tx.objectStore('bin').get(id));
			const known = intact(summarySchema, await tables.get(id));
			const kept = deleted?.summary ?? known;
			const summary = folded ?? (kept && { ...kept, ...rebuilt });
			// A row that was recorded meanwhile brought a newer summary with it.
			const newer = known?.cache === rebuilt.cache && known.rows > rebuilt.rows;
			const work = !summary
				? [tables.delete(id)]
				: deleted
					? [tx.objectStore('bin').put({ ...deleted, summary })]
					: newer
						? []
						: [tables.put(summary)];
			await Promise.all([...work, tx.done]);
		});
		if (!written.ok) return written;
	}
	return { ok: true, value: unreadable };
}
