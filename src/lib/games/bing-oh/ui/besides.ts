import { moved, standingAfter } from '$lib/domain/moved';
import type { Snapshot } from '$lib/domain/box';
import { stepsOf, turned, type Step } from '$lib/domain/steps';
import { sure } from '$lib/domain/sure';
import type { Change, OneChange } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { emptied } from '$lib/ui/table/meant';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { fittingRows, type Written } from './fitting';
import { endsRound, Replay, type Righting } from './replay';

export type { Righting } from './replay';

interface Besides {
	readonly changes: readonly OneChange[];
	/** What is recorded by that, and was recorded otherwise or not at all. */
	readonly instead: readonly BingOhFact[];
	/** What stands instead of the row itself; nothing where it is removed, or a round went on. */
	readonly stead?: BingOhFact | undefined;
	/** The table where it has to be asked what was done; where a roll is awaited, whose the later rolls are. */
	readonly ask?: Snapshot<BingOh> | undefined;
}

/**
 * Returns what else is changed where a fact is removed, or put right by others, so that what was recorded after it stands as
 * far as the rules allow: a player who is not there is left out, and what is still open where the table went on is declined,
 * or asked. [B-3] [B-4] [G-3]
 */
export function besides(
	table: Written,
	seq: number,
	right: readonly BingOhFact[] = [],
	how: Righting = {}
): Besides {
	const fitting = fittingRows(table);
	const at = fitting.findIndex(({ row }) => row.seq === seq);
	const start = fitting[at];
	if (!start) return { changes: [], instead: [] };
	const replay = new Replay(table, start, right, how);
	for (const one of fitting.slice(at + 1)) if (!replay.ask) replay.next(one);
	return replay;
}

/** Returns what else was changed with a row, taken back as far as it is so still; what was recorded since is so many rounds later. */
function takenBack(
	{ folded }: Written,
	seq: number,
	step: Step | undefined,
	rounds: -1 | 0 | 1
): readonly OneChange[] {
	const { places, struck } = folded.effective;
	const gone = new Set(struck.map((row) => row.seq));
	const back = (step ? turned(step) : []).flatMap((row): readonly OneChange[] => {
		if ('strikes' in row)
			return row.strikes === seq || gone.has(row.strikes) ? [] : [{ strike: row.strikes }];
		return 'restores' in row && row.restores !== seq && gone.has(row.restores)
			? [{ restore: row.restores }]
			: [];
	});
	const since = standingAfter(places, seq).filter(
		(row) => row.moment?.round && !back.some((one) => 'strike' in one && one.strike === row.seq)
	);
	return rounds === 0 ? back : [...back, ...moved(since, rounds)];
}

/**
 * Returns what else is changed where a row of the history is removed, or put back there. What follows a round of a tally is
 * one round sooner without it; one that was forgotten moved nothing.
 */
export function besidesRow(table: Written, seq: number, how: LogChange): readonly OneChange[] {
	const { places } = table.folded.effective;
	const versions = places.find(({ versions }) => versions.some((row) => row.seq === seq))?.versions;
	const fact = versions?.find((row) => row.seq === seq)?.fact;
	const strikes = how === 'strike';
	const rounds = strikes ? -1 : 1;
	if (fact?.type === 'round.scored' && !fact.forgotten) return moved(standingAfter(places, seq), rounds);
	const { done } = stepsOf(table.rows);
	const ends = fact && endsRound(fact) ? rounds : 0;
	if (!strikes) {
		const step = done.findLast((step) => step.some((row) => 'strikes' in row && row.strikes === seq));
		return takenBack(table, seq, step, ends);
	}
	// What fell when it was put in comes back without it, as long as nothing was recorded since.
	const first = versions?.[0]?.seq ?? -1;
	const step = done.find((step) => step.some((row) => row.seq === first));
	const putIn = step?.filter((row) => 'before' in row && row.before !== undefined) ?? [];
	const last = step?.at(-1)?.seq ?? -1;
	const alone = putIn.length === 1 && putIn[0]?.seq === first;
	if (
		alone &&
		step?.some((row) => 'strikes' in row) &&
		places.every((place) => sure(place.versions[0]).seq <= last)
	)
		return takenBack(table, seq, step, ends);
	return besides(table, seq, [], { rolls: 'told' }).changes;
}

/**
 * Returns the change that says these facts instead of a row, before it where they were left out, or after it where its round
 * went on, with all else that is changed; or where something has to be asked first. What was put right, or put in with what
 * belongs to it, is last, so that undo says what it was.
 */
export function told(
	table: Written,
	seq: number,
	facts: readonly BingOhFact[],
	how: Righting = {}
): Omit<Besides, 'changes'> & { readonly change: { readonly together: readonly OneChange[] } } {
	const { changes, instead, ask, stead: fact } = besides(table, seq, facts, how);
	const order = (change: OneChange) => ('before' in change ? (change.before === seq ? 2 : 1) : 0);
	const together = changes.toSorted((one, other) => order(one) - order(other));
	if (!how.leftOut) together.push(fact ? { replace: seq, fact } : emptied(table.folded, seq));
	return { change: { together }, instead, ask };
}

/** Returns the change that puts a fact right, with all else that is changed; what is still open is declined. */
export const righted = (table: Written, seq: number, fact: BingOhFact): Change =>
	told(table, seq, [fact]).change;
