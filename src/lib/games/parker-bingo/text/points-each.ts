import { m } from '$lib/i18n';

/** Returns the points of a round that has so many winners: each of them has all of it. [PB-13] */
export function pointsEach(points: number, winners: number): string {
	const said = m.parker_board_points({ points });
	return winners > 1 ? m.parker_points_each({ points: said }) : said;
}
