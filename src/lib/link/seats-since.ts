import type { Player } from '$lib/domain/opening';
import { playersIn, reseated, type Instead } from '$lib/domain/reseat';
import { effectiveRows, type FactRow, type Place, type Row } from '$lib/domain/rows';
import { grouped, type Step } from '$lib/domain/steps';
import type { Grown } from '$lib/session/preview';

/** A fact with its moment, as it is said and as it is written. */
type Told = Pick<FactRow, 'fact' | 'moment'>;

type Journalled = Pick<Grown, 'rows' | 'folded'>;

/** A seat by the row with which it was sat down in, and who sits there. */
interface Seat {
	readonly row: number;
	readonly key: string;
	readonly player: Player;
}

const seatsOf = (places: readonly Place[]): readonly Seat[] =>
	places.flatMap(({ versions: [first], shown }) => {
		const row = first?.seq ?? 0;
		return shown
			? playersIn(shown.fact).map((player, i) => ({ row, key: `${String(row)} ${String(i)}`, player }))
			: [];
	});

/** Returns the seats that a player has after a step, by the seat before it; a seat that is not named stays theirs. */
function seatsAfter(before: readonly Seat[], after: readonly Seat[]): ReadonlyMap<string, readonly string[]> {
	const pairs = before.flatMap(({ key, player }) => {
		const is = after.find((seat) => seat.key === key)?.player;
		return is && is.id !== player.id ? [{ key, was: player.id, is: is.id }] : [];
	});
	const others = before.flatMap(({ row, key, player }): (readonly [string, readonly string[]])[] => {
		const has = after.filter((seat) => seat.row === row);
		// Where the opening was put right otherwise, by one player more, each has the seat that is theirs.
		if (has.length > 0 && has.length !== before.filter((seat) => seat.row === row).length)
			return [[key, has.filter((seat) => seat.player.id === player.id).map((seat) => seat.key)]];
		const one = pairs.find((pair) => pair.key === key);
		const back = pairs.filter(({ was, is }) => was === one?.is && is === one.was);
		// Two who were swapped keep what is theirs.
		return back.length > 0 ? [[key, back.map((pair) => pair.key)]] : [];
	});
	return new Map(others);
}

/** The steps of a journal with which seats changed, and whose they are since each of them, as far as it was asked. */
interface Seating {
	readonly steps: readonly Step[];
	readonly since: Map<number, Instead>;
}
const known = new WeakMap<readonly Row[], Seating>();

function seatingOf({ rows, folded }: Journalled): Seating {
	const found = known.get(rows);
	if (found) return found;
	const seating = new Set(
		folded.effective.places.flatMap(({ versions }) =>
			versions.some(({ fact }) => playersIn(fact).length > 0) ? versions.map(({ seq }) => seq) : []
		)
	);
	const changes = (row: Row) =>
		seating.has('strikes' in row ? row.strikes : 'restores' in row ? row.restores : row.seq);
	const made = {
		steps: grouped(rows).filter((step) => step.some(changes)),
		since: new Map<number, Instead>()
	};
	known.set(rows, made);
	return made;
}

/**
 * Returns whose the seats are by now that players had when row `since` (its `seq`) was not written yet, by their ids then;
 * undefined for a seat that is nobody's any more. Who was swapped with others keeps what is theirs, and who sat down anew
 * is who they are. Of a step of which a part was heard nothing was. Empty where no seat of the table ever was another
 * person's.
 */
export function seatsSince(table: Journalled, since: number): Instead {
	const { places } = table.folded.effective;
	if (!places.some(({ versions: [first, other] }) => first && other && playersIn(first.fact).length > 0))
		return new Map();
	const seating = seatingOf(table);
	const heard = seating.steps.filter((step) => (step.at(-1)?.seq ?? 0) < since).length;
	const found = seating.since.get(heard) ?? playersNow(table, seating.steps.slice(heard));
	seating.since.set(heard, found);
	return found;
}

/** Returns who each player is after the steps, by the seats they had before the first of them. */
function playersNow({ rows, folded }: Journalled, steps: readonly Step[]): Instead {
	const until = (seq: number) => seatsOf(effectiveRows(rows.filter((row) => row.seq < seq)).places);
	const now = seatsOf(folded.effective.places);
	const [first] = steps;
	const then = first ? until(first[0].seq) : now;
	const had = new Map<string, readonly string[]>();
	for (const { key, player } of then) had.set(player.id, [...(had.get(player.id) ?? []), key]);
	for (const step of steps) {
		const seats = seatsAfter(until(step[0].seq), until((step.at(-1)?.seq ?? 0) + 1));
		for (const [id, keys] of had)
			had.set(
				id,
				keys.flatMap((key) => seats.get(key) ?? key)
			);
	}
	return new Map(
		[...had].map(([id, keys]) => {
			const seat = now.find(({ key }) => keys.includes(key));
			const anew = now.find(({ row, player }) => player.id === id && first && row >= first[0].seq);
			return [id, (seat ?? anew)?.player];
		})
	);
}

/** Returns all that was said with whose the seats are by now; undefined where it names a player whose seat is nobody's any more. */
export function saidNow<S extends Told>(said: readonly S[], seats: Instead): readonly S[] | undefined {
	const others = new Map([...seats].filter(([id, player]) => player?.id !== id));
	const text = JSON.stringify(said);
	for (const [id, player] of others) if (!player && text.includes(JSON.stringify(id))) return undefined;
	return said.map((one) => {
		const player = one.moment && others.get(one.moment.player);
		const moment = player && { moment: { ...one.moment, player: player.id } };
		return { ...one, fact: reseated(one.fact, others) ?? one.fact, ...moment };
	});
}
