import * as v from 'valibot';

/**
 * Something that happened at the table, in the past tense and in the table's words.
 * Each box has a closed union of its own; the journal and the fold need only the type.
 */
export interface Fact {
	readonly type: string;
}

/** What every row carries: its table, its place in the order, and when it was written (ms since 1970, for showing only). */
interface RowBase {
	readonly table: string;
	readonly seq: number;
	readonly at: number;
}

/**
 * A row that says a fact. `v` is the version of the box's facts it was written in.
 * With `replaces` the fact puts an earlier row right: it stands in that row's place in the order.
 */
export interface FactRow<F extends Fact = Fact> extends RowBase {
	readonly v: number;
	readonly fact: F;
	readonly replaces?: number;
}

/** A row that takes the fact of row `strikes` back. */
export interface StrikeRow extends RowBase {
	readonly strikes: number;
}

/** A row that puts the struck fact of row `restores` back in its old place. */
export interface RestoreRow extends RowBase {
	readonly restores: number;
}

/** One line of a table's journal. Rows are only ever added; order is `seq`, never the clock. */
export type Row<F extends Fact = Fact> = FactRow<F> | StrikeRow | RestoreRow;

/** A row as the caller of `append` knows it, before the journal gives it a table, a place and a time. */
export type NewRow<F extends Fact = Fact> =
	| { readonly fact: F; readonly replaces?: number }
	| { readonly strikes: number }
	| { readonly restores: number };

// Far more rows than any table has, and far from where whole numbers end: the next place is always one more.
const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9));
/** The last moment that a date can show. */
const lastMoment = 8.64e15;
const base = {
	table: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
	seq,
	at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(lastMoment))
};

/** The envelope of a row as read from storage or a file; its fact is still to be read by the box. */
export const rowSchema = v.union([
	v.strictObject({
		...base,
		v: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
		fact: v.looseObject({ type: v.string() }),
		replaces: v.optional(seq)
	}),
	v.strictObject({ ...base, strikes: seq }),
	v.strictObject({ ...base, restores: seq })
]);

export const isFactRow = <F extends Fact>(row: Row<F>): row is FactRow<F> => 'fact' in row;

/** Why a strike, a restore or a replacement points at nothing it could act on. */
export type MarkRefusal =
	| { readonly why: 'nothing-to-strike'; readonly target: number }
	| { readonly why: 'nothing-to-restore'; readonly target: number }
	| { readonly why: 'nothing-to-replace'; readonly target: number }
	/** The first fact opens the table: it is never struck, nor exchanged for another kind of fact. */
	| { readonly why: 'opening-stands'; readonly target: number };

/** What is left of a journal once strikes, restores and replacements have had their say. */
export interface EffectiveRows<F extends Fact = Fact> {
	/** The rows whose facts stand, in the order in which they count. */
	readonly rows: readonly FactRow<F>[];
	/** The rows whose facts were struck and not restored, in journal order. */
	readonly struck: readonly FactRow<F>[];
	/** The row that `redo` would restore, if nothing was recorded since it was struck. */
	readonly redo: FactRow<F> | undefined;
	readonly refused: readonly ({ readonly seq: number } & MarkRefusal)[];
}

/** A place in the order: the row that first took it, and the rows that put it right since. */
interface Place<F extends Fact> {
	readonly versions: FactRow<F>[];
}

/**
 * Works out which facts stand. A replacement takes its target's place; strike the replacement and the
 * target is back, strike the target and the whole place is empty.
 */
export function effectiveRows<F extends Fact>(rows: readonly Row<F>[]): EffectiveRows<F> {
	const places: Place<F>[] = [];
	const placeOf = new Map<number, Place<F>>();
	const factOf = new Map<number, FactRow<F>>();
	const struck = new Set<number>();
	const refused: ({ seq: number } & MarkRefusal)[] = [];
	let undone: number[] = [];

	const isOpening = (place: Place<F> | undefined): boolean =>
		place !== undefined && place === places[0] && place.versions[0]?.fact.type === 'table.opened';

	for (const row of rows) {
		if ('strikes' in row) {
			if (isOpening(placeOf.get(row.strikes)) && places[0]?.versions[0]?.seq === row.strikes) {
				refused.push({ seq: row.seq, why: 'opening-stands', target: row.strikes });
				continue;
			}
			if (!factOf.has(row.strikes) || struck.has(row.strikes)) {
				refused.push({ seq: row.seq, why: 'nothing-to-strike', target: row.strikes });
				continue;
			}
			struck.add(row.strikes);
			undone.push(row.strikes);
		} else if ('restores' in row) {
			if (!struck.delete(row.restores)) {
				refused.push({ seq: row.seq, why: 'nothing-to-restore', target: row.restores });
				continue;
			}
			undone = undone.filter((seq) => seq !== row.restores);
		} else {
			const place = row.replaces === undefined ? { versions: [] } : placeOf.get(row.replaces);
			if (isOpening(place) && row.fact.type !== place?.versions[0]?.fact.type) {
				refused.push({ seq: row.seq, why: 'opening-stands', target: row.replaces ?? 0 });
				continue;
			}
			// A place that was struck is empty: nothing can be put right in it until it is restored.
			if (!place || struck.has(place.versions[0]?.seq ?? -1)) {
				refused.push({ seq: row.seq, why: 'nothing-to-replace', target: row.replaces ?? -1 });
				continue;
			}
			if (row.replaces === undefined) places.push(place);
			place.versions.push(row);
			placeOf.set(row.seq, place);
			factOf.set(row.seq, row);
			undone = [];
		}
	}

	const shown = places.flatMap(({ versions }) => {
		const [root] = versions;
		if (!root || struck.has(root.seq)) return [];
		const last = versions.findLast((row) => !struck.has(row.seq));
		return last ? [last] : [];
	});
	const last = undone.at(-1);
	return {
		rows: shown,
		struck: [...factOf.values()].filter((row) => struck.has(row.seq)),
		redo: last === undefined ? undefined : factOf.get(last),
		refused
	};
}
