import { defineSeat } from '$lib/link/seat';
import type { BingOh } from '..';

/** A player's own rolls and chips, and what a special space lets them do. */
export const seat = defineSeat<BingOh>({
	named: [
		...(['start.rolled', 'dice.rolled', 'space.named', 'space.left', 'chip.taken', 'stars.left'] as const),
		...(['chip.added', 'chip.moved', 'roadblock.laid', 'roadblock.missed', 'chip.removed'] as const),
		...(['cards.swapped', 'card.renewed'] as const)
	]
});
