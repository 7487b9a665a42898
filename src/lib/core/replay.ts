import * as v from 'valibot';
import {
	isFactRow,
	rowSchema,
	standing,
	type Fact,
	type FactRow,
	type MarkRefusal,
	type Row,
	type Standing
} from './journal';
import type { Opening } from './opening';
import type { Outcome, Refusal, Room, Variant } from './room';
import { upcast, versionOf } from './upcast';

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
export function readRows(room: Room, raw: readonly unknown[]): RowsRead {
	const rows: Row[] = [];
	const damaged: DamagedRow[] = [];
	const now = versionOf(room.upcasters);
	let newer = false;
	let last = -1;
	for (const value of raw) {
		const envelope = v.safeParse(rowSchema, value);
		if (!envelope.success) {
			const seq = (value as { seq?: unknown } | null)?.seq;
			damaged.push({
				raw: value,
				seq: Number.isSafeInteger(seq) ? (seq as number) : undefined,
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
		const reading = room.read(upcast(room.upcasters, row.fact, row.v));
		// Rules of a later edition are not known here, so the table is only shown.
		if (reading.ok && 'edition' in reading.fact && reading.fact.edition > room.edition) newer = true;
		if (reading.ok) rows.push({ ...row, v: now, fact: reading.fact });
		else damaged.push({ raw: value, seq: row.seq, problem: `fact.${reading.problem}` });
	}
	return { rows, damaged, newer };
}

/** A fact that stands in the journal but not at the table, and why. */
export type RefusedRow = { readonly seq: number; readonly fact?: Fact } & (Refusal | MarkRefusal);

/** A table as it stands after its journal. */
export interface Folded<S = unknown> {
	readonly opening: Opening;
	readonly variant: Variant<Opening, Fact, S>;
	readonly snapshot: S;
	readonly standing: Standing<Fact>;
	readonly refused: readonly RefusedRow[];
}

export type FoldFailure =
	{ readonly why: 'not-opened' } | { readonly why: 'unknown-variant'; readonly variant: string };

export type FoldResult<S = unknown> =
	({ readonly ok: true } & Folded<S>) | ({ readonly ok: false } & FoldFailure);

/** Is told of every standing fact with the snapshots on both sides of it. */
export type Witness<S = unknown> = (row: FactRow, before: S, after: S, refusal: Refusal | undefined) => void;

/** Why a fact does not fit a table as it stands, or nothing. A table is opened once: rooms are not asked about a second opening. */
export const whyRefused = <S>(
	variant: Variant<Opening, Fact, S>,
	snapshot: S,
	fact: Fact
): Refusal | undefined => (isOpening(fact) ? { why: 'already-opened' } : variant.whyRefused(snapshot, fact));

/** Plays a journal through its room's machine. Pure: the same rows give the same table, always. */
export function fold(room: Room, rows: readonly Row[], witness?: Witness): FoldResult {
	const stands = standing(rows);
	const [first, ...rest] = stands.rows;
	if (!first || !isOpening(first.fact)) return { ok: false, why: 'not-opened' };
	const opening = first.fact;
	const variant = Object.hasOwn(room.variants, opening.variant) ? room.variants[opening.variant] : undefined;
	if (!variant) return { ok: false, why: 'unknown-variant', variant: opening.variant };

	let snapshot = variant.open(opening);
	const refused: RefusedRow[] = [...stands.refused];
	for (const row of rest) {
		const before = snapshot;
		const refusal = whyRefused(variant, before, row.fact);
		if (refusal) refused.push({ seq: row.seq, fact: row.fact, ...refusal });
		else snapshot = variant.step(before, row.fact);
		witness?.(row, before, snapshot, refusal);
	}
	refused.sort((a, b) => a.seq - b.seq);
	return { ok: true, opening, variant, snapshot, standing: stands, refused };
}

/**
 * The fold with one more row. A new fact extends the last snapshot; anything that reaches back
 * (a strike, a restore, a replacement) is folded afresh.
 */
export function extend(room: Room, folded: Folded, rows: readonly Row[]): FoldResult {
	const row = rows.at(-1);
	if (!row || !isFactRow(row) || row.replaces !== undefined) return fold(room, rows);
	const refusal = whyRefused(folded.variant, folded.snapshot, row.fact);
	const { rows: before, struck, refused } = folded.standing;
	return {
		...folded,
		ok: true,
		snapshot: refusal ? folded.snapshot : folded.variant.step(folded.snapshot, row.fact),
		standing: { rows: [...before, row], struck, redo: undefined, refused },
		refused: refusal ? [...folded.refused, { seq: row.seq, fact: row.fact, ...refusal }] : folded.refused
	};
}

/** The rows whose facts fitted before a change of the journal and no longer fit after it. */
export function noLongerFit(before: Folded, after: Folded): readonly RefusedRow[] {
	const known = new Set(before.refused.map(({ seq }) => seq));
	return after.refused.filter(({ seq }) => !known.has(seq));
}

export const outcomeOf = (folded: Folded): Outcome => folded.variant.outcome(folded.snapshot);

const isOpening = (fact: Fact): fact is Opening => fact.type === 'table.opened';
