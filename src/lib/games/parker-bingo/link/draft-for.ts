import type { SeatTable } from '$lib/link/seat';
import type { Parker } from '..';
import { cardOf } from '../rules/card-set';
import { newClaimDraft, type ClaimDraft } from '../rules/claim-view';
import { linesClaimable, withCard } from '../rules/known-card';
import { currentRound } from '../rules/round';
import { placeOfShout } from '../rules/written';

/**
 * Returns the claim of a player whose card is known: open, with its lines, to be judged when the caller looks. Undefined
 * unless this player is the one who is heard now: of several who shouted it is the first. [PB-9]
 */
export function draftFor(
	{ folded, lastDone }: Pick<SeatTable<Parker>, 'folded' | 'lastDone'>,
	player: string,
	serial: number
): ClaimDraft | undefined {
	const { context, state } = folded.snapshot;
	const round = currentRound(context);
	if (state !== 'checkingClaim' || round.shouts[0]?.player !== player || !context.cards) return undefined;
	const found = cardOf(context.cards.seed, context.cards.size, serial);
	if (!found.ok) return undefined;
	const { card } = found;
	const draft = newClaimDraft(player, String(placeOfShout(folded, player)));
	// What is done later is undone before it. [G-3]
	return { ...withCard(round, draft, card.serial, linesClaimable(card, round.pattern)), after: lastDone };
}
