import * as v from 'valibot';
import { keysOf } from './sure';

/**
 * Something that happened at the table, in the past tense and in the table's words.
 * Each box has a closed union of its own; the journal and the fold need only the type.
 */
export interface Fact {
	readonly type: string;
}

/** Where in the game something is said: each box names what its facts belong to, and nothing more. */
export interface Moment {
	/** Of the ways in which the app kept this table, one after the other; counted from 1, as the three below. */
	readonly way?: number;
	readonly round?: number;
	readonly hand?: number;
	/** Which of this player's turns, of the game or, where there is a round, of that. */
	readonly turn?: number;
	/** The id of who is at it. */
	readonly player?: string;
}

/**
 * Returns whether a fact said at one moment can stand at another; one of which no moment is known can stand anywhere. A fact
 * that is no move of a player has no turn, and can take the place of one that is; and where nobody is at it, a fact can stand
 * that names who was.
 */
export const isMoment = (said: Moment | undefined, now: Moment): boolean =>
	said === undefined ||
	keysOf(said).every(
		(key) => said[key] === now[key] || ((key === 'turn' || key === 'player') && now[key] === undefined)
	);

/** Who wrote a row: a person at the table, or their undo or redo. Rows of version 1 do not say. */
export type By = 'hand' | 'undo' | 'redo';

/** What every row carries: its table, its place in the order, and when it was written (ms since 1970, for showing only). */
interface RowBase {
	readonly table: string;
	readonly seq: number;
	readonly at: number;
	readonly by?: By;
	/** The first row of the step that this row is part of, for all but that first one: a step is undone as a whole. */
	readonly with?: number;
}

/**
 * A row that says a fact. `v` is the version of the box's facts it was written in.
 * With `replaces` the fact puts an earlier row right: it stands in that row's place in the order. With `before` it was
 * forgotten: it stands just before that row. `moment` keeps it from ever standing in another round or turn.
 */
export interface FactRow<F extends Fact = Fact> extends RowBase {
	readonly v: number;
	readonly fact: F;
	readonly moment?: Moment;
	readonly replaces?: number;
	readonly before?: number;
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
	| Pick<FactRow<F>, 'fact' | 'moment' | 'replaces' | 'before'>
	| { readonly strikes: number }
	| { readonly restores: number };

// Far more rows than any table has, and far from where whole numbers end: the next place is always one more.
const seq = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(1e9));
/** The last moment that a date can show. */
const lastMoment = 8.64e15;
const base = {
	table: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
	seq,
	at: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(lastMoment)),
	by: v.optional(v.picklist(['hand', 'undo', 'redo'])),
	with: v.optional(seq)
};
const moment = v.strictObject({
	way: v.optional(seq),
	round: v.optional(seq),
	hand: v.optional(seq),
	turn: v.optional(seq),
	player: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64)))
});

/** The envelope of a row as read from storage or a file; its fact is still to be read by the box. */
export const rowSchema = v.union([
	v.strictObject({
		...base,
		v: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
		fact: v.looseObject({ type: v.string() }),
		moment: v.optional(moment),
		replaces: v.optional(seq),
		before: v.optional(seq)
	}),
	v.strictObject({ ...base, strikes: seq }),
	v.strictObject({ ...base, restores: seq })
]);

export const isFactRow = <F extends Fact>(row: Row<F>): row is FactRow<F> => 'fact' in row;

/** Returns whether a row adds a fact at the end of the journal, and changes nothing that was said before. */
export const isAddition = <F extends Fact>(row: Row<F>): row is FactRow<F> =>
	isFactRow(row) && row.replaces === undefined && row.before === undefined;

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
	/** Each place in the order with all that ever stood in it, whether or not anything stands there now. */
	readonly places: readonly Place<F>[];
	readonly refused: readonly ({ readonly seq: number } & MarkRefusal)[];
}

/** A place in the order: the row that first took it, the rows that put it right since, and which of them stands. */
export interface Place<F extends Fact = Fact> {
	readonly versions: readonly FactRow<F>[];
	readonly shown: FactRow<F> | undefined;
}

/**
 * Works out which facts stand. A replacement takes its target's place; strike the replacement and the
 * target is back, strike the target and the whole place is empty.
 */
export function effectiveRows<F extends Fact>(rows: readonly Row<F>[]): EffectiveRows<F> {
	const order: [FactRow<F>, ...FactRow<F>[]][] = [];
	const placeOf = new Map<number | undefined, (typeof order)[number]>();
	const struck = new Set<number>();
	const refused: ({ seq: number } & MarkRefusal)[] = [];

	const isOpening = (place: (typeof order)[number] | undefined): boolean =>
		place === order[0] && place?.[0].fact.type === 'table.opened';

	for (const row of rows) {
		if ('strikes' in row) {
			const place = placeOf.get(row.strikes);
			if (isOpening(place) && place?.[0].seq === row.strikes)
				refused.push({ seq: row.seq, why: 'opening-stands', target: row.strikes });
			else if (!place || struck.has(row.strikes))
				refused.push({ seq: row.seq, why: 'nothing-to-strike', target: row.strikes });
			else struck.add(row.strikes);
		} else if ('restores' in row) {
			if (!struck.delete(row.restores))
				refused.push({ seq: row.seq, why: 'nothing-to-restore', target: row.restores });
		} else {
			const target = row.replaces ?? row.before;
			const other = placeOf.get(target);
			const forgotten = row.before !== undefined;
			if (target !== undefined) {
				// A place that was struck is empty: nothing can be put right in it until it is restored.
				const why =
					isOpening(other) && (forgotten || row.fact.type !== 'table.opened')
						? 'opening-stands'
						: !other || (!forgotten && struck.has(other[0].seq))
							? 'nothing-to-replace'
							: undefined;
				if (why) {
					refused.push({ seq: row.seq, why, target });
					continue;
				}
			}
			const place: typeof other = row.replaces === undefined || !other ? [row] : other;
			if (place === other) place.push(row);
			else if (other) order.splice(order.indexOf(other), 0, place);
			else order.push(place);
			placeOf.set(row.seq, place);
		}
	}

	const shownRows: FactRow<F>[] = [];
	const places: Place<F>[] = [];
	for (const versions of order) {
		const shown = struck.has(versions[0].seq) ? undefined : versions.findLast(({ seq }) => !struck.has(seq));
		if (shown) shownRows.push(shown);
		places.push({ versions, shown });
	}
	return {
		rows: shownRows,
		struck: struck.size === 0 ? [] : rows.filter(isFactRow).filter(({ seq }) => struck.has(seq)),
		places,
		refused
	};
}
