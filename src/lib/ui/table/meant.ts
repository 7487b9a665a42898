import type { BoxTypes, Snapshot } from '$lib/domain/box';
import { fold, type Folded } from '$lib/domain/fold';
import { placeOf } from '$lib/domain/place-of';
import type { Fact, FactRow } from '$lib/domain/rows';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';

/** What may have happened instead of what was recorded: in a few words, with the change that says so. */
export interface Meant {
	readonly label: string;
	readonly change: Change;
	/** What it changes is shown first, even where nothing is struck with it. */
	readonly asks?: boolean;
	/** Shows what follows from it somewhere else, and makes it there. */
	readonly show?: () => void;
	/** Called when it was made. */
	readonly made?: (() => void) | undefined;
}

/** One question about what was recorded, with its answers: who it was, which row. */
export interface Question {
	readonly ask: string;
	readonly meant: readonly Meant[];
}

/** What is put right: what was recorded, in the table's words, and all that may be wrong with it. [G-3] */
export interface Asked {
	readonly what: string;
	/** The row that it is about, where it is asked beside what came of it. */
	readonly seq?: number;
	readonly questions: readonly Question[];
	/** Opens what takes more than one tap to say, such as a whole layout. */
	readonly more?: { readonly label: string; readonly open: () => void } | undefined;
}

/** Returns everybody but `was` as an answer to who it was. */
export const somebodyElse = (
	people: readonly { readonly id: string; readonly name: string }[],
	was: string | undefined,
	changeTo: (player: string) => Change
): readonly Meant[] =>
	people.filter(({ id }) => id !== was).map(({ id, name }) => ({ label: name, change: changeTo(id) }));

/** Returns the change that empties the place of a row that stands: without its earlier versions coming to light. */
export const emptied = ({ effective }: Pick<Folded, 'effective'>, seq: number): OneChange => ({
	strike: placeOf({ effective }, (row) => row.seq === seq) ?? seq
});

/** What is written instead of a row; a row without a fact is struck. */
export interface Instead {
	readonly seq: number;
	readonly fact: Fact | undefined;
}

/** What is put right stands on a table's rows, and on what a change would do to them. */
interface Written {
	readonly folded: Pick<Folded, 'effective' | 'refused'>;
	preview(change: Change): { readonly ok: true; readonly unfit: readonly unknown[] } | { readonly ok: false };
}

/** Returns the rows whose facts fit, in the order in which they count. */
export const rowsOf = <T extends BoxTypes>({
	folded
}: {
	readonly folded: Pick<Folded<T>, 'effective' | 'refused'>;
}) => {
	const misfits = new Set(folded.refused.map(({ seq }) => seq));
	return folded.effective.rows.filter(({ seq }) => !misfits.has(seq));
};

/** Returns the change that writes all of these instead. */
export const changeTo = (
	{ folded }: Pick<Written, 'folded'>,
	instead: readonly Instead[]
): { readonly together: readonly OneChange[] } => ({
	together: instead.map(({ seq, fact }) => (fact ? { replace: seq, fact } : emptied(folded, seq)))
});

/** The change of an answer that is given somewhere else: none. */
export const elsewhere: Change = { together: [] };

/**
 * Returns the change with which facts stand where a round was closed: the last of them takes the place of the row that
 * closed it, but for one that ended the game, which they stand before.
 */
export const closedWith = (
	{ seq, fact: { type } }: FactRow,
	facts: readonly Fact[]
): { readonly together: readonly OneChange[] } => ({
	together: facts.map((fact, i) =>
		facts[i + 1] || type === 'evening.ended' ? { before: seq, fact } : { replace: seq, fact }
	)
});

/** Returns which of two changes takes less with it; the first of equals. */
export function milder(table: Pick<Written, 'preview'>, one: Change, other: Change): Change {
	const cost = (change: Change) => {
		const planned = table.preview(change);
		return planned.ok ? planned.unfit.length : Infinity;
	};
	return cost(other) < cost(one) ? other : one;
}

/** A round, or a hand, with who called it as it was opened; its caller is nobody's concern where it has not begun. */
export interface Called {
	readonly caller: string | null;
	readonly begun: boolean;
}

/**
 * Returns a change of who won, with which each later round that has begun stays with who called it, where its winner calls
 * the next one. `rounds` says who called, and `openings` are the rows that opened each round but the first.
 */
export function callersStay<T extends BoxTypes>(
	table: Pick<Table<T>, 'preview' | 'snapshot'>,
	change: Change,
	rounds: (context: T['context']) => readonly Called[],
	openings: readonly FactRow[]
): Change {
	const before = rounds(table.snapshot.context);
	let named: Change = change;
	// Each time one more round is called as it was, so this comes to an end.
	for (let left = openings.length; left > 0; left--) {
		const planned = table.preview(named);
		const after = planned.ok ? rounds(planned.after.folded.snapshot.context) : [];
		const at = after.findIndex(({ caller }, i) => before[i]?.begun && before[i].caller !== caller);
		const [opening, was] = [openings[at - 1], before[at]];
		if (!opening || !was) break;
		const fact = { type: 'caller.changed', player: was.caller };
		const all: readonly OneChange[] = 'together' in named ? named.together : [named];
		// Behind what closes a round before it. What was put right stays the last: so undo says what it was.
		named = { together: [...all.slice(0, -1), { before: opening.seq, fact }, ...all.slice(-1)] };
	}
	return named === change ? change : milder(table, named, change);
}

/**
 * Returns a change with as much of what is written besides, from its beginning, as fits with it. It is the last of them: so
 * undo says what it was.
 */
export function withBesides(
	table: Pick<Written, 'preview'>,
	change: OneChange,
	besides: readonly OneChange[]
): Change {
	for (let count = besides.length; count > 0; count--) {
		const all = { together: [...besides.slice(0, count), change] };
		if (table.preview(all).ok) return all;
	}
	return change;
}

/** Returns a table as it was just before a fact: as much work as folding it. */
export function snapshotBefore<T extends BoxTypes>(
	{ box, rows, snapshot }: Pick<Table<T>, 'box' | 'rows' | 'snapshot'>,
	seq: number
): Snapshot<T> {
	let found = snapshot;
	fold(box, rows, {
		witness: (row, before) => {
			if (row.seq === seq) found = before;
		}
	});
	return found;
}
export const contextBefore = <T extends BoxTypes>(
	table: Pick<Table<T>, 'box' | 'rows' | 'snapshot'>,
	seq: number
): T['context'] => snapshotBefore(table, seq).context;
