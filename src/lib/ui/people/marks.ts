import { initials } from '$lib/domain/names';
import type { PersonColour } from '$lib/storage/roster';

/** What stands for a player beside their name: a letter on a colour. */
export interface PersonMark {
	readonly letter: string;
	/** White chips are a colour too. */
	readonly colour: MarkColour;
}
export type MarkColour = PersonColour | 'white';

/** The colours that seats are given, the most unlike first. */
const inTurn: readonly MarkColour[] = ['red', 'yellow', 'blue', 'green', 'violet', 'orange', 'teal', 'pink'];

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
	const taken = seats.flatMap(({ id }) => chosen[id] ?? []);
	const left = inTurn.filter((colour) => !taken.includes(colour));
	const free = left.length > 0 ? left : inTurn;
	let given = 0;
	return new Map(
		seats.map(({ id }) => [
			id,
			{ letter: letters.get(id) ?? '', colour: chosen[id] ?? (free[given++ % free.length] as MarkColour) }
		])
	);
}
