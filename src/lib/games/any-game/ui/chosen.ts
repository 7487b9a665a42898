import { emptied, rowsOf } from '$lib/ui/table/meant';
import type { OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { AnyGame } from '..';
import type { AnyGameFact, Ending, Winning } from '../rules/facts';

/**
 * Returns the change with which the table chose otherwise who wins and when the game ends: at its last choice of each, or
 * before its first round. [AG-4] [AG-5]
 */
export function chosenInstead(
	table: Pick<Table<AnyGame>, 'snapshot' | 'folded' | 'preview'>,
	wins: Winning,
	ends: Ending | undefined
): { readonly together: readonly OneChange[] } {
	const { context } = table.snapshot;
	const rows = rowsOf(table);
	const facts: AnyGameFact[] = [];
	if (wins !== context.wins) facts.push({ type: 'winning.changed', wins });
	if (ends && JSON.stringify(ends) !== JSON.stringify(context.ends))
		facts.push({ type: 'ending.changed', ends });
	const together = facts.map((fact): OneChange => {
		const last = rows.findLast((row) => row.fact.type === fact.type);
		if (!last) return { before: rows[1]?.seq ?? 0, fact };
		const change = { replace: last.seq, fact };
		// What was so before it was chosen needs no choice.
		return table.preview(change).ok ? change : emptied(table.folded, last.seq);
	});
	return { together };
}
