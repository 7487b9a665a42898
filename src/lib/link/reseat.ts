import { inSeats, successors, type Instead } from '$lib/domain/reseat';
import { readToOwner } from './messages';
import { become, isSettled, lastSeq, type Early, type OwnerTable, type Phone } from './phones';
import type { Held } from './seat';
import { seatsSince } from './seats-since';

// Where a seat turned out to be another person's, phones go along.

const seatsNow = (table: Pick<OwnerTable, 'folded'> | undefined) =>
	successors(table?.folded.effective ?? { places: [], struck: [] });

/** Returns whose a phone is by now that is `player`'s by what it said. Who it was at another table is no matter of these seats. */
export function whoseNow(
	table: Pick<OwnerTable, 'id' | 'rows' | 'folded'>,
	player: string | null,
	said: Early
): string | null {
	if (said.table !== table.id || said.player === null) return player;
	const seats = seatsSince(table, said.since);
	if (seats.has(said.player)) return seats.get(said.player)?.id ?? null;
	return seatsNow(table).get(said.player) ?? said.player;
}

/**
 * Reads what a phone sends, which may not have heard yet that its player's seat is another person's. What says itself up to
 * which row the phone had the journal is read as it stands.
 */
export function heardAt(table: OwnerTable | undefined, message: unknown): ReturnType<typeof readToOwner> {
	const read = readToOwner(message);
	if (!read.ok || !table) return read;
	const { message: said } = read;
	if (said.t === 'hello')
		return { ...read, message: { ...said, player: whoseNow(table, said.player, said) } };
	const now = seatsNow(table);
	const dated = said.t === 'propose' && said.since !== undefined;
	return dated || now.size === 0 || typeof message !== 'string' ? read : readToOwner(inSeats(message, now));
}

/** Phones, and what players have in their hands, go along where a seat turned out to be another person's. */
export class Following {
	/** The table, and the first of its rows of whose seats nothing was heard yet. */
	#at: { readonly id: string; readonly next: number } | undefined;
	/** Phones are other players', and have not been told. */
	untold = false;

	/** Returns whether phones are to be told that they are other players'. They are so at once, and told when that is on the disk. */
	follow(phones: readonly Phone[], held: Map<string, Held>, table: OwnerTable | undefined): boolean {
		if (!table) return false;
		const at = { id: table.id, next: lastSeq(table.rows) + 1 };
		const since = this.#at?.id === at.id ? this.#at.next : at.next;
		this.#at = at;
		if (since < at.next || phones.some(({ early }) => early))
			this.#move(phones, held, table, seatsSince(table, since));
		const told = this.untold && isSettled(table);
		this.untold &&= !told;
		return told;
	}

	#move(phones: readonly Phone[], held: Map<string, Held>, table: OwnerTable, seats: Instead): void {
		const [here, were] = [seatsSince(table, Infinity), seatsNow(table)];
		const now = (player: string) => {
			if (seats.get(player)) return seats.get(player)?.id;
			// Who sat down may do so again, unless the name is, or was, that of another seat.
			const another = here.has(player) || were.has(player);
			return seats.has(player) && another ? undefined : player;
		};
		for (const [device, theirs] of held)
			held.set(device, { ...theirs, player: now(theirs.player) ?? theirs.player });
		for (const phone of phones)
			if (phone.wish) phone.wish = { ...phone.wish, player: now(phone.wish.player) ?? phone.wish.player };
		const others = phones.flatMap((phone) => {
			const { player, early } = phone;
			phone.early = undefined;
			const at = early ? whoseNow(table, player, early) : player;
			const to = early || at === null ? at : (now(at) ?? null);
			return to === player ? [] : [{ phone, to }];
		});
		for (const { phone } of others) {
			// Of who never sat here it is at no later table either.
			phone.was = phone.was.filter((one) => one !== phone.player);
			phone.player = null;
		}
		for (const { phone, to } of others) {
			become(phone, phones.some(({ player }) => player === to) ? null : to);
			phone.stood &&= phone.player ?? undefined;
		}
		this.untold ||= others.length > 0;
	}
}
