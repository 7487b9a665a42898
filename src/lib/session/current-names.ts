import { loadRoster } from '$lib/storage/people';

/**
 * Who of some players is the youngest, as far as the roster knows: the id, if everybody's birth year is known and one
 * is later than all others; else nothing, and the table has to be asked.
 */
export async function youngestOf(players: readonly { readonly id: string }[]): Promise<string | undefined> {
	const roster = await loadRoster();
	return roster.ok ? roster.value.youngest(players) : undefined;
}
