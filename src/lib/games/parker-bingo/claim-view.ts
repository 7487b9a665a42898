import {
	centreOf,
	judge,
	lettersOf,
	lineLength,
	whyNoLine,
	type Line,
	type LineRefusal,
	type NamedLine,
	type Verdict
} from './lines';
import type { Round } from './round';
import { numbersOf, type Letter } from './tiles';

/** A claim half said: who, perhaps which line, and the numbers read back so far. */
export interface ClaimDraft {
	readonly player: string;
	/** Which shout it belongs to: a draft that a killed browser left behind is not of the next one. */
	readonly shout: string;
	readonly line: Line | undefined;
	readonly numbers: readonly (number | undefined)[];
	readonly printed: number | undefined;
}

/** Names the shout that is heard now among all of an evening. */
export const shoutName = ({ number, claims }: Round): string => `${number}.${claims.length}`;

export const newClaimDraft = (player: string, shout: string): ClaimDraft => ({
	player,
	shout,
	line: undefined,
	numbers: Array.from({ length: lineLength }, () => undefined),
	printed: undefined
});

/** A square of the claim as it is shown. */
export interface ClaimSquare {
	readonly letter: Letter;
	readonly number: number | undefined;
	readonly state: 'empty' | 'found' | 'missing' | 'free';
	/** Which call it was, counted from 1. */
	readonly call: number | undefined;
}

/** What is known of a claim while it is being said. */
export interface ClaimView {
	readonly squares: readonly ClaimSquare[];
	/** The whole line, once all five numbers are in. */
	readonly named: NamedLine | undefined;
	readonly refusal: LineRefusal | undefined;
	readonly verdict: Verdict | undefined;
	/** How many calls ago the line was completed; 0 for this call. [PB-12] */
	readonly completedAgo: number | undefined;
}

export function claimView({ calls, freeCentre }: Round, draft: ClaimDraft): ClaimView {
	const { line, numbers, printed } = draft;
	if (!line)
		return { squares: [], named: undefined, refusal: undefined, verdict: undefined, completedAgo: undefined };
	const centre = freeCentre ? centreOf(line) : undefined;
	const squares = lettersOf(line).map((letter, i): ClaimSquare => {
		const number = numbers[i];
		if (number === undefined) return { letter, number, state: 'empty', call: undefined };
		const index = calls.indexOf(number);
		const state = i === centre ? 'free' : index < 0 ? 'missing' : 'found';
		return { letter, number, state, call: index < 0 ? undefined : index + 1 };
	});
	const known = numbers.filter((number) => number !== undefined);
	if (known.length < lineLength)
		return { squares, named: undefined, refusal: undefined, verdict: undefined, completedAgo: undefined };
	const named: NamedLine =
		printed === undefined ? { line, numbers: known } : { line, numbers: known, printed };
	const refusal = whyNoLine(named);
	const verdict = refusal ? undefined : judge(named, calls, freeCentre);
	const completedAgo = verdict?.completedAt === undefined ? undefined : calls.length - verdict.completedAt;
	return { squares, named, refusal, verdict, completedAgo };
}

/** The numbers that fit a square: those called come first, as those are what a right claim reads back. */
export function offersFor(
	{ calls }: Round,
	draft: ClaimDraft,
	square: number
): { readonly called: readonly number[]; readonly others: readonly number[] } {
	const letter = draft.line && lettersOf(draft.line)[square];
	if (!letter) return { called: [], others: [] };
	const taken = draft.numbers.filter((_, i) => i !== square);
	const free = numbersOf(letter).filter((number) => !taken.includes(number));
	return {
		called: free.filter((number) => calls.includes(number)),
		others: free.filter((number) => !calls.includes(number))
	};
}
