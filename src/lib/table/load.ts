import { writeExport } from '$lib/core/write-export';
import type { Row } from '$lib/core/journal';
import { readRows, type DamagedRow, type Folded, type RowsRead } from '$lib/core/replay';
import type { Room } from '$lib/core/room';
import { readEntries } from '$lib/journal/entries';
import { readRoster } from '$lib/journal/people';
import { boxOf, type FindRoom } from '$lib/journal/rebuild';
import { Roster } from '$lib/journal/roster';
import type { Trouble } from '$lib/journal/trouble';
import { unsavedOf, type Unsaved } from '$lib/journal/unsaved';
import { foldShown } from './shown-names';

/** Why a journal that is there cannot be shown as a table. */
export type Unreadable = 'unknown-box' | 'not-opened' | 'unknown-variant' | 'newer';

/** What a table starts from when it is opened. */
export interface Loaded extends RowsRead {
	readonly what: 'loaded';
	readonly id: string;
	readonly room: Room;
	readonly folded: Folded;
	/** What everybody is called by now. */
	readonly roster: Roster;
	/** The journal as it lies in storage, rows that cannot be read included. */
	readonly journal: readonly unknown[];
	/** Rows at the journal's end that storage has not taken yet. */
	readonly pending: readonly Row[];
	/** Rows that this page still has to say, written before others were found in their places. */
	readonly homeless: readonly Row[];
	readonly trouble: Trouble | undefined;
}

/** What is found under a table's id. */
export type NoTable =
	/** No journal of that id on this device. */
	| { readonly what: 'missing' }
	/** There is a journal; its rows, as they are, can be exported as `text`. */
	| { readonly what: 'unreadable'; readonly why: Unreadable; readonly detail: string; readonly text: string }
	/** Storage could not be asked. */
	| { readonly what: 'unreachable'; readonly trouble: Trouble };

/** Whether two rows say the same: then a row that seemed unsaved was saved after all. */
const sameRow = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function seqOf(row: unknown): number | undefined {
	const seq = (row as { seq?: unknown } | null | undefined)?.seq;
	// Anything else was never a place of this app's, and must not decide where the next row goes.
	return typeof seq === 'number' && Number.isSafeInteger(seq) && seq >= 0 && seq <= 1e9 ? seq : undefined;
}

/** The rows that storage has not: their places are free, or hold what somebody else said. */
export function notAmong(rows: readonly Row[], stored: readonly unknown[]): readonly Row[] {
	const found = new Map(stored.map((row) => [seqOf(row), row]));
	return rows.filter((row) => !sameRow(row, found.get(row.seq)));
}

/** A table as a journal file; what was set aside keeps the reason. */
export function exportText(id: string, journal: readonly unknown[], damaged: readonly DamagedRow[]): string {
	const aside = new Set(damaged.map(({ raw }) => raw));
	const problems = damaged.map(({ seq, problem, raw }) =>
		seq === undefined ? { problem, raw } : { seq, problem, raw }
	);
	const rows = journal.filter((row) => !aside.has(row));
	return writeExport([{ table: id, rows, damaged: problems }], Date.now());
}

/** Puts together what storage holds of a table and what this page has `unsaved` of it. */
async function gather(id: string, unsaved: Unsaved | undefined) {
	const stored = await readEntries(id);
	const trouble = stored.ok ? undefined : stored.trouble;
	if (!stored.ok || stored.value.length === 0) {
		if (!unsaved) return { journal: [], pending: [], homeless: [], trouble };
		// Never saved, or cleared since: then all of it is still to be saved.
		const pending = stored.ok ? (unsaved.journal as readonly Row[]) : unsaved.pending;
		return { journal: unsaved.journal, pending, homeless: [], trouble };
	}
	const pending = notAmong(unsaved?.pending ?? [], stored.value);
	const last = seqOf(stored.value.at(-1)) ?? -1;
	const fits = pending[0]?.seq === last + 1;
	return {
		journal: fits ? [...stored.value, ...pending] : stored.value,
		pending: fits ? pending : [],
		homeless: fits ? [] : pending,
		trouble
	};
}

/** Reads a table's journal and folds it; who will only watch has nothing to save, and takes what is stored. */
export async function load(id: string, findRoom: FindRoom, onlyWatch = false): Promise<Loaded | NoTable> {
	const [{ journal, pending, homeless, trouble }, people] = await Promise.all([
		gather(id, onlyWatch ? undefined : unsavedOf(id)),
		readRoster()
	]);
	const roster = people.ok ? people.value : new Roster();
	if (journal.length === 0) return trouble ? { what: 'unreachable', trouble } : { what: 'missing' };
	const unreadable = (why: Unreadable, detail: string): NoTable => ({
		what: 'unreadable',
		why,
		detail,
		text: exportText(id, journal, [])
	});
	const box = boxOf(journal);
	if (box === undefined) return unreadable('not-opened', 'no opening');
	const room = await findRoom(box);
	if (!room) return unreadable('unknown-box', box);
	const read = readRows(room, journal);
	const { rows, folded } = foldShown(room, read.rows, roster);
	if (!folded.ok) {
		const why = read.newer ? 'newer' : folded.why;
		return unreadable(
			why,
			folded.why === 'unknown-variant' ? folded.variant : (read.damaged[0]?.problem ?? '')
		);
	}
	return { what: 'loaded', ...read, id, room, rows, folded, roster, journal, pending, homeless, trouble };
}
