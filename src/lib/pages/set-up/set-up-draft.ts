import { tick } from 'svelte';
import { namelessId } from '$lib/domain/nameless';
import { sameName } from '$lib/domain/names';
import { isOpening, type Opening, type Player } from '$lib/domain/opening';
import type { Box } from '$lib/domain/box';
import { m } from '$lib/i18n';
import { listedSides } from '$lib/i18n/listed';
import { load } from '$lib/session/load';
import type { Roster } from '$lib/storage/roster';
import { loadLastOpening, loadLastSeating, loadSetUp } from '$lib/storage/set-ups';
import type { LastTable, SetUpDraft } from '$lib/storage/schema';
import type { BoxSetUp, BoxUi, SetUp } from '$lib/games/box-ui';

type Ui = Pick<BoxSetUp, 'mostPlayers'>;

function openingOf(box: Box, value: unknown): Opening | undefined {
	const reading = box.read(value);
	return reading.ok && isOpening(reading.fact) ? reading.fact : undefined;
}

/** Returns the opening of a rematch of a table on this device; undefined where that cannot be read. */
export async function rematchLike(
	box: Box,
	{ loadLog }: Pick<BoxUi, 'loadLog'>,
	id: string
): Promise<Opening | undefined> {
	const [loaded, log] = await Promise.all([
		load(id, (name) => Promise.resolve(name === box.id ? box : undefined), true),
		loadLog()
	]);
	return loaded.what === 'loaded' ? log.rematch(loaded.folded.opening, loaded.folded.snapshot) : undefined;
}

/** Returns so many players without names, each called by their number. */
export const unnamed = (many: number): Player[] =>
	Array.from({ length: many }, (_, i) => ({
		id: namelessId(i + 1),
		name: m.new_nameless({ number: String(i + 1) })
	}));

/** What a set-up begins with. */
export interface Beginning {
	readonly players: readonly Player[];
	readonly typed: string;
	readonly chosen: Opening | undefined;
	/** The table whose players it begins with, or follows. */
	readonly last?: LastTable | undefined;
	/** The seed of the opening that it is a rematch of. */
	readonly of?: string | undefined;
	/** All is as it was: it starts by itself. */
	readonly same?: boolean;
}

const sits = (seats: readonly Player[], { id }: Player): boolean => seats.some((other) => other.id === id);

/**
 * Returns a set-up that was begun as its table stands by now: who left it since is gone, who came has sat down, and where a
 * seat turned out to be another person's it is theirs here, too, also in what was chosen. Who was seated or taken off by
 * hand stays so. One that was begun after another table is as it was.
 */
function following(begun: SetUpDraft, now: LastTable | undefined): SetUpDraft {
	const { players, last } = begun;
	if (!last || last.at !== now?.at) return begun;
	const [was, is] = [last.seats, now.seats];
	const placeOf = new Map(was.map(({ id, place }, i) => [id, place ?? i]));
	const inPlace = new Map<number | undefined, Player>(is.map((player, i) => [player.place ?? i, player]));
	const instead = new Map<string, Player>();
	let chosen = JSON.stringify(begun.chosen ?? null);
	for (const before of was) {
		if (sits(is, before)) continue;
		// Who sits there may have changed places with another since.
		const player = was.reduce<Player | undefined>(
			(one) => (one && placeOf.has(one.id) ? inPlace.get(placeOf.get(one.id)) : one),
			before
		);
		if (!player || placeOf.has(player.id) || sits(players, player)) continue;
		instead.set(before.id, player);
		chosen = chosen.replaceAll(`"${before.id}"`, `"${player.id}"`);
	}
	const stay = players.flatMap(
		(player) => instead.get(player.id) ?? (sits(was, player) && !sits(is, player) ? [] : player)
	);
	const known = [...was, ...stay, ...instead.values()];
	const untouched = was.length === players.length && was.every(({ id }, seat) => id === players[seat]?.id);
	return {
		...begun,
		players: untouched ? is : [...stay, ...is.filter((player) => !sits(known, player))],
		chosen: JSON.parse(chosen),
		last: now
	};
}

