import * as v from 'valibot';
import type { FactOf } from '$lib/domain/box';
import { namedLine, tile, type ParkerFact } from './facts';
import {
	corners,
	crossing,
	lengthOf,
	lineLength,
	lines as allLines,
	type Line,
	type NamedLine
} from './lines';
import { inOrder, shapeOf, type Pattern } from './patterns';

/** A claim half read back: who, perhaps which line, and the numbers read back so far. */
export interface ClaimDraft {
	readonly player: string;
	/** The place of the shout that it belongs to: a draft that a killed browser left behind is not of the next one. */
	readonly shout: string;
	/** The serial number of the app's own card that the claim is read from. */
	readonly card?: number | undefined;
	/** The card came with the shout, from the phone of this player: of nobody else is it read. */
	readonly sent?: true | undefined;
	/** The lines named before this one, when more than one is read back: three at most. [PB-20] */
	readonly earlier: readonly NamedLine[];
	readonly line?: Line | undefined;
	readonly numbers: readonly (number | undefined)[];
	readonly printed?: number | undefined;
	/** The number that comes next was not called, whichever it is. [PB-9] */
	readonly unread?: true | undefined;
	/** The row that was the last one done when it was read: what was done since is undone first. [G-3] */
	readonly after?: number | undefined;
	/** The claim as it was before that row, which comes back when less than this is left of what was read since. [G-3] */
	readonly was?: readonly [least: number, before: unknown] | undefined;
	/** The claim as it was before a step back, which is done again when that row is the last one done. [G-3] */
	readonly ahead?: readonly [after: number, claim: unknown] | undefined;
	/** The claims of those who are heard later, whose cards came with their shouts. */
	readonly waits?: readonly unknown[] | undefined;
}

/** A claim names so many lines at most in Points: no square of a card lies on more. [PB-20] */
export const mostLines = 4;

/** A correction may stand beside it, which is not read here. */
const draftSchema = v.object({
	player: v.string(),
	shout: v.string(),
	card: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
	sent: v.optional(v.literal(true)),
	earlier: v.pipe(v.array(namedLine), v.maxLength(lineLength - 1)),
	line: v.optional(v.picklist([...allLines, corners])),
	numbers: v.pipe(v.array(v.optional(tile)), v.minLength(lengthOf(corners)), v.maxLength(lineLength)),
	printed: v.optional(v.pipe(v.number(), v.integer())),
	unread: v.optional(v.literal(true)),
	after: v.optional(v.number()),
	was: v.optional(v.tuple([v.number(), v.unknown()])),
	ahead: v.optional(v.tuple([v.number(), v.unknown()])),
	waits: v.optional(v.array(v.unknown()))
});

/** Parses a saved claim. Returns undefined if it is not in today's shape, for an older app may have saved it. */
export function readClaimDraft(saved: unknown): ClaimDraft | undefined {
	const result = v.safeParse(draftSchema, saved);
	if (!result.success) return undefined;
	const { line, numbers } = result.output;
	return numbers.length === (line ? lengthOf(line) : lineLength) ? result.output : undefined;
}

/** A draft with no line in it. */
export const empty = {
	line: undefined,
	numbers: Array.from({ length: lineLength }, () => undefined),
	printed: undefined
};

export const newClaimDraft = (player: string, shout: string): ClaimDraft => ({
	player,
	shout,
	card: undefined,
	earlier: [],
	...empty
});

/** Returns the draft of a claim that was read from another card of the app's: all of it came from that one. */
export const withoutCard = (draft: ClaimDraft): ClaimDraft => ({
	...draft,
	...empty,
	card: undefined,
	sent: undefined,
	earlier: []
});

/** Returns the numbers of a line where it crosses one named earlier, by their place among the five. */
export function crossed({ earlier }: ClaimDraft, line: Line): ReadonlyMap<number, number> {
	const known = new Map<number, number>();
	for (const other of earlier) {
		const cross = crossing(other.line, line);
		const number = cross && other.numbers[cross[0]];
		if (cross && number !== undefined) known.set(cross[1], number);
	}
	return known;
}

