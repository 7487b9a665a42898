import { idsIn, inSeats, successors } from '$lib/domain/reseat';
import { effectiveRows } from '$lib/domain/rows';
import { readToOwner } from './messages';
import { become, isSettled, type OwnerTable, type Phone } from './phones';
import type { Held } from './seat';

// Where a seat turned out to be another person's, phones go along.

const seatsNow = (table: OwnerTable | undefined) =>
	successors(table?.folded.effective ?? { places: [], struck: [] });

/**
 * Returns whose the seat is by now that a player had when row `since` (its `seq`) was not written yet; undefined where they
 * had none. Who was swapped with others keeps what is theirs.
 */
function seatSince({ rows, folded }: OwnerTable, player: string, since: number): string | undefined {
	const then = effectiveRows(rows.filter(({ seq }) => seq < since)).places;
	const seats = folded.effective.places.flatMap(({ versions, shown }) => {
		const was = then.find((place) => place.versions[0]?.seq === versions[0]?.seq)?.shown;
		const has = shown ? idsIn(shown.fact) : [];
		return was ? idsIn(was.fact).map((had, seat) => ({ had, has: has[seat] })) : [];
	});
	const now = seats.find(({ had }) => had === player)?.has;
	const swapped = seats.some(({ had }) => had === now) && seats.some(({ has }) => has === player);
	return swapped || typeof now !== 'string' ? undefined : now;
}

/** Reads what a phone sends, which may not have heard yet that its player's seat is another person's. */
export function heardAt(table: OwnerTable | undefined, message: unknown): ReturnType<typeof readToOwner> {
	const read = readToOwner(message);
	const now = seatsNow(table);
	// Who it was at another table is no matter of these seats.
	const other = read.ok && read.message.t === 'hello' && read.message.table !== table?.id;
	const heard =
		other || now.size === 0 || typeof message !== 'string' ? read : readToOwner(inSeats(message, now));
	if (other || !read.ok || !heard.ok || heard.message.t !== 'hello' || !table) return heard;
	if (read.message.t !== 'hello' || read.message.player === null) return heard;
	// Who was taken for its player may have come meanwhile: that is another seat.
	const player = seatSince(table, read.message.player, read.message.since) ?? heard.message.player;
	return { ...heard, message: { ...heard.message, player } };
}

/**
 * Goes along where a seat turned out to be another person's: phones, and what players have in their hands, are of who sits
 * there. Returns whether any phone is another player's with that.
 */
export function follow(
	phones: readonly Phone[],
	held: Map<string, Held>,
	table: OwnerTable | undefined
): boolean {
	if (!table || !isSettled(table)) return false;
	const now = seatsNow(table);
	for (const [device, theirs] of held)
		held.set(device, { ...theirs, player: now.get(theirs.player) ?? theirs.player });
	for (const phone of phones)
		if (phone.wish) phone.wish = { ...phone.wish, player: now.get(phone.wish.player) ?? phone.wish.player };
	const others = phones.filter(({ player }) => player !== null && now.has(player));
	for (const phone of others) {
		const to = now.get(phone.player ?? '');
		// Of who never sat here it is at no later table either.
		phone.was = phone.was.filter((one) => one !== phone.player);
		become(phone, phones.some(({ player }) => player === to) ? null : (to ?? null));
		phone.stood &&= phone.player ?? undefined;
	}
	return others.length > 0;
}
