import { moved, standingAfter, type Replaced } from '$lib/domain/moved';
import type { Place } from '$lib/domain/rows';
import type { AnyGameFact, AnyGameOpening } from './facts';
import { pointsOf } from './game';

type Said = AnyGameFact | AnyGameOpening;

/** Returns who sat down or left; undefined for any other fact. */
const whose = (fact: Said): string | undefined =>
	fact.type === 'player.joined' ? fact.player.id : fact.type === 'player.left' ? fact.player : undefined;

/** Returns the points of a player in a round; undefined for any other fact. */
const pointsIn = (fact: Said, player: string) =>
	fact.type === 'round.scored' ? pointsOf(fact.scores, player) : undefined;

/**
 * Returns the rounds as they are written when a player sits at the table while they are played, or does not: with what was
 * written of them in each round before, or else a 0 that can be put right there. [AG-1] [AG-2]
 */
function seated(places: readonly Place<Said>[], player: string, here: boolean): readonly Replaced<Said>[] {
	// From where the player leaves, or comes back, the rounds are as they were.
	const until = places.findIndex(({ shown }) => shown && whose(shown.fact) === player);
	return (until < 0 ? places : places.slice(0, until)).flatMap(({ shown, versions }) => {
		const round = shown?.fact;
		if (round?.type !== 'round.scored' || (pointsIn(round, player) === undefined) !== here) return [];
		const others = round.scores.filter(({ side }) => side !== player);
		const points = versions.flatMap(({ fact }) => pointsIn(fact, player) ?? []).at(-1) ?? 0;
		const scores = here ? [...others, { side: player, points }] : others;
		return [{ replace: shown?.seq ?? 0, fact: { ...round, scores } }];
	});
}

/** Returns what is written besides, so that the rounds after it stand, when the fact of a row is removed or put back. */
export function besides(
	places: readonly Place<Said>[],
	seq: number,
	how: 'strike' | 'restore'
): readonly Replaced[] {
	const at = places.findIndex(({ versions }) => versions.some((version) => version.seq === seq));
	const fact = places[at]?.versions.find((version) => version.seq === seq)?.fact;
	if (!fact) return [];
	if (fact.type === 'round.scored') return moved(standingAfter(places, seq), how === 'strike' ? -1 : 1);
	const player = whose(fact);
	const here = (fact.type === 'player.joined') === (how === 'restore');
	return player === undefined ? [] : seated(places.slice(at + 1), player, here);
}
