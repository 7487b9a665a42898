import type { BoxTypes, Refusal } from '$lib/domain/box';
import { extended, judge } from '$lib/domain/fold';
import { isFactRow, type Row } from '$lib/domain/rows';
import {
	numbered,
	planChange,
	saidAt,
	type Change,
	type Grown,
	type Journal,
	type TableRefusal
} from './preview';

/** A row that this tab recorded and could not save, because another tab had written first. */
export interface LostRow {
	readonly row: Row;
	readonly refusal: TableRefusal | Refusal;
}

/**
 * Rebases pending rows onto rows that another tab wrote first, judging each again. `seq` is the first free place.
 * Rows that no longer fit are lost, with the reason.
 */
export function rebase<T extends BoxTypes>(journal: Journal<T>, displaced: readonly Row[], seq: number) {
	let now = journal;
	const added: Row[] = [];
	const lost: LostRow[] = [];
	/** Where displaced rows stand now; undefined for those that are lost. */
	const places = new Map<number, number | undefined>();
	const moved = (target: number): number => (places.has(target) ? (places.get(target) ?? -1) : target);

	function changeOf(row: Row): Change | undefined {
		if ('strikes' in row) return { strike: moved(row.strikes) };
		if ('restores' in row) return { restore: moved(row.restores) };
		if (row.before !== undefined) return { before: moved(row.before), fact: row.fact };
		return row.replaces === undefined ? undefined : { replace: moved(row.replaces), fact: row.fact };
	}

	/** Returns the journal with a row at its new place, or why there is none. */
	function again(row: Row): Grown<T> | { readonly refusal: TableRefusal | Refusal } {
		const at = { seq: seq + added.length, at: row.at };
		const change = changeOf(row);
		if (change) {
			const plan = planChange(now, change, at);
			if (!plan.ok) return plan;
			// What else it would strike was not asked about, so it is not done either.
			const [misfit] = plan.unfit;
			return misfit ? { refusal: misfit } : plan.after;
		}
		// What was said in one round is not said in another, which another tab has begun meanwhile.
		const said = isFactRow(row) ? [saidAt(row.fact, row.moment ?? {})] : [];
		const [next] = numbered(now, said, at).filter(isFactRow);
		if (!next) return { refusal: { why: 'not-a-fact', problem: 'no row' } };
		const judged = judge(now.folded, next);
		if (!judged.ok) return judged;
		return { rows: [...now.rows, next], folded: extended(now.folded, next, judged) };
	}

	for (const row of displaced) {
		const answer = again(row);
		if ('refusal' in answer) {
			places.set(row.seq, undefined);
			lost.push({ row, refusal: answer.refusal });
			continue;
		}
		places.set(row.seq, seq + added.length);
		added.push(...answer.rows.slice(now.rows.length));
		now = { ...now, ...answer };
	}
	return { rows: now.rows, folded: now.folded, added, lost };
}
