import type { BoxTypes, Refusal } from '$lib/domain/box';
import { noLongerFit } from '$lib/domain/fold';
import type { NewRow, Row } from '$lib/domain/rows';
import { grown, numbered, saidAt, type Journal, type TableRefusal } from './preview';

/** The last row of a step that this tab recorded and could not save, because another tab had written first. */
export interface LostRow {
	readonly row: Row;
	readonly refusal: TableRefusal | Refusal;
}

/**
 * Rebases pending rows onto rows that another tab wrote first, judging each step again. `seq` is the first free place.
 * A step that no longer fits, or with which anything else would not, is lost as a whole, with the reason: half of it was
 * never meant.
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

	const steps: [Row, ...Row[]][] = [];
	for (const row of displaced) {
		const step = steps.at(-1);
		if (step && row.with === step[0].seq) step.push(row);
		else steps.push([row]);
	}
	for (const step of steps) {
		const rows = numbered(now, step.map(again), { seq: seq + added.length, at: step[0].at });
		const after = grown(now, rows);
		const [refusal] = noLongerFit(now.folded, after.folded);
		for (const [i, row] of step.entries()) places.set(row.seq, refusal ? -1 : seq + added.length + i);
		if (refusal) lost.push({ row: step.at(-1) ?? step[0], refusal });
		else {
			added.push(...rows);
			now = { ...now, ...after };
		}
	}
	return { rows: now.rows, folded: now.folded, added, lost };
}
