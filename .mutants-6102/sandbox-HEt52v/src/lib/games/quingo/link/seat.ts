// @ts-nocheck
import { defineSeat } from '$lib/link/seat';
import type { Quingo } from '..';

/** A player's own sheet, and their wilds. */
export const seat = defineSeat<Quingo>({
	named: ['wilds.made', 'box.checked', 'box.crossed', 'box.cleared', 'turn.passed', 'help.chosen']
});
