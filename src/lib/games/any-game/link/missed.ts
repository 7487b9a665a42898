import { m } from '$lib/i18n';
import { figure } from '$lib/i18n/figure';
import { pointsOf, type Context } from '../rules/game';

/**
 * Returns the sentence of points that were typed on a phone and not sent when the table wrote their round; empty where
 * nothing was typed, or the table wrote the same. [AG-2]
 */
export function missedText(
	{ rounds }: Context,
	side: string | undefined,
	round: number,
	points: number | undefined
): string {
	const written = pointsOf(rounds[round - 1]?.scores, side);
	return written === undefined || points === undefined || points === written
		? ''
		: m.link_points_late({ round: String(round), points: figure(points) });
}
