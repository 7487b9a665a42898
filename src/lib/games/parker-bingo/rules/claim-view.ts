import { crossed, type ClaimDraft } from './claim-draft';
import { cardWith } from './deal';
import {
	centreOf,
	judge,
	lettersOf,
	whyNoCard,
	type LinesRefusal,
	type NamedLine,
	type Verdict
} from './lines';
import type { CardTaken } from './known-card';
import { penalties } from './outcomes';
import type { Round } from './round';
import { lostOn, resultOf, type ClaimResult } from './scoring';
import { numbersOf, type Letter } from './tiles';

/** A square of the claim as it is shown. */
export interface ClaimSquare {
	readonly letter: Letter;
	readonly number: number | undefined;
	readonly state: 'empty' | 'found' | 'missing' | 'free' | 'lost';
	/** Which call it was, counted from 1. */
	readonly call: number | undefined;
}

/** Why what was read back is not judged. */
export type ClaimRefusal = LinesRefusal | CardTaken | { readonly why: 'on-no-card' };

/** What is known of a claim while it is being read back. */
export interface ClaimView {
	/** The squares of the line being named. */
	readonly squares: readonly ClaimSquare[];
	/** The line being named, once all five numbers are in, or one that was not called. */
	readonly named: NamedLine | undefined;
	/** All lines of the claim, once the last of them is whole. */
	readonly lines: readonly NamedLine[];
	/** Why they cannot be lines of one card, or, where the app dealt the cards, of none of those, or of another player's. */
	readonly refusal: ClaimRefusal | undefined;
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

/** Returns what is known of a claim. `taken` says whose a card of the app's is, where it is another player's. */
export function claimView(
	round: Round,
	draft: ClaimDraft,
	taken?: (card: number) => CardTaken | undefined
): ClaimView {
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
	const refusal = named && (whyNoCard(lines) ?? onNoCard ?? (card === undefined ? undefined : taken?.(card)));
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
