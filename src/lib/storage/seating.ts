import { isNameless } from '$lib/domain/nameless';
import type { Player } from '$lib/domain/opening';
import { database, type Database } from './db';
import { saveInputs } from './input-store';
import { last } from './schema';
import type { Stored } from './trouble';

/** Returns what is saved of who sits at the table that was played last: players without names take nobody's seat. */
export const seatingOf = (players: readonly Player[]) =>
	players.every(({ id }) => isNameless(id))
		? []
		: [{ store: 'seating', key: last, value: players.map(({ id, name }) => ({ id, name })) } as const];

/** Saves who sits at the table that was played last. */
export const saveLastSeating = (players: readonly Player[], to: Database = database): Promise<Stored<void>> =>
	saveInputs(seatingOf(players), to);
