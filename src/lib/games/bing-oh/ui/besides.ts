import { fold, noLongerFit } from '$lib/domain/fold';
import { moved, standingAfter } from '$lib/domain/moved';
import type { Snapshot } from '$lib/domain/box';
import type { NewRow } from '$lib/domain/rows';
import { stepsOf, type Step } from '$lib/domain/steps';
import { sure } from '$lib/domain/sure';
import { numbered, type Change, type OneChange } from '$lib/session/preview';
import type { LogChange } from '$lib/ui/table/log';
import { emptied, milder, withBesides } from '$lib/ui/table/meant';
import { removalOf, turnedBack, type Mark } from '$lib/ui/table/turned-back';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { fittingRows, type FittingRow, type Written } from './fitting';
import { Replay, type Righting } from './replay';
import { endsTurn, endsRound, isTurn } from './row-kinds';

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
	/** Replays what follows a row; what is removed is not among it. */
	function replayed(from: FittingRow): Replay {
		const later = fitting.slice(fitting.indexOf(from) + 1);
		const replay = new Replay(table, from, right, how, later);
		for (const one of later)
			if (one === start) replay.fall(one);
			else if (!replay.ask) replay.next(one);
		return replay;
	}
	const replay = replayed(start);
	// What has to be done on a special space is not: it is left alone from the start.
	const isStuck = replay.isStuck && start.before.context.act && !how.asking;
	const named = isStuck && fitting.slice(0, at).findLast(({ row }) => row.fact.type === 'space.named');
	if (!named) return replay;
	const instead = replayed(named);
	instead.changes.push(emptied(table.folded, named.row.seq));
	return instead;
}

const markOf = (one: Mark): NewRow => ('strike' in one ? { strikes: one.strike } : { restores: one.restore });

/**
 * Returns what else is changed where the end of a round is removed that was put in with a step, or a fact put back that was
 * removed with it: what that changed, or what fell with it, is as it was before, and what was recorded since follows on.
 * Undefined where one is removed, and what stood before does not fit any more, or was put right since. [B-7] [G-3]
 */
function takenBack(
	table: Written,
	seq: number,
	step: Step | undefined,
	mark: NewRow
): readonly OneChange[] | undefined {
	const { box, rows, folded } = table;
	const last = step?.at(-1)?.seq ?? -1;
	const back = turnedBack(table, [seq], step);
	const place = { seq: sure(rows.at(-1)).seq + 1, at: 0 };
	const said = [...back.map(markOf), mark];
	const tables = new Map<number, Snapshot<BingOh>>();
	const then = fold(box, [...rows, ...numbered({ id: sure(rows[0]).table, box }, said, place)], {
		witness: (row, before) => tables.set(row.seq, before)
	});
	if (!then.ok) return undefined;
	// What is as it was before the step was not recorded since, and what was put in with it goes with it, put right or not.
	const since = new Set(
		standingAfter(then.effective.places, seq).flatMap((row) => (row.seq > last ? row.seq : []))
	);
	const isSince = (row: { readonly seq: number }) => since.has(row.seq);
	const fitting = fittingRows(table);
	const at = fitting.findIndex(({ row }) => isSince(row));
	const [first, ...later] = at < 0 ? [] : fitting.slice(at);
	if (
		'strikes' in mark &&
		!(noLongerFit(folded, then).every(isSince) && later.every(({ row }) => isSince(row)))
	)
		return undefined;
	const again = () => putBack(table, seq, step, back, standingAfter(then.effective.places, seq), tables);
	if ('restores' in mark && then.misfits.some((row) => !isSince(row))) return again();
	if (!first) return back;
	const replay = new Replay(table, first, [], { rolls: 'told', from: tables.get(first.row.seq) });
	for (const one of later) replay.next(one);
	return 'restores' in mark && replay.isStuck ? again() : [...back, ...replay.changes];
}

/**
 * Returns what else is changed where a row that was removed is put back, where not all fits as it was: it is of another
 * round by now, or behind what is open before it. It comes to no roll but its own. [B-3] [B-7] [G-3]
 */
