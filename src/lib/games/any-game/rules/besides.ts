import type { Moment } from '$lib/domain/rows';
import type { AnyGameFact, AnyGameOpening } from './facts';

/** A fact of the journal that stands, and its row. */
export interface Standing {
	readonly seq: number;
	readonly fact: AnyGameFact | AnyGameOpening;
	readonly moment?: Moment | undefined;
}

/** A fact that takes the place of another one. */
interface Replaced {
	readonly replace: number;
	readonly fact: Standing['fact'];
	readonly moment?: Moment;
}

/** All that stands or stood, in the order in which it counts. */
type Places = readonly {
	readonly versions: readonly Standing[];
	readonly shown?: Standing | undefined;
}[];

/** Returns who sat down or left; undefined for any other fact. */
const whose = (fact: Standing['fact']): string | undefined =>
	fact.type === 'player.joined' ? fact.player.id : fact.type === 'player.left' ? fact.player : undefined;

/** Returns what stands after the place of a row. */
export function standingAfter(places: Places, seq: number): readonly Standing[] {
	const at = places.findIndex(({ versions }) => versions.some((version) => version.seq === seq));
	return places.slice(at + 1).flatMap(({ shown }) => shown ?? []);
}

/** Returns what follows a round, as it is written when one more, or one fewer, comes before it. [AG-2] */
export const moved = (following: readonly Standing[], by: 1 | -1): readonly Replaced[] =>
	following.map(({ seq, fact, moment }) => ({
		replace: seq,
		fact: fact.type === 'round.scored' ? { ...fact, round: fact.round + by } : fact,
		...(moment?.round && { moment: { ...moment, round: moment.round + by } })
	}));

/**
 * Returns the rounds as they are written when the fact that a player sat down, or left, is removed: without that player's
 * points, or with a 0 that can be put right there. [AG-1] [AG-2]
 */
function seatUndone(fact: Standing['fact'], following: readonly Standing[]): readonly Replaced[] {
	const player = whose(fact);
	if (player === undefined) return [];
	// From where the player leaves, or comes back, the rounds are as they were.
	const until = following.findIndex((row) => whose(row.fact) === player);
	return (until < 0 ? following : following.slice(0, until)).flatMap(
		({ seq: replace, fact: round }): readonly Replaced[] => {
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
export function besides(places: Places, seq: number, how: 'strike' | 'restore'): readonly Replaced[] {
	const row = places.flatMap(({ versions }) => versions).find((version) => version.seq === seq);
	const following = standingAfter(places, seq);
	if (row?.fact.type === 'round.scored') return moved(following, how === 'strike' ? -1 : 1);
	return row && how === 'strike' ? seatUndone(row.fact, following) : [];
}
