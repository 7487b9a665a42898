import * as v from 'valibot';

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
