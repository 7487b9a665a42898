import type { BoxTypes, Refusal } from '$lib/domain/box';
import { noLongerFit } from '$lib/domain/fold';
import { inSeats, seatChanges, seatsTaken } from '$lib/domain/reseat';
import { effectiveRows, type NewRow, type Row } from '$lib/domain/rows';
import { grouped } from '$lib/domain/steps';
import { grown, numbered, saidAt, type Journal, type TableRefusal } from './preview';

/** The last row of a step that this tab recorded and could not save, because another tab had written first. */
export interface LostRow {
	readonly row: Row;
	readonly refusal: TableRefusal | Refusal;
}

/** Returns the row on which a row acts; undefined for one that says a fact of its own. */
const targetOf = (row: NewRow): number | undefined =>
	'strikes' in row ? row.strikes : 'restores' in row ? row.restores : row.replaces;

/** Returns whether rows name players whose seats are others’ by now. */
function named(rows: readonly Row[], seats: ReadonlyMap<string, string>): boolean {
	const text = JSON.stringify(rows);
	return inSeats(text, seats) !== text;
}

/**
 * Rebases pending rows onto rows that another tab wrote first, judging each step again. `seq` is the first free place.
 * A step that no longer fits, or with which anything else would not, is lost as a whole, with the reason: half of it was
 * never meant. So is one that changes what the other tab has changed, and one of two where the first gives seats to other
 * people and the second names those who had them.
 */
export function rebase<T extends BoxTypes>(journal: Journal<T>, displaced: readonly Row[], seq: number) {
	let now = journal;
	const added: Row[] = [];
	const lost: LostRow[] = [];
	/** Where displaced rows stand now; -1 for those that are lost. */
	const places = new Map<number, number>();
	const moved = (target: number): number => places.get(target) ?? target;

	/** Returns a row as it is said again. What was said in one round is not said in another, which another tab has begun meanwhile. */
	function again(row: Row): NewRow {
		if ('strikes' in row) return { strikes: moved(row.strikes) };
		if ('restores' in row) return { restores: moved(row.restores) };
		const { fact, moment = {}, replaces, before } = row;
		return {
			...saidAt(fact, moment),
			...(replaces !== undefined && { replaces: moved(replaces) }),
			...(before !== undefined && { before: moved(before) })
		};
	}

	const first = displaced[0]?.seq ?? seq;
	const had = journal.rows.filter((row) => row.seq < first);
	const theirs = journal.rows.slice(had.length);
	const all = journal.folded.effective.places;
	/** The seats that the other tab gave to other people; of those who sat down since there is nothing to say. */
	const taken = seatsTaken(
		effectiveRows(had).places,
		all.filter(({ versions: [root] }) => root && root.seq < first)
	);
	const targets = theirs.map(targetOf);
	/** The rows of the places in which the other tab changed anything. */
	const touched = all.flatMap(({ versions }) => {
		const rows = versions.map((row) => row.seq);
		return rows.some((row) => targets.includes(row)) ? rows : [];
	});

	for (const step of grouped(displaced)) {
		const said = step.map(again);
		const last = now.rows.at(-1)?.seq;
		// The last that was done may be the other tab's by now, and is not what an undo of this one takes back.
		const by = said.some((row) => 'strikes' in row && row.strikes === last) ? step[0].by : 'hand';
		const rows = numbered(now, said, { seq: seq + added.length, at: step[0].at }, by);
		const after = grown(now, rows);
		const [
			refusal = said.some((row) => touched.includes(targetOf(row) ?? -1)) ||
			named(theirs, seatChanges(now.folded.effective.places, after.folded.effective.places)) ||
			named(step, taken)
				? ({ why: 'nothing-to-replace', target: first } as const)
				: undefined
		] = noLongerFit(now.folded, after.folded);
		for (const [i, row] of step.entries()) places.set(row.seq, refusal ? -1 : seq + added.length + i);
		if (refusal) lost.push({ row: step.at(-1) ?? step[0], refusal });
		else {
			added.push(...rows);
			now = { ...now, ...after };
		}
	}
	return { rows: now.rows, folded: now.folded, added, lost };
}
