import { expect, it } from 'vitest';
import { layWords } from '$lib/ui/table/end/fit';
import { diceOn, wordsOn } from './poster';

type Point = readonly [x: number, y: number];
/** The corners of a rectangle that is turned around a point. */
function turned([x, y]: Point, [w, h]: Point, [ox, oy]: Point, degrees: number): readonly Point[] {
	const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
	return (
		[
			[0, 0],
			[w, 0],
			[w, h],
			[0, h]
		] as const
	).map(([dx, dy]): Point => {
		const [px, py] = [x + dx - ox, y + dy - oy];
		return [ox + px * cos - py * sin, oy + px * sin + py * cos];
	});
}
/** How far apart two of them are, along the edge that separates them best; below 0 they meet. */
const apart = (one: readonly Point[], other: readonly Point[]): number =>
	Math.max(
		...[one, other].flatMap((shape) =>
			shape.map(([x, y], i) => {
				const [u, v] = shape[(i + 1) % 4] as Point;
				const far = Math.hypot(u - x, v - y);
				const along = (points: readonly Point[]) =>
					points.map(([px, py]) => ((px - x) * (v - y) - (py - y) * (u - x)) / far);
				return Math.max(
					Math.min(...along(one)) - Math.max(...along(other)),
					Math.min(...along(other)) - Math.max(...along(one))
				);
			})
		)
	);

it.each([
	...[
		[375, 413],
		[390, 411],
		[390, 436],
		[430, 436],
		[600, 420],
		[736, 508],
		[755, 585],
		[900, 700]
	]
])('the dice lie beside the words on a poster of %i by %i', (w, h) => {
	const place = wordsOn(w, h);
	const middle = [place.x + place.w / 2, place.y + place.h / 2] as const;
	for (const name of ['Cai', 'Guadalupe', 'Maximiliana Fernández'])
		for (const about of [
			...['12 points ahead of Bartolomé', '7 puntos más que Ana', '7 puntos más que Maximiliana Fernández'],
			'17 puntos más que Ana y Maximiliana Fernández'
		])
			for (const { text, y, size } of layWords({ name, verb: 'gana con', figure: '24', about }, place)) {
				const width = size * 0.5 * text.length;
				const line = turned(
					[middle[0] - width / 2, place.y + y - 0.7 * size],
					[width, 0.9 * size],
					middle,
					place.tilt ?? 0
				);
				for (const [x, y, die, turn] of diceOn(w, h)) {
					const square = turned([x - die / 2, y - die / 2], [die, die], [x, y], turn);
					expect(apart(line, square), `${name}: ${text}`).toBeGreaterThan(3);
				}
			}
});
