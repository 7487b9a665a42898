import type { BoxTypes } from '$lib/domain/box';
import { fold, outcomeOf, type Folded } from '$lib/domain/fold';
import { type EffectiveRows, type Fact, type FactRow, type Row } from '$lib/domain/rows';
import { stepsOf, type Deed } from '$lib/domain/steps';
import { m } from '$lib/i18n';
import type { OneChange } from '$lib/session/preview';
import type { Preview, Table } from '$lib/session/table.svelte';
import type { LogChange, LogEntry } from './log';
import { emptied } from './meant';
import type { WordsOf } from './words';

type PlannedChange<T extends BoxTypes> = Extract<Preview<T>, { ok: true }>;

/** What is particular about a fact that stands: it is put right by a fact of its own, or means something else by now. */
export type Mark<C, F> = (fact: F, before: C, after: C) => Pick<LogEntry, 'detail' | 'fixed'>;

/** Every fact of a table in the table's words, newest first. */
export interface Log<C, F> {
	readonly entries: readonly LogEntry[];
	/** The facts that stand, each with the table after it, by their `seq`. */
	readonly facts: ReadonlyMap<number, { readonly fact: F; readonly after: C }>;
}

/**
 * Returns what was struck, each with the row that a restore names: of a place that is empty what would stand in it
 * again, of any other the versions that went before. Of what was put right together the last alone is one: by itself the
 * rest comes back to nothing that was.
 */
function struckIn(
	{ places, struck }: EffectiveRows,
	rows: readonly Row[]
): readonly { readonly seq: number; readonly row: FactRow }[] {
	const besides = new Set(rows.flatMap(({ seq }, i) => (rows[i + 1]?.with === undefined ? [] : seq)));
	const gone = new Set(struck);
	// The opening is never struck; another seed in it is nothing that a player did.
	return places.slice(1).flatMap(({ versions, shown }) => {
		const [root, ...later] = versions;
		if (shown || !root)
			return versions
				.filter((row) => gone.has(row) && !besides.has(row.seq))
				.map((row) => ({ seq: row.seq, row }));
		return [{ seq: root.seq, row: later.findLast((row) => !gone.has(row)) ?? root }];
	});
}

/** The table before and after a fact. */
type Sides<C> = readonly [before: C, after: C];

/** Returns the table on both sides of each fact that was ever struck, as that was when the fact stood last. */
function sidesOfStruck<T extends BoxTypes>({
	box,
	rows,
	folded
}: Pick<Table<T>, 'box' | 'rows' | 'folded'>): ReadonlyMap<number, Sides<T['context']>> {
	const sides = new Map<number, Sides<T['context']>>();
	// Each time only what is another table than the time before is played again.
	let earlier = folded;
	let goesOn = false;
	for (const [at, row] of rows.entries()) {
		const strikes = 'strikes' in row;
		// What is struck one after the other stood together before.
		if (strikes && !(goesOn && sides.has(row.strikes))) {
			const then = fold(box, rows.slice(0, at), {
				earlier,
				witness: ({ seq }, { context: before }, { context: after }) => sides.set(seq, [before, after])
			});
			if (then.ok) earlier = then;
		}
		goesOn = strikes;
	}
	return sides;
}

/** Returns each fact with the table on both sides of it: as much work as folding the table, so only for an open log. */
export function logOf<T extends BoxTypes>(
	table: Pick<Table<T>, 'box' | 'rows' | 'folded'>,
	words: WordsOf<T>,
	mark?: Mark<T['context'], T['fact']>
): Log<T['context'], T['fact']> {
	const entries: LogEntry[] = [];
	const facts = new Map<number, { readonly fact: Fact; readonly after: T['context'] }>();
	fold(table.box, table.rows, {
		witness: ({ fact, seq, at }, { context: before }, { context: after }, refusal) => {
			const text = words.logText(fact, before, after);
			if (refusal) {
				entries.push({ seq, at, text, state: 'refused', detail: words.refusalSentence(before, refusal) });
				return;
			}
			entries.push({ seq, at, text, state: 'stands', ...mark?.(fact, before, after) });
			facts.set(seq, { fact, after });
		}
	});
	const { effective, snapshot } = table.folded;
	const [opening] = table.rows;
	if (opening) {
		const { seq, at } = opening;
		entries.push({ seq, at, text: m.table_log_opened(), state: 'stands', fixed: true });
	}
	const sides = sidesOfStruck(table);
	for (const { seq, row } of struckIn(effective, table.rows)) {
		const [before, after] = sides.get(row.seq) ?? [snapshot.context, snapshot.context];
		entries.push({ seq, at: row.at, text: words.logText(row.fact, before, after), state: 'struck' });
	}
	// What was put right stays where it was made: in the round that it belongs to. [G-3]
	const order = new Map(effective.places.flatMap(({ versions }) => versions).map(({ seq }, i) => [seq, i]));
	entries.sort((a, b) => (order.get(b.seq) ?? 0) - (order.get(a.seq) ?? 0));
	// And when it was said at first, not when it was put right.
	const saidAt = new Map(
		effective.places.flatMap(({ versions }) => versions.map(({ seq }) => [seq, versions[0]?.at] as const))
	);
	return { entries: entries.map((entry) => ({ ...entry, at: saidAt.get(entry.seq) ?? entry.at })), facts };
}

