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

/** Returns what a spreadsheet says of a player: won, not won, or not won because they left. */
export const wonCell = (winners: readonly string[], player: string, left: boolean | undefined): string =>
	winners.includes(player) ? m.results_yes() : left ? m.table_left() : m.results_no();

/** Returns the day in this device's own time, as in 2026-11-21. */
export const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv-SE');
