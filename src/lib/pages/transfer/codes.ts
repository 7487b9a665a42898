import { encodeFountain, type FountainCodes } from '$lib/transfer/fountain';
import { encodeRows } from '$lib/transfer/compact';
import { writeExport } from '$lib/files/write-journal-file';
import { compressBytes } from '$lib/device/files/compression';
import { loadJournal } from '$lib/storage/backup';
import { loadRoster } from '$lib/storage/people';
import { boxOf } from '$lib/storage/summaries';
import type { Trouble } from '$lib/storage/trouble';
import { peopleAt } from './people-at';
import { tableFileName } from './file-name';

interface TableFile {
	readonly name: string;
	readonly text: string;
}

/** A table to transfer: its codes, or why there are none; and always its file. */
export type Parcel =
	| { readonly what: 'codes'; readonly codes: FountainCodes; readonly file: TableFile }
	| { readonly what: 'file-only'; readonly why: 'too-large' | 'damaged' | 'cannot'; readonly file: TableFile }
	| { readonly what: 'missing' }
	| { readonly what: 'trouble'; readonly trouble: Trouble };

/** Loads a table and encodes it for a transfer. */
export async function parcelOf(table: string): Promise<Parcel> {
	const journal = await loadJournal(table);
	if (!journal.ok) return { what: 'trouble', trouble: journal.trouble };
	const rows = journal.value;
	if (rows.length === 0) return { what: 'missing' };
	const roster = await loadRoster();
	const people = roster.ok ? peopleAt(rows, roster.value) : [];
	const file = {
		name: tableFileName(boxOf(rows) ?? ''),
		text: writeExport([{ table, rows }], Date.now(), people)
	};
	const bytes = encodeRows(table, rows);
	if (!bytes) return { what: 'file-only', why: 'damaged', file };
	const compressed = await compressBytes(bytes);
	if (!compressed) return { what: 'file-only', why: 'cannot', file };
	const codes = encodeFountain(compressed);
	return codes ? { what: 'codes', codes, file } : { what: 'file-only', why: 'too-large', file };
}
