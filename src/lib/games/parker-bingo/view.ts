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
