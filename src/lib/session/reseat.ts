import type { BoxTypes } from '$lib/domain/box';
import { outcomeOf } from '$lib/domain/fold';
import { sameName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import { reseated } from '$lib/domain/reseat';
import { entryOf } from '$lib/domain/sure';
import type { NewRow } from '$lib/domain/rows';
import type { SeatRefusal } from '$lib/domain/seats';
import { grown, numbered, readFact } from './preview';
import type { Grown, Journal, OneChange, Place, Preview } from './preview';

/** Returns the rows that first took the places of facts that do not fit. */
const misfitsOf = ({ folded }: Pick<Grown, 'folded'>): readonly unknown[] =>
	folded.misfits.map(
		({ seq }) =>
			folded.effective.places.find(({ versions }) => versions.some((row) => row.seq === seq))?.versions[0]
				?.seq
	);

/**
 * Works out how a seat becomes another person's, who sat in it from the beginning: each fact that names the player `from`,
 * or was said at that one's turn, is put right, also where it was taken back or does not fit. Nothing else changes.
 * Refuses a person who sits or sat at the table, unless the two `swap` their seats.
 */
export function planReseat<T extends BoxTypes>(
	journal: Journal<T>,
	from: string,
	{ id, name }: Player,
	at: Place,
	swap = false
): Preview<T> {
	const { scores } = outcomeOf(journal.folded);
	const others = scores.filter(({ player }) => player !== from);
	const taken = others.some((one) => one.player === id || sameName(one.name, name));
	if (id === from || taken !== swap) {
		const refusal: SeatRefusal = { why: 'already-at-the-table', name };
		return { ok: false, refusal };
	}
	const now = new Map<unknown, Player>([[from, { id, name }]]);
	const was = scores.find(({ player }) => player === from);
	if (swap && was) now.set(id, { id: from, name: was.name });
	const { places, struck } = journal.folded.effective;
	const rows: NewRow[] = [];
	// The opening comes last, and in any case: where all is undone, no single one of the other facts can be put back.
	for (const [i, { versions, shown }] of [...places.entries()].reverse()) {
		const [root] = versions;
		const row = shown ?? versions.slice(1).findLast((version) => !struck.includes(version)) ?? root;
		if (!root || !row) continue;
		const fact = reseated(row.fact, now);
		const player = row.moment && now.get(row.moment.player);
		if (!fact && !player && i > 0) continue;
		const moment = row.moment && { moment: player ? { ...row.moment, player: player.id } : row.moment };
		const read = readFact(journal.box, fact ?? row.fact);
		if (!read.ok) return read;
		const change = { fact: read.fact, ...moment, replaces: root.seq };
		// What was taken back is so afterwards, too, and can be put back.
		rows.push(...(shown ? [change] : [{ restores: root.seq }, change, { strikes: root.seq }]));
	}
	const all = numbered(journal, rows, at);
	const after = grown(journal, all);
	const known = misfitsOf(journal);
	const misfit = after.folded.misfits[misfitsOf(after).findIndex((root) => !known.includes(root))];
	return misfit ? { ok: false, refusal: misfit } : { ok: true, unfit: [], rows: all, after };
}

/**
 * Returns the change with which two sat in each other's places from the beginning, each other's partners too, and all that
 * was written of them stays with them. Returns undefined where one of them sat down later.
 */
export function placesSwapped<T extends BoxTypes>(
	{ folded: { opening, effective } }: Pick<Journal<T>, 'folded'>,
	...ids: readonly string[]
): OneChange | undefined {
	const { type, players } = opening;
	const [one, other] = players.filter(({ id }) => ids.includes(id));
	if (!one || !other) return undefined;
	const now = new Map<unknown, Player>([
		[one.id, other],
		[other.id, one]
	]);
	const seated = { type, players, partners: entryOf(opening, 'partners') };
	return { replace: effective.rows[0]?.seq ?? 0, fact: { ...opening, ...reseated(seated, now) } };
}
