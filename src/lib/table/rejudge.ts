import type { NewRow, Row } from '$lib/core/journal';
import { whyRefused } from '$lib/core/replay';
import type { Refusal } from '$lib/core/room';
import { extended, numbered, planChange, type Folding, type TableRefusal } from './change';

/** A row that this tab said and could not keep, because another tab had written first. */
export interface LostRow {
	readonly row: Row;
	readonly refusal: TableRefusal | Refusal;
}

/**
 * Says rows again whose places were taken by somebody else's, each judged anew by the table as it stands now.
 * `seq` is the first free place. What no longer fits is lost, with the reason.
 */
export function rejudge(journal: Folding, homeless: readonly Row[], seq: number) {
	let now = journal;
	const said: Row[] = [];
	const lost: LostRow[] = [];
	const places = new Map<number, number | undefined>();

	/** A row as it must be said now, or why it cannot be. */
	function again(row: Row): NewRow | { readonly refusal: TableRefusal | Refusal } {
		const moved = (target: number): number => (places.has(target) ? (places.get(target) ?? -1) : target);
		if ('fact' in row && row.replaces === undefined) {
			const refusal = whyRefused(now.folded.variant, now.folded.snapshot, row.fact);
			return refusal ? { refusal } : { fact: row.fact };
		}
		const plan = planChange(
			now,
			'strikes' in row
				? { strike: moved(row.strikes) }
				: 'restores' in row
					? { restore: moved(row.restores) }
					: { replace: moved(row.replaces ?? -1), fact: row.fact }
		);
		if (!plan.ok) return { refusal: plan.refusal };
		// What else it would strike was not asked about, so it is not done either.
		const [only, ...others] = plan.rows;
		return others.length > 0 || !only ? { refusal: plan.unfit[0] ?? { why: 'no-longer-fits' } } : only;
	}

	for (const row of homeless) {
		const answer = again(row);
		if ('refusal' in answer) {
			places.set(row.seq, undefined);
			lost.push({ row, refusal: answer.refusal });
			continue;
		}
		const added = numbered(now, [answer], seq + said.length, row.at);
		places.set(row.seq, seq + said.length);
		said.push(...added);
		now = { ...now, ...extended(now.room, now, added) };
	}
	return { rows: now.rows, folded: now.folded, said, lost };
}
