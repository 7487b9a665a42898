import type { FactOf, Snapshot, Variant } from '$lib/domain/box';
import type { Replaced, Standing } from '$lib/domain/moved';
import { isMoment } from '$lib/domain/rows';
import type { Quingo } from '../index';
import { isMove, type QuingoFact } from './facts';

type Mark = FactOf<QuingoFact, 'box.checked' | 'box.crossed'>;
const isMark = (fact: QuingoFact): fact is Mark => fact.type === 'box.checked' || fact.type === 'box.crossed';

/**
 * Returns what a fact that is put right changes in the rest of a full table's journal, so that as much of it stands as can:
 * the box that was meant and the one that was marked instead change places where the other was marked later, and the moves
 * of a round come in the order in which the turns now ask for them. Each row stays in its round, and each move its player's
 * first, or second, of it. What still does not fit is left as it is, for the preview to name. [G-3]
 * @param before the table just before the fact
 * @param standing the fact that is put right, and all that stand after it
 */
export function rearranged(
	{ play, moment }: Pick<Variant<Quingo>, 'play' | 'moment'>,
	before: Snapshot<Quingo>,
	[first, ...rest]: readonly Standing<QuingoFact>[],
	fact: QuingoFact
): readonly Replaced<QuingoFact>[] {
	if (!first) return [];
	const changes: Replaced<QuingoFact>[] = [{ replace: first.seq, fact }];
	const swapped = (other: QuingoFact): QuingoFact =>
		isMark(first.fact) &&
		isMark(fact) &&
		isMark(other) &&
		other.player === fact.player &&
		other.box === fact.box
			? { ...other, box: first.fact.box }
			: other;
	const start = play(before, fact);
	if (!start.ok) return changes;
	let { snapshot } = start;
	const used = new Set<number>();
	for (const place of rest) {
		const others = rest.filter(
			(other) => other !== place && isMove(other.fact) && place.moment?.round === (other.moment?.round ?? -1)
		);
		for (const candidate of isMove(place.fact) ? [place, ...others] : [place]) {
			if (used.has(candidate.seq)) continue;
			const said = swapped(candidate.fact);
			const now = moment(snapshot, said);
			if (!isMoment(place.moment, now) || !isMoment(candidate.moment, now)) continue;
			const judged = play(snapshot, said);
			if (!judged.ok) continue;
			used.add(candidate.seq);
			if (said !== place.fact) changes.push({ replace: place.seq, fact: said });
			({ snapshot } = judged);
			break;
		}
	}
	return changes;
}
