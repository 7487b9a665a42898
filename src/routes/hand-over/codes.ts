import { toFrames, type Frames } from '$lib/core/hand-over/frames';
import { pack } from '$lib/core/hand-over/compact';
import { writeExport } from '$lib/core/write-export';
import { deflate } from '$lib/device/press';
import { journalOf } from '$lib/journal/backup';
import type { Trouble } from '$lib/journal/trouble';

/** A table on its way to another device: its codes, or why there are none; and always its file. */
export type Parcel =
	| { readonly what: 'codes'; readonly frames: Frames; readonly file: string }
	| { readonly what: 'file-only'; readonly why: 'too-large' | 'damaged' | 'cannot'; readonly file: string }
	| { readonly what: 'missing' }
	| { readonly what: 'trouble'; readonly trouble: Trouble };

export async function parcelOf(table: string): Promise<Parcel> {
	const journal = await journalOf(table);
	if (!journal.ok) return { what: 'trouble', trouble: journal.trouble };
	const rows = journal.value;
	if (rows.length === 0) return { what: 'missing' };
	const file = writeExport([{ table, rows }], Date.now());
	const bytes = pack(table, rows);
	if (!bytes) return { what: 'file-only', why: 'damaged', file };
	const packed = await deflate(bytes);
	if (!packed) return { what: 'file-only', why: 'cannot', file };
	const frames = toFrames(packed);
	return frames ? { what: 'codes', frames, file } : { what: 'file-only', why: 'too-large', file };
}