/**
 * Returns the table before and after a deed, where in the journal it stands, or stood in the rows of before it was undone
 * or redone. What was said last stands between the two of `now`.
 */
export function around<T extends BoxTypes>(
	{ did, row }: Deed,
	{ box, rows, snapshot: { context } }: Pick<Table<T>, 'box' | 'rows' | 'snapshot'>,
	earlier: readonly Row[] = rows,
	now: readonly [before: T['context'], after: T['context']] = [context, context]
): readonly [before: T['context'], after: T['context']] {
	let found = now;
	if (did === 'said') return found;
	for (const journal of [earlier, rows])
		fold(box, journal, {
			witness: ({ seq }, { context: before }, { context: after }) => {
				if (seq === row.seq) found = [before, after];
			}
		});
	return found;
}

/** Returns the change that removes what an entry tells, whatever was put right there before, or that puts it back. */
export const entryChange = (
	{ folded }: Pick<Table, 'folded'>,
	{ seq }: Pick<LogEntry, 'seq'>,
	how: LogChange
): OneChange => (how === 'strike' ? emptied(folded, seq) : { restore: seq });

/** A total that a change would make another one. */
export interface TotalChange {
	readonly player: string;
	readonly name: string;
	readonly before: number;
	/** A dash for who is not there then. */
	readonly after: number | '–';
}

/** What a change would do besides what it is made for. */
export interface Consequences {
	/** Later facts that no longer fit and would be struck with it, in the table's words. */
	readonly strikes: readonly string[];
	/** Others that stand and say something else then, as they are and as they will be. */
	readonly changes?: readonly string[];
	readonly totals: readonly TotalChange[];
	/** With which fact it would end the game, or end it sooner; or that a game that is over would be in play again. */
	readonly ends?: string | undefined;
}

/** Returns the totals that a change would make others, in seating order, and last those of who is not there then. */
export function totalsChanged<T extends BoxTypes>(
	{ outcome }: Pick<Table<T>, 'outcome'>,
	{ after }: PlannedChange<T>
): readonly TotalChange[] {
	const scores = outcomeOf(after.folded).scores;
	const gone = outcome.scores.filter((one) => !scores.some(({ player }) => player === one.player));
	return [...scores, ...gone.map((one) => ({ ...one, score: 0 }))].flatMap(({ player, name, score }, at) => {
		const before = outcome.scores.find((other) => other.player === player)?.score ?? 0;
		return before === score ? [] : [{ player, name, before, after: scores[at] ? score : '–' }];
	});
}

/** Returns the last fact that stands. */
const lastIn = ({ effective, refused }: Folded): FactRow | undefined =>
	effective.rows.findLast(({ seq }) => refused.every((other) => other.seq !== seq));

/** Returns whether a game that is over is in play again with a change, or the other way round. */
export const turnsGame = <T extends BoxTypes>(
	{ outcome }: Pick<Table<T>, 'outcome'>,
	{ after }: PlannedChange<T>
): boolean => outcomeOf(after.folded).status !== outcome.status;

/** Returns with which fact a change would end the game, or that it would be in play again; undefined where neither is otherwise than now. */
function endOf<T extends BoxTypes>(
	{ box, folded, outcome }: Pick<Table<T>, 'box' | 'folded' | 'outcome'>,
	words: WordsOf<T>,
	{ after }: PlannedChange<T>
): string | undefined {
	const last = lastIn(after.folded)?.seq;
	const over = outcome.status === 'over';
	if (outcomeOf(after.folded).status !== 'over') return over ? m.log_goes_on() : undefined;
	if (over && last === lastIn(folded)?.seq) return undefined;
	const ends = logOf({ box, ...after }, words).entries.find(({ seq }) => seq === last);
	return m.log_ends({ what: ends?.text ?? '' });
}

/** Returns a fact without the number of its round. */
const bare = (fact: Fact): string =>
	JSON.stringify(fact, (key, value: unknown) => (key === 'round' ? 0 : value));

