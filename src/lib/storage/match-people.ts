import { isNameless } from '$lib/domain/nameless';
import { sameName } from '$lib/domain/names';
import { database, type Database } from './db';
import { loadRoster } from './people';
import { Roster, type Person } from './roster';
import type { TableSummary } from './summary';

type Players = Pick<TableSummary, 'players'>;

/** Whom a file names. */
interface PeopleFile {
	readonly people: readonly Person[];
	readonly tables: readonly Players[];
}

/** What becomes of a person of a file who is new to this device. */
export interface Arrival {
	readonly person: Person;
	/** The person here that they are, by name. */
	readonly own: Person | undefined;
	/** They come beside a person here of that name, and it is in doubt whether they are the same. */
	readonly namesake: boolean;
}

/** Returns what becomes of each person of a file whom this device does not know by their id, in the file's order. */
export function arrivals(file: PeopleFile, here: Roster): readonly Arrival[] {
	const there = new Roster(file.people);
	/** Returns whether the two sat at one of the file's tables: nobody does so twice. */
	const satTogether = (...both: readonly (readonly string[])[]) =>
		file.tables.some(({ players }) => both.every((ids) => players.some((player) => ids.includes(player.id))));

	/**
	 * Returns the person here that one of the file is by name, however it is written. Returns undefined where that is in
	 * doubt: several have the name, here or in the file, the file has the one who is here as another, they were born in
	 * different years, or the two sat at one of the file's tables.
	 */
	function match(person: Person): Person | undefined {
		const named = ({ people }: Roster) => people.filter(({ name }) => sameName(name, person.name));
		const [[own, ...others], [theirs, ...twins]] = [named(here), named(there)];
		if (!own || theirs?.id !== person.id || others.length + twins.length > 0) return undefined;
		const [ours, ids] = [here.idsOf(own.id), there.idsOf(person.id)];
		// The file says itself that the two are one, or that they are not.
		if (ours.some((id) => ids.includes(id))) return here.get(own.id);
		if (there.get(own.id) || (own.born ?? person.born) !== (person.born ?? own.born)) return undefined;
		return satTogether(ours, ids) ? undefined : here.get(own.id);
	}

	function arrival(person: Person): Arrival {
		const own = match(person);
		const namesake =
			!own &&
			person.mergedInto === undefined &&
			here.people.some(
				({ id, name }) => sameName(name, person.name) && !satTogether(here.idsOf(id), there.idsOf(person.id))
			);
		return { person, own, namesake };
	}

	// Of two entries for one person in a file the first one counts.
	const first = new Map(file.people.toReversed().map((person) => [person.id, person]));
	return file.people.filter((person) => !here.get(person.id) && first.get(person.id) === person).map(arrival);
}

/** A person who is called otherwise in a file, and keeps the name they have here. */
export interface KeptName {
	readonly here: string;
	readonly there: string;
}

/** Returns whom of a file's people this device knows by another name, which stays. Two entries of one person count once. */
export function keptNames(people: readonly Person[], here: Roster): readonly KeptName[] {
	const there = new Roster(people);
	const kept = people.flatMap(({ id, name }): KeptName[] => {
		const own = here.get(id);
		const names = { here: here.name(id, name), there: there.name(id, name) };
		return own && names.there !== names.here && names.there !== own.name ? [names] : [];
	});
	return [...new Map(kept.map((names) => [JSON.stringify(names), names])).values()];
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
	const came = arrivals(
		{ people: [...people, ...named], tables: [summary] },
		roster.ok ? roster.value : new Roster()
	);
	const names = (those: readonly Arrival[]) => those.map(({ person }) => person.name);
	return {
		matched: names(came.filter(({ own }) => own)),
		namesakes: names(came.filter(({ namesake }) => namesake))
	};
}
