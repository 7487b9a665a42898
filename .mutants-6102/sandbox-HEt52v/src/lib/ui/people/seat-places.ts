/** A place at the table seen from above, in per cent of its room. */
// @ts-nocheck

export interface Place {
	readonly x: number;
	readonly y: number;
}

/** So few places are never set closer together: two players sit as at a table for six. */
const fewest = 6;

/**
 * Returns the places round a table, clockwise from its head: one for each player and, unless the table is full, one
 * for the next. Four sit opposite each other, as partners do, and the next between the last and the first.
 */
export function seatPlaces(players: number, free: boolean): readonly Place[] {
	const count = players + (free ? 1 : 0);
	const round = players === 4 ? 4 : Math.max(fewest, count);
	return Array.from({ length: count }, (_, seat) => {
		const angle = (2 * Math.PI * Math.min(seat, round - 0.5)) / round;
		return { x: 50 + 40 * Math.sin(angle), y: 50 - 39 * Math.cos(angle) };
	});
}

/** Returns the index of the place that is nearest to a point; `size` is that of the room, in the point's unit. */
export function nearestPlace(
	places: readonly Place[],
	point: { readonly x: number; readonly y: number },
	size: { readonly width: number; readonly height: number }
): number {
	const far = places.map(({ x, y }) =>
		Math.hypot((x / 100) * size.width - point.x, (y / 100) * size.height - point.y)
	);
	return far.indexOf(Math.min(...far));
}
