import { openingEntries, playersSchema, sameName, type Opening, type Player } from '$lib/core/opening';
import type { Room } from '$lib/core/room';
import { readDraft, writeDraft } from '$lib/journal/drafts';
import type { Roster } from '$lib/journal/roster';
import type { SetUp } from '$lib/games/box-screens';
import * as v from 'valibot';

/** A set-up that was begun: who sat down, what was half typed, and what was chosen. */
interface Begun {
	readonly players: readonly Player[];
	readonly typed: string;
	readonly chosen: unknown;
}

const begunSchema = v.object({
	players: v.union([playersSchema, v.tuple([])]),
	typed: v.string(),
	chosen: v.unknown()
});

const begunKey = (box: string) => `set-up:${box}`;
const lastKey = (box: string) => `last-set-up:${box}`;
/** Who sat at the last table of any box, in seating order. */
const seatingKey = 'last-seating';

function openingOf(room: Room, value: unknown): Opening | undefined {
	const reading = room.read(value);
	return reading.ok && reading.fact.type === openingEntries.type.literal
		? (reading.fact as Opening)
		: undefined;
}

/**
 * What to begin with: the set-up that was left, else the people of the last table, whatever was played there, and what
 * the last table of this box chose, else nothing.
 */
export async function recall(
	room: Room,
	again?: Opening
): Promise<{ players: readonly Player[]; typed: string; chosen: Opening | undefined }> {
	const rematch = again && openingOf(room, again);
	if (rematch) return { players: rematch.players, typed: '', chosen: rematch };
	const [begun, last, seated] = await Promise.all([
		readDraft(begunKey(room.box)),
		readDraft(lastKey(room.box)),
		readDraft(seatingKey)
	]);
	const left = v.safeParse(begunSchema, begun);
	if (left.success) {
		const { players, typed, chosen } = left.output;
		return { players, typed, chosen: openingOf(room, chosen) };
	}
	const opening = openingOf(room, last);
	const seating = v.safeParse(playersSchema, seated);
	const players = seating.success ? seating.output : (opening?.players ?? []);
	return { players, typed: '', chosen: opening };
}

/** The same people as the roster calls them by now; of two who are one since, the first keeps the seat. */
export function asCalledNow(players: readonly Player[], roster: Roster): readonly Player[] {
	const named = players.map(({ id, name }) => ({ id, name: roster.name(id, name) }));
	return named.filter(({ name }, i) => named.findIndex((other) => sameName(other.name, name)) === i);
}

const seed = 'only-to-be-remembered';
const guests: readonly Player[] = ['1', '2', '3', '4'].map((number) => ({
	id: `guest-${number}`,
	name: `guest ${number}`
}));

/** What was chosen, as an opening. With too few people the room would give none: guests fill the seats. */
function choicesOf(setUp: SetUp, players: readonly Player[]): Opening | undefined {
	for (const asked of [players, [...players, ...guests]]) {
		const result = setUp.opening(asked, seed);
		if (result.ok) return result.opening;
	}
	return undefined;
}

/** The state of a set-up as plain data; reading it touches all that may change. */
export const begunOf = (setUp: SetUp, players: readonly Player[], typed: string): Begun => ({
	players,
	typed,
	chosen: choicesOf(setUp, players)
});

export const keepBegun = (box: string, begun: Begun) => writeDraft(begunKey(box), begun);

/** The table has started: next time begins with what it chose. */
export async function keepLast(opening: Opening): Promise<void> {
	await Promise.all([
		writeDraft(begunKey(opening.box), undefined),
		writeDraft(lastKey(opening.box), opening),
		writeDraft(seatingKey, opening.players)
	]);
}
