import { loadRoster } from '$lib/storage/people';
import type { PersonColour } from '$lib/storage/roster';

/**
 * Returns the id of the youngest of some players, if the roster knows everybody's birth year and one is later than all
 * others; else undefined, and the table has to be asked.
 */
export async function youngestOf(players: readonly { readonly id: string }[]): Promise<string | undefined> {
	const roster = await loadRoster();
	return roster.ok ? roster.value.youngest(players) : undefined;
}

/** The colours of players, by the id they have at the table. */
export type Colours = Readonly<Partial<Record<string, PersonColour>>>;

/** Returns the colours of those players whose person has one, by the id they have at the table. */
export async function coloursOf(players: readonly { readonly id: string }[]): Promise<Colours> {
	const roster = await loadRoster();
	return Object.fromEntries(
		players.flatMap(({ id }) => {
			const colour = roster.ok ? roster.value.personOf(id)?.colour : undefined;
			return colour ? [[id, colour]] : [];
		})
	);
}
