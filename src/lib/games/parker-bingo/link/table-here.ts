import { fold, readRows } from '$lib/domain/fold';
import { loadRows } from '$lib/storage/rows';
import { boxOf } from '$lib/storage/summaries';
import { box } from '..';
import type { CardSet } from '../rules/card-set';
import { currentRound } from '../rules/round';
import { codeOfCalls } from './catch-up';
import { callsIn } from './looks';

/**
 * Returns what a card hears from a table on its own device, as it would from the table's code; undefined where there is no
 * such table, or it plays with other cards.
 * @param id the table that the card was opened from
 */
export async function heardHere(id: string, cards: Pick<CardSet, 'seed' | 'size'>) {
	const stored = await loadRows(id);
	if (!stored.ok || boxOf(stored.value) !== box.id) return undefined;
	const folded = fold(box, readRows(box, stored.value).rows);
	if (!folded.ok) return undefined;
	const { context } = folded.snapshot;
	if (!context.cards) return undefined;
	const caller = context.seats.find((seat) => seat.id === context.caller)?.name;
	const code = codeOfCalls(context.cards, currentRound(context), caller, context.options.freeCentre);
	const heard = callsIn(code, cards);
	return typeof heard === 'string' ? undefined : heard;
}
