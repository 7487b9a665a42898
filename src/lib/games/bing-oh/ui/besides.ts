import type { Snapshot } from '$lib/domain/box';
import { fold, judge } from '$lib/domain/fold';
import { seatsHere } from '$lib/domain/seats';
import { entryOf } from '$lib/domain/sure';
import type { Change, OneChange } from '$lib/session/preview';
import type { Table } from '$lib/session/table.svelte';
import type { BingOh } from '..';
import type { BingOhFact } from '../rules/facts';
import type { Context } from '../rules/game';
import { passed } from './following';

/** Returns what a fact says of the players who are here, as it is written: of the others it says nothing. */
function ofThoseHere(fact: object, { seats }: Context): object {
	const here: readonly unknown[] = seatsHere(seats).map(({ id }) => id);
	const isHere = (one: unknown) => here.includes(entryOf(one, 'player') ?? one);
	return Object.fromEntries(
		Object.entries(fact).map(([key, value]: [string, unknown]) => [
			key,
			// How the chips lie is told colour by colour, and stands or falls as a whole.
			Array.isArray(value) && key !== 'lie' ? value.filter(isHere) : value
		])
	);
}

type Written = Pick<Table<BingOh>, 'box' | 'rows' | 'folded'>;

/**
 * Returns what else is changed where a fact is removed, or put right by another one, so that what was said after it stands
 * as far as the rules allow: players who are not there any more are left out, and what is still open where the table went
 * on is declined. [B-3] [B-4] [G-3]
 */
export function besides(
	{ box, rows, folded: { variant } }: Written,
	seq: number,
	right?: BingOhFact
): readonly OneChange[] {
	const changes: OneChange[] = [];
	let now: Snapshot<BingOh> | undefined;
	let wrong = '';
	fold(box, rows, {
		witness({ seq: at, fact, moment }, before, _, refusal) {
			const taken = (snapshot: Snapshot<BingOh>, one: BingOh['fact'] | BingOh['opening']) => {
				const judged = judge({ variant, snapshot }, { fact: one, ...(moment && { moment }) });
				return judged.ok ? judged.snapshot : undefined;
			};
			if (at === seq) {
				wrong = JSON.stringify(fact);
				now = (right && taken(before, right)) ?? before;
			}
			if (at === seq || refusal) return;
			const passes: OneChange[] = [];
			for (let then = now; then;) {
				const read = box.read(ofThoseHere(fact, then.context));
				for (const one of [fact, read.ok ? read.fact : fact]) {
					const after = taken(then, one);
					if (!after) continue;
					changes.push(...passes, ...(one === fact ? [] : [{ replace: at, fact: one }]));
					now = after;
					return;
				}
				const pass = passed(then);
				// What was removed does not come back by itself.
				then = pass && JSON.stringify(pass) !== wrong ? taken(then, pass) : undefined;
				if (pass) passes.push({ before: at, fact: pass });
			}
		}
	});
	return changes;
}

/** Returns the change that puts a fact right, with all else that is changed: it is last, so that undo says what it was. */
export const righted = (table: Written, seq: number, fact: BingOhFact): Change => ({
	together: [...besides(table, seq, fact), { replace: seq, fact }]
});