/**
 * Returns what stands no more with a change, besides the fact that it is made for, and what is written otherwise or comes back;
 * another number of its round is left out, and so is what comes back with what is put back, unless a correction is lost by that.
 * A deed that another row makes stands.
 */
function otherwiseWith<T extends BoxTypes>(
	table: Pick<Table<T>, 'box' | 'rows' | 'folded'>,
	{ deedIn, ...words }: WordsOf<T>,
	{ rows, after }: PlannedChange<T>
): Required<Pick<Consequences, 'strikes' | 'changes'>> {
	const textIn = (one: Pick<Table<T>, 'box' | 'rows' | 'folded'>) => {
		const texts = new Map(logOf(one, words).entries.map(({ seq, text }) => [seq, text]));
		return ({ seq }: FactRow) => texts.get(seq) ?? '';
	};
	const [before, then] = [textIn(table), textIn({ box: table.box, ...after })];
	const last = rows.at(-1);
	const made = last && ('strikes' in last ? last.strikes : 'restores' in last ? last.restores : last.seq);
	const own = after.folded.effective.places.find(({ versions }) => versions.some(({ seq }) => seq === made));
	/** What stands, by the row that first took its place. */
	const shownIn = ({ effective }: Pick<Folded, 'effective'>) =>
		new Map(
			effective.places.flatMap(({ versions, shown }) =>
				shown && versions[0] !== own?.versions[0] ? [[versions[0], shown] as const] : []
			)
		);
	const gone = shownIn(table.folded);
	const come = [...shownIn(after.folded)].filter(([place, row]) => {
		const was = gone.get(place);
		const same = was && (was === row || bare(was.fact) === bare(row.fact));
		return !same || !gone.delete(place);
	});
	/** Takes one of those out that stand no more. */
	const takes = (place: FactRow | undefined) => {
		const was = gone.get(place);
		gone.delete(place);
		return was;
	};
	// Each is looked at once: a change can write a whole evening otherwise.
	const told = ({ fact }: FactRow<T['fact']>) => deedIn?.(fact) ?? bare(fact);
	const placesOf = new Map<string, (FactRow | undefined)[]>();
	for (const [place, was] of gone) {
		const deed = told(was);
		const places = placesOf.get(deed);
		if (places) places.push(place);
		else placesOf.set(deed, [place]);
	}
	const moved = come.map(([, row]) => takes(placesOf.get(told(row))?.shift()));
	const madeFor = new Set(stepsOf(table.rows).done.map((step) => step.at(-1)));
	const changes = come.flatMap(([place, row], at) => {
		const was = moved[at] ?? takes(place);
		const isBack = row.seq < (rows[0]?.seq ?? 0);
		// A correction that is taken back is named: it was made for its own sake.
		const isRight = was?.replaces !== undefined && madeFor.has(was);
		if (isBack && last && 'restores' in last && !isRight) return [];
		if (was) return before(was) === then(row) ? [] : `${before(was)} → ${then(row)}`;
		return isBack ? m.log_restore_label({ what: then(row) }) : [];
	});
	return { strikes: [...gone.values()].map(before), changes };
}

/** Returns who would call the next round with a change, and who does without it; empty where that is no other player, or nobody. */
export function callsNextWith<T extends BoxTypes>(
	{ folded }: Pick<Table<T>, 'folded'>,
	{ after }: PlannedChange<T>,
	words: Pick<WordsOf<T>, 'callsNext'> = {}
): string {
	const [was, is] = [folded, after.folded].map((one) =>
		outcomeOf(one).status === 'over' ? undefined : words.callsNext?.(one.snapshot.context)
	);
	const said = was && was[0] === is?.[0] ? [...new Set([was[1], is[1]])].filter(Boolean) : [];
	return said.length > 1 ? said.join(' → ') : '';
}

/** Returns what a change would do. */
export function consequencesOf<T extends BoxTypes>(
	table: Pick<Table<T>, 'box' | 'rows' | 'folded' | 'outcome'>,
	words: WordsOf<T>,
	planned: PlannedChange<T>
): Consequences {
	const otherwise = otherwiseWith(table, words, planned);
	const totals = totalsChanged(table, planned);
	const next = callsNextWith(table, planned, words);
	const { folded } = planned.after;
	const also = words.alsoChanges?.(table.folded.snapshot.context, folded.snapshot.context) ?? [];
	const changes = [...otherwise.changes, ...also, next].filter(Boolean);
	return { strikes: otherwise.strikes, changes, totals, ends: endOf(table, words, planned) };
}

/** The words of a box as they are loaded: with what tells, in these words, what a correction would do, and where a deed stands. */
export type LoadedWords<T extends BoxTypes> = WordsOf<T> & {
	readonly consequencesOf: typeof consequencesOf;
	readonly around: typeof around;
};
