import { m } from '$lib/i18n';
import { listed } from '$lib/i18n/listed';
import { resultOf } from '../rules/hand';
import { currentHand, type Context } from '../rules/table';
import { nameIn } from './names';

/** Returns how the hand that is played ended, and before that who shouted first; undefined while it goes on. */
export function handSentence(context: Context): string | undefined {
	const hand = currentHand(context);
	const result = resultOf(hand);
	const names = (...players: readonly string[]) => listed(players.map((id) => nameIn(context, id)));
	if (result?.how === 'won') return m.cardbingo_wins_hand({ name: names(result.player) });
	if (result?.how === 'tied') return m.cardbingo_tie_hand({ names: names(...result.players) });
	if (result) return hand.variant === 'cardgo' ? m.cardbingo_draw_hand() : m.cardbingo_nobody_hand();
	const [shout] = hand.shouts;
	return shout && m.cardbingo_claim_title({ name: names(shout.player) });
}
