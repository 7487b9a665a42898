import { isNameless } from '$lib/domain/nameless';
import { sameName } from '$lib/domain/names';
import { database, type Database } from './db';
import { loadRoster } from './people';
import { Roster, type Person } from './roster';
import type { TableSummary } from './summary';

type Players = Pick<TableSummary, 'players'>;

/**
 * Returns the id of the person here that a person of a backup is by name, however it is written. Returns undefined where
 * that is in doubt: several have the name, here or in the file, the file has the one who is here as another, they were
 * born in different years, or the two sat at one of the file's tables.
 */
export function matchByName(
	person: Person,
	file: { readonly people: readonly Person[]; readonly tables: readonly Players[] },
	here: Roster
): string | undefined {
	const there = new Roster(file.people);
	const named = ({ people }: Roster) => people.filter(({ name }) => sameName(name, person.name));
	const [[own, ...others], [theirs, ...twins]] = [named(here), named(there)];
	if (!own || theirs?.id !== person.id || others.length + twins.length > 0) return undefined;
	const [ours, ids] = [here.idsOf(own.id), there.idsOf(person.id)];
	// The file says itself that the two are one, or that they are not.
	if (ours.some((id) => ids.includes(id))) return own.id;
	if (there.get(own.id) || (own.born ?? person.born) !== (person.born ?? own.born)) return undefined;
	const both = ({ players }: Players) => [ours, ids].every((of) => players.some(({ id }) => of.includes(id)));
	return file.tables.some(both) ? undefined : own.id;
}

/** Returns the people at a transferred table: `people` as the other device calls them now, and whom the journal names. */
export function peopleOf({ players }: Players, people: readonly Person[]) {
	const named = players
		.filter(({ id }) => !isNameless(id) && !people.some((person) => person.id === id))
		.map(({ id, name }): Person => ({ id, name, lastPlayedAt: 0 }));
	return { people, named };
}

/** Whom of a transferred table this device has by name. */
export interface Recognized {
	/** The names of those who will be taken for people who are here. */
	readonly matched: readonly string[];
	/** The names of those who will be added beside people of that name, since it is in doubt who they are. */
	readonly namesakes: readonly string[];
}

/** Recognizes the people of a transferred table by their names, as `importTransfer` will. */
export async function recognize(
	summary: Players,
	told: readonly Person[] = [],
	of: Database = database
): Promise<Recognized> {
	const { people, named } = peopleOf(summary, told);
	const roster = await loadRoster(of);
	const here = roster.ok ? roster.value : new Roster();
	const file = { people: [...people, ...named], tables: [summary] };
	const [matched, namesakes]: [string[], string[]] = [[], []];
	for (const person of file.people.filter(({ id }) => !here.get(id))) {
		if (matchByName(person, file, here) !== undefined) matched.push(person.name);
		// Who sits at the same table is another, without a doubt.
		else if (
			here.people.some(
				({ id, name }) =>
					sameName(name, person.name) && !summary.players.some((player) => here.idsOf(id).includes(player.id))
			)
		)
			namesakes.push(person.name);
	}
	return { matched, namesakes };
}
