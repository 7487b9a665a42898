import { expect, it } from 'vitest';
import { layWords } from '$lib/ui/table/end/fit';
import { burstOn, diceOn, inner, wordsOn } from './poster';

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

it.each([
	[250, 250],
	[313, 266],
	[353, 300],
	[420, 280]
])('on a low poster of %i by %i the last words stand on the burst, whoever won', (w, h) => {
	const place = wordsOn(w, h);
	const middle = [place.x + place.w / 2, place.y + place.h / 2] as const;
	const [across, down] = burstOn(w, h);
	for (const name of ['Ana', 'Guadalupe', 'Maximiliana Fernández'])
		for (const about of ['12 points ahead of Ben', '17 puntos más que Ana y Maximiliana Fernández'])
			for (const { what, text, y, size } of layWords(
				{ name, verb: 'gana con', figure: '24', about },
				place
			)) {
				if (what !== 'about') continue;
				const width = size * 0.5 * text.length;
				const from = [middle[0] - width / 2, place.y + y - 0.7 * size] as const;
				for (const [px, py] of turned(from, [width, 0.9 * size], middle, place.tilt ?? 0))
					expect(Math.hypot((px - w / 2) / across, (py - h * 0.457) / down), text).toBeLessThan(inner);
			}
});
