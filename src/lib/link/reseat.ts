import { idsIn, inSeats, successors } from '$lib/domain/reseat';
import type { Place } from '$lib/domain/rows';
import { readToOwner } from './messages';
import { become, isSettled, type OwnerTable, type Phone } from './phones';
import type { Held } from './seat';

// Where a seat turned out to be another person's, phones go along.

const seatsNow = (table: OwnerTable | undefined) =>
	successors(table?.folded.effective ?? { places: [], struck: [] });

/**
 * Returns whose the seat is by now that a player had in the rows before `since` (a row's `seq`), where they sit in one
 * that was taken after that, or in none: a person of that name may have come who is another one.
 */
function seatSince(places: readonly Place[], player: string, since: number): string {
	const then = places.flatMap(({ versions, shown }) => {
		const known = versions.findLast(({ seq }) => seq < since);
		return known && shown ? [{ had: idsIn(known.fact), has: idsIn(shown.fact) }] : [];
	});
	if (then.some(({ has }) => has.includes(player))) return player;
	const seat = then.find(({ had }) => had.includes(player));
	const now = seat?.has[seat.had.indexOf(player)];
	return typeof now === 'string' ? now : player;
}

/** Reads what a phone sends, which may not have heard yet that its player's seat is another person's. */
export function heardAt(table: OwnerTable | undefined, message: unknown): ReturnType<typeof readToOwner> {
	const read = readToOwner(message);
	const now = seatsNow(table);
	// Who it was at another table is no matter of these seats.
	const other = read.ok && read.message.t === 'hello' && read.message.table !== table?.id;
	const heard =
		other || now.size === 0 || typeof message !== 'string' ? read : readToOwner(inSeats(message, now));
	if (other || !heard.ok || heard.message.t !== 'hello' || heard.message.player === null || !table)
		return heard;
	// Who was taken for its player may have come meanwhile: that is another seat.
	const { player, since } = heard.message;
	const { places } = table.folded.effective;
	return { ...heard, message: { ...heard.message, player: seatSince(places, player, since) } };
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
