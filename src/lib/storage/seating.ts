import { isNameless } from '$lib/domain/nameless';
import type { Player } from '$lib/domain/opening';
import { database, type Database } from './db';
import { saveInputs } from './input-store';
import { last } from './schema';
import type { Stored } from './trouble';

/** A seat of a table; who left it is not `here`. */
type Sat = Player & { readonly here?: boolean };

/** Returns what is saved of who sits at the table that was played last: players without names take nobody's seat. */
export function seatingOf(seats: readonly Sat[]) {
	const value = seats.flatMap(({ id, name, here = true }, place) => (here ? { id, name, place } : []));
	return value.every(({ id }) => isNameless(id)) ? [] : [{ store: 'seating', key: last, value } as const];
}

/** Saves who sits at the table that was played last, given all its seats. */
export const saveLastSeating = (seats: readonly Sat[], to: Database = database): Promise<Stored<void>> =>
	saveInputs(seatingOf(seats), to);
