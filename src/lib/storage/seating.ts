import type { Folded } from '$lib/domain/fold';
import { isNameless } from '$lib/domain/nameless';
import { entryOf } from '$lib/domain/sure';
import { database, type Database } from './db';
import { saveInputs } from './input-store';
import { last, type Placed } from './schema';
import type { Stored } from './trouble';

/** A seat of a table; who left it is not `here`. */
type Sat = Placed & { readonly here?: boolean };

/**
 * Returns the place of a seat: that in the opening, or of who sat down later the row that said so, below 0. It is the same
 * whosever seat it turns out to be, and nobody else's who comes once that row is removed.
 */
export function placeAt(
	{ opening, effective }: Pick<Folded, 'opening' | 'effective'>,
	player: string
): number {
	const at = opening.players.findIndex(({ id }) => id === player);
	const row = effective.places.find(
		({ shown }) =>
			shown?.fact.type === 'player.joined' && entryOf(entryOf(shown.fact, 'player'), 'id') === player
	);
	return at < 0 ? -(row?.versions[0]?.seq ?? 0) : at;
}

/** Returns what is saved of who sits at the table that was played last: players without names take nobody's seat. */
export function seatingOf(seats: readonly Sat[]) {
	const value = seats.flatMap(({ id, name, here = true, place }, i) =>
		here ? { id, name, place: place ?? i } : []
	);
	return value.every(({ id }) => isNameless(id)) ? [] : [{ store: 'seating', key: last, value } as const];
}

/** Saves who sits at the table that was played last, given all its seats. */
export const saveLastSeating = (seats: readonly Sat[], to: Database = database): Promise<Stored<void>> =>
	saveInputs(seatingOf(seats), to);