/**
 * Returns what a set-up begins with: the one that was begun, else the players of the last table of any box and the
 * choices of the last table of this box; of more players than can play it, the first of them. A rematch starts by itself,
 * until something is changed in it.
 */
export async function loadBeginning(box: Box, ui: Ui, roster: Roster, rematch?: Opening): Promise<Beginning> {
	const [begun, last, seating] = await Promise.all([
		loadSetUp(box.id),
		loadLastOpening(box.id),
		loadLastSeating()
	]);
	const opening = openingOf(box, last);
	const seats = seating?.slice(0, ui.mostPlayers);
	const now = seats && { seats, at: roster.people[0]?.lastPlayedAt ?? 0 };
	// One that did not start stays as it was changed since.
	if (rematch && begun?.of !== rematch.seed) {
		const { players, seed: of } = rematch;
		const ofLast = players.every((player) => sits(seats ?? [], player));
		return { players, typed: '', chosen: rematch, same: true, last: ofLast ? now : undefined, of };
	}
	if (begun) {
		const followed = following(begun, now);
		const players = followed.players.slice(0, Math.max(ui.mostPlayers ?? Infinity, begun.players.length));
		return { ...followed, players, chosen: openingOf(box, followed.chosen) };
	}
	const players = seats ?? opening?.players.slice(0, ui.mostPlayers) ?? [];
	return { players, typed: '', chosen: opening, last: now };
}

/** Returns who plays, and who with whom. */
export function playing({ players, partners = [] }: Opening): string {
	const alone = players.filter(({ id }) => !partners.some((pair) => pair.includes(id))).map(({ id }) => [id]);
	return listedSides(
		[...partners, ...alone].map((side) => ({
			names: side.map((id) => players.find((player) => player.id === id)?.name ?? '')
		}))
	);
}

/** Returns whether a rematch without some of those who were partners would part two who both play on: nobody asked for that. */
export function parts({ partners: before = [] }: Opening, { players, partners = [] }: Opening): boolean {
	const stand = before.filter((pair) => pair.every((id) => players.some((player) => player.id === id)));
	const now = partners.map((pair) => pair.join());
	return stand.length < before.length && !stand.every((pair) => now.includes(pair.join()));
}

/** Returns the same people as the roster calls them by now; of two who are one since, the first keeps the seat. */
export function asCalledNow(players: readonly Player[], roster: Roster): readonly Player[] {
	const named = players.map(({ id, name }) => ({ id, name: roster.name(id, name) }));
	return named.filter(({ name }, i) => named.findIndex((other) => sameName(other.name, name)) === i);
}

const seed = 'only-to-be-remembered';
const guests: readonly Player[] = ['1', '2', '3', '4'].map((number) => ({
	id: `guest-${number}`,
	name: `guest ${number}`
}));

/**
 * Returns what was chosen, as an opening. With too few people, or one without a partner, the box would give none: guests
 * fill the seats; with too many, it is that of the first of them.
 */
function choicesOf(setUp: SetUp, players: readonly Player[]): Opening | undefined {
	const seatings = [
		players,
		...guests.map((_, i) => [...players, ...guests.slice(0, i + 1)]),
		...players.map((_, i) => players.slice(0, -1 - i))
	];
	for (const seated of seatings) {
		const result = setUp.opening(seated, seed);
		if (result.ok) return result.opening;
	}
	return undefined;
}

/**
 * Returns the state of a set-up as plain data; reading it touches all that may change. A field that is typed wrongly costs
 * no other choice: then what was chosen `before` stands.
 */
export const setUpDraftOf = (
	setUp: SetUp,
	players: readonly Player[],
	typed: string,
	before?: unknown
): SetUpDraft => ({
	players,
	typed,
	chosen: choicesOf(setUp, players) ?? before
});

/**
 * Focuses and marks what keeps a table from starting: a field that is typed wrongly, or is empty and must not be. The
 * sentence that says so takes its room first, so that the field comes into sight above it.
 */
export async function focusWrongField(): Promise<void> {
	await tick();
	const wrong = document.querySelector<HTMLInputElement>('main input:is(:invalid, [aria-invalid=true])');
	wrong?.checkValidity();
	wrong?.focus();
}
