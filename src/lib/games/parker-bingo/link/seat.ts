import { defineSeat } from '$lib/link/seat';
import type { Parker } from '..';
import { cardOf } from '../rules/card-set';
import { newClaimDraft, shoutName } from '../rules/claim-view';
import { linesClaimable, withCard } from '../rules/known-card';
import { currentRound } from '../rules/round';

/** A player's shout, and the card that it is read from: the claim is open and judged when the caller looks. [PB-9] */
export const seat = defineSeat<Parker>({
	named: ['bingo.shouted'],
	fill({ context, state }, _, player, value) {
		const round = currentRound(context);
		// Of several who shouted the first is heard; the others' cards are asked for when it is their turn.
		if (state !== 'checkingClaim' || round.shouts[0]?.player !== player || !context.cards) return undefined;
		if (typeof value !== 'number') return undefined;
		const found = cardOf(context.cards.seed, context.cards.size, value);
		if (!found.ok) return undefined;
		const { serial } = found.card;
		return withCard(
			round,
			newClaimDraft(player, shoutName(round)),
			serial,
			linesClaimable(found.card, round.pattern)
		);
	}
});
