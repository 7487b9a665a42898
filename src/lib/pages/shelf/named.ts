import type { TableSummary } from '$lib/storage/summary';

/** How many scores a row of a phone has room for; the others are counted. */
const room = 4;

/** Returns whose scores a table's card shows, in seating order: of more than it has room for those who won or lead. */
export function named({ players, winners, lowest }: TableSummary): TableSummary['players'] {
	const worth = ({ id, score }: TableSummary['players'][number]) =>
		winners.includes(id) ? Number.MAX_VALUE : lowest ? -score : score;
	const best = players.toSorted((a, b) => worth(b) - worth(a)).slice(0, room);
	return players.filter((player) => best.includes(player));
}
