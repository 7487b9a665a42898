// @ts-nocheck
import type { Roster } from '$lib/storage/roster';
import type { TableSummary } from '$lib/storage/summary';

/** A table with everybody called as the roster calls them now; the summary keeps the names that were written. */
export const calledNow = (table: TableSummary, roster: Roster): TableSummary => ({
	...table,
	players: table.players.map((player) => ({ ...player, name: roster.name(player.id, player.name) }))
});
