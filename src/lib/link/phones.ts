import { sameName } from '$lib/domain/names';
import type { Player } from '$lib/domain/opening';
import type { Row } from '$lib/domain/rows';
import { namesIn } from '$lib/session/fold-with-names';
import type { Table } from '$lib/session/table.svelte';
import { sealedRow } from './fair';
import { FloodGate } from './flood';
import { journalMark } from './journal-mark';
import {
	longestMessage,
	mostRows,
	protocol,
	written,
	type Asked,
	type ToOwner,
	type ToPhone
} from './messages';
import type { NoSeat } from './seat';
import type { Wire } from './wire';

/** So many phones can be linked to a table. */
export const mostPhones = 12;
/** So many proposals wait while the owner is away from the table. */
export const mostWaiting = 200;

/** What the owner's device knows of a table; a `Table` is one. */
export type OwnerTable = Pick<
	Table,
	| ('id' | 'box' | 'rows' | 'folded' | 'savedTo' | 'saving' | 'watching' | 'newer')
	| ('record' | 'undo' | 'undoTarget' | 'lastDone' | 'draft' | 'setDraft' | 'write')
>;

/** Why the owner closed a link. */
export type Closed =
	| ('full' | 'garbage' | 'too-large' | 'flood' | 'order' | 'replaced' | 'other-table' | 'ended' | 'moved')
	| 'gone';

/** A phone that is linked, as the owner's screen shows it. */
export interface LinkedPhone {
	readonly key: number;
	/** Whose it is; null for one that only looks or has not said yet. */
	readonly player: string | null;
	/** It has said who it is, and has the journal. */
	readonly ready: boolean;
	/** It was said that it only looks on. */
	readonly looks: boolean;
	/** It does not answer for the moment. */
	readonly faint: boolean;
	/** It asks for the seat of this player, who has another phone. */
	readonly wish: string | undefined;
}

/** What a phone said of whose it is, and the first row that it had not. */
export type Early = Pick<Extract<ToOwner, { t: 'hello' }>, 'table' | 'since' | 'player'>;

/** A phone that is linked, with all that the owner knows of it. */
export interface Phone {
	readonly key: number;
	readonly wire: Wire;
	readonly gate: FloodGate;
	hello: Extract<ToOwner, { t: 'hello' }> | undefined;
	/** It said whose it is while the owner was away: by the seats as they were on the phone. */
	early: Early | undefined;
	welcomed: boolean;
	/** It was told of another table and has not said hello there yet: what it sends until then is for the last table. */
	turned: boolean;
	/** It is sent all rows again: a player has another name in them. */
	anew: boolean;
	player: string | null;
	/** Whose it is as far as it has heard, or by what it said itself; undefined on a line that has heard nothing. */
	told: string | null | undefined;
	looks: boolean;
	/** Its players at earlier tables, the last one first; they need not be at this table. */
	was: readonly string[];
	faint: boolean;
	/** The seat that it asked for, and why it was refused while another phone has it. */
	wish: { readonly player: string; readonly why: NoSeat['why'] } | undefined;
	/** The player of whose half-typed input it was told on this line, since it is theirs. */
	stood: string | undefined;
	/** What it was told last beside the rows; undefined for one that does not hear it. */
	besides: string | undefined;
	/** The first row that it has not been sent. */
	next: number;
	/** The number of its last proposal. */
	last: number;
	/** Proposals that were taken and are not on the disk yet, each with the last of its rows. */
	taken: [n: number, seq: number][];
	waiting: Asked[];
	/** The seeds that it was told. */
	opened: readonly string[];
}

/** Returns a phone of which nothing is known yet. */
export const newPhone = (key: number, wire: Wire, now: number): Phone => ({
	...{
		key,
		wire,
		gate: new FloodGate(now),
		turned: false,
		player: null,
		looks: false,
		was: [],
		faint: false
	},
	...atFirst()
});

/** Returns a phone as the owner's screen shows it. */
export const shownAs = ({ key, player, looks, welcomed: ready, faint, wish }: Phone): LinkedPhone => ({
	...{ key, player, looks, ready, faint },
	wish: wish?.player
});

/** Returns what is known of a phone before it says hello. */
const atFirst = () => ({
	...{
		hello: undefined,
		early: undefined,
		told: undefined,
		welcomed: false,
		anew: false,
		stood: undefined,
		wish: undefined,
		besides: undefined
	},
	...{ next: 0, last: 0, taken: [], waiting: [], opened: [] }
});

/** Tells a phone of another table. Returns whether it can follow there; it stays its player's. */
export function turn(phone: Phone): boolean {
	// A phone that has not said hello yet says it to this table.
	if (!phone.hello) return true;
	if (phone.hello.p !== protocol) return false;
	Object.assign(phone, { ...atFirst(), turned: true });
	phone.wire.send(written({ t: 'next' }));
	return true;
}

/** The seals of what phones were told of each table: what they know draws nothing more. */
export interface Told {
	of(table: string): readonly string[];
	/** Resolves when it is remembered; only then is a phone told. */
	add(table: string, seal: string): Promise<unknown>;
}

/** Returns what remembers it for as long as itself is remembered. */
export function newTold(): Told {
	const seals = new Map<string, readonly string[]>();
	const of = (table: string) => seals.get(table) ?? [];
	return { of, add: (table, seal) => Promise.resolve(seals.set(table, [...of(table), seal])) };
}

/** What the links need of the device. */
export interface Surroundings {
	/** Milliseconds of any clock that only goes forward. */
	readonly now: () => number;
	readonly newId: () => string;
	/** The id of the person whom the device knows by a name. */
	readonly known?: (name: string) => string | undefined;
	/** The id of the person that an id means, where two people were merged. */
	readonly personOf?: (id: string) => string;
	/** The colour of the person whom a player's id means, where the device knows one. */
	readonly colourOf?: (id: string) => string | undefined;
	/** Which seeds phones were told, by their seals; known as long as the links are where this is left out. */
	readonly told?: Told;
	/** Something of `phones` is otherwise. */
	readonly changed: () => void;
}

