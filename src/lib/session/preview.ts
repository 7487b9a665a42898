import {
	isFactRow,
	type Fact,
	type FactRow,
	type MarkRefusal,
	type NewRow,
	type Row
} from '$lib/domain/rows';
import { extended, fold, judge, noLongerFit, type Folded, type RefusedRow } from '$lib/domain/fold';
import type { Box, BoxTypes, Refusal } from '$lib/domain/box';
import { versionOf } from '$lib/domain/upcast';

/** A change that reaches back in the journal; each names the row it acts on by its `seq`. */
export type Change =
	| { readonly strike: number }
	| { readonly restore: number }
	| { readonly replace: number; readonly fact: Fact };

/** Why a table refuses something, whatever its box; a box adds reasons of its own. */
export type TableRefusal =
	/** Another tab writes to this table; `takeOver` changes that. */
	| { readonly why: 'watching' }
	/** The table was written by a newer app: it is shown only. */
	| { readonly why: 'newer' }
	/** The value is no fact of this box. A bug, not a wrong tap. */
	| { readonly why: 'not-a-fact'; readonly problem: string }
	/** The opening carries the whole table: it is never struck, nor exchanged for another kind of fact. */
	| { readonly why: 'opening-stands' }
	| { readonly why: 'nothing-to-undo' }
	| { readonly why: 'nothing-to-redo' }
	| MarkRefusal;

/** What came of an attempt to record something. */
export type Recorded =
	{ readonly ok: true } | { readonly ok: false; readonly refusal: TableRefusal | Refusal };

/** What a change would do, before anything is written. */
export type Preview<T extends BoxTypes = BoxTypes> =
	| {
			readonly ok: true;
			/** The facts that stand now and would no longer fit: going ahead strikes them too. */
			readonly unfit: readonly RefusedRow[];
			/** The rows that going ahead adds, in order. */
			readonly rows: readonly Row[];
			/** The journal with them. */
			readonly after: Grown<T>;
	  }
	| { readonly ok: false; readonly refusal: TableRefusal | Refusal };

/** A table's journal, read and folded. */
export interface Journal<T extends BoxTypes = BoxTypes> {
	readonly id: string;
	readonly box: Box<T>;
	readonly rows: readonly Row[];
	readonly folded: Folded<T>;
}

/** What rows added to a journal make of it. */
export type Grown<T extends BoxTypes = BoxTypes> = Pick<Journal<T>, 'rows' | 'folded'>;

const refuse = <R extends TableRefusal | Refusal>(refusal: R) => ({ ok: false, refusal }) as const;

/** New rows as they are written: with their table, their places from `seq` on, a time in ms since 1970 and the facts' version. */
export function numbered(
	{ id, box }: Pick<Journal, 'id' | 'box'>,
	said: readonly NewRow[],
	seq: number,
	at: number
): readonly Row[] {
	const v = versionOf(box.upcasters);
	return said.map((row, i) => {
		const base = { table: id, seq: seq + i, at };
		return 'fact' in row ? { ...base, v, ...row } : { ...base, ...row };
	});
}

/** Returns the journal with more rows at its end. Facts extend the fold; anything that reaches back folds from a checkpoint. */
export function grown<T extends BoxTypes>(
	{ box, rows, folded }: Pick<Journal<T>, 'box' | 'rows' | 'folded'>,
	added: readonly Row[]
): Grown<T> {
	const all = [...rows, ...added];
	let now = folded;
	for (const row of added) {
		if (!isFactRow(row) || row.replaces !== undefined) {
			const result = fold(box, all, { earlier: folded });
			// The opening stands, so there is always something to fold.
			if (!result.ok) throw new Error(`the journal no longer folds: ${result.why}`);
			return { rows: all, folded: result };
		}
		now = extended(now, row, judge(now, row.fact));
	}
	return { rows: all, folded: now };
}

/** The row whose fact was said last of those that stand and fit, the opening aside. */
export function lastSaid({ effective, refused }: Folded): FactRow | undefined {
	const misfits = new Set(refused.map(({ seq }) => seq));
	const [, ...rows] = effective.rows;
	return rows
		.filter(({ seq }) => !misfits.has(seq))
		.reduce<FactRow | undefined>((last, row) => (last && last.seq > row.seq ? last : row), undefined);
}

/** The row that first took the place in which row `seq` stands. */
function rootOf(rows: readonly Row[], seq: number): number {
	const row = rows.find((row) => row.seq === seq);
	return row && isFactRow(row) && row.replaces !== undefined ? rootOf(rows, row.replaces) : seq;
}