function putBack(
	table: Written,
	seq: number,
	step: Step | undefined,
	back: readonly Mark[],
	behind: readonly { readonly seq: number }[],
	tables: ReadonlyMap<number, Snapshot<BingOh>>
): readonly OneChange[] {
	const { box, rows, folded } = table;
	const before = fittingRows({
		box,
		rows: rows.slice(
			0,
			rows.findIndex((row) => row === step?.[0])
		)
	});
	const at = before.findIndex(({ row }) => row.seq === seq);
	const one = before[at];
	const from = tables.get(seq);
	if (!one || !from) return back;
	const roll = before.slice(0, at).findLast(isTurn)?.row.seq ?? -1;
	const isThere = folded.effective.places.some(
		({ versions, shown }) => shown && versions.some((row) => row.seq === roll)
	);
	if (!endsTurn(one) && !isThere) return back;
	const roundAt = (at: Snapshot<BingOh>) => folded.variant.moment(at).round ?? 0;
	const fewer = roundAt(one.before) - roundAt(from);
	const gone = new Set(back.flatMap((mark) => ('restore' in mark ? mark.restore : [])));
	const stood = new Map(
		[...before.map((row) => ({ ...row, fewer })), ...fittingRows(table)].map((row) => [row.row.seq, row])
	);
	const later = behind.flatMap(({ seq }) => stood.get(seq) ?? []);
	const start = { ...one, fewer };
	function replayed(but?: FittingRow): Replay {
		const replay = new Replay(table, start, [], { rolls: 'told', from });
		for (const row of later)
			if (row === but) replay.fall(row);
			else replay.next(row);
		return replay;
	}
	let replay = replayed();
	// What has to be done on a special space that comes back was not: it is left alone.
	if (replay.isStuck)
		replay = replayed(later.findLast(({ row }) => row.fact.type === 'space.named' && gone.has(row.seq)));
	const { fell } = replay;
	// What fell with it and does not fit any more stays away.
	const stays = new Set([...gone].filter((seq) => fell.has(seq)));
	const stands = back.filter((mark) => !('restore' in mark && stays.has(mark.restore)));
	const changes = replay.changes.filter((change) => !('strike' in change && stays.has(change.strike)));
	const isOther = changes.some((change) => 'replace' in change && change.replace === seq);
	// An empty place takes no other version; and that the row is put back is said last.
	return isOther ? [...stands, { restore: seq }, ...changes, emptied(folded, seq)] : [...stands, ...changes];
}

/**
 * Returns what else is changed where a row of the history is removed, or put back there. What follows a round of a tally is
 * one round sooner without it; one that was forgotten moved nothing.
 */
export function besidesRow(
	table: Written & Pick<Table<BingOh>, 'preview'>,
	seq: number,
	how: LogChange
): readonly OneChange[] {
	const { places } = table.folded.effective;
	const versions = places.find(({ versions }) => versions.some((row) => row.seq === seq))?.versions;
	const fact = versions?.find((row) => row.seq === seq)?.fact;
	const strikes = how === 'strike';
	if (fact?.type === 'round.scored' && !fact.forgotten)
		return moved(standingAfter(places, seq), strikes ? -1 : 1);
	if (!strikes) {
		const together = takenBack(table, seq, removalOf(table, seq), { restores: seq }) ?? [];
		const alone = { restore: seq };
		// Who ended a round since may have left with what comes back.
		return milder(table, withBesides(table, alone, together), alone) === alone ? [] : together;
	}
	const putIn = fact && endsRound(fact) && versions?.length === 1 && versions[0]?.before !== undefined;
	const step = putIn
		? stepsOf(table.rows).done.find((step) => step.some((row) => row.seq === seq))
		: undefined;
	return (
		(step && takenBack(table, seq, step, { strikes: seq })) ??
		besides(table, seq, [], { rolls: 'told' }).changes
	);
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
