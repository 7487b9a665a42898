// @ts-nocheck
import { defineSeat } from '$lib/link/seat';
import type { Sino } from '..';

/** A player's own turn, and the rows that they announce. */
export const seat = defineSeat<Sino>({
	named: ['row.announced', 'bonus.won'],
	inTurn: ['dice.rolled', 'bonus.announced', 'turn.ended']
});
