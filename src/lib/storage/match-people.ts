import { sameName } from '$lib/domain/names';
import { Roster, type Person } from './roster';
import type { TableSummary } from './summary';

/**
 * Returns the id of the person here that a person of a backup is by name, however it is written. Returns undefined where
 * that is in doubt: several have the name, here or in the file, or the two sat at one of the file's tables.
 */
export function matchByName(
	person: Person,
	file: { readonly people: readonly Person[]; readonly tables: readonly Pick<TableSummary, 'players'>[] },
	here: Roster
): string | undefined {
	const there = new Roster(file.people);
	const named = ({ people }: Roster) => people.filter(({ name }) => sameName(name, person.name));
	const [[own, ...others], [theirs, ...twins]] = [named(here), named(there)];
	if (!own || theirs?.id !== person.id || others.length + twins.length > 0) return undefined;
	const seated = (roster: Roster, { players }: Pick<TableSummary, 'players'>) =>
		players.some(({ id }) => roster.idsOf(id).includes(roster === here ? own.id : person.id));
	return file.tables.some((table) => seated(here, table) && seated(there, table)) ? undefined : own.id;
}
