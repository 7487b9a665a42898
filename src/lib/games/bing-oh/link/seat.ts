import * as v from 'valibot';
import { defineSeat } from '$lib/link/seat';
import type { BingOh } from '..';
import { mostCards } from '../rules/facts';
import { roundNumber } from '../rules/game';
import { withEnteredCard } from '../ui/entered-cards';

/** What a phone says of the card that its player took. */
const taken = v.strictObject({
	round: v.number(),
	card: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCards))
});

/** A player's own rolls and chips, what a special space lets them do, and the card that they took before it is dealt. */
export const seat = defineSeat<BingOh>({
	named: [
		...(['start.rolled', 'dice.rolled', 'space.named', 'space.left', 'chip.taken', 'stars.left'] as const),
		...(['chip.added', 'chip.moved', 'roadblock.laid', 'roadblock.missed', 'chip.removed'] as const),
		...(['cards.swapped', 'card.renewed'] as const)
	],
	fill({ draft, folded }, player, value) {
		const { context, state } = folded.snapshot;
		const round = roundNumber(context);
		if (state !== 'dealing' || !v.is(taken, value) || value.round !== round) return undefined;
		return withEnteredCard(draft, round, player, value.card);
	}
});
