import { newId } from '$lib/domain/ids';
import type { Opening } from '$lib/domain/opening';
import { entryOf } from '$lib/domain/sure';
import { writeExport } from '$lib/files/write-journal-file';
import type { Row } from '$lib/domain/rows';
import { fold, readRows, type DamagedRow, type Folded, type RowsRead } from '$lib/domain/fold';
import type { Box, BoxTypes } from '$lib/domain/box';
import { loadRows } from '$lib/storage/rows';
import { loadRoster } from '$lib/storage/people';
import { boxOf, type FindBox } from '$lib/storage/summaries';
import { Roster } from '$lib/storage/roster';
import type { Trouble } from '$lib/storage/trouble';
import { pendingOf, type PendingTable } from '$lib/storage/pending';
import { foldWithNames } from './fold-with-names';
import { numbered, readFact } from './preview';

/** Why a journal that is there cannot be shown as a table. */
export type Unreadable = 'unknown-box' | 'not-opened' | 'unknown-variant' | 'newer';

/** What a table starts from when it is opened. */
export interface Loaded<T extends BoxTypes = BoxTypes> extends RowsRead {
	readonly what: 'loaded';
	readonly id: string;
	readonly box: Box<T>;
	readonly folded: Folded<T>;
	/** What everybody is called by now. */
	readonly roster: Roster;
	/** The journal as it lies in storage, rows that cannot be read included. */
	readonly journal: readonly unknown[];
	/** Rows at the journal's end that storage has not taken yet. */
	readonly pending: readonly Row[];
	/** Rows that this page still has to say, written before others were found in their places. */
	readonly displaced: readonly Row[];
	readonly trouble: Trouble | undefined;
}

/** Returns what a new table starts from: `opening` alone, not saved yet. Throws a TypeError for an opening that is none. */
export function begun(box: Box, opening: Opening): Loaded {
	const reading = readFact(box, opening);
	if (!reading.ok) throw new TypeError(`no opening: ${JSON.stringify(reading.refusal)}`);
	const id = newId();
	const rows = numbered({ id, box }, [{ fact: reading.fact }], { seq: 0, at: Date.now() });
	const folded = fold(box, rows);
	if (!folded.ok) throw new TypeError(`no opening: ${folded.why}`);
	return {
		...{ what: 'loaded', id, box, folded, rows, damaged: [], newer: false, journal: rows },
		...{ pending: rows, displaced: [], trouble: undefined, roster: new Roster() }
	};
}

/** What is found under a table's id. */
export type NoTable =
	/** No journal of that id on this device. */
	| { readonly what: 'missing' }
	/** There is a journal; its rows, as they are, can be exported as `text`. */
	| { readonly what: 'unreadable'; readonly why: Unreadable; readonly detail: string; readonly text: string }
	/** Storage could not be asked. */
	| { readonly what: 'unreachable'; readonly trouble: Trouble };

/** Returns whether two rows say the same: then a row that seemed unsaved was saved after all. */
const sameRow = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function seqOf(row: unknown): number | undefined {
	const seq = entryOf(row, 'seq');
	// Anything else was never a place of this app's, and must not decide where the next row goes.
	return typeof seq === 'number' && Number.isSafeInteger(seq) && seq >= 0 && seq <= 1e9 ? seq : undefined;
}

/** Returns the rows that storage has not: their places are free, or hold what another tab said. */
export function notAmong(rows: readonly Row[], stored: readonly unknown[]): readonly Row[] {
	const found = new Map(stored.map((row) => [seqOf(row), row]));
	return rows.filter((row) => !sameRow(row, found.get(row.seq)));
}

/** Returns a table as a journal file; what was set aside keeps the reason. */
export function exportText(id: string, journal: readonly unknown[], damaged: readonly DamagedRow[]): string {
	const aside = new Set(damaged.map(({ raw }) => raw));
	const problems = damaged.map(({ seq, problem, raw }) =>
		seq === undefined ? { problem, raw } : { seq, problem, raw }
	);
	const rows = journal.filter((row) => !aside.has(row));
	return writeExport([{ table: id, rows, damaged: problems }], Date.now());
}

/** Puts together what storage holds of a table and what this page has `unsaved` of it. */
async function gather(id: string, unsaved: PendingTable | undefined) {
	const stored = await loadRows(id);
	const trouble = stored.ok ? undefined : stored.trouble;
	if (!stored.ok || stored.value.length === 0) {
		if (!unsaved) return { journal: [], pending: [], displaced: [], trouble };
		// Never saved, or cleared since: then all of it is still to be saved.
		const pending = stored.ok ? (unsaved.journal as readonly Row[]) : unsaved.pending;
		return { journal: unsaved.journal, pending, displaced: [], trouble };
	}
	const pending = notAmong(unsaved?.pending ?? [], stored.value);
	const last = seqOf(stored.value.at(-1)) ?? -1;
	const fits = pending[0]?.seq === last + 1;
	return {
		journal: fits ? [...stored.value, ...pending] : stored.value,
		pending: fits ? pending : [],
		displaced: fits ? [] : pending,
		trouble
	};
}

/** Reads a table's journal and folds it; who will only watch has nothing to save, and takes what is stored. */
export async function load(id: string, findBox: FindBox, onlyWatch = false): Promise<Loaded | NoTable> {
	const [{ journal, pending, displaced, trouble }, people] = await Promise.all([
		gather(id, onlyWatch ? undefined : pendingOf(id)),
		loadRoster()
	]);
	const roster = people.ok ? people.value : new Roster();
	if (journal.length === 0) return trouble ? { what: 'unreachable', trouble } : { what: 'missing' };
	const unreadable = (why: Unreadable, detail: string): NoTable => ({
		what: 'unreadable',
		why,
		detail,
		text: exportText(id, journal, [])
	});
	const name = boxOf(journal);
	if (name === undefined) return unreadable('not-opened', 'no opening');
	const box = await findBox(name);
	if (!box) return unreadable('unknown-box', name);
	const read = readRows(box, journal);
	const { rows, folded } = foldWithNames(box, read.rows, roster);
	if (!folded.ok) {
		const why = read.newer ? 'newer' : folded.why;
		return unreadable(
			why,
			folded.why === 'unknown-variant' ? folded.variant : (read.damaged[0]?.problem ?? '')
		);
	}
	return { what: 'loaded', ...read, id, box, rows, folded, roster, journal, pending, displaced, trouble };
}
