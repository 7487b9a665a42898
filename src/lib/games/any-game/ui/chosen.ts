import { emptied, rowsOf } from '$lib/ui/table/meant';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { AnyGame } from '..';
import type { AnyGameFact, Ending, Winning } from '../rules/facts';
import type { Context } from '../rules/game';

/** Returns what is chosen otherwise than it is by now: who wins, and when the game ends. [AG-4] [AG-5] */
export function chosen(context: Context, wins: Winning, ends: Ending | undefined): readonly AnyGameFact[] {
	const facts: AnyGameFact[] = [];
	if (wins !== context.wins) facts.push({ type: 'winning.changed', wins });
	if (ends && JSON.stringify(ends) !== JSON.stringify(context.ends))
		facts.push({ type: 'ending.changed', ends });
	return facts;
}

/** Returns the change with which that was chosen in the first place: where it was chosen last, or before the first round. */
export function instead(
	table: Pick<Table<AnyGame>, 'folded' | 'preview'>,
	facts: readonly AnyGameFact[]
): Change {
	const rows = rowsOf(table);
	const together = facts.map((fact): OneChange => {
		const last = rows.findLast((row) => row.fact.type === fact.type);
		if (!last) return { before: rows[1]?.seq ?? 0, fact };
		const change = { replace: last.seq, fact };
		// What was so before it was chosen needs no choice.
		return table.preview(change).ok ? change : emptied(table.folded, last.seq);
	});
	// With a sooner end who wins may not have been chosen yet: then it was in the first place, too.
	const { wins } = table.folded.snapshot.context;
	const planned = table.preview({ together });
	const kept = planned.ok && facts.every(({ type }) => type !== 'winning.changed');
	const first: AnyGameFact = { type: 'winning.changed', wins };
	if (kept && planned.after.folded.snapshot.context.wins !== wins)
		together.unshift({ before: rows[1]?.seq ?? 0, fact: first });
	return { together };
}
