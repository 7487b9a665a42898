import type { FactOf, Snapshot, Variant } from '$lib/domain/box';
import type { Replaced, Standing } from '$lib/domain/moved';
import { isMoment, type Moment } from '$lib/domain/rows';
import type { Quingo } from '../index';
import { isMove, type Keeping, type QuingoFact } from './facts';
import { numberOf } from './sheet';
import { sheetOf } from './table';

export type MarkFact = FactOf<QuingoFact, 'box.checked' | 'box.crossed'>;
export const isMark = (fact: QuingoFact): fact is MarkFact =>
	fact.type === 'box.checked' || fact.type === 'box.crossed';

/** What is written where a fact is put right: another fact in a row, or one that goes in before a row. */
type Written =
	| Replaced<QuingoFact>
	| { readonly before: number; readonly fact: QuingoFact; readonly moment: Moment };

/** The ways of keeping that are gone through before a row: as it is by now, the sheets alone, or past what is left of a round. */
const routes: readonly (readonly Keeping[])[] = [[], ['sheets'], ['full'], ['sheets', 'full']];

/** A table on its way through the rows. */
interface Way {
	readonly snapshot: Snapshot<Quingo>;
	/** How many ways of keeping were put in. */
	readonly put: number;
}

/**
 * Returns what a fact that is put right changes in the rest of a full table's journal, so that as much of it stands as can:
 * the box that was meant and the one that was marked instead change places where the other was marked later, and the moves
 * of a round come in the order in which the turns now ask for them. Each row stays in its round, and each move its player's
 * first, or second, of it. Where the dice of a round that others followed do not add up any more, what was marked from there
 * on stands on the sheets, without dice, and the app keeps the whole table again from the next pool on. Where a pool is
 * removed, the rounds after it count one fewer. What still does not fit is left as it is, for the preview to name. [G-3]
 * @param before the table just before the fact
 * @param standing the fact that is put right, and all that stand after it
 * @param fact what is said instead; undefined where the fact is removed
 */
export function rearranged(
	{ play, moment }: Pick<Variant<Quingo>, 'play' | 'moment'>,
	before: Snapshot<Quingo>,
	[first, ...rest]: readonly Standing<QuingoFact>[],
	fact: QuingoFact | undefined
): readonly Written[] {
	if (!first) return [];
	const changes: Written[] = [];
	/** How many rounds there are fewer. */
	const fewer = !fact && first.fact.type === 'pool.rolled' ? 1 : 0;
	const swapped = (other: QuingoFact): QuingoFact => {
		if (!fact || !isMark(first.fact) || !isMark(fact) || !isMark(other)) return other;
		const { box } = first.fact;
		if (other.player !== fact.player || other.box !== fact.box) return other;
		const sheet = sheetOf(before.context, other.player);
		// What was checked was checked with that number.
		return other.type === 'box.crossed' || numberOf(sheet, box) === numberOf(sheet, fact.box)
			? { ...other, box }
			: other;
	};
	const start = fact ? play(before, fact) : { ok: true as const, snapshot: before };
	if (fact) changes.push({ replace: first.seq, fact });
	if (!start.ok) return changes;
	let now: Way = { snapshot: start.snapshot, put: 0 };
	const used = new Set<number>();

	/** Puts other ways of keeping in before a row. Returns the table after them; undefined where there is no such way. */
	function through(route: readonly Keeping[], { seq }: Standing, puts: Written[]): Way | undefined {
		let { snapshot } = now;
		for (const keeping of route) {
			const said: QuingoFact = { type: 'keeping.changed', keeping, youngest: null };
			const judged = play(snapshot, said);
			if (!judged.ok) return undefined;
			puts.push({ before: seq, fact: said, moment: moment(snapshot) });
			({ snapshot } = judged);
		}
		return { snapshot, put: now.put + route.length };
	}

	/** Puts a row, said like this one, where another one stood. Returns whether it fits. */
	function stands(
		place: Standing<QuingoFact>,
		candidate: Standing<QuingoFact>,
		{ snapshot, put }: Way,
		puts: readonly Written[]
	): boolean {
		const aside = put % 2 === 1;
		let said = swapped(candidate.fact);
		if (aside && isMark(said)) {
			// On sheets alone another mark would be taken for a correction of this one.
			if (sheetOf(snapshot.context, said.player).marks[said.box]) return false;
			said = { type: said.type, player: said.player, box: said.box };
		}
		const shifted = ({ moment: at }: Standing): Moment | undefined =>
			at && {
				...at,
				...(at.way && { way: at.way + put }),
				...(at.round && { round: at.round - fewer })
			};
		const at = aside ? moment(snapshot) : shifted(place);
		if (!aside && ![at, shifted(candidate)].every((one) => isMoment(one, moment(snapshot, said))))
			return false;
		const judged = play(snapshot, said);
		if (!judged.ok) return false;
		used.add(candidate.seq);
		changes.push(...puts);
		if (put > 0 || fewer > 0) changes.push({ replace: place.seq, fact: said, ...(at && { moment: at }) });
		else if (said !== place.fact) changes.push({ replace: place.seq, fact: said });
		now = { snapshot: judged.snapshot, put };
		return true;
	}

	for (const [i, place] of rest.entries()) {
		const others = rest.filter(
			(other) => other !== place && isMove(other.fact) && place.moment?.round === (other.moment?.round ?? -1)
		);
		const candidates = isMove(place.fact) ? [place, ...others] : [place];
		const { context } = now.snapshot;
		const isFollowed = context.round && rest.slice(i).some(({ fact }) => fact.type === 'pool.rolled');
		routes.some((route) => {
			if (route[0] === 'sheets' && !isFollowed) return false;
			if (route[0] === 'full' && now.put % 2 === 0) return false;
			const puts: Written[] = [];
			const way = through(route, place, puts);
			return (
				way && candidates.some((candidate) => !used.has(candidate.seq) && stands(place, candidate, way, puts))
			);
		});
	}
	return changes;
}
