import type { Player } from '$lib/core/opening';
import { database, type Database } from './db';
import type { Stored } from './trouble';

/** Somebody who has played on this device: offered again at the next set-up. */
export interface Person extends Player {
	/** When they last sat down, in ms since 1970. */
	readonly lastPlayedAt: number;
}

/** Remembers who sat down `at` (ms since 1970); a known id takes the name it is called by now. */
export const rememberPeople = (
	players: readonly Player[],
	at: number,
	to: Database = database
): Promise<Stored<void>> =>
	to.run(async (db) => {
		const tx = db.transaction('people', 'readwrite');
		await Promise.all([
			...players.map(({ id, name }) => tx.store.put({ id, name, lastPlayedAt: at })),
			tx.done
		]);
	});

/** Everybody remembered, those who played last first. */
export async function listPeople(of: Database = database): Promise<Stored<readonly Person[]>> {
	const people = await of.run((db) => db.getAll('people'));
	if (!people.ok) return people;
	return { ok: true, value: people.value.sort((a, b) => b.lastPlayedAt - a.lastPlayedAt) };
}

export const forgetPerson = (id: string, of: Database = database): Promise<Stored<void>> =>
	of.run((db) => db.delete('people', id));
