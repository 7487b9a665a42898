import { isOpening, type Player } from './opening';
import type { EffectiveRows, Fact, Place } from './rows';
import { entryOf } from './sure';

/** What is written in the table's own words: an id never stands there, though it may read like one. */
const words = ['type', 'name', 'title', 'prize', 'seed'];

type Effective = Pick<EffectiveRows, 'places' | 'struck'>;

/** Who sits in a seat instead of the player of an id. */
export type Instead = ReadonlyMap<unknown, Player | undefined>;

function seatedAs(value: unknown, now: Instead): unknown {
	const other = now.get(value);
	if (other) return other.id;
	if (Array.isArray(value)) return value.map((one) => seatedAs(one, now));
	if (typeof value !== 'object' || value === null) return value;
	const player = now.get(entryOf(value, 'id'));
	return player ? { ...value, ...player } : entriesAs(value, now);
}

const entriesAs = (value: object, now: Instead) =>
	Object.fromEntries(
		Object.entries(value).map(([key, one]: [string, unknown]) => [
			now.get(key)?.id ?? key,
			words.includes(key) ? one : seatedAs(one, now)
		])
	);

/** Returns a fact as it is said where others sit; undefined where it does not name those who are not there. */
export function reseated(fact: Fact, now: Instead): Fact | undefined {
	const other = { ...fact, ...entriesAs(fact, now) };
	return JSON.stringify(other) === JSON.stringify(fact) ? undefined : other;
}

/** Returns the players who sit down with a fact. */
export function playersIn(fact: Fact): readonly Player[] {
	const players = isOpening(fact) ? fact.players : [entryOf(fact, 'player')];
	return players.flatMap((player) => {
		const id = entryOf(player, 'id');
		return typeof id === 'string' ? { id, name: String(entryOf(player, 'name')) } : [];
	});
}

const idsIn = (fact: Fact): readonly string[] => playersIn(fact).map(({ id }) => id);

/** Returns the ids of those who sit in the seats of a table, in the order in which they sat down. */
const seatsIn = (places: readonly Place[]): readonly unknown[] =>
	places.flatMap(({ shown }) => (shown ? idsIn(shown.fact) : []));

/** Returns whose each seat is by now, by the ids of the players who had it and turned out to be other people. */
export function successors({ places, struck }: Effective): ReadonlyMap<string, string> {
	const now = new Map<string, string>();
	const seated = seatsIn(places);
	// What was taken back says it of those alone whom nothing else names.
	for (const back of [true, false])
		for (const { versions, shown } of places)
			if (shown && versions.length > 1) {
				const ids = idsIn(shown.fact);
				for (const row of versions)
					for (const [seat, id] of idsIn(row.fact).entries())
						if (struck.includes(row) === back && !seated.includes(id)) now.set(id, String(ids[seat]));
			}
	return now;
}

/** Returns whose the seats are that became other people's between two looks at a table, by who had them: two may have swapped. */
export function seatChanges(before: readonly Place[], after: readonly Place[]): ReadonlyMap<string, string> {
	const [had, has] = [seatsIn(before), seatsIn(after)];
	const all = had.length === has.length ? had : [];
	return new Map(all.map((id, i) => [String(id), String(has[i])] as const).filter(([was, is]) => was !== is));
}

/** Returns the same, where what is written goes with the seats; nothing where places alone were swapped, and each player keeps theirs. */
export function seatsTaken(before: readonly Place[], after: readonly Place[]): ReadonlyMap<string, string> {
	const now = seatChanges(before, after);
	if (now.size === 0) return now;
	const told = (places: readonly Place[]) =>
		places
			.slice(1)
			.flatMap(({ versions, shown }) =>
				shown ? `${String(versions[0]?.seq)} ${JSON.stringify(shown.fact)}` : []
			);
	const facts = new Set(told(after));
	const kept = told(before).some(
		(fact) => facts.has(fact) && [...now.keys()].some((id) => fact.includes(JSON.stringify(id)))
	);
	return kept ? new Map() : now;
}

/** Returns a text with the ids that the seats have by now, also where an id is a part of a word of it. */
export const inSeats = (text: string, now: ReadonlyMap<string, string>): string =>
	now.size === 0 ? text : text.replace(/[\w-]+/g, (id) => now.get(id) ?? id);

/** Returns what is half typed at a table with the ids that the seats have by now; what is not typed yet stays so. */
export function inSeatsNow(typed: unknown, now: ReadonlyMap<string, string>): unknown {
	if (now.size === 0) return typed;
	if (typeof typed === 'string') return inSeats(typed, now);
	if (Array.isArray(typed)) return typed.map((one) => inSeatsNow(one, now));
	if (typeof typed !== 'object' || typed === null) return typed;
	return Object.fromEntries(
		Object.entries(typed).map(([key, one]: [string, unknown]) => [inSeats(key, now), inSeatsNow(one, now)])
	);
}
