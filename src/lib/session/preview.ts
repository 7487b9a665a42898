import {
	isAddition,
	isFactRow,
	type By,
	type Fact,
	type FactRow,
	type MarkRefusal,
	type Moment,
	type NewRow,
	type Row
} from '$lib/domain/rows';
import {
	extended,
	fold,
	judge,
	noLongerFit,
	type Elsewhere,
	type Folded,
	type RefusedRow
} from '$lib/domain/fold';
import { growSteps, stepsOf, turned, type Step, type Steps } from '$lib/domain/steps';
import type { Box, BoxTypes, Refusal } from '$lib/domain/box';
import { versionOf } from '$lib/domain/upcast';

/**
 * One thing that is put right; each names the row it acts on by its `seq`. A fact is said at the moment of that row unless
 * it comes with one of its own.
 */
export type OneChange =
	| { readonly strike: number }
	| { readonly restore: number }
	| { readonly replace: number; readonly fact: Fact; readonly moment?: Moment }
	/** A fact that was forgotten stands just before the one of row `before`. */
	| { readonly before: number; readonly fact: Fact; readonly moment?: Moment };

/** A change that reaches back in the journal: one thing, or several that only together are right. */
export type Change = OneChange | { readonly together: readonly OneChange[] };

/** Why a table refuses something, whatever its box; a box adds reasons of its own. */
export type TableRefusal =
	/** Another tab writes to this table; `takeOver` changes that. Or another device does, since `away` (ms since 1970). */
	| { readonly why: 'watching'; readonly away?: number | undefined }
	/** The table was written by a newer app: it is shown only. */
	| { readonly why: 'newer' }
	/** The value is no fact of this box. A bug, not a wrong tap. */
	| { readonly why: 'not-a-fact'; readonly problem: string }
	/** The opening carries the whole table: it is never struck, nor exchanged for another kind of fact. */
	| { readonly why: 'opening-stands' }
	| { readonly why: 'nothing-to-undo' }
	/** On a phone that is linked: another player, or the owner's device, has to do it. */
	| { readonly why: 'not-your-seat' }
	/** The owner's device draws what a linked phone asked for; it is shown when it comes. */
	| { readonly why: 'on-its-way' }
	/** What was said from here has not been heard of at the table yet. */
	| { readonly why: 'unanswered' }
	/** It is drawn or taken back at the table, and there is no link to it. */
	| { readonly why: 'not-linked' }
	| { readonly why: 'nothing-to-redo' }
	| Elsewhere
	| MarkRefusal;

/** What came of an attempt to record something. */
export type Recorded =
	| { readonly ok: true }
	| { readonly ok: false; readonly refusal: TableRefusal | Refusal };

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

/** Where and when rows are written: the first free place, and a time in ms since 1970. */
export interface Place {
	readonly seq: number;
	readonly at: number;
}

/** Returns new rows as they are written, all of them one step. Facts are in the version of today. */
export function numbered(
	{ id, box }: Pick<Journal, 'id' | 'box'>,
	said: readonly NewRow[],
	{ seq: first, at }: Place,
	by: By = 'hand'
): readonly Row[] {
	const v = versionOf(box.upcasters);
	return said.map((row, i) => {
		const seq = first + i;
		const base = { table: id, seq, at, by, ...(i > 0 && { with: first }) };
		return 'fact' in row ? { ...base, v, ...row } : { ...base, ...row };
	});
}

/** Returns a fact as it is said at a moment; one that knows none has no such entry. */
export const saidAt = (fact: Fact, moment: Moment): Pick<FactRow, 'fact' | 'moment'> =>
	Object.keys(moment).length > 0 ? { fact, moment } : { fact };

/** Returns the journal with more rows at its end. Facts extend the fold; anything that reaches back folds from a checkpoint. */
export function grown<T extends BoxTypes>(
	{ box, rows, folded }: Pick<Journal<T>, 'box' | 'rows' | 'folded'>,
	added: readonly Row[]
): Grown<T> {
	const all = [...rows, ...added];
	growSteps(rows, all);
	if (added.every(isAddition))
		return { rows: all, folded: added.reduce((now, row) => extended(now, row, judge(now, row)), folded) };
	const result = fold(box, all, { earlier: folded });
	// The opening stands, so there is always something to fold.
	if (!result.ok) throw new Error(`the journal no longer folds: ${result.why}`);
	return { rows: all, folded: result };
}

/** Returns the row that first took the place in which row `seq` stands. */
function rootOf(rows: readonly Row[], seq: number): number {
	const row = rows.find((row) => row.seq === seq);
	const earlier = row && isFactRow(row) ? (row.replaces ?? seq) : seq;
	return earlier < seq ? rootOf(rows, earlier) : seq;
}

/** Reads a fact as the box would from storage: what is recorded is exactly what a replay will see. */
export function readFact(
	box: Box,
	fact: Fact
): { ok: true; fact: Fact } | { ok: false; refusal: TableRefusal } {
	const reading = box.read(fact);
	return reading.ok ? reading : refuse({ why: 'not-a-fact' as const, problem: reading.problem });
}

const afterLast = ({ rows }: Pick<Journal, 'rows'>): Place => ({ seq: (rows.at(-1)?.seq ?? 0) + 1, at: 0 });

type ReadChange =
	| { readonly ok: true; readonly row: NewRow; readonly target: number }
	| { readonly ok: false; readonly refusal: TableRefusal };

