import * as v from 'valibot';
import { cardWith } from './deal';
import { namedLine, tile } from './facts';
import {
	centreOf,
	corners,
	crossing,
	judge,
	lengthOf,
	lettersOf,
	lineLength,
	lines as allLines,
	whyNoCard,
	type Line,
	type LinesRefusal,
	type NamedLine,
	type Verdict
} from './lines';
import { penalties } from './outcomes';
import { shapeOf, type Pattern } from './patterns';
import type { Round } from './round';
import { lostOn, resultOf, type ClaimResult } from './scoring';
import { numbersOf, type Letter } from './tiles';

/** A claim half read back: who, perhaps which line, and the numbers read back so far. */
export interface ClaimDraft {
	readonly player: string;
	/** The place of the shout that it belongs to: a draft that a killed browser left behind is not of the next one. */
	readonly shout: string;
	/** The serial number of the app's own card that the claim is read from. */
	readonly card?: number | undefined;
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

/** Returns the numbers of a line where it crosses one named earlier, by their place among the five. */
function crossed({ earlier }: ClaimDraft, line: Line): ReadonlyMap<number, number> {
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

/**
 * Returns the draft at the next line that its pattern is read back as, where the table plays for one of a given shape:
 * nobody has to say which lines those are. [PB-23]
 */
export function atShape(draft: ClaimDraft, pattern: Pattern | undefined): ClaimDraft {
	const next = draft.line ? undefined : shapeOf(pattern)[draft.earlier.length];
	return next ? withLine(draft, next) : draft;
}

/** Returns the draft with this line set aside, ready for one more on the same number. [PB-18] */
export const withNext = (draft: ClaimDraft, named: NamedLine): ClaimDraft => ({
	...draft,
	...empty,
	earlier: [...draft.earlier, named]
});

/** Returns the draft with one of the lines named before, by its place, in the place of the last one, to be read again. */
export function withEarlier(draft: ClaimDraft, place: number, named: NamedLine): ClaimDraft {
	const { earlier } = draft;
	const again = earlier[place];
	if (!again) return draft;
	const others = earlier.filter((one) => one !== again);
	return { ...draft, earlier: [...others, named], printed: undefined, ...again };
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

/** A square of the claim as it is shown. */
export interface ClaimSquare {
	readonly letter: Letter;
	readonly number: number | undefined;
	readonly state: 'empty' | 'found' | 'missing' | 'free' | 'lost';
	/** Which call it was, counted from 1. */
	readonly call: number | undefined;
}

/** What is known of a claim while it is being read back. */
export interface ClaimView {
	/** The squares of the line being named. */
	readonly squares: readonly ClaimSquare[];
	/** The line being named, once all five numbers are in, or one that was not called. */
	readonly named: NamedLine | undefined;
	/** All lines of the claim, once the last of them is whole. */
	readonly lines: readonly NamedLine[];
	/** Why they cannot be lines of one card, or, where the app dealt the cards, of none of those. */
	readonly refusal: LinesRefusal | { readonly why: 'on-no-card' } | undefined;
	/** What the check-board says to the line being named. */
	readonly verdict: Verdict | undefined;
	/** What it says to the whole claim. */
	readonly result: ClaimResult | undefined;
	/** How many calls ago the line was completed; 0 for this call. [PB-12] */
	readonly completedAgo: number | undefined;
	/** The line is right, and the pattern has more: nothing is decided yet. [PB-23] */
	readonly goesOn: boolean;
	/** On a card of the box: the numbers whose markers went with an earlier wrong claim. [PB-10] */
	readonly gone: readonly number[];
}

function squaresIn(
	{ calls, freeCentre }: Round,
	{ line, numbers }: ClaimDraft,
	lost: ReadonlySet<number>
): readonly ClaimSquare[] {
	if (!line) return [];
	const centre = freeCentre ? centreOf(line) : undefined;
	return lettersOf(line).map((letter, i): ClaimSquare => {
		const number = numbers[i];
		if (number === undefined) return { letter, number, state: 'empty', call: undefined };
		const index = calls.indexOf(number);
		const state = i === centre ? 'free' : index < 0 ? 'missing' : lost.has(number) ? 'lost' : 'found';
		return { letter, number, state, call: index < 0 ? undefined : index + 1 };
	});
}

/** Returns what is known of a claim. */
export function claimView(round: Round, draft: ClaimDraft): ClaimView {
	const { earlier, line, numbers, printed, unread } = draft;
	const { calls } = round;
	const gap = numbers.indexOf(undefined);
	const known = numbers.slice(0, gap < 0 ? undefined : gap).filter((number) => number !== undefined);
	const read = line && { line, numbers: known, ...(printed === undefined ? {} : { printed }) };
	// One number that was not called decides: the others need not be read back. [PB-9]
	const decided =
		gap < 0 ||
		(!round.cards &&
			(round.pattern !== undefined || earlier.length === 0) &&
			(unread === true || (read && judge(read, calls, round.freeCentre).missing.length > 0)));
	const named: NamedLine | undefined = decided ? read : undefined;
	const lines = named ? [...earlier, named] : [];
	// What is read back by hand lies on one card of the app's set, which is found by it.
	const card = named && round.cards ? cardWith(round.cards, lines, draft.card) : draft.card;
	const onNoCard = round.cards && card === undefined ? ({ why: 'on-no-card' } as const) : undefined;
	const refusal = named && (whyNoCard(lines) ?? onNoCard);
	const lost = lostOn(round, card);
	const judged = named && !refusal ? resultOf(lines, calls, round, lost) : undefined;
	const goesOn = judged?.right === false && judged.verdicts.every(({ right }) => right);
	const result = goesOn ? undefined : judged;
	const verdict = result?.verdicts.at(-1);
	const completed = result?.right && round.pattern ? result.verdicts : [verdict];
	const latest = Math.max(...completed.map((one) => one?.completedAt ?? Infinity));
	const completedAgo = Number.isFinite(latest) ? calls.length - latest : undefined;
	const gone = result && !round.cards ? goneFrom(round, draft.player, lines) : [];
	return {
		...{ squares: squaresIn(round, draft, lost), named, lines, refusal, verdict, result },
		...{ completedAgo, gone, goesOn }
	};
}

/**
 * Returns the numbers of these lines that a wrong claim of the same player took the markers from. The app does not know
 * a card of the box, so the table judges; a line that was complete by then kept its markers, and the one where it
 * crosses another. [PB-10]
 */
function goneFrom(round: Round, player: string, lines: readonly NamedLine[]): readonly number[] {
	const gone = new Set<number>();
	for (const wrong of penalties(round).filter((claim) => claim.player === player)) {
		const calls = round.calls.slice(0, wrong.atCall);
		const kept = [...wrong.lines, ...lines]
			.filter((named) => judge(named, calls, round.freeCentre).right)
			.flatMap(({ numbers }) => numbers);
		const taken = wrong.lines
			.flatMap(({ numbers }) => numbers)
			.filter((number) => calls.includes(number) && !kept.includes(number));
		for (const named of lines) {
			const free = round.freeCentre ? named.numbers[centreOf(named.line) ?? -1] : undefined;
			for (const number of named.numbers) if (number !== free && taken.includes(number)) gone.add(number);
		}
	}
	return [...gone];
}

/**
 * Returns the numbers that fit a square: those called come first, as those are what a right claim reads back. What was
 * read back on other squares of the line is among them: nothing moves while it is read.
 */
export function offersFor(
	{ calls, freeCentre }: Round,
	draft: ClaimDraft,
	square: number
): { readonly called: readonly number[]; readonly others: readonly number[] } {
	const letter = draft.line && lettersOf(draft.line)[square];
	if (!letter) return { called: [], others: [] };
	// A card has a number once: those of the lines named before are gone, but for the one that crosses here.
	const crossing = draft.line && crossed(draft, draft.line).get(square);
	const named = draft.earlier.flatMap((line) => line.numbers).filter((number) => number !== crossing);
	const free = numbersOf(letter).filter((number) => !named.includes(number));
	// A free centre needs no call, so none of its numbers is less likely than another. [PB-3]
	if (freeCentre && draft.line && centreOf(draft.line) === square) return { called: free, others: [] };
	return {
		called: free.filter((number) => calls.includes(number)),
		others: free.filter((number) => !calls.includes(number))
	};
}
