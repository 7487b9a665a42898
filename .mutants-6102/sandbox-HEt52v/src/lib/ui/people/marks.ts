// @ts-nocheck
import { initials } from '$lib/domain/names';
import { sure } from '$lib/domain/sure';
import { coloursFor, type PersonColour } from '$lib/storage/roster';

/** What stands for a player beside their name: a letter on a colour. */
export interface PersonMark {
	readonly letter: string;
	/** White chips are a colour too. */
	readonly colour: MarkColour;
}
export type MarkColour = PersonColour | 'white';

/**
 * Returns the mark of each player: the colour that their person chose, else one by their seat that nobody chose. With
 * more players than colours some colours come twice: the letter tells them apart.
 * @param seats in seating order
 */
export function marksOf(
	seats: readonly { readonly id: string; readonly name: string }[],
	chosen: Readonly<Record<string, MarkColour | undefined>> = {}
): ReadonlyMap<string, PersonMark> {
	const letters = initials(seats);
	const colours = coloursFor(seats.map(({ id }) => chosen[id]));
	return new Map(seats.map(({ id }, i) => [id, { letter: letters.get(id) ?? '', colour: sure(colours[i]) }]));
}