/** Reads one thing of a change: the row it adds, and the row it acts on. */
function readChange<T extends BoxTypes>({ box, rows, folded }: Journal<T>, change: OneChange): ReadChange {
	const openingSeq = rootOf(rows, folded.effective.rows[0]?.seq ?? 0);
	if ('strike' in change) {
		if (change.strike === openingSeq) return refuse({ why: 'opening-stands' });
		return { ok: true, row: { strikes: change.strike }, target: change.strike };
	}
	if ('restore' in change) return { ok: true, row: { restores: change.restore }, target: change.restore };
	const reading = readFact(box, change.fact);
	if (!reading.ok) return reading;
	const target = 'before' in change ? change.before : change.replace;
	const opens = reading.fact.type === 'table.opened';
	const touchesOpening = rootOf(rows, target) === openingSeq;
	if ('before' in change ? opens || touchesOpening : opens !== touchesOpening)
		return refuse({ why: 'opening-stands' });
	const other = rows.find(({ seq }) => seq === target);
	const moment = change.moment ?? (other && isFactRow(other) ? other.moment : undefined);
	const said = moment ? saidAt(reading.fact, moment) : { fact: reading.fact };
	return {
		ok: true,
		row: 'before' in change ? { ...said, before: target } : { ...said, replaces: target },
		target
	};
}

/**
 * Works out a change without writing it. Later facts that no longer fit are struck before it, the last
 * one first, so that all that stands fits and undo brings everything back.
 */
export function planChange<T extends BoxTypes>(
	journal: Journal<T>,
	change: Change,
	at: Place = afterLast(journal)
): Preview<T> {
	const { box, rows, folded } = journal;
	const read: Extract<ReadChange, { ok: true }>[] = [];
	for (const one of 'together' in change ? change.together : [change]) {
		const reading = readChange(journal, one);
		if (!reading.ok) return reading;
		read.push(reading);
	}
	const changed = read.map(({ row }) => row);
	const added = numbered(journal, changed, at);
	const trialRows = [...rows, ...added];
	const trial = fold(box, trialRows, { earlier: folded });
	// Only a new opening can make a journal that does not fold.
	if (!trial.ok) return refuse(trial);
	const mark = trial.effective.refused.find(({ seq }) => seq >= at.seq);
	if (mark) return refuse(mark);
	const unfit = noLongerFit(folded, trial);
	if (unfit.length === 0) return { ok: true, unfit, rows: added, after: { rows: trialRows, folded: trial } };

	const struck = new Set(read.flatMap(({ row, target }) => ('strikes' in row ? rootOf(rows, target) : [])));
	const own = new Set(
		added.map((row, i) => (isFactRow(row) ? rootOf(trialRows, row.seq) : rootOf(rows, read[i]?.target ?? -1)))
	);
	// What comes first is why: what was said after it may not fit for that alone.
	const misfit = trial.misfits.find(({ seq }) => {
		const root = rootOf(trialRows, seq);
		return own.has(root) && !struck.has(root);
	});
	if (misfit) return refuse(misfit);
	// The whole place is struck: an older version of it would come to light otherwise.
	const places = unfit.map(({ seq }) => rootOf(trialRows, seq)).sort((a, b) => b - a);
	const strikes = places.filter((seq) => !own.has(seq)).map((seq) => ({ strikes: seq }));
	// A struck replacement uncovers what it replaced; where that does not fit either, the place itself goes, and once.
	const emptied = new Set<number>();
	const roots = read.flatMap(({ row, target }): readonly NewRow[] => {
		const place = rootOf(rows, target);
		if (!('strikes' in row) || !places.includes(place)) return [row];
		if (emptied.has(place)) return [];
		emptied.add(place);
		return [{ strikes: place }];
	});
	const all = numbered(journal, [...strikes, ...roots], at);
	return { ok: true, unfit, rows: all, after: grown(journal, all) };
}

/** Returns the steps at the end of what was done, or undone, down to the first that shows: facts that do not fit do not. */
function lastThatShows({ refused }: Folded, steps: readonly Step[]): readonly Step[] {
	const misfits = new Set(refused.map(({ seq }) => seq));
	const at = steps.findLastIndex((step) => step.some(({ seq }) => !misfits.has(seq)));
	return at < 0 ? [] : steps.slice(at).reverse();
}

/** Returns the step that `undo` would take back, if there is any. */
export const undoable = (folded: Folded, { done }: Steps): Step | undefined =>
	lastThatShows(folded, done).at(-1);

/** Works out how the last step is taken back, whatever it was: all is then as it was before. */
export function planUndo<T extends BoxTypes>(
	journal: Journal<T>,
	at: Place = afterLast(journal)
): Preview<T> {
	const steps = lastThatShows(journal.folded, stepsOf(journal.rows).done);
	if (steps.length === 0) return refuse({ why: 'nothing-to-undo' });
	const rows = steps.reduce<readonly Row[]>((rows, step) => {
		const place = { ...at, seq: at.seq + rows.length };
		return [...rows, ...numbered(journal, turned(step), place, 'undo')];
	}, []);
	return { ok: true, unfit: [], rows, after: grown(journal, rows) };
}

/** Works out how the step undone last is done once more. */
export function planRedo<T extends BoxTypes>(
	journal: Journal<T>,
	at: Place = afterLast(journal)
): Preview<T> {
	const step = stepsOf(journal.rows).undone.at(-1);
	if (!step) return refuse({ why: 'nothing-to-redo' });
	const rows = numbered(journal, turned(step, true), at, 'redo');
	return { ok: true, unfit: [], rows, after: grown(journal, rows) };
}
