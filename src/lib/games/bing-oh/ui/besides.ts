import type { Snapshot } from '$lib/domain/box';
import { fold, judge } from '$lib/domain/fold';
import { moved, standingAfter } from '$lib/domain/moved';
import { entryOf } from '$lib/domain/sure';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { LogChange } from '$lib/ui/table/log';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import { alike, passed } from './following';

type Written = Pick<Table<BingOh>, 'box' | 'rows' | 'folded'>;

/** Returns a fact as it is without a player: who called, who placed, and what each has, names all others. */
const without = (player: unknown, fact: object): unknown =>
	JSON.parse(
		JSON.stringify(fact, (_, value: unknown) =>
			Array.isArray(value) ? value.filter((one) => (entryOf(one, 'player') ?? one) !== player) : value
		)
	);

/**
 * Returns what else is changed where a fact is removed, or put right by another one, so that what was said after it stands
 * as far as the rules allow: a player who never sat down is left out, and what is still open where the table went on is
 * declined. [B-3] [B-4] [G-3]
 */
export function besides(
	{ box, rows, folded: { variant } }: Written,
	seq: number,
	right?: BingOhFact
): readonly OneChange[] {
	const changes: OneChange[] = [];
	let now: Snapshot<BingOh> | undefined;
	let wrong: object = {};
	fold(box, rows, {
		witness(row, before, _, refusal) {
			const taken = (snapshot: Snapshot<BingOh>, fact: BingOh['fact'] | BingOh['opening']) => {
				const judged = judge({ variant, snapshot }, { ...row, fact });
				return judged.ok ? judged.snapshot : undefined;
			};
			if (row.seq === seq) {
				wrong = row.fact;
				now = (right && taken(before, right)) ?? before;
			} else if (!refusal) {
				const read = box.read(without(entryOf(entryOf(wrong, 'player'), 'id'), row.fact));
				const passes: OneChange[] = [];
				for (let then = now; then;) {
					for (const fact of [row.fact, read.ok ? read.fact : row.fact]) {
						const after = taken(then, fact);
						if (!after) continue;
						changes.push(...passes, ...(fact === row.fact ? [] : [{ replace: row.seq, fact }]));
						now = after;
						return;
					}
					const fact = passed(then);
					// What was removed does not come back by itself.
					then = fact && !alike(fact, wrong) ? taken(then, fact) : undefined;
					if (fact) passes.push({ before: row.seq, fact });
				}
			}
		}
	});
	return changes;
}

/**
 * Returns what else is changed where a row of the history is removed, or put back there. What follows a round of a tally is
 * one round sooner without it; one that was forgotten moved nothing.
 */
export function besidesRow(table: Written, seq: number, how: LogChange): readonly OneChange[] {
	const { places } = table.folded.effective;
	const fact = places.flatMap(({ versions }) => versions).find((row) => row.seq === seq)?.fact;
	if (fact?.type === 'round.scored' && !fact.forgotten)
		return moved(standingAfter(places, seq), how === 'strike' ? -1 : 1);
	return how === 'strike' ? besides(table, seq) : [];
}

/** Returns the change that puts a fact right, with all else that is changed: it is last, so that undo says what it was. */
export const righted = (table: Written, seq: number, fact: BingOhFact): Change => ({
	together: [...besides(table, seq, fact), { replace: seq, fact }]
});