/** Returns whether everything said so far is on the disk, or storage takes nothing: only then a phone can tell what of its was taken. */
export const isSettled = ({ saving, savedTo, rows }: OwnerTable): boolean =>
	saving === 'unsaved' || savedTo >= lastSeq(rows);

/** Returns what everybody is called at a table. */
export const calledAt = ({ rows }: OwnerTable): string => JSON.stringify([...namesIn(rows)]);

/** Returns whether a phone has the first rows of this table, and these alone: it is sent what comes after them. */
export function agrees(
	{ table: id, since, mark }: Extract<ToOwner, { t: 'hello' }>,
	{ id: here, rows }: OwnerTable
): boolean {
	if (id !== here || since < 1 || since > lastSeq(rows) + 1) return false;
	const before = rows.filter(({ seq }) => seq < since).map(sealedRow);
	return lastSeq(before) === since - 1 && journalMark(before) === mark;
}

/** Returns why a phone cannot be a player's. While the owner is away (no table) it is not known who plays. */
export function whyNoSeat(
	phone: Phone,
	player: string | null,
	all: readonly Phone[],
	table: OwnerTable | undefined
): NoSeat['why'] | undefined {
	if (player === null) return undefined;
	const { hello } = phone;
	if (hello?.p !== protocol) return 'other-version';
	// A phone on a new line has its seat from the line before.
	const other = all.find((one) => one.player === player && one.hello?.device !== hello.device);
	if (other) return other.faint ? 'seat-silent' : 'seat-taken';
	const scores = table && scoresAt(table);
	return scores?.some((one) => one.player === player) === false ? 'no-such-player' : undefined;
}

const outcomeAt = ({ folded }: OwnerTable) => folded.variant.outcome(folded.snapshot);
export const scoresAt = (table: OwnerTable) => outcomeAt(table).scores;

/** Returns the person of a name: a player who was at the table, or a person that the device knows, or else a new one. */
export function personCalled(name: string, table: OwnerTable, { known, newId }: Surroundings): Player {
	const id = scoresAt(table).find((one) => sameName(one.name, name))?.player ?? known?.(name);
	return { id: id ?? newId(), name };
}

type WhyNoSeat = (phone: Phone, player: string) => NoSeat['why'] | undefined;

/** Returns the id that a player has at a table: another one if they were merged with the person who plays there. */
export function seatOf(
	player: string,
	table: OwnerTable | undefined,
	{ personOf = (id) => id }: Surroundings
): string {
	const ids = table ? scoresAt(table).map((one) => one.player) : [];
	if (ids.includes(player)) return player;
	return ids.find((id) => personOf(id) === personOf(player)) ?? player;
}

/** Gives the phone to this player, or else to the last player of it who plays here and has no other phone. */
export function sitAgain(
	phone: Phone,
	player: string | null,
	whyNot: WhyNoSeat,
	seat: (player: string) => string
): void {
	phone.was = phone.was.map(seat);
	const all = player === null ? phone.was : [seat(player), ...phone.was];
	become(phone, all.find((one) => !whyNot(phone, one)) ?? null);
}

/**
 * A player said whose phone it is. It is no other player's of this table any more; of players who are not at this table it
 * can be again at a later one.
 */
export function choose(phone: Phone, player: string | null, whyNot: WhyNoSeat): void {
	phone.was = phone.was.filter((one) => whyNot(phone, one) === 'no-such-player');
	phone.looks = player === null;
	phone.wish = undefined;
	become(phone, player);
}

/** The phone is this player’s from now on, or nobody’s. */
export function become(phone: Phone, player: string | null): void {
	if (player !== null) phone.was = [player, ...phone.was.filter((one) => one !== player)];
	phone.player = player;
}

/** Returns whether the game at a table is over. */
export const isOver = (table: OwnerTable): boolean => outcomeAt(table).status === 'over';

/** Returns the place of the last row, -1 where there is none. */
export const lastSeq = (rows: readonly Row[]): number => rows.at(-1)?.seq ?? -1;

/** Returns what a phone is still to be sent of a journal, as far as that is on the disk, and notes it as sent. */
export function rowsFor(phone: Phone, table: OwnerTable, always: boolean): readonly ToPhone[] {
	const to = table.saving === 'unsaved' ? Infinity : table.savedTo;
	const rows = table.rows.filter(({ seq }) => seq >= phone.next && seq <= to).map(sealedRow);
	const taken = phone.taken.filter(([, seq]) => seq <= to);
	if (rows.length === 0 && taken.length === 0 && !always) return [];
	phone.next = Math.max(phone.next, lastSeq(rows) + 1);
	phone.taken = phone.taken.filter(([, seq]) => seq > to);
	return inParts(rows).map((part, i, { length }) => {
		const all = i === length - 1;
		return { t: 'rows', rows: part, taken: all ? taken : [], all };
	});
}

/** Returns rows in as many messages as they need; one at least. */
export function inParts(rows: readonly Row[]): readonly (readonly Row[])[] {
	const parts: Row[][] = [[]];
	let size = 0;
	// Half of what a message may be: characters outside of ASCII weigh more on the line.
	const room = longestMessage.toPhone / 2;
	for (const row of rows) {
		const length = JSON.stringify(row).length;
		const part = parts.at(-1);
		if (part && part.length > 0 && (size + length > room || part.length === mostRows)) {
			parts.push([row]);
			size = length;
		} else {
			part?.push(row);
			size += length;
		}
	}
	return parts;
}