/**
 * Returns the draft with another line picked; where it crosses a line named before, its number is known [PB-20], and so
 * it is where it crosses the one that was read back by mistake.
 */
export function withLine(draft: ClaimDraft, line: Line): ClaimDraft {
	const known = new Map(crossed(draft, line));
	const cross = draft.line && crossing(draft.line, line);
	const number = cross && draft.numbers[cross[0]];
	if (cross && number !== undefined) known.set(cross[1], number);
	const numbers = Array.from({ length: lengthOf(line) }, (_, i) => known.get(i));
	return { ...draft, ...empty, line, numbers };
}

/** Returns the line of its pattern that is read back after this one; none where the table may name any. [PB-23] */
export const nextOfShape = ({ earlier, line }: ClaimDraft, pattern: Pattern | undefined): Line | undefined =>
	shapeOf(pattern).find((one) => one !== line && !earlier.some((named) => named.line === one));

/**
 * Returns the draft at the next line that its pattern is read back as, where the table plays for one of a given shape:
 * nobody has to say which lines those are. [PB-23]
 */
export function atShape(draft: ClaimDraft, pattern: Pattern | undefined): ClaimDraft {
	const next = draft.line ? undefined : nextOfShape(draft, pattern);
	return next ? withLine(draft, next) : draft;
}

/** Returns the draft with this line set aside, ready for one more on the same number. [PB-18] */
export const withNext = (draft: ClaimDraft, named: NamedLine): ClaimDraft => ({
	...draft,
	...empty,
	earlier: [...draft.earlier, named]
});

/**
 * Returns the draft with one of the lines named before, by its place, to be read again, and the last one among those before
 * it. One that is not whole goes: it is read after that one.
 */
export function withEarlier(draft: ClaimDraft, place: number, named?: NamedLine): ClaimDraft {
	const { earlier } = draft;
	const again = earlier[place];
	if (!again) return draft;
	const others = earlier.filter((one) => one !== again);
	return {
		...draft,
		earlier: named ? [...others, named] : others,
		printed: undefined,
		unread: undefined,
		...again
	};
}

/**
 * Returns the draft without what was read back last, or undefined when it is empty. `complete`: the card that was named
 * has complete lines, which were named with it and go with it.
 */
export function stepBack(draft: ClaimDraft, complete = false, pattern?: Pattern): ClaimDraft | undefined {
	const { earlier, line, numbers, printed } = draft;
	// What the card shows as its total is typed after its numbers.
	if (line && printed !== undefined) return { ...draft, printed: undefined };
	// The lines of a card that the app knows are not read back number by number.
	if (draft.card !== undefined && line)
		return { ...draft, ...empty, earlier: [], card: complete ? undefined : draft.card };
	if (line) {
		const known = crossed(draft, line);
		const filled = numbers.findLastIndex((number, i) => number !== undefined && !known.has(i));
		const emptied = numbers.map((number, i) => (i === filled ? undefined : number));
		if (filled >= 0) return { ...draft, numbers: emptied };
		// The line of a shape was picked by nobody, so what was read back before it comes next.
		if (shapeOf(pattern).length === 0) return { ...draft, ...empty };
	}
	const last = earlier.at(-1);
	if (!last) return draft.card === undefined ? undefined : { ...draft, card: undefined };
	return { ...draft, printed: undefined, ...last, earlier: earlier.slice(0, -1) };
}

/** Returns all that was read back, each in its place. */
export const allRead = ({ card, earlier, unread, ...last }: ClaimDraft): readonly unknown[] => [
	card,
	unread,
	...[...earlier, last].flatMap(({ line, numbers, printed }) => [line, printed, ...numbers])
];

/** Returns how much was read back: each step back leaves less. */
export const countRead = (draft: ClaimDraft): number => allRead(draft).filter(Boolean).length;

/** Returns a claim as it is written. */
export const saidOf = (
	{ player, card }: ClaimDraft,
	lines: readonly NamedLine[],
	pattern: Pattern | undefined
): FactOf<ParkerFact, 'line.claimed'> => ({
	type: 'line.claimed',
	player,
	lines: inOrder(lines, pattern),
	...(card === undefined ? {} : { card })
});
