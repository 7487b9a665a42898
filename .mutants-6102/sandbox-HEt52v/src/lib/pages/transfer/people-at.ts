// @ts-nocheck
import type { Person, Roster } from '$lib/storage/roster';

/** Returns the players of a journal as this device calls them now. Years of birth stay here. */
export function peopleAt(rows: readonly unknown[], roster: Roster): readonly Person[] {
	const ids = new Set<string>();
	JSON.stringify(rows, (key, value: unknown) => {
		if (key === 'id' && typeof value === 'string') ids.add(value);
		return value;
	});
	return [...ids].flatMap((id) => {
		const person = roster.personOf(id);
		return person
			? [{ id, name: person.name, lastPlayedAt: person.lastPlayedAt, colour: person.colour }]
			: [];
	});
}
