import type { Fact, Moment, Place } from './rows';
import { entryOf } from './sure';

/** A fact of the journal that stands: its row, and the moment it was said at. */
export interface Standing<F extends Fact = Fact> {
	readonly seq: number;
	readonly fact: F;
	readonly moment?: Moment | undefined;
}

/** A fact that takes the place of another one; it is said at the moment of that one unless it comes with its own. */
export interface Replaced<F extends Fact = Fact> {
	readonly replace: number;
	readonly fact: F;
	readonly moment?: Moment;
}

/** Returns what stands after the place in which a row stands, or stood. */
export function standingAfter<F extends Fact>(
	places: readonly Place<F>[],
	seq: number
): readonly Standing<F>[] {
	const at = places.findIndex(({ versions }) => versions.some((version) => version.seq === seq));
	return places.slice(at + 1).flatMap(({ shown }) => shown ?? []);
}

/** Returns what follows a round, as it is written when one round more, or one fewer, comes before it. */
export const moved = (following: readonly Standing[], by: 1 | -1): readonly Replaced[] =>
	following.map(({ seq, fact, moment }) => {
		const round = entryOf(fact, 'round');
		return {
			replace: seq,
			fact: typeof round === 'number' ? { ...fact, round: round + by } : fact,
			...(moment?.round && { moment: { ...moment, round: moment.round + by } })
		};
	});
