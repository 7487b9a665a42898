import { entryOf } from '$lib/domain/sure';
import * as v from 'valibot';
import { seatOf } from '$lib/domain/seats';
import { defineSeat } from '$lib/link/seat';
import type { Parker } from '..';
import { draftFor } from './draft-for';

/** The cards in a player's hand, by their names. */
const inHand = v.object({ holds: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(20)) });

/** A player's shout, and the card that it is read from: the claim is open and judged when the caller looks. [PB-9] */
export const seat = defineSeat<Parker>({
	named: ['bingo.shouted'],
	// Of several who shouted the first is heard; the others' cards are asked for when it is their turn.
	holds(value) {
		const read = v.safeParse(inHand, value);
		return read.success ? read.output.holds : undefined;
	},
	left: ({ context }, player) => !seatOf(context.seats, player)?.here,
	fill(table, player, value) {
		const claim = typeof value === 'number' ? draftFor(table, player, value) : undefined;
		// What the table is putting right meanwhile stays.
		return claim && { ...claim, fix: entryOf(table.draft, 'fix') };
	}
});
