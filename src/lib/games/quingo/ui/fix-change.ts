import type { FactOf, SaidIn, Snapshot } from '$lib/domain/box';
import type { FactRow } from '$lib/domain/rows';
import type { Change, Table } from '$lib/session/table.svelte';
import type { Quingo } from '..';
import { waysSparing, type Die } from '../rules/dice';
import type { QuingoFact } from '../rules/facts';
import { rearranged } from '../rules/rearranged';
import { spareDice } from '../rules/spare';

export type MarkFact = FactOf<QuingoFact, 'box.checked' | 'box.crossed'>;

export const isMark = (fact: QuingoFact): fact is MarkFact =>
	fact.type === 'box.checked' || fact.type === 'box.crossed';

const inPlay = (row: FactRow<SaidIn<Quingo>>): row is FactRow<QuingoFact> => row.fact.type !== 'table.opened';

/** A fact of the history that is put right, and the table just before it. */
interface Standing {
	readonly seq: number;
	readonly fact: QuingoFact;
	readonly before: Snapshot<Quingo>;
	/** It was said while the sheets alone were kept. */
	readonly alone: boolean;
}
type Played = Pick<Table<Quingo>, 'folded' | 'preview'>;

/** Returns how many facts would be struck with a change. */
function fallsWith(table: Played, change: Change): number {
	const planned = table.preview(change);
	return planned.ok ? planned.unfit.length : Infinity;
}

/**
 * Returns the change that puts a fact right, and with it what else must change for later facts to stand. Without what is
 * written instead, a mark on sheets alone is gone.
 */
export function changeTo(
	table: Played,
	{ seq, fact, before, alone }: Standing,
	written: QuingoFact | undefined
): Change {
	const { rows } = table.folded.effective;
	if (!written || (alone && isMark(fact))) {
		// The old mark is gone, not covered: without the new one the box is open.
		const strikes = rows.filter(inPlay).flatMap((row) => {
			const other = row.fact;
			return isMark(fact) && isMark(other) && other.player === fact.player && other.box === fact.box
				? [{ strike: row.seq }]
				: [];
		});
		return { together: written ? [...strikes, { before: seq, fact: written }] : strikes };
	}
	const plain = { replace: seq, fact: written };
	const at = rows.findIndex((row) => row.seq === seq);
	const together = rearranged(table.folded.variant, before, rows.slice(at).filter(inPlay), written);
	return together.length > 1 && fallsWith(table, { together }) < fallsWith(table, plain)
		? { together }
		: plain;
}

/** Returns the dice of then that no later move took: they are free for the move that is put right. */
export function spareFor({ folded }: Pick<Played, 'folded'>, { seq, before }: Standing): readonly Die[] {
	const { rows } = folded.effective;
	const later = rows.slice(rows.findIndex((row) => row.seq === seq) + 1).filter(inPlay);
	return spareDice(
		before.context.round?.pool ?? [],
		later.map(({ fact }) => fact)
	);
}

/** What so many ways would strike is looked at: each is as much work as a few folds. */
const mostLooks = 6;

/** Returns the way to make a box's number with which least falls, of the few that are likeliest to; undefined if there is none. */
export function mildestWay(
	table: Played,
	standing: Standing,
	number: number,
	limit: number,
	withDice: (dice: readonly Die[]) => QuingoFact
): readonly Die[] | undefined {
	const pool = standing.before.context.round?.pool ?? [];
	let best: readonly Die[] | undefined;
	let least = Infinity;
	let looks = 0;
	for (const way of waysSparing(number, pool, spareFor(table, standing), limit)) {
		const falls = fallsWith(table, changeTo(table, standing, withDice(way)));
		if (!best || falls < least) [best, least] = [way, falls];
		if (least === 0 || ++looks === mostLooks) break;
	}
	return best;
}
