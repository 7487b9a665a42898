import { m } from '$lib/i18n';
import { penalties } from '../rules/outcomes';
import { currentRound, type Context } from '../rules/round';
import type { State } from '../rules/not-now';
import { boardWords, type BoardWords } from '../text/board';

/** Returns what the table is doing, as a player's own phone says it: their shout and a wrong claim are the player's, until the next call. [PB-9] */
export function ownWords(context: Context, state: State, player: string): BoardWords | undefined {
	const words = boardWords(context, state);
	const round = currentRound(context);
	if (words && state === 'checkingClaim' && round.shouts[0]?.player === player)
		return { ...words, what: m.link_you_shouted() };
	const isTheirs = penalties(round).some((one) => one.player === player && one.atCall === round.calls.length);
	return words?.tone === 'wrong' && isTheirs ? { ...words, what: m.link_claim_wrong() } : words;
}
