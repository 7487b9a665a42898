import { entryOf, sure } from './sure';
import * as v from 'valibot';
import {
	rowSchema,
	effectiveRows,
	isMoment,
	type Fact,
	type FactRow,
	type MarkRefusal,
	type Moment,
	type Row,
	type EffectiveRows
} from './rows';
import { isOpening } from './opening';
import type { Box, BoxTypes, Judged, Outcome, Refusal, SaidIn, Snapshot, Variant } from './box';
import { upcast, upcastJournal, versionOf } from './upcast';

/** A row that cannot be read: kept as it is, left out of the fold, and exported with the rest. */
export interface DamagedRow {
	readonly raw: unknown;
	/** Its place in the journal, when that much can be read. */
	readonly seq: number | undefined;
	readonly problem: string;
}

export interface RowsRead {
	readonly rows: readonly Row[];
	readonly damaged: readonly DamagedRow[];
	/** Some row was written by a newer app: the table is shown, and never written to. */
	readonly newer: boolean;
}

function problemOf(issue: v.BaseIssue<unknown>): string {
	const path = v.getDotPath(issue);
	return path ? `${path}: ${issue.message}` : issue.message;
}

/** Reads rows as storage or a file has them: envelope, version, fact. One bad row never takes the others with it. */
export function readRows(box: Box, raw: readonly unknown[]): RowsRead {
	const rows: Row[] = [];
	const damaged: DamagedRow[] = [];
	const now = versionOf(box.upcasters);
	const versions = new Map<number, number>();
	let newer = false;
	let last = -1;
	for (const value of raw) {
		const envelope = v.safeParse(rowSchema, value);
		if (!envelope.success) {
			const seq = entryOf(value, 'seq');
			damaged.push({
				raw: value,
				seq: typeof seq === 'number' && Number.isSafeInteger(seq) ? seq : undefined,
				problem: problemOf(envelope.issues[0])
			});
			continue;
		}
		const row = envelope.output;
		if (row.seq <= last) {
			damaged.push({ raw: value, seq: row.seq, problem: `seq: ${String(row.seq)} after ${String(last)}` });
			continue;
		}
		const [first] = rows;
		if (first && row.table !== first.table) {
			damaged.push({ raw: value, seq: row.seq, problem: `table: is of ${JSON.stringify(row.table)}` });
			continue;
		}
		last = row.seq;
		if (!('fact' in row)) {
			rows.push(row);
			continue;
		}
		if (row.v > now) {
			newer = true;
			continue;
		}
		const reading = box.read(upcast(box.upcasters, row.fact, row.v));
		// Rules of a later edition are not known here, so the table is only shown.
		if (reading.ok && 'edition' in reading.fact && reading.fact.edition > box.edition) newer = true;
		if (reading.ok) {
			versions.set(row.seq, row.v);
			rows.push({ ...row, v: now, fact: reading.fact });
		} else damaged.push({ raw: value, seq: row.seq, problem: `fact.${reading.problem}` });
	}
	return { rows: upcastJournal(box, rows, versions), damaged, newer };
}

/** Why a fact cannot stand where a change of the journal has brought it. */
export interface Elsewhere {
	readonly why: 'said-elsewhere';
	readonly moment: Moment;
}

/** A fact that is in the journal and does not fit at the table, and why; or a mark that points at nothing. */
export type RefusedRow = { readonly seq: number; readonly fact?: Fact } & (Refusal | MarkRefusal);

/** A table as it stood after so many of its effective rows, kept in memory so that a correction need not start afresh. */
interface Checkpoint<T extends BoxTypes> {
	readonly after: number;
	readonly snapshot: Snapshot<T>;
	/** How many of those rows were refused. */
	readonly refused: number;
}

/** So many effective rows lie between two checkpoints. */
const checkpointEvery = 4;

/** A journal played to its end. */
export interface Folded<T extends BoxTypes = BoxTypes> {
	readonly opening: T['opening'];
	readonly variant: Variant<T>;
	readonly snapshot: Snapshot<T>;
	readonly effective: EffectiveRows<SaidIn<T>>;
	readonly refused: readonly RefusedRow[];
	/** The refused facts alone, in the order of the effective rows. */
	readonly misfits: readonly RefusedRow[];
	readonly checkpoints: readonly Checkpoint<T>[];
}

export type FoldFailure =
	| { readonly why: 'not-opened' }
	| { readonly why: 'unknown-variant'; readonly variant: string };

export type FoldResult<T extends BoxTypes = BoxTypes> =
	| ({ readonly ok: true } & Folded<T>)
	| ({ readonly ok: false } & FoldFailure);

/** Is told of the effective facts that are played, with the snapshots on both sides of each. */
export type Witness<T extends BoxTypes = BoxTypes> = (
	row: FactRow<SaidIn<T>>,
	before: Snapshot<T>,
	after: Snapshot<T>,
	refusal: Refusal | undefined
) => void;

