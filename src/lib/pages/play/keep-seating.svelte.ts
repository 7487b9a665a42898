import { seatsHere, type Seat } from '$lib/domain/seats';
import { entryOf } from '$lib/domain/sure';
import type { Table } from '$lib/session/table.svelte';
import type { Placed } from '$lib/storage/schema';
import { placeAt, saveLastSeating } from '$lib/storage/seating';

/** Returns the seats of a table of any box. */
function seatsAt({ folded, snapshot: { context } }: Table) {
	const seats = entryOf(context, 'seats');
	if (!Array.isArray(seats)) return [];
	return seats.map((seat: unknown): Seat & Placed => {
		const id = String(entryOf(seat, 'id'));
		const here = entryOf(seat, 'here') === true;
		return { id, name: String(entryOf(seat, 'name')), here, place: placeAt(folded, id) };
	});
}

/** Keeps the players of the table in play, whenever one sits down or leaves, for the next set-up of any box. */
export function keepSeating(at: () => Table): void {
	const seats = $derived(seatsAt(at()));
	const now = $derived({
		table: at().id,
		ids: seatsHere(seats)
			.map(({ id }) => id)
			.join(' ')
	});
	let before = { table: '', ids: '' };
	$effect(() => {
		const { readOnly, outcome } = at();
		const changed = before.table === now.table && before.ids !== now.ids;
		before = now;
		// Who is put right in a game of another day sits at no table.
		if (changed && !readOnly && outcome.status === 'in-play') void saveLastSeating(seats);
	});
}
