import type { ReadTable } from '$lib/core/export-file';
import { playerSchema } from '$lib/core/opening';
import { fold, outcomeOf, readRows } from '$lib/core/replay';
import { versionOf } from '$lib/core/upcast';
import * as v from 'valibot';
import { personColours, type Person } from './roster';
import { timesOf, type FindRoom } from './rebuild';
import { summarize, type TableSummary } from './summary';

/** Why a table of a file is not taken. */
export type TableFault =
	/** It is no table: no id, no rows, or not what it should be made of. */
	| 'not-a-table'
	| 'unknown-box'
	/** Its facts or its rules are of a later version. */
	| 'newer'
	/** A row that the room cannot read, or that is another table's. */
	| 'unreadable'
	| 'not-opened'
	| 'unknown-variant';

export type Judged =
	| {
			readonly ok: true;
			readonly id: string;
			/** As they will lie in storage. */
			readonly rows: readonly object[];
			readonly summary: TableSummary;
	  }
	| { readonly ok: false; readonly box: string; readonly why: TableFault; readonly detail: string };

// Beside the drafts of tables lie marks under names of their own: no table of a file may be called like one.
const idSchema = v.pipe(
	v.string(),
	v.regex(/^[\w-]{1,64}$/),
	v.check((id) => id !== 'last-restore' && id !== 'last-seating')
);
/** What is known of a row that was set aside: whose it is and where it stood. */
const asideSchema = v.looseObject({
	table: v.string(),
	seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
});

const seqOf = (row: unknown): number => (row as { seq: number }).seq;

/**
 * Judges a table of a file as a whole, by the room it names. What was set aside already when the file was written
 * comes along as it is; anything else that cannot be read refuses the table.
 */
export async function judge(file: ReadTable, findRoom: FindRoom): Promise<Judged> {
	const refuse = (why: TableFault, detail: string): Judged => ({ ok: false, box: file.box, why, detail });
	const where = file.path || 'file';
	if (!v.is(idSchema, file.table)) return refuse('not-a-table', `${where}.table`);
	const room = await findRoom(file.box);
	if (!room) return refuse('unknown-box', file.box);
	const raw = file.facts
		? file.rows.map((fact, seq) => ({ table: file.table, seq, at: 0, v: versionOf(room.upcasters), fact }))
		: file.rows;
	const { rows, damaged, newer } = readRows(room, raw);
	if (newer) return refuse('newer', where);
	const [bad] = damaged;
	if (bad) return refuse('unreadable', `${where}, row ${String(bad.seq ?? '?')}: ${bad.problem}`);
	if (rows[0]?.table !== file.table) return refuse('unreadable', `${where}: rows of another table`);
	const folded = fold(room, rows);
	if (!folded.ok) return refuse(folded.why, where);

	const taken = new Set(rows.map(({ seq }) => seq));
	const aside = file.damaged.map(({ raw }) => raw);
	const foreign = aside.some(
		(row) => !v.is(asideSchema, row) || row.table !== file.table || taken.has(row.seq) || !taken.add(row.seq)
	);
	if (foreign) return refuse('unreadable', `${where}.damaged`);
	const all = ([...raw, ...aside] as object[]).sort((a, b) => seqOf(a) - seqOf(b));
	const missing = all.findIndex((row, i) => seqOf(row) !== i);
	if (missing !== -1) return refuse('unreadable', `${where}: row ${String(missing)} is missing`);
	const outcome = outcomeOf(folded);
	const summary = summarize({
		id: file.table,
		opening: folded.opening,
		outcome,
		times: timesOf(raw, outcome.status === 'over'),
		journal: all.length
	});
	return { ok: true, id: file.table, rows: all, summary };
}

const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const personSchema = v.looseObject({
	...playerSchema.entries,
	lastPlayedAt: moment,
	colour: v.optional(v.picklist(personColours)),
	born: v.optional(v.pipe(v.number(), v.safeInteger())),
	archivedAt: v.optional(moment),
	mergedInto: v.optional(idSchema)
});
/** More (characters of JSON) is nobody's entry. */
const longestPerson = 2000;

/** Somebody of a file, or nothing when it is nobody. */
export const readPerson = (value: unknown): Person | undefined =>
	v.is(personSchema, value) && JSON.stringify(value).length <= longestPerson ? value : undefined;
