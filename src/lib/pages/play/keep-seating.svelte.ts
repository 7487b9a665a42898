import type { Player } from '$lib/domain/opening';
import { entryOf } from '$lib/domain/sure';
import type { Table } from '$lib/session/table.svelte';
import { saveLastSeating } from '$lib/storage/seating';

/** Returns who sits at a table of any box. */
function seatedAt({ snapshot: { context } }: Table): readonly Player[] {
	const seats = entryOf(context, 'seats');
	if (!Array.isArray(seats)) return [];
	return seats
		.filter((seat: unknown) => entryOf(seat, 'here') === true)
		.map((seat: unknown) => ({ id: String(entryOf(seat, 'id')), name: String(entryOf(seat, 'name')) }));
}

/** Keeps the players of the table in play, whenever one sits down or leaves, for the next set-up of any box. */
export function keepSeating(at: () => Table): void {
	const here = $derived(seatedAt(at()));
	const now = $derived({ table: at().id, ids: here.map(({ id }) => id).join(' ') });
	let before = { table: '', ids: '' };
	$effect(() => {
		const { readOnly, outcome } = at();
		const changed = before.table === now.table && before.ids !== now.ids;
		before = now;
		// Who is put right in a game of another day sits at no table.
		if (changed && !readOnly && outcome.status === 'in-play') void saveLastSeating(here);
	});
}
