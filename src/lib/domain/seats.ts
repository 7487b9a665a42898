import * as v from 'valibot';
import { sameName } from './names';
import type { Score } from './box';
import { playerSchema, type Player } from './opening';

/** A player's place at one table, in seating order. A player who left keeps the seat, and what they won. */
export interface Seat extends Player {
	readonly here: boolean;
}

/** Why a player cannot join, leave, or do something at a table. */
export type SeatRefusal =
	| { readonly why: 'no-such-player' }
	| { readonly why: 'player-has-left'; readonly player: string }
	| { readonly why: 'already-at-the-table'; readonly name: string }
	| { readonly why: 'too-few-players'; readonly fewest: number }
	| { readonly why: 'too-many-players'; readonly most: number };

export const playerId = v.pipe(v.string(), v.minLength(1), v.maxLength(64));

/** The facts of a table's seats; a box adds them to its own. */
export const seatFacts = {
	/** A player joined, or came back. */
	'player.joined': { player: playerSchema },
	'player.left': { player: playerId }
};

export const seatOf = <S extends Seat>(seats: readonly S[], player: string): S | undefined =>
	seats.find(({ id }) => id === player);

export const seatsHere = <S extends Seat>(seats: readonly S[]): readonly S[] =>
	seats.filter(({ here }) => here);

/** Returns why this player cannot do anything now: they never sat down, or have left. */
export function whyNotHere(seats: readonly Seat[], player: string): SeatRefusal | undefined {
	const seat = seatOf(seats, player);
	if (!seat) return { why: 'no-such-player' };
	return seat.here ? undefined : { why: 'player-has-left', player };
}

/**
 * Returns why a player cannot sit down, or come back: they sit here, or another seat has their name, or there are
 * `most` already. Seats that were left keep their names, and with `counted` their room.
 */
export function whyNotJoin(
	seats: readonly Seat[],
	{ id, name }: Player,
	most: number,
	counted?: 'all'
): SeatRefusal | undefined {
	const others = seats.filter((seat) => seat.id !== id);
	if (seatOf(seats, id)?.here || others.some((seat) => sameName(seat.name, name)))
		return { why: 'already-at-the-table', name };
	const taken = counted === 'all' ? others : seatsHere(others);
	return taken.length >= most ? { why: 'too-many-players', most } : undefined;
}

/** Returns why a player cannot leave: they are not here, or fewer than `fewest` would stay. */
export const whyNotLeave = (
	seats: readonly Seat[],
	player: string,
	fewest: number
): SeatRefusal | undefined =>
	whyNotHere(seats, player) ??
	(seatsHere(seats).length <= fewest ? { why: 'too-few-players', fewest } : undefined);

/** Returns the seats with a player who joined: back in their old seat, or in a new one made by `newSeat`. */
export function joined<S extends Seat>(
	seats: readonly S[],
	player: Player,
	newSeat: (player: Player) => S
): readonly S[] {
	if (!seatOf(seats, player.id)) return [...seats, newSeat(player)];
	return seats.map((seat) => (seat.id === player.id ? { ...seat, name: player.name, here: true } : seat));
}

/** Returns the seats with one of them left. */
export const left = <S extends Seat>(seats: readonly S[], player: string): readonly S[] =>
	seats.map((seat) => (seat.id === player ? { ...seat, here: false } : seat));

/** Returns what each seat has of these totals, and who has left. */
export const scoresOf = (seats: readonly Seat[], totals: ReadonlyMap<string, number>): readonly Score[] =>
	seats.map(({ id, name, here }) => ({
		...{ player: id, name, score: totals.get(id) ?? 0 },
		...(here ? {} : { left: true })
	}));

/** Returns the opening of a rematch: the same table, with the players who are still here. */
export const rematchOf = <O extends { readonly players: readonly Player[] }>(
	opening: O,
	seats: readonly Seat[]
): O => ({ ...opening, players: seatsHere(seats).map(({ id, name }) => ({ id, name })) });
