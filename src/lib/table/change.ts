import {
	isFactRow,
	type Fact,
	type FactRow,
	type MarkRefusal,
	type NewRow,
	type Row
} from '$lib/core/journal';
import { extend, fold, noLongerFit, type Folded, type RefusedRow } from '$lib/core/replay';
import type { Refusal, Room } from '$lib/core/room';
import { versionOf } from '$lib/core/upcast';

/** A change that reaches back in the journal; each names the row it acts on by its `seq`. */
export type Change =
	| { readonly strike: number }
	| { readonly restore: number }
	| { readonly replace: number; readonly fact: Fact };

/** Why a table refuses something, whatever its box; a room adds reasons of its own. */
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
export type Preview =
	| {
			readonly ok: true;
			/** The facts that stand now and would no longer fit: going ahead strikes them too. */
			readonly unfit: readonly RefusedRow[];
			/** The rows that going ahead adds, in order. */
			readonly rows: readonly NewRow[];
	  }
	| { readonly ok: false; readonly refusal: TableRefusal | Refusal };

/** A journal that can be read and folded. */
export interface Folding {
	readonly id: string;
	readonly room: Room;
	readonly rows: readonly Row[];
	readonly folded: Folded;
}

const refuse = <R extends TableRefusal | Refusal>(refusal: R) => ({ ok: false, refusal }) as const;

/** New rows as they are written: with their table, their places from `seq` on, a time in ms since 1970 and the facts' version. */
export function numbered(
	{ id, room }: Pick<Folding, 'id' | 'room'>,
	said: readonly NewRow[],
	seq: number,
	at: number
): readonly Row[] {
	const v = versionOf(room.upcasters);
	return said.map((row, i) => {
		const base = { table: id, seq: seq + i, at };
		return 'fact' in row ? { ...base, v, ...row } : { ...base, ...row };
	});
}

/** The journal with more rows at its end, folded one at a time. */
export function extended(room: Room, before: Pick<Folding, 'rows' | 'folded'>, added: readonly Row[]) {
	let { rows, folded } = before;
	for (const row of added) {
		rows = [...rows, row];
		const result = extend(room, folded, rows);
		// The opening stands, so there is always something to fold.
		if (!result.ok) throw new Error(`the journal no longer folds: ${result.why}`);
		folded = result;
	}
	return { rows, folded };
}

/** The row whose fact was said last of those that stand and fit, the opening aside. */
export function lastSaid({ standing, refused }: Folded): FactRow | undefined {
	const misfits = new Set(refused.map(({ seq }) => seq));
	const [, ...rows] = standing.rows;
	return rows
		.filter(({ seq }) => !misfits.has(seq))
		.reduce<FactRow | undefined>((last, row) => (last && last.seq > row.seq ? last : row), undefined);
}

/** The row that first took the place in which row `seq` stands. */
function rootOf(rows: readonly Row[], seq: number): number {
	const row = rows.find((row) => row.seq === seq);
	return row && isFactRow(row) && row.replaces !== undefined ? rootOf(rows, row.replaces) : seq;
}

/** Reads a fact as the room would from storage: what is recorded is exactly what a replay will see. */
export function readFact(
	room: Room,
	fact: Fact
): { ok: true; fact: Fact } | { ok: false; refusal: TableRefusal } {
	const reading = room.read(fact);
	return reading.ok ? reading : refuse({ why: 'not-a-fact' as const, problem: reading.problem });
}

/**
 * Works out a change without writing it. Later facts that no longer fit are struck before it, the last
 * one first, so that all that stands fits and `redo` brings everything back in the right order.
 */
export function planChange(journal: Folding, change: Change): Preview {
	const { room, rows, folded } = journal;
	const next = (rows.at(-1)?.seq ?? 0) + 1;
	const openingSeq = rootOf(rows, folded.standing.rows[0]?.seq ?? 0);
	let said: NewRow;
	let target: number;
	if ('strike' in change) {
		target = change.strike;
		if (target === openingSeq) return refuse({ why: 'opening-stands' });
		said = { strikes: target };
	} else if ('restore' in change) {
		target = change.restore;
		said = { restores: target };
	} else {
		target = change.replace;
		const reading = readFact(room, change.fact);
		if (!reading.ok) return reading;
		const place = rootOf(rows, target);
		if ((place === openingSeq) !== (reading.fact.type === 'table.opened'))
			return refuse({ why: 'opening-stands' });
		said = { fact: reading.fact, replaces: target };
	}

	const trialRows = [...rows, ...numbered(journal, [said], next, 0)];
	const trial = fold(room, trialRows);
	// Only a new opening can make a journal that does not fold.
	if (!trial.ok) return refuse(trial);
	const mark = trial.standing.refused.find(({ seq }) => seq === next);
	if (mark) return refuse(mark);
	const unfit = noLongerFit(folded, trial);
	const place = rootOf(trialRows, target);
	const own = unfit.find(({ seq }) => rootOf(trialRows, seq) === place);
	if (own && !('strike' in change)) return refuse(own);
	// The whole place is struck: an older version of it would come to light otherwise.
	const places = unfit.map(({ seq }) => rootOf(trialRows, seq)).sort((a, b) => b - a);
	// A struck replacement uncovers what it replaced; where that does not fit either, the place itself goes.
	const root: NewRow = own ? { strikes: place } : said;
	return {
		ok: true,
		unfit,
		rows: [...places.filter((seq) => seq !== place).map((seq) => ({ strikes: seq })), root]
	};
}

/**
 * Works out what `redo` restores: the fact struck last, and with it as many before it as are needed for all
 * to fit, since a strike may have taken later facts along. It never strikes anything.
 */
export function planRedo(journal: Folding): Preview {
	const said: NewRow[] = [];
	let rows = journal.rows;
	let { redo } = journal.folded.standing;
	let refusal: TableRefusal | Refusal = { why: 'nothing-to-redo' };
	while (redo) {
		const restore = { restores: redo.seq };
		said.push(restore);
		rows = [...rows, ...numbered(journal, [restore], (rows.at(-1)?.seq ?? 0) + 1, 0)];
		const trial = fold(journal.room, rows);
		if (!trial.ok) return refuse(trial);
		const [misfit] = noLongerFit(journal.folded, trial);
		if (!misfit) return { ok: true, unfit: [], rows: said };
		refusal = misfit;
		redo = trial.standing.redo;
	}
	return refuse(refusal);
}
