import { moved, standingAfter, type Replaced, type Standing } from '$lib/domain/moved';
import type { Place } from '$lib/domain/rows';
import type { AnyGameFact, AnyGameOpening } from './facts';

type Said = AnyGameFact | AnyGameOpening;

/** Returns who sat down or left; undefined for any other fact. */
const whose = (fact: Said): string | undefined =>
	fact.type === 'player.joined' ? fact.player.id : fact.type === 'player.left' ? fact.player : undefined;

/**
 * Returns the rounds as they are written when the fact that a player sat down, or left, is removed: without that player's
 * points, or with a 0 that can be put right there. [AG-1] [AG-2]
 */
function seatUndone(fact: Said, following: readonly Standing<Said>[]): readonly Replaced<Said>[] {
	const player = whose(fact);
	if (player === undefined) return [];
	// From where the player leaves, or comes back, the rounds are as they were.
	const until = following.findIndex((row) => whose(row.fact) === player);
	return (until < 0 ? following : following.slice(0, until)).flatMap(
		({ seq: replace, fact: round }): readonly Replaced<Said>[] => {
			if (round.type !== 'round.scored') return [];
			const others = round.scores.filter(({ side }) => side !== player);
			const had = others.length < round.scores.length;
			if (had === (fact.type === 'player.left')) return [];
			const scores = had ? others : [...others, { side: player, points: 0 }];
			return [{ replace, fact: { ...round, scores } }];
		}
	);
}

/** Returns what is written besides, so that the rounds after it stand, when the fact of a row is removed or put back. */
export function besides(
	places: readonly Place<Said>[],
	seq: number,
	how: 'strike' | 'restore'
): readonly Replaced[] {
	const row = places.flatMap(({ versions }) => versions).find((version) => version.seq === seq);
	const following = standingAfter(places, seq);
	if (row?.fact.type === 'round.scored') return moved(following, how === 'strike' ? -1 : 1);
	return row && how === 'strike' ? seatUndone(row.fact, following) : [];
}
