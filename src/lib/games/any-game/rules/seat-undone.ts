import type { AnyGameFact, AnyGameOpening } from './facts';

/** A fact of the journal that stands, and its row. */
export interface Standing {
	readonly seq: number;
	readonly fact: AnyGameFact | AnyGameOpening;
}

/** A round that takes the place of another one. */
interface Replaced {
	readonly replace: number;
	readonly fact: AnyGameFact;
}

/** Returns who sat down or left; undefined for any other fact. */
const whose = (fact: Standing['fact']): string | undefined =>
	fact.type === 'player.joined' ? fact.player.id : fact.type === 'player.left' ? fact.player : undefined;

/**
 * Returns the rounds as they are written when the fact that a player sat down, or left, is removed: without that player's
 * points, or with a 0 that can be put right there. [AG-1] [AG-2]
 * @param rows all that stands
 */
export function seatUndone(rows: readonly Standing[], seq: number): readonly Replaced[] {
	const at = rows.findIndex((row) => row.seq === seq);
	const fact = rows[at]?.fact;
	const player = fact && whose(fact);
	if (player === undefined) return [];
	const rest = rows.slice(at + 1);
	// From where the player leaves, or comes back, the rounds are as they were.
	const until = rest.findIndex((row) => whose(row.fact) === player);
	return (until < 0 ? rest : rest.slice(0, until)).flatMap(
		({ seq: replace, fact: round }): readonly Replaced[] => {
			if (round.type !== 'round.scored') return [];
			const others = round.scores.filter(({ side }) => side !== player);
			const had = others.length < round.scores.length;
			if (had === (fact?.type === 'player.left')) return [];
			const scores = had ? others : [...others, { side: player, points: 0 }];
			return [{ replace, fact: { ...round, scores } }];
		}
	);
}
