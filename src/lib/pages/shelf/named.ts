import type { TableSummary } from '$lib/storage/summary';

/** How many scores a row of a phone has room for; the others are counted. */
const room = 4;

/**
 * Returns whose scores a table's card shows, in seating order, partners in one: of more than it has room for those who won or
 * lead, and how many others there are.
 */
export function named({ players, winners, lowest, pairs }: TableSummary) {
	const sides = players.flatMap((player, seat) => {
		const ids = pairs?.find((pair) => pair.includes(player.id)) ?? [player.id];
		const [first, other] = players.filter(({ id }) => ids.includes(id));
		if (first !== player) return [];
		const pair = other && { name: `${player.name} + ${other.name}`, left: player.left && other.left };
		return { ...player, seat, ...pair };
	});
	const worth = ({ id, score, left }: TableSummary['players'][number]) =>
		winners.includes(id) ? Number.MAX_VALUE : (lowest ? -score : score) - (left ? 1e9 : 0);
	const best = sides.toSorted((a, b) => worth(b) - worth(a)).slice(0, room);
	return { shown: sides.filter((side) => best.includes(side)), more: sides.length - best.length };
}