/**
 * Judges a fact at a table; one of which a `moment` is known, only there. A table is opened once: boxes are not asked
 * about a second opening.
 */
export function judge<T extends BoxTypes>(
	{ variant, snapshot }: Pick<Folded<T>, 'variant' | 'snapshot'>,
	{ fact, moment }: Pick<FactRow, 'fact' | 'moment'>
): Judged<T> {
	if (isOpening(fact)) return { ok: false, refusal: { why: 'already-opened' } };
	if (moment && !isMoment(moment, variant.moment(snapshot, fact))) {
		const elsewhere: Elsewhere = { why: 'said-elsewhere', moment };
		return { ok: false, refusal: elsewhere };
	}
	return variant.play(snapshot, fact);
}

/** Returns how many rows at the beginning of two lists are the same rows. */
function sameAtStart(before: readonly FactRow[], after: readonly FactRow[]): number {
	let same = 0;
	while (before[same] && before[same] === after[same]) same++;
	return same;
}

/**
 * Plays a journal through its box's machine: the same rows give the same table, always. With `earlier`, a fold of rows
 * of which most are still the same, it starts from the checkpoint before the first row that differs. A witness is
 * told of every fact from there on; without `earlier`, of all.
 */
export function fold<T extends BoxTypes = BoxTypes>(
	box: Box<T>,
	rows: readonly Row[],
	{ earlier, witness }: { readonly earlier?: Folded<T>; readonly witness?: Witness<T> } = {}
): FoldResult<T> {
	// Rows come in through `readRows` alone, which asks the box about each fact.
	const effective = effectiveRows(rows as readonly Row<SaidIn<T>>[]);
	const [first] = effective.rows;
	if (!first || !isOpening(first.fact)) return { ok: false, why: 'not-opened' };
	const opening: T['opening'] = first.fact;
	const variant = Object.hasOwn(box.variants, opening.variant) ? box.variants[opening.variant] : undefined;
	if (!variant) return { ok: false, why: 'unknown-variant', variant: opening.variant };

	const same = earlier ? sameAtStart(earlier.effective.rows, effective.rows) : 0;
	const kept = earlier?.checkpoints.filter(({ after }) => after <= same) ?? [];
	const start = kept.at(-1) ?? { after: 1, snapshot: variant.open(opening), refused: 0 };
	const checkpoints = kept.length > 0 ? kept : [start];
	let { snapshot } = start;
	const misfits = earlier ? earlier.misfits.slice(0, start.refused) : [];
	for (let at = start.after; at < effective.rows.length; at++) {
		const row = sure(effective.rows[at]);
		const judged = judge({ variant, snapshot }, row);
		witness?.(row, snapshot, judged.ok ? judged.snapshot : snapshot, judged.ok ? undefined : judged.refusal);
		if (judged.ok) snapshot = judged.snapshot;
		else misfits.push({ seq: row.seq, fact: row.fact, ...judged.refusal });
		if ((at + 1) % checkpointEvery === 0)
			checkpoints.push({ after: at + 1, snapshot, refused: misfits.length });
	}
	const refused: RefusedRow[] = [...effective.refused, ...misfits].sort((a, b) => a.seq - b.seq);
	return { ok: true, opening, variant, snapshot, effective, refused, misfits, checkpoints };
}

/** Returns the fold with one more fact at its end, which `judge` has judged by it. */
export function extended<T extends BoxTypes>(
	folded: Folded<T>,
	row: FactRow<SaidIn<T>>,
	judged: Judged<T>
): Folded<T> {
	const rows = [...folded.effective.rows, row];
	const places = [...folded.effective.places, { versions: [row], shown: row }];
	const { snapshot } = judged.ok ? judged : folded;
	const misfit: RefusedRow[] = judged.ok ? [] : [{ seq: row.seq, fact: row.fact, ...judged.refusal }];
	const misfits = [...folded.misfits, ...misfit];
	const checkpoint = { after: rows.length, snapshot, refused: misfits.length };
	return {
		...folded,
		snapshot,
		effective: { ...folded.effective, rows, places },
		misfits,
		refused: [...folded.refused, ...misfit],
		checkpoints:
			rows.length % checkpointEvery === 0 ? [...folded.checkpoints, checkpoint] : folded.checkpoints
	};
}

/** Returns the rows whose facts fitted before a change of the journal and no longer fit after it. */
export function noLongerFit(before: Folded, after: Folded): readonly RefusedRow[] {
	const known = new Set(before.refused.map(({ seq }) => seq));
	return after.refused.filter(({ seq }) => !known.has(seq));
}

export const outcomeOf = (folded: Folded): Outcome => folded.variant.outcome(folded.snapshot);
