import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { currentRound, type Context } from '../rules/round';
import { firstIsOpen, gains, sideOf, tally } from '../rules/winners';
import { nameIn } from './names';

/**
 * Returns what a player's total, or that of both partners, becomes with these points in a round, the one on the table if
 * left out: one that was awarded is not counted twice where its claim is read again. [PB-16] [PB-22]
 */
export function goesFrom(
	context: Context,
	player: string,
	points: number,
	{ number } = currentRound(context)
): string {
	const before = tally(context, number - 1).get(player) ?? 0;
	return m.parker_goes_from({
		name: listed(sideOf(context, player).map((one) => nameIn(context, one))),
		before: String(before),
		after: String(before + points)
	});
}

/**
 * Returns the same of a right claim as its round stands: partners who share it score in full each, and both scores go to
 * their one total. [PB-13] [PB-22]
 */
export function goesFromClaim(context: Context, player: string, points: number): string {
	const round = currentRound(context);
	const got = gains({ ...round, closed: 'awarded' });
	// As long as nobody has said who was first, each of them may be the only one to score.
	if (firstIsOpen(round) || !got.has(player)) return goesFrom(context, player, points);
	const both = sideOf(context, player).map((one) => got.get(one) ?? 0);
	return goesFrom(
		context,
		player,
		both.reduce((sum, gain) => sum + gain, 0)
	);
}
