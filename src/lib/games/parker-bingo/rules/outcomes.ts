import { sure } from '$lib/domain/sure';
import type { Seat } from '$lib/domain/seats';
import type { Verdict } from './lines';
import type { State } from './not-now';
import { currentRound, type Claim, type Context, type Round } from './round';
import { rightClaims, winningClaims } from './winners';
import { claimResult, isDouble } from './scoring';
import { totalsOf, type ParkerTotal } from './view';

/** Returns the rule that a table applies in this state. */
export function ruleInForce({ method }: Context, state: State): string {
	const closed = method === 'points' ? 'PB-15' : 'PB-14';
	const rules: Record<State, string> = {
		calling: 'PB-5',
		exhausted: 'PB-8',
		checkingClaim: 'PB-9',
		bingoStands: 'PB-13',
		betweenRounds: closed,
		over: closed
	};
	return rules[state];
}

/** Returns every total, the highest first; equal ones in seating order. */
export const ranked = (context: Context): readonly ParkerTotal[] =>
	totalsOf(context).toSorted((a, b) => b.score - a.score);

/** Returns whether the claim that was made last is right now, if a tile corrected since has made that another verdict. [PB-6] */
export function judgedAgain(now: Context, after: Context): boolean | undefined {
	const then = currentRound(after);
	const { number, claims } = then;
	const round = now.rounds[number - 1];
	const was = claims.at(-1);
	const claim = round?.claims[claims.length - 1];
	if (!was || !claim) return undefined;
	const { right } = claimResult(round, claim);
	return right === claimResult(then, was).right ? undefined : right;
}

/** Returns whose right claims a corrected tile has made wrong. [PB-6] */
export function noLongerRight(before: Round, after: Round): readonly string[] {
	const known = penalties(before).map(({ lines }) => lines);
	return penalties(after).flatMap(({ player, lines }) => (known.includes(lines) ? [] : player));
}

/** Returns whose wrong claims, read back in part, no number that was read proves wrong any more: a corrected tile may have made them right. [PB-6] */
export const toReadAgain = (round: Round): readonly string[] =>
	penalties(round)
		.filter((claim) => claimResult(round, claim).verdicts.every(({ missing }) => missing.length === 0))
		.map(({ player }) => player);

/** Returns the rounds that were played, for the table of the evening: an empty last one is none. */
export const playedRounds = ({ rounds }: Context): readonly Round[] =>
	rounds.filter(({ calls }, i) => calls.length > 0 || i < rounds.length - 1);

/** Returns the winners of a round, each with the claim that won it. */
export const winnersWithClaims = (round: Round): readonly Claim[] =>
	round.closed === 'awarded' ? winningClaims(round) : [];

/**
 * Returns what decided between several right claims where nobody can say which was first: a double that beat singles,
 * the score, or in Normal the line's total; or that the best were equal. [PB-13]
 */
export function decidedBy(round: Round): 'double' | 'score' | 'total' | 'equal' {
	const [winner, ...more] = winningClaims(round);
	if (!winner || more.length > 0) return 'equal';
	const best = claimResult(round, winner).score;
	if (round.method === 'normal' || !best) return 'total';
	const others = rightClaims(round)
		.filter((claim) => claim !== winner)
		.flatMap((claim) => claimResult(round, claim).score ?? []);
	const singles = others.filter((score) => !isDouble(score));
	const beaten = singles.length === others.length || singles.some(({ points }) => points >= best.points);
	return isDouble(best) && beaten ? 'double' : 'score';
}

/** Returns the verdict on a claim's line, or on the best of its lines: of a pattern the one that was complete last. [PB-23] */
export function verdictOf(round: Round, claim: Claim): Verdict {
	const { verdicts } = claimResult(round, claim);
	const right = verdicts.filter(({ right }) => right);
	if (round.pattern) right.sort((a, b) => (b.completedAt ?? 0) - (a.completedAt ?? 0));
	return right[0] ?? sure(verdicts[0]);
}

/** Returns the wrong claims of a round, each of which cost its player the markers of its lines. [PB-10] */
export const penalties = (round: Round): readonly Claim[] =>
	round.claims.filter((claim) => !claimResult(round, claim).right);

/** Returns the players who hold a card: all but the caller, who does in some houses. [PB-1] [PB-25] */
export const cardHolders = ({ seats, caller, options }: Context): readonly Seat[] =>
	seats.filter(({ id, here }) => here && (id !== caller || options.callerPlays));
