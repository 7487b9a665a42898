import type { Outcome } from '$lib/domain/box';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { TableSummary } from '$lib/storage/summary';

/** Who won a game, in one sentence: partners won, and all others who share a win tied. [G-6] */
export function won({
	winners,
	players,
	partners
}: Pick<TableSummary, 'winners' | 'players' | 'partners'>): string {
	const all = players.filter(({ id }) => winners.includes(id)).map(({ name }) => name);
	const names = listed(all);
	if (all.length > 1 && !partners) return m.past_tied({ names });
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
