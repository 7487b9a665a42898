import type { Outcome } from '$lib/domain/box';
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import type { TableSummary } from '$lib/storage/summary';

/** Who won a game, in one sentence; partners and all who share a win are named together. [G-6] */
export function won({ winners, players }: Pick<TableSummary, 'winners' | 'players'>): string {
	const names = players.filter(({ id }) => winners.includes(id)).map(({ name }) => name);
	return names.length === 0 ? m.past_nobody() : m.past_won({ names: listed(names) });
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
