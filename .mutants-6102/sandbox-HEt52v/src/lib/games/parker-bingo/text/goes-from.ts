// @ts-nocheck
import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { sideOf, tally, type Context } from '../rules/round';
import { nameIn } from './names';

/** Returns what a player's total, or that of both partners, becomes with these points. [PB-16] [PB-22] */
export function goesFrom(context: Context, player: string, points: number): string {
	const before = tally(context).get(player) ?? 0;
	return m.parker_goes_from({
		name: listed(sideOf(context, player).map((one) => nameIn(context, one))),
		before: String(before),
		after: String(before + points)
	});
}
