import type { SeatTable } from '$lib/link/seat';
import type { Parker } from '..';
import { cardOf } from '../rules/card-set';
import { newClaimDraft, readClaimDraft, type ClaimDraft } from '../rules/claim-draft';
import { linesClaimable, withCard } from '../rules/known-card';
import { currentRound } from '../rules/round';
import { placeOfShout } from '../rules/written';

/**
 * Returns the claim that is heard now, with that of a player whose card is known: it is open, with its lines, to be judged
 * when the caller looks; where another player is heard first, it waits beside theirs. Undefined unless this player has
 * shouted. [PB-9]
 */
export function draftFor(
	{ folded, draft, lastDone }: SeatTable<Parker>,
	player: string,
	serial: number
): ClaimDraft | undefined {
	const { context, state } = folded.snapshot;
	const round = currentRound(context);
	const [first] = round.shouts;
	const shouted = round.shouts.some((shout) => shout.player === player);
	if (state !== 'checkingClaim' || !first || !shouted || !context.cards) return undefined;
	const found = cardOf(context.cards.seed, context.cards.size, serial);
	if (!found.ok) return undefined;
	const { card } = found;
	const begun = (one: string) => newClaimDraft(one, String(placeOfShout(folded, one)));
	const lines = linesClaimable(card, round.pattern);
	const claim: ClaimDraft = { ...withCard(round, begun(player), card.serial, lines), sent: true };
	const saved = readClaimDraft(draft);
	// What is done later is undone before it. [G-3]
	if (player === first.player) return { ...claim, waits: saved?.waits, after: lastDone };
	const heard = begun(first.player);
	const waits = (saved?.waits ?? []).filter((one) => readClaimDraft(one)?.shout !== claim.shout);
	return { ...(saved?.shout === heard.shout ? saved : heard), waits: [...waits, claim] };
}
