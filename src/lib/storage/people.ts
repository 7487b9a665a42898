import { isNameless } from '$lib/domain/nameless';
import type { Player } from '$lib/domain/opening';
import { database, type Database } from './db';
import { onlyIntact } from './intact';
import { personSchema, Roster, type Person } from './roster';
import type { Stored } from './trouble';

/** Returns whether there is nothing to save of a player who was seated `at`: the roster knows, or they have no name. */
export const isNoted = (roster: Roster, { id }: Player, at: number): boolean =>
	isNameless(id) || (roster.get(id)?.lastPlayedAt ?? -1) >= at;

/**
 * Saves the players who were seated `at` (ms since 1970) at a table. A person on the roster keeps the name there: a
 * table that was opened before they were renamed still has the old one.
 */
export const savePlayers = (
	players: readonly Player[],
	at: number,
	to: Database = database
): Promise<Stored<void>> =>
	to.write(async (db) => {
		const tx = db.transaction('people', 'readwrite', { durability: 'strict' });
		const roster = new Roster(onlyIntact(personSchema, await tx.store.getAll()));
		// A new person keeps the colour of their first seat.
		const colours = roster.colours(players);
		const seen = players.flatMap((player, seat): Person[] => {
			if (isNoted(roster, player, at)) return [];
			const { id, name } = player;
			return [{ ...(roster.get(id) ?? { id, name, colour: colours[seat] }), lastPlayedAt: at }];
		});
		// A player who was merged into a person moves that person up the list too.
		const into = seen.flatMap((person) => {
			const other = roster.personOf(person.id);
			return other && other.id !== person.id && other.lastPlayedAt < person.lastPlayedAt
				? [{ ...other, lastPlayedAt: person.lastPlayedAt }]
				: [];
		});
		await Promise.all([...[...into, ...seen].map((person) => tx.store.put(person)), tx.done]);
	});

/** Loads the roster. */
export async function loadRoster(of: Database = database): Promise<Stored<Roster>> {
	const people = await of.read((db) => db.getAll('people'));
	return people.ok ? { ok: true, value: new Roster(onlyIntact(personSchema, people.value)) } : people;
}

/** Lists the people who can be seated, the last to play first. */
export async function listPeople(of: Database = database): Promise<Stored<readonly Person[]>> {
	const roster = await loadRoster(of);
	return roster.ok ? { ok: true, value: roster.value.people } : roster;
}
