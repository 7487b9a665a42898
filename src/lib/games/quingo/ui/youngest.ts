import type { FactOf } from '$lib/domain/box';
import { m } from '$lib/i18n';
import type { Change } from '$lib/session/table.svelte';
import { toasts } from '$lib/ui/feedback/toasts.svelte';
import type { TableDesk } from '$lib/ui/table/desk.svelte';
import type { Quingo } from '..';
import type { QuingoFact } from '../rules/facts';
import { nameIn } from '../text/names';

type Named = FactOf<QuingoFact, 'youngest.named'>;

/**
 * Names another youngest where it was said. If that would strike moves, the rounds that were played stand as they began,
 * and the name counts from the first tie on from which nothing falls.
 */
export function namesYoungest(
	{ table, correction }: Pick<TableDesk<Quingo>, 'table' | 'correction'>,
	change: Change,
	player: string,
	done?: () => void
): void {
	const fact: Named = { type: 'youngest.named', player };
	const harmless = (change: Change) => {
		const planned = table.preview(change);
		return planned.ok && planned.unfit.length === 0;
	};
	// The first move of each round: a name that comes just before it is one for later rounds.
	const firsts = new Map<number, number>();
	for (const { seq, fact: other, moment } of table.folded.effective.rows)
		if (other.type.startsWith('box.') && moment?.round && !firsts.has(moment.round))
			firsts.set(moment.round, seq);
	const later = harmless(change)
		? undefined
		: [...firsts.values()].map((before) => ({ before, fact })).find(harmless);
	correction.make(later ?? change, () => {
		done?.();
		if (later) toasts.show(m.quingo_youngest_from_now({ name: nameIn(table.snapshot.context, player) }));
	});
}
