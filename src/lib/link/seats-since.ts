import { isOpening, type Player } from '$lib/domain/opening';
import { reseated, type Instead } from '$lib/domain/reseat';
import { effectiveRows, type Fact, type FactRow } from '$lib/domain/rows';
import { entryOf } from '$lib/domain/sure';
import type { Grown } from '$lib/session/preview';

/** A fact with its moment, as it is said and as it is written. */
type Told = Pick<FactRow, 'fact' | 'moment'>;

/** Returns the players who sit down with a fact. */
function playersIn(fact: Fact): readonly Player[] {
	const players = isOpening(fact) ? fact.players : [entryOf(fact, 'player')];
	return players.flatMap((player) => {
		const id = entryOf(player, 'id');
		return typeof id !== 'string' ? [] : { id, name: String(entryOf(player, 'name')) };
	});
}

/**
 * Returns whose the seats are by now that players had when row `since` (its `seq`) was not written yet, by their ids then;
 * undefined for a seat that is nobody's any more. Who was swapped with others keeps what is theirs. Empty where no seat of
 * the table ever was another person's.
 */
export function seatsSince({ rows, folded }: Pick<Grown, 'rows' | 'folded'>, since: number): Instead {
	const { places } = folded.effective;
	if (!places.some(({ versions: [first, other] }) => first && other && playersIn(first.fact).length > 0))
		return new Map();
	const then = effectiveRows(rows.filter(({ seq }) => seq < since)).places;
	const seats = then.flatMap(({ versions: [first], shown }) => {
		const had = shown ? playersIn(shown.fact) : [];
		const now = places.find((place) => place.versions[0]?.seq === first?.seq)?.shown;
		const has = now ? playersIn(now.fact) : [];
		// Where the opening was put right otherwise, by one player more, each has the seat that is theirs.
		const moved = has.length === had.length || !now;
		return had.map((was, i) => ({ was, is: moved ? has[i] : was }));
	});
	const isSwapped = (was: Player, is: Player | undefined) =>
		seats.some((one) => one.was.id === is?.id) && seats.some((one) => one.is?.id === was.id);
	return new Map(seats.map(({ was, is }) => [was.id, isSwapped(was, is) ? was : is]));
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
