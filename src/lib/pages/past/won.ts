import type { Outcome } from '$lib/domain/box';
import { m } from '$lib/i18n';
import { listedSides } from '$lib/i18n/listed';
import type { TableSummary } from '$lib/storage/summary';

/** Returns who won a game, in one sentence: a player or a pair won, and all who share a win tied. [G-6] */
export function won({
	winners,
	players,
	partners
}: Pick<TableSummary, 'winners' | 'players' | 'partners'>): string {
	const all = winners.flatMap((winner) => players.find(({ id }) => id === winner)?.name ?? []);
	const size = partners ? 2 : 1;
	const sides = all.flatMap((_, i) => (i % size ? [] : { names: all.slice(i, i + size) }));
	const names = listedSides(sides);
	if (sides.length > 1) return m.past_tied({ names });
	return names ? m.past_won({ names }) : m.past_nobody();
}

/**
 * Returns the totals with the winners first, then the closest to theirs: where the lowest wins, the lowest leads. The
 * highest leads if nobody won. [G-6]
 */
export function ranked({ scores, winners }: Pick<Outcome, 'scores' | 'winners'>): Outcome['scores'] {
	const won = scores.find(({ player }) => winners.includes(player))?.score;
	const best = won ?? Math.max(...scores.map(({ score }) => score));
	return scores.toSorted((a, b) => Math.abs(a.score - best) - Math.abs(b.score - best));
}
