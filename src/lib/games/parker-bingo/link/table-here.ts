import { fold, readRows } from '$lib/domain/fold';
import { loadRows } from '$lib/storage/rows';
import { boxOf } from '$lib/storage/summaries';
import { box } from '..';
import type { CardSet } from '../rules/card-set';
import { currentRound } from '../rules/round';
import type { Heard } from './catch-up';
import { setMark } from './small-code';

/**
 * Returns what a card hears from a table on its own device, as it would from the table's code; undefined where there is no
 * such table, or it plays with other cards.
 * @param id the table that the card was opened from
 */
export async function heardHere(
	id: string,
	{ seed, size }: Pick<CardSet, 'seed' | 'size'>
): Promise<Heard | undefined> {
	const stored = await loadRows(id);
	if (!stored.ok || boxOf(stored.value) !== box.id) return undefined;
	const folded = fold(box, readRows(box, stored.value).rows);
	if (!folded.ok) return undefined;
	const { context } = folded.snapshot;
	const { cards, seats, caller, options } = context;
	if (cards?.seed !== seed || cards.size !== size) return undefined;
	const { number, calls, pattern } = currentRound(context);
	return {
		set: setMark(cards),
		round: number,
		last: calls.at(-1),
		calls: calls.toSorted((a, b) => a - b),
		caller: seats.find((seat) => seat.id === caller)?.name ?? '',
		pattern,
		freeCentre: options.freeCentre
	};
}
