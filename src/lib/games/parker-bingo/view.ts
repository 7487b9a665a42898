import type { Standing } from '$lib/core/standing';
import { sideOf, tally, winningClaims, type Claim, type Context, type Round } from './round';
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

/** The rule that the table is applying right now. */
export const ruleInForce = (context: Context): string => {
	const rules: Record<Situation, string> = {
		calling: 'PB-5',
		exhausted: 'PB-8',
		checkingClaim: 'PB-9',
		bingoStands: 'PB-13',
		betweenRounds: context.method === 'points' ? 'PB-15' : 'PB-14',
		over: context.method === 'points' ? 'PB-15' : 'PB-14'
	};
	return rules[situationOf(context)];
};

/** A total of Parker Bingo: rounds won, or points, of a player or of a pair of partners. [PB-22] */
export interface ParkerStanding extends Standing {
	readonly players: readonly string[];
}

/** Every total of the table, in seating order. */
export function standings(context: Context, rounds?: number): readonly ParkerStanding[] {
	const won = tally(context, rounds);
	const found: ParkerStanding[] = [];
	for (const { id } of context.seats) {
		const players = sideOf(context, id);
		if (found.some((standing) => standing.players.includes(id))) continue;
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

/** Every total, the highest first; equal ones in seating order. */
export const ranked = (context: Context): readonly ParkerStanding[] =>
	standings(context).toSorted((a, b) => b.score - a.score);

/** The rounds that were played, for the table of the evening: an empty last one is none. */
export const playedRounds = ({ rounds }: Context): readonly Round[] =>
	rounds.filter(
		({ calls, closed }, i) =>
			closed === 'awarded' || calls.length > 0 || (i < rounds.length - 1 && closed !== undefined)
	);

/** The winners of a round, each with the claim that won it. */
export const winnersWithClaims = (round: Round): readonly Claim[] =>
	round.closed === 'awarded' ? winningClaims(round) : [];
