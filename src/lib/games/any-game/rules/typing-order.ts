import * as v from 'valibot';

/**
 * The fields of a round that were typed into, the last one last, each with the row that was the last one done when it
 * was: what was done since is undone first. What undo brought back was typed before, and is not among them. [G-3]
 */
export type TypingOrder = readonly (readonly [side: string, row: number])[];

const kept = v.array(v.tuple([v.string(), v.number()]));

/**
 * Returns the same of any value that may have been kept. The version before kept one row for all that was typed, or told
 * it otherwise: then it is taken for `row`, the last one done.
 */
export const readTypingOrder = (value: unknown, typed: object, row: number): TypingOrder =>
	v.is(kept, value)
		? value
		: Object.keys(typed).map((side) => [side, typeof value === 'number' ? value : row]);

/** Returns it once this field was typed into. */
export const typedLast = (after: TypingOrder, side: string, row: number): TypingOrder => [
	...after.filter(([other]) => other !== side),
	[side, row]
];
