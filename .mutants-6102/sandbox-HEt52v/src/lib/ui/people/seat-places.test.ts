// @ts-nocheck
import { expect, it } from 'vitest';
import { nearestPlace, seatPlaces } from './seat-places';

it('seats everybody apart, from the head of the table on, and the next one after them', () => {
	for (let players = 0; players <= 12; players += 1) {
		const places = seatPlaces(players, true);
		expect(places).toHaveLength(players + 1);
		expect(places[0]).toEqual({ x: 50, y: 11 });
		for (const [i, one] of places.entries())
			for (const other of places.slice(i + 1))
				expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(18);
	}
	expect(seatPlaces(4, false)).toHaveLength(4);
});

it.each([true, false])('seats four opposite each other, as partners do', (free) => {
	const [one, two, three, four] = seatPlaces(4, free).map(({ x, y }) => [Math.round(x), Math.round(y)]);
	expect([one, three]).toEqual([
		[50, 11],
		[50, 89]
	]);
	expect([two, four]).toEqual([
		[90, 50],
		[10, 50]
	]);
});

it('finds the seat nearest to a finger', () => {
	const places = seatPlaces(5, true);
	const size = { width: 400, height: 200 };
	for (const [seat, { x, y }] of places.entries())
		expect(nearestPlace(places, { x: x * 4 + 5, y: y * 2 - 5 }, size)).toBe(seat);
});
