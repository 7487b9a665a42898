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
import { tally, winnersOf, type Context, type Round, type Seat } from './round';
import { situationOf, type Situation } from './rules';
import { letterOf, letters, numbersOf, type Letter } from './tiles';

/** A tile as it is shown. */
export interface Tile {
	readonly letter: Letter;
	readonly number: number;
}

export const tileOf = (number: number): Tile => ({ letter: letterOf(number), number });

/** What the caller sees: the ball, the five before it, and the check-board. */
export interface CallerView {
	readonly last: Tile | undefined;
	/** The five calls before the last, newest first. */
	readonly before: readonly Tile[];
	readonly count: number;
	readonly columns: readonly {
		readonly letter: Letter;
		readonly called: number;
		readonly squares: readonly { readonly number: number; readonly state: 'open' | 'called' | 'last' }[];
	}[];
}

const before = 5;

export function callerView({ calls }: Round): CallerView {
	const last = calls.at(-1);
	return {
		last: last === undefined ? undefined : tileOf(last),
		before: calls.slice(0, -1).slice(-before).reverse().map(tileOf),
		count: calls.length,
		columns: letters.map((letter) => {
			const squares = numbersOf(letter).map((number) => ({
				number,
				state:
					number === last
						? ('last' as const)
						: calls.includes(number)
							? ('called' as const)
							: ('open' as const)
			}));
			return { letter, squares, called: squares.filter(({ state }) => state !== 'open').length };
		})
	};
}

/** A claim half said: who, perhaps which line, and the numbers read back so far. */
export interface ClaimDraft {
	readonly player: string;
	readonly line: Line | undefined;
	readonly numbers: readonly (number | undefined)[];
	readonly printed: number | undefined;
}

export const newClaimDraft = (player: string): ClaimDraft => ({
	player,
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

/** The rule that the table is applying right now. */
export const ruleInForce = (context: Context): string => {
	const rules: Record<Situation, string> = {
		calling: 'PB-5',
		exhausted: 'PB-8',
		checkingClaim: 'PB-9',
		bingoStands: 'PB-13',
		betweenRounds: 'PB-14',
		over: 'PB-14'
	};
	return rules[situationOf(context)];
};

/** A seat with the rounds it has won. */
export interface Standing extends Seat {
	readonly won: number;
	readonly calls: boolean;
}

/** Everybody who ever sat down, in seating order. */
export function standings(context: Context): readonly Standing[] {
	const won = tally(context);
	return context.seats.map((seat) => ({
		...seat,
		won: won.get(seat.id) ?? 0,
		calls: seat.id === context.caller
	}));
}

/** The rounds that were played, for the table of the evening: an empty last one is none. */
export const playedRounds = ({ rounds }: Context): readonly Round[] =>
	rounds.filter(
		({ calls, closed }, i) =>
			closed === 'awarded' || calls.length > 0 || (i < rounds.length - 1 && closed !== undefined)
	);

/** The claim that won a player a round. */
export const winningClaim = (round: Round, player: string) =>
	round.claims.findLast((claim) => claim.player === player && winnersOf(round).includes(player));
