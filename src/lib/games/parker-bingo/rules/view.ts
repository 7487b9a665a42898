import type { Total } from '$lib/domain/total';
import type { Context, Round } from './round';
import { isBesidePairs, sideOf, tally } from './winners';
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

/** A total of Parker Bingo: rounds won, or points, of a player or of a pair of partners. [PB-22] */
export interface ParkerTotal extends Total {
	readonly players: readonly string[];
}

/** Returns every total of the table, in seating order. A caller beside the pairs has none. [PB-22] */
export function totalsOf(context: Context, rounds?: number): readonly ParkerTotal[] {
	const won = tally(context, rounds);
	const found: ParkerTotal[] = [];
	for (const { id } of context.seats) {
		const players = sideOf(context, id);
		if (found.some((total) => total.players.includes(id))) continue;
		if (id === context.caller && isBesidePairs(context, id) && !won.get(id)) continue;
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
