import { entryOf } from '$lib/domain/sure';
import type { SeatTable } from '$lib/link/seat';
import { withDraft } from '$lib/ui/table/drafts';
import * as v from 'valibot';
import type { RoundScores } from '../rules/facts';

/** What can stand in a field while it is typed: a minus, and up to five digits. */
export const halfTyped = /^-?\d{0,5}$/;

/** What is typed, by total. */
export type Typed = Readonly<Record<string, string>>;

/** Returns the points that stand in a field, unless nothing complete does. */
export const pointsIn = (text: string): number | undefined =>
	/\d/.test(text) ? Number(text) || 0 : undefined;

/** Returns what was typed, of any value that may have been kept. */
export const readTyped = (value: unknown): Typed =>
	Object.fromEntries(
		Object.entries(typeof value === 'object' && value !== null ? value : {}).filter(
			(entry): entry is [string, string] => typeof entry[1] === 'string' && halfTyped.test(entry[1])
		)
	);

/** Returns the points of a round as they would be typed. */
export const typedOf = (scores: RoundScores): Typed =>
	Object.fromEntries(scores.map(({ side, points }) => [side, String(points)]));

/**
 * What was typed of a round, the last of it last: into which field, with the row that was the last one done by then, since
 * what was done later is undone first; what stood there before, and from whose phone that was. What undo brought back was
 * typed before, and is not among it. [G-3]
 */
export type TypingOrder = readonly (readonly [
	side: string,
	row: number,
	was?: string | undefined,
	by?: unknown
])[];

/** So much of it can be taken back. */
const most = 100;

const kept = v.array(v.tuple([v.string(), v.number(), v.optional(v.string()), v.unknown()]));

/**
 * Returns the same of any value that may have been kept. The version before kept one row for all that was typed, or told
 * it otherwise: then it is taken for `row`, the last one done.
 */
export const readTypingOrder = (value: unknown, typed: object, row: number): TypingOrder =>
	v.is(kept, value)
		? value
		: Object.keys(typed).map((side) => [side, typeof value === 'number' ? value : row]);

/** Returns it once something was typed; where it `goesOn` with what was typed last, undo takes back both. */
export function typedLast(
	after: TypingOrder,
	[side, row, was, by]: TypingOrder[number],
	goesOn = false
): TypingOrder {
	const last = after.at(-1);
	return goesOn && last?.[0] === side && last[1] === row
		? after
		: [...after, [side, row, was, by] as const].slice(-most);
}

/** A round as it is half typed. */
export interface DraftRound {
	readonly typed: Typed;
	readonly after: TypingOrder;
	/** The field that is open. */
	readonly at: string;
	/** Whose phone said the points, by total; those that were typed at the table are nobody's. */
	readonly from: unknown;
}

/** Reads a round from a table's draft; nothing is typed of it while the draft is of another one. */
export function draftRound(
	{ draft, lastDone }: Pick<SeatTable, 'draft' | 'lastDone'>,
	round: number
): DraftRound {
	const half = entryOf(draft, 'round') === round ? draft : undefined;
	const typed = readTyped(entryOf(half, 'typed'));
	return {
		typed,
		after: readTypingOrder(entryOf(half, 'after'), typed, lastDone),
		at: String(entryOf(half, 'at')),
		from: entryOf(half, 'from')
	};
}

/** A field that was typed into, what stood there, and whether that total was still being typed. */
export type TypedInto = readonly [side: string, was: string, goesOn?: boolean];

/** Returns what undo takes back, and whose the points are, once a field was typed into: `by` a player's phone, or here. */
export function typedInto(
	{ lastDone }: Pick<SeatTable, 'lastDone'>,
	{ after, from }: Pick<DraftRound, 'after' | 'from'>,
	[side, was, goesOn]: TypedInto,
	by?: string
): Pick<DraftRound, 'after' | 'from'> {
	const last = [side, lastDone, was, entryOf(from, side)] as const;
	return { after: typedLast(after, last, goesOn), from: withDraft(from, side, by) };
}
