import { m } from '$lib/i18n';
import { figure } from '$lib/i18n/figure';
import type { Context } from '../rules/game';

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
	const written = rounds[round - 1]?.scores.find((one) => one.side === side);
	return !written || points === undefined || points === written.points
		? ''
		: m.link_points_late({ round: String(round), points: figure(points) });
}
