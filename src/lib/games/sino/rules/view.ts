import type { Total } from '$lib/domain/total';
import { lines, placeOf, type Colour, type Direction, type Line, type Space } from './board';
import type { Fact, FactRow } from '$lib/domain/rows';
import { turnLength, type FactOf, type SinoFact, type SinoOpening } from './facts';
import { pointsOf, totals, winnerOf, type Context, type Gain, type Seat } from './game';
import type { SinoState } from '..';

export { initials } from '$lib/domain/names';

/** Returns each player's total, in seating order. */
export function totalsOf(context: Context, state: SinoState): readonly (Total & { readonly seat: Seat })[] {
	const points = totals(context);
	const turns = state !== 'over' && state !== 'keepingPad';
	return context.seats.map((seat) => ({
		id: seat.id,
		names: [seat.name],
		score: points.get(seat.id) ?? 0,
		here: seat.here,
		now: turns && seat.id === context.turn.player,
		seat
	}));
}

/** Returns every total, the highest first. */
export const ranked = (context: Context): readonly Total[] =>
	totalsOf(context, 'over').toSorted((a, b) => b.score - a.score);

/** Returns the round that the table is in: as many turns as the roller has ended, and this one. Of a pad's rounds nobody knows. */
export const roundNumber = ({ seats, turn, ways }: Context): number | undefined =>
	ways === 1 ? (seats.find(({ id }) => id === turn.player)?.turns ?? 0) + 1 : undefined;

/** Returns what each player gained with each thing that was won, in seating order, for the picture of the totals. */
export const gainsOf = (context: Context): readonly (readonly number[])[] =>
	context.gains.map((gain) =>
		context.seats.map(({ id }) => (id === gain.player ? pointsOf(context, gain) : 0))
	);

/** Returns the bonuses of a player, in the order they were won. */
export const bonusesOf = ({ gains }: Context, player: string) =>
	gains.filter(
		(gain): gain is Extract<Gain, { what: 'bonus' }> => gain.what === 'bonus' && gain.player === player
	);

export const linesOf = (direction: Direction): readonly Line[] =>
	lines.filter((line) => placeOf(line).direction === direction);

/** Where a number of this turn was written: its row in the journal, and its place among the dice of that roll. */
export interface Written {
	readonly seq: number;
	readonly fact: FactOf<'dice.rolled'>;
	readonly at: number;
}

/** Returns where the numbers of this turn stand in the journal, in their order. */
export function whereWritten(
	context: Context,
	rows: readonly FactRow<SinoOpening | SinoFact>[],
	refused: readonly number[]
): readonly Written[] {
	const dice = rows.flatMap(({ seq, fact }) =>
		fact.type === 'dice.rolled' && !refused.includes(seq)
			? fact.dice.map((_, at): Written => ({ seq, fact, at }))
			: []
	);
	return context.turn.dice.length === 0 ? [] : dice.slice(-context.turn.dice.length);
}

/** Returns the roll with one of its dice showing something else. */
export const corrected = ({ fact, at }: Written, die: Space): FactOf<'dice.rolled'> => ({
	...fact,
	dice: fact.dice.map((other, i) => (i === at ? die : other))
});

/** Returns the choice once a die of it is tapped: of more than are left to roll, the one that was chosen first goes. */
export function choose(chosen: readonly Colour[], colour: Colour, left: number): readonly Colour[] {
	if (chosen.includes(colour)) return chosen.filter((other) => other !== colour);
	return [...chosen, colour].slice(-left);
}

/** Returns the five numbers of the turn, those still to come as nothing. */
export const fiveOf = ({ turn }: Context): readonly (Space | undefined)[] =>
	Array.from({ length: turnLength }, (_, i) => turn.dice[i]);

/** Returns what the table was told last and took. */
export const lastTold = <F extends Fact>(
	rows: readonly FactRow<F>[],
	refused: readonly { readonly seq: number }[]
): F | undefined => rows.findLast(({ seq }) => !refused.some((row) => row.seq === seq))?.fact;

/** Returns the name of the player who has won a row, if one has. */
export const winnerName = (context: Context, line: Line): string | undefined => {
	const player = winnerOf(context, line);
	return context.seats.find(({ id }) => id === player)?.name;
};
