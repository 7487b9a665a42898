import type { Total } from '$lib/domain/total';
import { currentRound, sideOf, tally, winningClaims, type Claim, type Context, type Round } from './round';
import type { State } from './not-now';
import { claimResult } from './scoring';
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

/** A total of Parker Bingo: rounds won, or points, of a player or of a pair of partners. [PB-22] */
export interface ParkerTotal extends Total {
	readonly players: readonly string[];
}

/** Returns every total of the table, in seating order. */
export function totalsOf(context: Context, rounds?: number): readonly ParkerTotal[] {
	const won = tally(context, rounds);
	const found: ParkerTotal[] = [];
	for (const { id } of context.seats) {
		const players = sideOf(context, id);
		if (found.some((total) => total.players.includes(id))) continue;
		const seats = context.seats.filter((seat) => players.includes(seat.id));
		found.push({
			id,
			players,
			names: seats.map(({ name }) => name),
			here: seats.some(({ here }) => here),
			now: seats.some((seat) => seat.id === context.caller),
			score: won.get(id) ?? 0
		});
	}
	return found;
}

/** Returns every total, the highest first; equal ones in seating order. */
export const ranked = (context: Context): readonly ParkerTotal[] =>
	totalsOf(context).toSorted((a, b) => b.score - a.score);

/** Returns whether a claim that was wrong when it was named has been made right since by a corrected tile. [PB-6] */
export function isJudgedAgain(now: Context, before: Context, after: Context): boolean {
	const { number, claims } = currentRound(after);
	const then = claims.at(-1);
	const round = now.rounds[number - 1];
	const claim = round?.claims[before.rounds[number - 1]?.claims.length ?? 0];
	if (!then || !round || !claim) return false;
	return !claimResult(currentRound(after), then).right && claimResult(round, claim).right;
}

/** Returns the rounds that were played, for the table of the evening: an empty last one is none. */
export const playedRounds = ({ rounds }: Context): readonly Round[] =>
	rounds.filter(
		({ calls, closed }, i) =>
			closed === 'awarded' || calls.length > 0 || (i < rounds.length - 1 && closed !== undefined)
	);

/** Returns the winners of a round, each with the claim that won it. */
export const winnersWithClaims = (round: Round): readonly Claim[] =>
	round.closed === 'awarded' ? winningClaims(round) : [];