/** Reads a fact as the box would from storage: what is recorded is exactly what a replay will see. */
export function readFact(
	box: Box,
	fact: Fact
): { ok: true; fact: Fact } | { ok: false; refusal: TableRefusal } {
	const reading = box.read(fact);
	return reading.ok ? reading : refuse({ why: 'not-a-fact' as const, problem: reading.problem });
}

/** Where and when the rows of a change would be written: the first free place, and a time in ms since 1970. */
export interface Place {
	readonly seq: number;
	readonly at: number;
}

const afterLast = ({ rows }: Pick<Journal, 'rows'>): Place => ({ seq: (rows.at(-1)?.seq ?? 0) + 1, at: 0 });

/** Reads a change: the row it adds, and the row it acts on. */
function readChange<T extends BoxTypes>(
	{ box, rows, folded }: Journal<T>,
	change: Change
):
	| { readonly ok: true; readonly row: NewRow; readonly target: number }
	| { ok: false; refusal: TableRefusal } {
	const openingSeq = rootOf(rows, folded.effective.rows[0]?.seq ?? 0);
	if ('strike' in change) {
		if (change.strike === openingSeq) return refuse({ why: 'opening-stands' });
		return { ok: true, row: { strikes: change.strike }, target: change.strike };
	}
	if ('restore' in change) return { ok: true, row: { restores: change.restore }, target: change.restore };
	const reading = readFact(box, change.fact);
	if (!reading.ok) return reading;
	const place = rootOf(rows, change.replace);
	if ((place === openingSeq) !== (reading.fact.type === 'table.opened'))
		return refuse({ why: 'opening-stands' });
	return { ok: true, row: { fact: reading.fact, replaces: change.replace }, target: change.replace };
}

/**
 * Works out a change without writing it. Later facts that no longer fit are struck before it, the last
 * one first, so that all that stands fits and `redo` brings everything back in the right order.
 */
export function planChange<T extends BoxTypes>(
	journal: Journal<T>,
	change: Change,
	at: Place = afterLast(journal)
): Preview<T> {
	const { box, rows, folded } = journal;
	const read = readChange(journal, change);
	if (!read.ok) return read;
	const added = numbered(journal, [read.row], at.seq, at.at);
	const trialRows = [...rows, ...added];
	const trial = fold(box, trialRows, { earlier: folded });
	// Only a new opening can make a journal that does not fold.
	if (!trial.ok) return refuse(trial);
	const mark = trial.effective.refused.find(({ seq }) => seq === at.seq);
	if (mark) return refuse(mark);
	const unfit = noLongerFit(folded, trial);
	if (unfit.length === 0) return { ok: true, unfit, rows: added, after: { rows: trialRows, folded: trial } };

	const place = rootOf(trialRows, read.target);
	const own = unfit.find(({ seq }) => rootOf(trialRows, seq) === place);
	if (own && !('strike' in change)) return refuse(own);
	// The whole place is struck: an older version of it would come to light otherwise.
	const places = unfit.map(({ seq }) => rootOf(trialRows, seq)).sort((a, b) => b - a);
	// A struck replacement uncovers what it replaced; where that does not fit either, the place itself goes.
	const root: NewRow = own ? { strikes: place } : read.row;
	const strikes = places.filter((seq) => seq !== place).map((seq) => ({ strikes: seq }));
	const all = numbered(journal, [...strikes, root], at.seq, at.at);
	return { ok: true, unfit, rows: all, after: grown(journal, all) };
}

/**
 * Works out what `redo` restores: the fact struck last, and with it as many before it as are needed for all
 * to fit, since a strike may have taken later facts along. It never strikes anything.
 */
export function planRedo<T extends BoxTypes>(
	journal: Journal<T>,
	at: Place = afterLast(journal)
): Preview<T> {
	const added: NewRow[] = [];
	let { redo } = journal.folded.effective;
	let refusal: TableRefusal | Refusal = { why: 'nothing-to-redo' };
	while (redo) {
		added.push({ restores: redo.seq });
		const rows = numbered(journal, added, at.seq, at.at);
		const after = grown(journal, rows);
		const [misfit] = noLongerFit(journal.folded, after.folded);
		if (!misfit) return { ok: true, unfit: [], rows, after };
		refusal = misfit;
		({ redo } = after.folded.effective);
	}
	return refuse(refusal);
}
