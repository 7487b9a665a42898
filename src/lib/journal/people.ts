import type { Player } from '$lib/core/opening';
import { database, type Database } from './db';
import { Roster, type Person } from './roster';
import type { Stored } from './trouble';

export { Roster, type Person } from './roster';

/**
 * Remembers who sat down `at` (ms since 1970) at a table. Who is known keeps the name of the roster: a table that
 * was opened before somebody was renamed still calls them by the old one.
 */
export const rememberPeople = (
	players: readonly Player[],
	at: number,
	to: Database = database
): Promise<Stored<void>> =>
	to.run(async (db) => {
		const tx = db.transaction('people', 'readwrite');
		const roster = new Roster(await tx.store.getAll());
		const seen = players.map(({ id, name }): Person => {
			const known = roster.get(id);
			return { ...(known ?? { id, name }), lastPlayedAt: Math.max(at, known?.lastPlayedAt ?? 0) };
		});
		// Whoever was merged into somebody brings that one up the list too.
		const kept = seen.flatMap((person) => {
			const whole = roster.who(person.id);
			return whole && whole.id !== person.id && whole.lastPlayedAt < person.lastPlayedAt
				? [{ ...whole, lastPlayedAt: person.lastPlayedAt }]
				: [];
		});
		await Promise.all([...[...kept, ...seen].map((person) => tx.store.put(person)), tx.done]);
	});

/** Everybody this device knows. */
export async function readRoster(of: Database = database): Promise<Stored<Roster>> {
	const people = await of.run((db) => db.getAll('people'));
	return people.ok ? { ok: true, value: new Roster(people.value) } : people;
}

/** Those who can sit down, who played last first. */
export async function listPeople(of: Database = database): Promise<Stored<readonly Person[]>> {
	const roster = await readRoster(of);
	return roster.ok ? { ok: true, value: roster.value.everybody } : roster;
}
