import { entryOf } from '$lib/domain/sure';
import { defineSeat } from '$lib/link/seat';
import type { Parker } from '..';
import { draftFor } from './draft-for';

/** A player's shout, and the card that it is read from: the claim is open and judged when the caller looks. [PB-9] */
export const seat = defineSeat<Parker>({
	named: ['bingo.shouted'],
	// Of several who shouted the first is heard; the others' cards are asked for when it is their turn.
	fill(snapshot, draft, player, value) {
		const claim = typeof value === 'number' ? draftFor(snapshot, player, value) : undefined;
		// What the table is putting right meanwhile stays.
		return claim && { ...claim, fix: entryOf(draft, 'fix') };
	}
});
