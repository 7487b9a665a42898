// @ts-nocheck
import { defineSeat } from '$lib/link/seat';
import type { Cards } from '..';

/** A player's own layout or hand, and their shout. */
export const seat = defineSeat<Cards>({
	named: ['card.drawn', 'layout.entered', 'card.laid', 'bingo.shouted', 'layout.claimed', 'hand.claimed']
});
