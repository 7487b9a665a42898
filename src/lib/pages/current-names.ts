import type { Roster } from '$lib/storage/roster';
import type { TableSummary } from '$lib/storage/summary';

/** Returns a table with everybody called as the roster calls them now; the summary keeps the names that were written. */
export const withCurrentNames = (table: TableSummary, roster: Roster): TableSummary => ({
	...table,
	players: table.players.map((player) => ({ ...player, name: roster.name(player.id, player.name) }))
});
