import { m } from '$lib/i18n';
import { penalties } from '../rules/outcomes';
import { currentRound, type Context } from '../rules/round';
import type { State } from '../rules/not-now';
import { rightClaims } from '../rules/winners';
import { boardWords, type BoardWords } from '../text/board';
import { nameIn } from '../text/names';

/**
 * Returns what the table is doing, as a player's own phone says it: their shout, what becomes of it while another one is
 * heard, and a wrong claim are the player's, until the next call. [PB-9]
 */
export function ownWords(context: Context, state: State, player: string): BoardWords | undefined {
	const words = boardWords(context, state);
	const round = currentRound(context);
	const [first] = round.shouts;
	if (words && state === 'checkingClaim' && first) {
		if (first.player === player) return { ...words, what: m.link_you_shouted(), about: m.link_shouted() };
		const name = nameIn(context, first.player);
		if (round.shouts.some((shout) => shout.player === player))
			return { ...words, what: m.link_you_shouted(), about: m.link_heard_first({ name }) };
		if (rightClaims(round).some((claim) => claim.player === player))
			return { ...words, what: m.link_claim_right(), about: words.what };
	}
	const isTheirs = penalties(round).some((one) => one.player === player && one.atCall === round.calls.length);
	return words?.tone === 'wrong' && isTheirs ? { ...words, what: m.link_claim_wrong() } : words;
}
