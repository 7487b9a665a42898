// @ts-nocheck
import { entryOf } from '$lib/domain/sure';
import type { ReadTable } from '$lib/files/read-journal-file';
import { playerSchema } from '$lib/domain/opening';
import { fold, outcomeOf, readRows } from '$lib/domain/fold';
import { versionOf } from '$lib/domain/upcast';
import * as v from 'valibot';
import { momentSchema } from './intact';
import { personSchema, type Person } from './roster';
import { timesOf, type FindBox } from './summaries';
import { summarize, type TableSummary } from './summary';

/** Why a table of a file is refused. */
export type TableFault =
	/** It isn't a table: no id, no rows, or damaged. */
	| 'not-a-table'
	| 'unknown-box'
	/** Its facts or its rules are of a later version. */
	| 'newer'
	/** A row cannot be read, or is another table's. */
	| 'unreadable'
	| 'not-opened'
	| 'unknown-variant';

export interface ValidTable {
	readonly ok: true;
	readonly id: string;
	/** As they are to be stored. */
	readonly rows: readonly object[];
	readonly summary: TableSummary;
}

export type Validated =
	| ValidTable
	| { readonly ok: false; readonly box: string; readonly why: TableFault; readonly detail: string };

const idSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
/** What is known of a row that was set aside: its table and its seq. */
const asideSchema = v.looseObject({
	table: v.string(),
	seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0))
});

const seqOf = (row: unknown): number => Number(entryOf(row, 'seq'));

/**
 * Validates a table of a file as a whole, by the box it names. Rows that were set aside when the file was written are
 * taken as they are; any other row that cannot be read refuses the table.
 */
export async function validateTable(file: ReadTable, findBox: FindBox): Promise<Validated> {
	const refuse = (why: TableFault, detail: string): Validated => ({ ok: false, box: file.box, why, detail });
	const where = file.path || 'file';
	if (!v.is(idSchema, file.table)) return refuse('not-a-table', `${where}.table`);
	const box = await findBox(file.box);
	if (!box) return refuse('unknown-box', file.box);
	const raw = file.facts
		? file.rows.map((fact, seq) => ({ table: file.table, seq, at: 0, v: versionOf(box.upcasters), fact }))
		: file.rows;
	const { rows, damaged, newer } = readRows(box, raw);
	if (newer) return refuse('newer', where);
	const [bad] = damaged;
	if (bad) return refuse('unreadable', `${where}, row ${String(bad.seq ?? '?')}: ${bad.problem}`);
	if (rows[0]?.table !== file.table) return refuse('unreadable', `${where}: rows of another table`);
	const folded = fold(box, rows);
	if (!folded.ok) return refuse(folded.why, where);

	const taken = new Set(rows.map(({ seq }) => seq));
	const aside = file.damaged.map(({ raw }) => raw);
	const foreign = aside.some(
		(row) => !v.is(asideSchema, row) || row.table !== file.table || taken.has(row.seq) || !taken.add(row.seq)
	);
	if (foreign) return refuse('unreadable', `${where}.damaged`);
	const all = [...raw, ...aside]
		.filter((row) => typeof row === 'object' && row !== null)
		.sort((a, b) => seqOf(a) - seqOf(b));
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

/** A person of a file, checked more closely than one that this device stored. */
const importedPersonSchema = v.looseObject({
	...personSchema.entries,
	...playerSchema.entries,
	lastPlayedAt: momentSchema,
	born: v.optional(v.pipe(v.number(), v.safeInteger())),
	archivedAt: v.optional(momentSchema),
	mergedInto: v.optional(idSchema)
});
/** The longest entry of a person (characters of JSON) that is accepted. */
const longestPerson = 2000;

/** Parses a person entry of a backup. Returns undefined if it is invalid. */
export const parsePerson = (value: unknown): Person | undefined =>
	v.is(importedPersonSchema, value) && JSON.stringify(value).length <= longestPerson ? value : undefined;
